package session

import (
	"maps"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/examples"
	"ninefold/gui/model/roster"
)

// playedGame returns a game with a branch, a comment, tags, a forfeit, edits, other rules, sides and a review.
func playedGame(t testing.TB) *Game {
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
	g.SetReview(&Review{Line: g.Line()[:3], Grades: []search.ReviewedMove{{Played: 3, Line: []grid.Cell{4}},
		{Lost: 70}}})
	g.setSides(roster.Sides{X: roster.Side{Player: roster.Computer, Level: "Master"},
		O: roster.Side{Player: roster.Program, Command: "./p", Seconds: 2}})
	g.Undo()
	return g
}

// workedSudoku returns a Sudoku with a bit of everything.
func workedSudoku(t testing.TB) *Sudoku {
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
	u.Note(grid.At(9, 9), grid.Digits(1<<2|1<<7))
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
		if u.Now().Origin == sudoku.Eliminated {
			return u
		}
	}
	t.Fatal("nothing is crossed out")
	return nil
}

func solutionOf(t testing.TB, u *Sudoku) sudoku.Grid {
	t.Helper()
	given := u.Given()
	solution, _ := generator.Solve(t.Context(), &given)
	return solution
}

// revealedSudoku returns a Sudoku of which first a digit and then the solution was shown.
func revealedSudoku(t testing.TB) *Sudoku {
	u := workedSudoku(t)
	solution, g, now := solutionOf(t, u), u.Grid(), u.Now()
	for c := range now.EmptyCells() {
		g = g.WithDigit(c, solution.At(c))
		break
	}
	u.Reveal(&g)
	u.Reveal(&solution)
	return u
}

