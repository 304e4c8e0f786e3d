package record

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Append appends the record of a game with all its branches, in the order of tictactoe.Game.Walk. Tags that
// could not be read again are left out: with a bad name, too long, with the name of an earlier one, or too many.
func Append(dst []byte, r *Record) []byte {
	p := r.Game.State(0).Position
	w := writer{wrapper: wrapper{dst: dst}, game: r.Game, moves: make([]int, r.Game.Len())}
	w.tag(rulesTag, p.Rules().String())
	w.tags(r.Tags)
	w.start(&p)
	w.comment(0)
	w.freshLine()
	r.Game.Walk(w.step, func(begins bool) {
		if begins {
			w.openBranch()
		} else {
			w.closeBranch()
		}
	})
	w.freshLine()
	return w.dst
}

type writer struct {
	wrapper
	game  *tictactoe.Game
	moves []int // the number of moves up to each step
}

func (w *writer) tags(tags []Tag) {
	written := map[string]bool{rulesTag: true}
	for _, tag := range tags {
		if isName(tag.Name) && !written[tag.Name] && len(tag.Value) <= MostTagBytes && len(written) <= MostTags {
			w.tag(tag.Name, tag.Value)
			written[tag.Name] = true
		}
	}
	w.blankLine()
}

func (w *writer) tag(name, value string) {
	w.text("["+name+` "`, value, `"]`)
	w.freshLine()
}

// start writes the start position unless it is the empty board.
func (w *writer) start(p *tictactoe.Position) {
	if *p == tictactoe.New(p.Rules()) {
		return
	}
	w.board(p)
	w.blankLine()
	if owners := ownerChanges(tictactoe.FromMarks(p.Rules(), p.At), *p); len(owners) > 0 {
		w.bracket(owners)
		w.blankLine()
	}
}

// board writes marks and last move as in the judge's text, with a word if there is no last move.
func (w *writer) board(p *tictactoe.Position) {
	rows := grid.AppendRows(nil, func(c grid.Cell) byte { return tictactoe.Letters[p.At(c)] })
	for row := range strings.Lines(string(rows) + lastName(p)) {
		if row = strings.TrimSuffix(row, "\n"); row == "" {
			w.blankLine()
			continue
		}
		w.put(row, 0)
		w.freshLine()
	}
}

// step writes a step with its comment.
func (w *writer) step(id history.ID) {
	step := w.game.State(id)
	parent, _ := w.game.Parent(id)
	w.moves[id] = w.moves[parent]
	before := w.game.State(parent).Position
	if next, err := before.Play(step.Cell); step.IsMove() && err == nil && next == step.Position {
		w.moves[id]++
		w.put(strconv.Itoa(w.moves[id])+". "+cellName(step.Cell), 2)
		if step.Glyph != "" {
			w.put(step.Glyph, 1)
		}
	} else {
		w.change(step, before)
	}
	w.comment(id)
}

func (w *writer) comment(id history.ID) {
	if comment := w.game.State(id).Comment; comment != "" {
		w.text("{", comment, "}")
	}
}

// change writes the change of a step that is no move.
func (w *writer) change(step tictactoe.Step, before tictactoe.Position) {
	rules := step.Position.Rules()
	list := changes(before.WithRules(rules), step.Position)
	if step.Origin == tictactoe.RulesChanged || before.Rules() != rules {
		list = slices.Insert(list, 0, rulesWord+" "+rules.String())
	}
	switch {
	case step.Origin == tictactoe.RulesChanged:
	case len(list) == 0:
		list = []string{editWord}
	default:
		list[0] = editWord + " " + list[0]
	}
	w.bracket(list)
}

// changes returns the changes from one position to another under the same rules. Marks come first, because setting a
// mark can unset the last move and owners.
func changes(from, to tictactoe.Position) []string {
	var list []string
	for c := range grid.Cell(grid.Cells) {
		if m := to.At(c); m != from.At(c) {
			from = from.WithMark(c, m)
			list = append(list, cellName(c)+" "+markName(m))
		}
	}
	if lastName(&to) != lastName(&from) {
		list = append(list, lastWord+" "+lastName(&to))
	}
	return append(list, ownerChanges(from, to)...)
}

// ownerChanges returns the changed owners of boxes between two positions with the same marks.
func ownerChanges(from, to tictactoe.Position) []string {
	from, to = from.WithRules(tictactoe.Open), to.WithRules(tictactoe.Open) // under Judge there are no owners
	var list []string
	for b := range grid.Box(grid.Boxes) {
		if owner := to.Owner(b); owner != from.Owner(b) {
			list = append(list, ownerWord+" "+strconv.Itoa(b.Number())+" "+markName(owner))
		}
	}
	return list
}

// bracket writes changes in square brackets.
func (w *writer) bracket(changes []string) {
	gap := 2
	for i, change := range changes {
		if i == 0 {
			change = "[" + change
		}
		if i+1 < len(changes) {
			change += ","
		} else {
			change += "]"
		}
		w.put(change, gap)
		gap = 1
	}
}
