package gui

import (
	"errors"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// noughts is nested noughts and crosses as a problem of the window.
type noughts struct {
	*tictactoe.Game
	tags []notation.Tag // of the game's record, such as who plays
}

func newNoughts() *noughts { return &noughts{Game: tictactoe.NewGame(tictactoe.Judge)} }

func (n *noughts) View() diagram.Diagram {
	p := n.Position()
	view := diagram.OfPosition(&p)
	for c := range grid.Cell(grid.Cells) {
		cell := &view.Cells[c]
		cell.Label = locale.BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
	return view
}

func (n *noughts) Status() locale.Status {
	p := n.Position()
	return locale.Turn(&p)
}

func (n *noughts) Tap(c grid.Cell) error {
	err := n.Play(c)
	if err == nil {
		return nil
	}
	p := n.Position()
	return errors.New(locale.Refusal(&p, c, err))
}

func (n *noughts) Select(grid.Cell) bool { return false }
func (n *noughts) Release()              {}

// Note is the comment on the step shown.
func (n *noughts) Note() string { return n.Now().Comment }

func (n *noughts) Steps() []string {
	var rows []string
	move := 0
	for _, id := range n.Line() {
		step := n.State(id)
		if step.Kind == tictactoe.Moved {
			move++
		}
		rows = append(rows, n.rowOf(id, move))
	}
	return rows
}

// rowOf is a step in words; if it is a move, it is the move of that number.
func (n *noughts) rowOf(id history.ID, move int) string {
	step := n.State(id)
	if before, ok := n.Parent(id); ok && step.Kind == tictactoe.Edited {
		return editInWords(n.State(before).Position, step.Position)
	}
	return n.stepInWords(step, move)
}

func (n *noughts) stepInWords(step tictactoe.Step, move int) string {
	switch step.Kind {
	case tictactoe.Started:
		return locale.Text("step.started")
	case tictactoe.Imported:
		return locale.Text("step.imported")
	case tictactoe.Edited:
		return locale.Text("step.edited")
	case tictactoe.RulesChanged:
		return locale.Text("step.rules", locale.Args{"Rules": locale.Text("rules." + step.Position.Rules().String())})
	}
	return locale.Text("step.moved", locale.Args{
		"Move": move, "Mark": step.Position.Turn().Other().String(), "Row": step.Cell.Row(), "Col": step.Cell.Col(),
		"Field": tictactoe.Target(step.Cell).Number(),
	})
}

func (n *noughts) Import(text []byte) error {
	p, err := tictactoe.Parse(text)
	if err != nil {
		return err
	}
	now := n.Position()
	n.Set(tictactoe.Imported, p.WithRules(now.Rules()))
	n.tags = nil
	return nil
}

func (n *noughts) Text() ([]byte, error) {
	p := n.Position()
	text, err := tictactoe.AppendText(nil, &p)
	if err == tictactoe.ErrNoLast {
		if p.Count(tictactoe.Empty) == grid.Cells {
			return nil, errors.New(locale.Text("export.empty"))
		}
		return nil, errors.New(locale.Text("export.noLast"))
	}
	return text, err
}

// Answer marks the cells that the statement's rules allow, whatever rule set is played.
func (n *noughts) Answer() []byte {
	p := n.Position()
	p = p.WithRules(tictactoe.Judge)
	return tictactoe.AppendMarked(nil, &p)
}

func (n *noughts) FileNames() (text, answer string) { return "position.txt", "marked.txt" }

func (n *noughts) Restart() {
	p := n.Position()
	n.Set(tictactoe.Started, tictactoe.New(p.Rules()))
	n.tags = nil
}
