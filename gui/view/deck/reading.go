package deck

import (
	"strings"

	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// Log is monospaced text of any length.
type Log struct{ Lines []string }

func (d Log) View() view.CardView {
	words := view.Text{Words: strings.Join(d.Lines, "\n"), Style: view.Fixed, Scrolls: true}
	return view.CardView{Class: "Log", Bare: true, Grows: true, Content: words}
}

// Keys is a list of keys and what they do, in groups.
type Keys struct{ Groups []KeyGroup }

func (d Keys) View() view.CardView {
	return view.CardView{Class: "Keys", Bare: true, Content: d.content()}
}

// content has the keys of all groups in one column, and what they do beside them.
func (d Keys) content() view.Table {
	const most = 4 // lines of what a key does
	keys := view.Table{Gap: wordsGap}
	for i, g := range d.Groups {
		title := view.Column{Nodes: []view.Node{view.Text{Words: g.Title, Style: view.Headed}}}
		if i > 0 {
			title.Inset.Y = wordsGap
		}
		keys.Rows = append(keys.Rows, []view.Node{title})
		for _, k := range g.Keys {
			keys.Rows = append(keys.Rows, []view.Node{
				view.Text{Words: k.Key, Style: view.Strong, Role: view.Term}, view.Text{Words: k.Words, Most: most},
			})
		}
	}
	return keys
}

// KeyGroup is a group of Keys.
type KeyGroup struct {
	Title string
	Keys  []Fact // what each key does
}

// About describes the program: an icon, a name, and paragraphs.
type About struct {
	Name, Version string
	Words         []string // paragraphs
	Links         []view.Address
}

func (d About) View() view.CardView {
	return view.CardView{Class: "About", Bare: true, Content: d.content()}
}

func (d About) content() view.Column {
	const side, gap, most = 64, 16, 12
	name := view.Column{Gap: wordsGap, Nodes: []view.Node{
		view.Text{Words: d.Name, Style: view.Large}, view.Text{Words: d.Version},
	}}
	head := view.Row{Gap: wordsGap, Nodes: []view.Node{view.Icon{Icon: icon.Program, Side: side}, name}}
	about := view.Column{Gap: wordsGap, Nodes: []view.Node{head}}
	for i, words := range d.Words {
		about.Nodes = append(about.Nodes, view.Text{Words: words, Most: most})
		if i == 0 && len(d.Links) > 0 {
			links := view.Row{Gap: gap, Wraps: true}
			for _, l := range d.Links {
				links.Nodes = append(links.Nodes, view.Press{Look: view.AsAddress, Complete: true,
					Button: view.Button{ID: l.Address, Words: l.Words}})
			}
			about.Nodes = append(about.Nodes, links)
		}
	}
	return about
}