// kept returns boards to keep, by their content.
func kept(t testing.TB) map[string]Board {
	saved := func(p Board, then func()) Board {
		s := New()
		s.Show(p)
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
	named.data.Begun = start.Unix()
	changed := playedGame(t)
	sheet := sudoku.Sheet{Grid: sudoku.Grid{}.WithDigit(0, 1).WithDigit(1, 2)}
	sheet.Entered.Add(1)
	sheet.Pencil[4] = 1 << 3
	return map[string]Board{
		"a new game": newGame(tictactoe.Majority), "a new Sudoku": New().Sudoku, "a game": playedGame(t),
		"a Sudoku": workedSudoku(t), "a Sudoku beyond": beyondSudoku(t), "a Sudoku shown": revealedSudoku(t),
		"a position":            importing(t, "tictactoe-1.in").Game,
		"steps deleted":         deleted,
		"the main line deleted": main, "another line shown": side, "a name": named,
		"a sheet":            sudokuFrom(sudoku.GameFrom(sheet)),
		"a document":         saved(playedGame(t), func() {}),
		"a document changed": saved(changed, func() { changed.SetTag("X", "Bob") }),
	}
}

func TestABoardComesBackFromItsText(t *testing.T) {
	for name, p := range kept(t) {
		text := p.Kept()
		again, err := read(Key{p.Kind(), 0}, text)
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

func TestAPositionComesBackUnderEveryRuleSet(t *testing.T) {
	random, contested := rand.New(rand.NewPCG(1, 2)), 0
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
		fail.NowIf(t, e.EndPosition() != p, "%+v comes back as %+v", p, e.EndPosition())
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
		fail.If(t, e.EndPosition() != tictactoe.New(tictactoe.Judge), "%s: %+v is shown", name, e.EndPosition())
	}
}

func TestBoardsOutliveTheirIndex(t *testing.T) {
	_, f := threeBoards(t)
	f["boards/10.ninefold"] = f["boards/1.ninefold"]
	f["boards/11.sudoku"] = []byte("{")
	for _, none := range []string{"03.sudoku", "x", ".ninefold-0123456789abcdef.tmp", "-1.sudoku",
		"9223372036854775807.ninefold", "3.sudoku.damaged-1"} {
		f["boards/"+none] = f["boards/1.ninefold"]
	}
	delete(f, IndexFile)
	s := f.opened(t)
	fail.If(t, ids(s) != "[3 2 10 1]", "the boards are %s", ids(s))
	s.Restart()
	s.Sudoku.Enter(0, 1)
	if got := f.keep(s); got != "boards/12.sudoku settings.json boards.index" || ids(f.opened(t)) != "[12 3 2 10 1]" {
		t.Errorf("%q written, the boards are %s", got, ids(f.opened(t)))
	}
}

// TestABoardThatTheIndexDoesNotKnowIsNeverOverwritten: a board written before the program was killed and the index not
// yet.
func TestABoardThatTheIndexDoesNotKnowIsNeverOverwritten(t *testing.T) {
	s, f := threeBoards(t)
	before := maps.Clone(f)
	s.Restart()
	s.Sudoku.Enter(0, 1)
	f.keep(s)
	s.Sudoku.Enter(0, 2)
	f.keep(s)
	f[IndexFile], f[SettingsFile], f["boards/6.sudoku"] = before[IndexFile], before[SettingsFile], []byte("damaged")
	before = maps.Clone(f)
	again := f.opened(t)
	fail.If(t, ids(again) != "[4 3 2 1]" || again.Entry(4).Entered == "", "the boards are %s", ids(again))
	again.Begin(tictactoe.Open, "", "")
	play(t, again.Game, grid.At(9, 9))
	fail.Unequal(t, f.keep(again), "boards/7.ninefold settings.json boards.index", "written")
	for file, text := range before {
		fail.If(t, strings.HasPrefix(file, BoardFolder+"/") && string(f[file]) != string(text), "%s is overwritten",
			file)
	}
}

// damages maps what an error is to the part of a text that it replaces, and the replacement.
type damages map[string][2]string

// checkRefused fails unless each damage makes a text unreadable.
func checkRefused(t *testing.T, text string, damages damages, read func(text string) error) {
	t.Helper()
	fail.OnError(t, read(text))
	for name, change := range damages {
		damaged := strings.Replace(text, change[0], change[1], 1)
		if damaged == text {
			t.Errorf("%s: nothing was damaged in\n%s", name, text)
		} else if read(damaged) == nil {
			t.Errorf("%s: was accepted", name)
		}
	}
}

func readsGame(text string) error {
	_, err := readGame([]byte(text))
	return err
}

func TestAGameThatCannotBeIsRefused(t *testing.T) {
	checkRefused(t, string(playedGame(t).Kept()), damages{
		"an illegal move": {"2. 5 6", "2. 1 1"}, "no cell": {"2. 5 6", "2. 5 0"}, "unknown rules": {`"closed"`,
			`"shut"`},
		"nothing kept": {"[Kept", "[Sept"}, "no record": {"[", "("}, "an unknown change": {"[edit", "[undo"},
	}, readsGame)
	g := playedGame(t)
	g.Delete()
	r := fail.Must(record.Read(g.Kept()))(t)
	checkRefused(t, r.Tag(keptName(0)), damages{
		"no such step shown": {`"shown":`, `"shown":99`}, "a negative one": {`"shown":`, `"shown":-`},
		"no such line": {`"end":`, `"end":99`}, "a negative line": {`"end":`, `"end":-`},
		"no such step deleted": {`"deleted":`, `"deleted":99`}, "a negative one deleted": {`"deleted":`, `"deleted":-`},
		"a deleted one shown":            {`"shown":4`, `"shown":5`},
		"one deleted that follows not":   {`"shown":4`, `"shown":2`},
		"no such step lost":              {`"forfeits":{"3"`, `"forfeits":{"99"`},
		"a negative one lost":            {`"forfeits":{"3"`, `"forfeits":{"-3"`},
		"a review of nothing":            {`"line":[0,1,2],"grades":[`, `"line":[],"grades":[`},
		"a review from elsewhere":        {`"line":[0,1,2]`, `"line":[1,2,4]`},
		"a review of no line":            {`"line":[0,1,2]`, `"line":[0,2,1]`},
		"a review of no steps":           {`"line":[0,1,2]`, `"line":[0,1,-2]`},
		"a review with a grade too many": {`"line":[0,1,2]`, `"line":[0,1]`},
		"no JSON":                        {`{`, `(`}, "a number in words": {`"shown":4`, `"shown":"4"`},
	}, func(tag string) error {
		r.SetTag(keptName(0), tag)
		return readsGame(string(record.Append(nil, &r)))
	})
}

func TestASudokuThatCannotBeIsRefused(t *testing.T) {
	text := string(workedSudoku(t).Kept())
	readsSudoku := func(text string) error { _, err := readSudoku([]byte(text)); return err }
	checkRefused(t, text, damages{
		"a deduction that contradicts":     {`"deduced":[5,9,6]`, `"deduced":[1,1,6]`},
		"a deduction that clears":          {`"deduced":[5,9,6]`, `"deduced":[5,9,0]`},
		"no cell":                          {`"entered":[1,1,5]`, `"entered":[1,10,5]`},
		"no digit":                         {`"entered":[1,1,5]`, `"entered":[1,1,10]`},
		"a negative digit":                 {`"entered":[1,1,5]`, `"entered":[1,1,-5]`},
		"half a cell":                      {`"entered":[1,1,5]`, `"entered":[1]`},
		"a mark twice":                     {`"noted":[9,9,2,7]`, `"noted":[9,9,2,2]`},
		"no mark":                          {`"noted":[9,9,2,7]`, `"noted":[9,9,2,0]`},
		"a mark nowhere":                   {`"noted":[9,9,2,7]`, `"noted":[9]`},
		"a grid with a letter":             {`"grid":".`, `"grid":"x`},
		"half a grid":                      {`"grid":"`, `"grid":"..\n`},
		"a digit picked that is none":      {`"picked":3`, `"picked":10`},
		"a negative one":                   {`"picked":3`, `"picked":-1`},
		"a parent to come":                 {`"parent":2`, `"parent":9`},
		"a negative parent":                {`"parent":2`, `"parent":-2`},
		"no such step shown":               {`"shown":`, `"shown":99`},
		"a negative line":                  {`"end":`, `"end":-`},
		"fewer hints than none":            {`"hints":1`, `"hints":-1`},
		"time given back":                  {`"spent":`, `"spent":-`},
		"more time than there is":          {`"spent":`, `"spent":999999999999999`},
		"no states":                        {`"steps":`, `"stages":`},
		"a first step that is no grid":     {`"steps":[`, `"steps":[{"struck":[1,8,9]},`},
		"cut off":                          {`"judge":true}`, `"judge":true`},
		"a digit shown that is none":       {`"noted":[9,9,2,7]`, `"revealed":[[9,9,0]]`},
		"no digit shown":                   {`"noted":[9,9,2,7]`, `"revealed":[]`},
		"marks filled with what is no yes": {`"notedAll":true`, `"notedAll":[1,2]`},
	}, readsSudoku)
}

func TestEveryExampleCanBeImported(t *testing.T) {
	names := examples.Names()
	fail.If(t, len(names) < 9, "there are %d examples", len(names))
	s, f := New(), shelf{}
	for _, name := range names {
		s.Import(reading(t, string(examples.Text(name))))
		f.keep(s)
		checkSame(t, f.opened(t), s)
	}
	fail.If(t, examples.Text("none") != nil, "a name of no example has a text")
}
