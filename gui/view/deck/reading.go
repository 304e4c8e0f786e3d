package deck

import "ninefold/gui/view"

// Log is monospaced text of any length.
type Log struct{ Words string }

func (d Log) View() view.CardView {
	words := view.Text{Words: d.Words, Style: view.Fixed, Scrolls: true}
	return view.CardView{Class: "Log", Bare: true, Grows: true, Content: words}
}

// Keys is a list of keys and what they do, in groups.
type Keys struct{ Groups []Facts }

// View has the keys of all groups in one column, and what they do beside them.
func (d Keys) View() view.CardView {
	keys := view.Table{Gap: wordsGap}
	for i, g := range d.Groups {
		title := view.Column{Nodes: []view.Node{view.Text{Words: g.Title, Style: view.Headed}}}
		if i > 0 {
			title.Inset.Y = wordsGap
		}
		keys.Rows = append(keys.Rows, []view.Node{title})
		keys.Rows = append(keys.Rows, rowsOf(g.Facts, view.Strong)...)
	}
	return view.CardView{Class: "Keys", Bare: true, Content: keys}
}
