package learn

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view/scene"
)

// mail is a lesson: reading a judge's text and marking it. The learner enters one mark of the text, and then marks
// every legal cell.
type mail struct {
	position tictactoe.Position
	read     bool // the last mark is entered
	marked   grid.CellSet
}

const mailText = `... ... ...
.o. ... ...
... ... ...

... ... ...
... ... ..o
... x.. ...

xo. ... ...
o.x .x. ...
x.o ... ...
6 4
`

func newMail() lesson { return &mail{position: read(mailText)} }

func (m *mail) text() string {
	if m.over() {
		return strings.TrimSpace(string(tictactoe.AppendMarked(nil, &m.position)))
	}
	return strings.TrimSpace(mailText)
}

func (m *mail) over() bool { return m.marked == m.position.Legal() }

func (m *mail) last() grid.Cell {
	last, _ := m.position.Last()
	return last
}

func (m *mail) board(help bool) diagram.Diagram {
	p := m.position
	if !m.read {
		p = p.WithMark(m.last(), tictactoe.Empty)
	}
	d := scene.Board(&p, m.read && (help || m.over()))
	d.Preview = diagram.Blank
	if !m.read {
		d.Preview = diagram.Cross
		d.Cells[m.last()].Playable = help
		d.Boxes[m.last().Box()].Framed = help
	}
	for c := range m.marked.ByBox() {
		cell := &d.Cells[c]
		cell.Note, cell.Playable = "!", true
		cell.Label += language.Text("learn.mail.label")
	}
	return d
}

func (m *mail) status() language.Status {
	legal := m.position.Legal()
	args := language.Args{"Row": m.last().Row(), "Col": m.last().Col(), "Text": m.row(),
		"Left": language.Amount("cells", legal.Len()-m.marked.Len())}
	switch {
	case m.over():
		return language.Say("learn.mail.over", "learn.mail.answer")
	case m.read:
		return language.Say("learn.mail.mark", "learn.mail.lastLine", args)
	}
	return language.Say("learn.mail.ask", "learn.mail.why", args)
}

// row returns the row of the text with the last move.
func (m *mail) row() string {
	rows := strings.Split(strings.ReplaceAll(mailText, "\n\n", "\n"), "\n")
	return rows[m.last().Row()-1]
}

func (m *mail) tap(c grid.Cell) error {
	if !m.read {
		if c != m.last() {
			return language.Error("learn.mail.wrong", language.Args{"Row": c.Row(), "Col": c.Col()})
		}
		m.read = true
		return nil
	}
	if err := m.position.Check(c); err != nil {
		return m.position.Refusal(c)
	}
	m.marked.Add(c)
	return nil
}
