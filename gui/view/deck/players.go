package deck

import (
	"cmp"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// Players is a card with the players and the rules.
type Players struct {
	Players [2]Player
	Rules   Rules // without a name not shown
}

func (d Players) View() view.CardView {
	name := language.Text("panel.players")
	return view.CardView{Class: "Players", Name: name, Tab: view.TabPlayers, Content: d.content()}
}

// Player is the player of a side.
type Player struct {
	Mark     icon.Name // icon.Cross or icon.Ring
	Name     string
	Kind     string        // for example Person, or a level
	Kinds    []view.Choice // those who could play instead
	Score    string        // for example 1 field
	Points   string        // in a match
	Tag      string        // for example rated; empty for none
	ToMove   bool
	Thinking Thinking
}

// Thinking says what a machine at move is doing. Without words nothing is shown.
type Thinking struct {
	Words    string  // for example "thinks, 3 s"
	Progress float32 // 0..1
	Offers   []view.Button
}

// Rules names the rule set, and offers others.
type Rules struct {
	Name     string
	Sentence string
	Choices  []view.Choice
}

func (r Rules) View() view.CardView {
	return view.CardView{Class: "Rules", Content: r.content()}
}

const (
	playerHeight = 44
	rulesHeight  = 40
	markSide     = 20
	caretSide    = 12
)

// content has a row for each player, all of which opens the menu of others who could play.
func (d Players) content() view.Column {
	var card view.Column
	for i := range d.Players {
		if i > 0 {
			card.Nodes = append(card.Nodes, view.Line())
		}
		card.Nodes = append(card.Nodes, d.Players[i].row())
	}
	if d.Rules.Name != "" {
		card.Nodes = append(card.Nodes, view.Line(), d.Rules.row())
	}
	return card
}

var (
	buttonsInset = view.Inset{X: 8, Y: 8}
	sides        = view.Inset{X: cardSide}
)

// row shows a player. A bar at its edge tells whose turn it is, and one at its foot how far a machine is.
func (d *Player) row() view.Node {
	mark := view.Icon{Icon: d.Mark, Side: markSide}
	row := view.Row{Gap: wordsGap, Height: playerHeight, Nodes: []view.Node{mark, d.name(), view.Space{}}}
	switch {
	case d.Thinking.Words != "":
		for _, b := range d.Thinking.Offers {
			row.Nodes = append(row.Nodes, view.Press{Button: b, Look: view.AsLow})
		}
	default:
		if d.Tag != "" {
			row.Nodes = append(row.Nodes, tag(d.Tag, view.Unknown))
		}
		row.Nodes = append(row.Nodes, view.Text{Words: d.Score, Style: view.Muted})
	}
	row.Nodes = append(row.Nodes, view.Text{Words: d.Points, Style: view.Large})
	layers := view.Layers{Nodes: []view.Node{view.Column{Nodes: []view.Node{row}, Inset: sides}}}
	if d.ToMove {
		ink := view.InkO
		if d.Mark == icon.Cross {
			ink = view.InkX
		}
		turn := view.Column{Nodes: []view.Node{view.Fill{Ink: ink, Width: 3}}, Inset: view.Inset{Y: 8}}
		layers.Nodes = append(layers.Nodes, turn)
	}
	if d.Thinking.Words != "" && d.Thinking.Progress > 0 {
		done := view.Bar{Share: d.Thinking.Progress, Fill: view.Working, Name: d.Thinking.Words, Height: 2}
		foot := view.Column{Nodes: []view.Node{view.Space{}, done, view.Space{Size: 1}}, Inset: sides}
		layers.Nodes = append(layers.Nodes, foot)
	}
	if !d.opens() {
		return layers
	}
	kind := view.Button{Words: d.Kind}
	return view.Press{Look: view.AsFace, Name: d.Name, Button: kind, Choices: d.Kinds, Face: layers}
}

func (d *Player) opens() bool { return len(d.Kinds) > 0 && d.Thinking.Words == "" }

// name has the name and the kind of player, on one line if both fit.
func (d *Player) name() view.Node {
	const most, gap = 3, 4
	kind := cmp.Or(d.Thinking.Words, d.Kind)
	wide, narrow := view.Row{Gap: gap}, view.Row{Gap: gap}
	wide.Nodes = []view.Node{view.Text{Words: kind, Style: view.Muted}}
	narrow.Nodes = []view.Node{view.Text{Words: kind, Style: view.Small, Most: most}}
	if d.opens() {
		caret := view.Icon{Icon: icon.Caret, Side: caretSide, Ink: view.InkMuted}
		wide.Nodes, narrow.Nodes = append(wide.Nodes, caret), append(narrow.Nodes, caret)
	}
	return view.Either{
		Wide:   view.Row{Gap: wordsGap, Nodes: []view.Node{view.Text{Words: d.Name, Style: view.Strong}, wide}},
		Narrow: view.Column{Nodes: []view.Node{view.Text{Words: d.Name, Style: view.Strong, Most: most}, narrow}},
	}
}

// content shows the rules in a row.
func (r Rules) content() view.Column { return view.Column{Nodes: []view.Node{r.row()}} }

func (r Rules) row() view.Node {
	return view.Column{Inset: sides, Nodes: []view.Node{view.Row{Gap: wordsGap, Height: rulesHeight, Nodes: []view.Node{
		heading(language.Text("panel.rules")), r.chip(), view.Space{},
		view.Text{Words: r.Sentence, Style: view.Small},
	}}}}
}
