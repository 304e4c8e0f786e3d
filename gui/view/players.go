package view

import (
	"cmp"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
)

// Players is a card with the players and the rules.
type Players struct {
	Players [2]Player
	Rules   Rules    // without a name not shown
	Buttons []Button // after the game
}

func (d Players) Box() Box {
	name := locale.Text("panel.players")
	return Box{Class: "Players", Name: name, Tab: TabPlayers, Content: d.content()}
}

// Player is the player of a side.
type Player struct {
	Mark     icon.Name // icon.Cross or icon.Ring
	Name     string
	Kind     string   // for example Person, or a level
	Kinds    []Choice // those who could play instead
	Score    string   // for example 1 field
	Points   string   // in a match
	Tag      string   // for example won
	ToMove   bool
	Thinking Thinking
}

// Thinking says what a machine at move is doing. Without words nothing is shown.
type Thinking struct {
	Words    string  // for example "thinks, 3 s"
	Progress float32 // 0..1
	Offers   []Button
}

// Rules names the rule set, and offers others.
type Rules struct {
	Name     string
	Sentence string
	Choices  []Choice
}

func (r Rules) Box() Box {
	return Box{Class: "Rules", Content: r.content()}
}

const (
	playerHeight = 44
	rulesHeight  = 40
	markSide     = 20
	caretSide    = 12
)

// content has a row for each player, all of which opens the menu of others who could play.
func (d Players) content() Column {
	var card Column
	for i := range d.Players {
		if i > 0 {
			card.Nodes = append(card.Nodes, Line{})
		}
		card.Nodes = append(card.Nodes, d.Players[i].row())
	}
	if d.Rules.Name != "" {
		card.Nodes = append(card.Nodes, Line{}, d.Rules.row())
	}
	if len(d.Buttons) > 0 {
		card.Nodes = append(card.Nodes, Line{}, Column{Nodes: []Node{wrapped(d.Buttons)}, Inset: buttonsInset})
	}
	return card
}

var (
	buttonsInset = Inset{X: 8, Y: 8}
	sides        = Inset{X: cardSide}
)

// row shows a player. A bar at its edge tells whose turn it is, and one at its foot how far a machine is.
func (d *Player) row() Node {
	mark := Icon{Icon: d.Mark, Side: markSide}
	row := Row{Gap: wordsGap, Height: playerHeight, Nodes: []Node{mark, d.name(), Space{}}}
	switch {
	case d.Thinking.Words != "":
		for _, b := range d.Thinking.Offers {
			row.Nodes = append(row.Nodes, Press{Button: b, Look: AsLow})
		}
	default:
		if d.Tag != "" {
			row.Nodes = append(row.Nodes, Tag{Words: d.Tag, Answer: Yes})
		}
		row.Nodes = append(row.Nodes, Text{Words: d.Score, Style: Muted})
	}
	row.Nodes = append(row.Nodes, Text{Words: d.Points, Style: Large})
	layers := Layers{Nodes: []Node{Column{Nodes: []Node{row}, Inset: sides}}}
	if d.ToMove {
		ink := InkO
		if d.Mark == icon.Cross {
			ink = InkX
		}
		layers.Nodes = append(layers.Nodes, Column{Nodes: []Node{Fill{Ink: ink, Width: 3}}, Inset: Inset{Y: 8}})
	}
	if d.Thinking.Words != "" && d.Thinking.Progress > 0 {
		done := Bar{Share: d.Thinking.Progress, Fill: Working, Name: d.Thinking.Words, Height: 2}
		layers.Nodes = append(layers.Nodes, Column{Nodes: []Node{Space{}, done, Space{Size: 1}}, Inset: sides})
	}
	if !d.opens() {
		return layers
	}
	return Press{Look: AsFace, Name: d.Name, Button: Button{Words: d.Kind}, Choices: d.Kinds, Face: layers}
}

func (d *Player) opens() bool { return len(d.Kinds) > 0 && d.Thinking.Words == "" }

// name has the name and the kind of player, on one line if both fit.
func (d *Player) name() Node {
	const most, gap = 3, 4
	kind := cmp.Or(d.Thinking.Words, d.Kind)
	wide, narrow := Row{Gap: gap}, Row{Gap: gap}
	wide.Nodes = []Node{Text{Words: kind, Style: Muted}}
	narrow.Nodes = []Node{Text{Words: kind, Style: Small, Most: most}}
	if d.opens() {
		caret := Icon{Icon: icon.Caret, Side: caretSide, Ink: InkMuted}
		wide.Nodes, narrow.Nodes = append(wide.Nodes, caret), append(narrow.Nodes, caret)
	}
	return Either{
		Wide:   Row{Gap: wordsGap, Nodes: []Node{Text{Words: d.Name, Style: Strong}, wide}},
		Narrow: Column{Nodes: []Node{Text{Words: d.Name, Style: Strong, Most: most}, narrow}},
	}
}

// content shows the rules in a row.
func (r Rules) content() Column { return Column{Nodes: []Node{r.row()}} }

func (r Rules) row() Node {
	return Column{Inset: sides, Nodes: []Node{Row{Gap: wordsGap, Height: rulesHeight, Nodes: []Node{
		Text{Words: locale.Text("panel.rules"), Style: Label, Role: Heading}, r.chip(), Space{},
		Text{Words: r.Sentence, Style: Small},
	}}}}
}
