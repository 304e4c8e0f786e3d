package gui

import (
	"errors"
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
)

// noughts is nested noughts and crosses as a problem of the window.
type noughts struct {
	*tictactoe.Game
	tags []notation.Tag // of the game's record, such as who plays
}

func newNoughts() *noughts { return &noughts{Game: tictactoe.NewGame(tictactoe.Judge)} }

func symbolOf(m tictactoe.Mark) Symbol {
	return [...]Symbol{tictactoe.Empty: Blank, tictactoe.X: Cross, tictactoe.O: Ring}[m]
}

func (n *noughts) View() BoardView {
	p := n.Position()
	legal, playable := p.Legal(), p.Playable()
	_, forced := p.Forced()
	last, hasLast := p.Last()
	view := BoardView{Whole: playable != 0 && !forced, Preview: symbolOf(p.Turn())}
	for c := range grid.Cell(grid.Cells) {
		cell := &view.Cells[c]
		cell.Symbol = symbolOf(p.At(c))
		cell.Playable = legal.Has(c)
		cell.Last = hasLast && c == last
		cell.Points, cell.PointsTo = cell.Playable, tictactoe.Target(c)
		cell.Label = cellLabel(c, p.At(c), cell.Playable, cell.Last)
	}
	result := p.Outcome()
	for b := range grid.Box(grid.Boxes) {
		view.Boxes[b] = BoxView{Framed: forced && playable.Has(int(b)), Owner: symbolOf(p.Owner(b)), Contested: p.Contested(b)}
	}
	for _, b := range result.Line {
		view.Boxes[b].InLine = true
	}
	return view
}

// cellLabel is a cell in words.
func cellLabel(c grid.Cell, m tictactoe.Mark, playable, last bool) string {
	label := say("cell.label", facts{"Row": c.Row(), "Col": c.Col(), "Mark": markName(m)})
	if playable {
		label += say("cell.playable")
	}
	if last {
		label += say("cell.last")
	}
	return label
}

func markName(m tictactoe.Mark) string {
	if m == tictactoe.Empty {
		return say("mark.empty")
	}
	return m.String()
}

func (n *noughts) Status() Status {
	p := n.Position()
	e := p.Explain()
	about := facts{
		"Turn": e.Turn.String(), "Cells": e.Cells, "Mover": e.Mover.String(), "Row": e.Last.Row(), "Col": e.Last.Col(),
		"Field": fieldName(e.Target), "Place": say(fmt.Sprintf("place.%d", e.Last.Place())),
	}
	switch e.Why {
	case tictactoe.NoLastMove:
		return Status{say("turn.anywhere", about), say("why.start")}
	case tictactoe.TargetOpen:
		return Status{say("turn.forced", about), say("why.open", about)}
	case tictactoe.TargetFull:
		return Status{say("turn.anywhere", about), say("why.full", about)}
	case tictactoe.TargetClosed:
		return Status{say("turn.anywhere", about), say("why.closed", about)}
	}
	return Status{outcomeInWords(e.Result), say("why.over")}
}

func outcomeInWords(result tictactoe.Outcome) string {
	switch result.Reason {
	case tictactoe.ThreeBoxes:
		return say("outcome.won", facts{"Mark": result.Winner.String()})
	case tictactoe.BothLines:
		return say("outcome.both")
	case tictactoe.NoneOpen:
		return say("outcome.closed")
	}
	return say("outcome.full")
}

// fieldName is a field as it is spoken of: its number and where it lies.
func fieldName(b grid.Box) string {
	return say("field", facts{"Number": b.Number(), "Place": say(fmt.Sprintf("place.%d", b))})
}

func (n *noughts) Tap(c grid.Cell) error {
	err := n.Play(c)
	if err == nil {
		return nil
	}
	p := n.Position()
	e := p.Explain()
	about := facts{"Row": c.Row(), "Col": c.Col(), "Field": fieldName(e.Target), "Here": fieldName(c.Box()), "Mark": p.At(c).String()}
	switch err {
	case tictactoe.GameOver:
		return errors.New(say("refused.over"))
	case tictactoe.Occupied:
		return errors.New(say("refused.occupied", about))
	case tictactoe.WrongField:
		return errors.New(say("refused.field", about))
	}
	return errors.New(say("refused.closed", about))
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
		return say("step.started")
	case tictactoe.Imported:
		return say("step.imported")
	case tictactoe.Edited:
		return say("step.edited")
	case tictactoe.RulesChanged:
		return say("step.rules", facts{"Rules": say("rules." + step.Position.Rules().String())})
	}
	return say("step.moved", facts{
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
			return nil, errors.New(say("export.empty"))
		}
		return nil, errors.New(say("export.noLast"))
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
