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

func (d Players) View() view.CardView {
	rows := []view.Node{d.Players[0].row(), view.Line(), d.Players[1].row()}
	if d.Rules.Name != "" {
		rows = append(rows, view.Line(), d.Rules.row())
	}
	name := language.Text("panel.players")
	return view.CardView{Class: "Players", Name: name, Tab: view.TabPlayers, Content: view.Column{Nodes: rows}}
}

func (r Rules) View() view.CardView { return view.CardView{Class: "Rules", Content: r.row()} }

func (r Rules) row() view.Node {
	const height = 40
	return view.Column{Inset: sides, Nodes: []view.Node{view.Row{Gap: wordsGap, Height: height, Nodes: []view.Node{
		heading(language.Text("panel.rules")), r.chip(), view.Space{}, small(r.Sentence),
	}}}}
}

// row shows a player; all of it opens the menu of others who could play. A bar at its edge tells whose turn it is, and
// one at its foot how far a machine is.
func (d *Player) row() view.Node {
	const height, side = 44, 20
	thinks := d.Thinking.Words != ""
	row := view.Row{Gap: wordsGap, Height: height,
		Nodes: []view.Node{view.Icon{Icon: d.Mark, Side: side}, d.name(), view.Space{}}}
	if thinks {
		row.Nodes = append(row.Nodes, presses(view.AsLow, d.Thinking.Offers...)...)
	} else {
		if d.Tag != "" {
			row.Nodes = append(row.Nodes, tag(d.Tag, view.Unknown))
		}
		row.Nodes = append(row.Nodes, muted(d.Score))
	}
	if d.Points != "" {
		row.Nodes = append(row.Nodes, view.Text{Words: d.Points, Style: view.Large})
	}
	layers := view.Layers{Nodes: []view.Node{view.Column{Nodes: []view.Node{row}, Inset: sides}}}
	if d.ToMove {
		ink := view.InkO
		if d.Mark == icon.Cross {
			ink = view.InkX
		}
		turn := view.Column{Nodes: []view.Node{view.Fill{Ink: ink, Width: 3}}, Inset: view.Inset{Y: 8}}
		layers.Nodes = append(layers.Nodes, turn)
	}
	if thinks && d.Thinking.Progress > 0 {
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
	const most, gap, side = 3, 4, 12
	kind := cmp.Or(d.Thinking.Words, d.Kind)
	wide := view.Row{Gap: gap, Nodes: []view.Node{muted(kind)}}
	narrow := view.Row{Gap: gap, Nodes: []view.Node{view.Text{Words: kind, Style: view.Small, Most: most}}}
	if d.opens() {
		caret := view.Icon{Icon: icon.Caret, Side: side, Ink: view.InkMuted}
		wide.Nodes, narrow.Nodes = append(wide.Nodes, caret), append(narrow.Nodes, caret)
	}
	return view.Either{
		Wide:   view.Row{Gap: wordsGap, Nodes: []view.Node{strong(d.Name), wide}},
		Narrow: view.Column{Nodes: []view.Node{view.Text{Words: d.Name, Style: view.Strong, Most: most}, narrow}},
	}
}
