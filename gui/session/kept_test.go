package session

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// playedGame returns a game with a branch, a comment, tags, a forfeit, edits, other rules, sides and a review.
func playedGame(t testing.TB) *Game {
	t.Helper()
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7))
	g.SetComment(g.Current(), "a remark\non two lines \xff")
	g.SetTags([]record.Tag{{Name: "X", Value: "Ann \xff"}, {Name: "Site", Value: `a "b" \`}})
	g.Forfeit("X timed out \xff")
	g.Undo()
	play(t, g, grid.At(6, 9))
	p := g.Position()
	contested := p.WithRules(tictactoe.Open)
	for i := range 3 {
		contested = contested.WithMark(grid.At(1, i+1), tictactoe.X).WithMark(grid.At(2, i+1), tictactoe.O)
	}
	g.Set(tictactoe.Edited, contested)
	g.Delete()
	g.Set(tictactoe.Edited, contested.WithOwner(0, tictactoe.O))
	g.Set(tictactoe.RulesChanged, contested.WithRules(tictactoe.Closed))
	g.SetReview(&Review{Line: g.Line()[:3], Grades: []search.Grade{{Played: 3, Line: []grid.Cell{4}}, {Lost: 70}}})
	g.setSides(Sides{X: Side{Player: Computer, Level: "Master"}, O: Side{Player: Program, Command: "./p", Seconds: 2}})
	g.Undo()
	return g
}

// workedSudoku returns a Sudoku with a bit of everything.
func workedSudoku(t testing.TB) *Sudoku {
	t.Helper()
	u := importing(t, "crosshatch-2.in").Sudoku
	u.Advance()
	u.Advance()
	u.Select(grid.At(1, 1))
	u.Type('5', 0)
	u.Type('0', 0)
	u.Type('6', 0)
	u.Undo()
	u.FillPencil()
	u.Advance()
	u.Note(grid.At(9, 9), crosshatch.Digits(1<<2|1<<7))
	u.Undo()
	u.AskHint()
	u.Spend(90 * time.Second)
	u.ToggleCounting()
	u.Pick(3)
	u.SetGrade(u.Given(), "hard")
	return u
}

// beyondSudoku returns a Sudoku beyond cross-hatching, up to the first deduction that crosses out candidates.
func beyondSudoku(t testing.TB) *Sudoku {
	t.Helper()
	s := New()
	s.Import(reading(t, "400000938032094100095300240370609004529001673604703090957008300003900400240030709"))
	u := s.Sudoku
	u.FillPencil()
	for u.CanAdvance() {
		u.Advance()
		if u.Now().Origin == crosshatch.Eliminated {
			return u
		}
	}
	t.Fatal("nothing is crossed out")
	return nil
}

// kept returns boards to keep, by their content.
func kept(t testing.TB) map[string]Problem {
	saved := func(p Problem, then func()) Problem {
		s := New()
		s.put(p)
		s.SetDocument(s.Moment(), Document{Path: "/home/\xff/a.txt", Form: notation.Record, Stamp: "stamp"})
		then()
		return p
	}
	deleted, main, side, named := playedGame(t), playedGame(t), playedGame(t), playedGame(t)
	deleted.Undo()
	deleted.Delete() // the moves reviewed
	main.GoTo(2)
	main.Delete() // the main line
	side.GoTo(3)
	named.rename("Final")
	named.begun = start
	changed := playedGame(t)
	sheet := crosshatch.Sheet{Grid: crosshatch.Grid{}.WithDigit(0, 1).WithDigit(1, 2)}
	sheet.Entered.Add(1)
	sheet.Pencil[4] = 1 << 3
	return map[string]Problem{
		"a new game": newGame(tictactoe.Majority), "a new Sudoku": New().Sudoku, "a game": playedGame(t),
		"a Sudoku": workedSudoku(t), "a Sudoku beyond": beyondSudoku(t),
		"a position":            importing(t, "tictactoe-1.in").Game,
		"steps deleted":         deleted,
		"the main line deleted": main, "another line shown": side, "a name": named,
		"a sheet":            sudokuFrom(crosshatch.GameFrom(sheet)),
		"a document":         saved(playedGame(t), func() {}),
		"a document changed": saved(changed, func() { changed.SetTag("X", "Bob") }),
	}
}

func TestABoardComesBackFromItsText(t *testing.T) {
	for name, p := range kept(t) {
		text := p.Kept()
		again, err := read(key{p.ID(), 0}, text)
		if err != nil {
			t.Errorf("%s: %v in\n%s", name, err, text)
			continue
		}
		checkTold(t, name, told(again), told(p))
		checkTold(t, name+" again", string(again.Kept()), string(text))
		p.Undo()
		again.Undo()
		fail.If(t, again.Diagram() != p.Diagram(), "%s: Undo shows something else", name)
	}
}

// TestOnlyTheStepsSayWhoHasLost: a game read as lost and played on is not lost again because of the record.
func TestOnlyTheStepsSayWhoHasLost(t *testing.T) {
	const lost = "[Result \"0-1\"]\n[Termination \"X timed out\"]\n\n1. 5 5  2. 5 6\n"
	for name, do := range map[string]func(*Game){
		"read": func(*Game) {}, "forgiven": func(g *Game) { g.Forfeit("") },
		"played on": func(g *Game) { g.Forfeit(""); play(t, g, grid.At(5, 7), grid.At(5, 1)) },
	} {
		s := New()
		s.Import(reading(t, lost))
		fail.NowIf(t, !s.Game.Ended(), "it is not lost")
		do(s.Game)
		fail.Unequal(t, restarted(t, s).Game.Ended(), s.Game.Ended(), "%s: after a restart it is lost", name)
	}
}

func TestAPositionComesBackUnderEveryRuleSet(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	contested := 0
	for n := range 400 {
		p := tictactoe.New(tictactoe.AllRules[n%len(tictactoe.AllRules)])
		for range n % 82 {
			p = p.WithMark(grid.Cell(random.IntN(grid.Cells)), tictactoe.Mark(random.IntN(3)))
		}
		b := grid.Box(random.IntN(grid.Boxes))
		for i := range 6 {
			p = p.WithMark(b.Cell(i), tictactoe.Mark(1+i/3))
		}
		if random.IntN(2) == 0 {
			p = p.WithOwner(grid.Box(random.IntN(grid.Boxes)), tictactoe.X)
		}
		p, _ = p.WithLast(grid.Cell(random.IntN(grid.Cells)))
		for b := range grid.Box(grid.Boxes) {
			if p.Contested(b) {
				contested++
			}
		}
		e := Entry{Position: packPosition(&p)}
		fail.NowIf(t, e.Shows() != p, "%+v comes back as %+v", p, e.Shows())
	}
	fail.If(t, contested < 10, "only %d fields were contested", contested)
	p := tictactoe.New(tictactoe.Open).WithMark(3, tictactoe.X)
	for name, change := range map[string]func(*position){
		"rules": func(p *position) { p.Rules = "shut" }, "marks": func(p *position) { p.Marks = p.Marks[1:] },
		"a mark": func(p *position) { p.Marks = strings.Replace(p.Marks, "X", "x", 1) },
		"owners": func(p *position) { p.Owners += "." }, "last": func(p *position) { p.Last = []int{9, 9} },
		"cell": func(p *position) { p.Last = []int{0, 1} }, "none": func(p *position) { *p = position{} },
	} {
		bad := packPosition(&p)
		change(bad)
		e := (Entry{Position: bad})
		fail.If(t, e.Shows() != tictactoe.New(tictactoe.Judge), "%s: %+v is shown", name, e.Shows())
	}
}
