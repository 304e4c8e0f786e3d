package notation

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// longGame returns a game of 81 moves, the most possible, at the step in its middle.
func longGame(t testing.TB) *tictactoe.Game {
	g, random := tictactoe.NewGame(tictactoe.Judge), rand.New(rand.NewPCG(7, 7))
	for p := g.Position(); !p.Over(); p = g.Position() {
		fail.OnError(t, g.Play(p.RandomMove(random)))
	}
	g.GoTo(40)
	return g
}

// players returns the tags of a game that a level lost to a person on time.
func players() []record.Tag {
	return []record.Tag{
		{Name: "X", Value: "Ann of the Nine Fields"}, {Name: "O", Value: "九宫格俱乐部的李四"},
		{Name: "OPlayer", Value: "computer Novice"},
		{Name: "Date", Value: "2026-03-01"}, {Name: "Result", Value: "1-0"},
		{Name: "Termination", Value: "O timeout: 1s"},
	}
}

func TestALinkOfTheLongestGameIsShort(t *testing.T) {
	written, losses := AppendLink(nil, &record.Record{Game: longGame(t), Tags: players()})
	fail.If(t, len(written) > LongestLink/4 || losses != nil,
		"%d characters, without %v: %s", len(written), losses, written)
	r := one(t, "https://example.org/#"+string(written), Link)
	fail.Differ(t, r.Record.Tags, players(), "tags")
	fail.If(t, r.Record.Game.Current() != 40 || len(r.Record.Game.Line()) != 82,
		"step %d of %d", r.Record.Game.Current(), len(r.Record.Game.Line()))
}

func TestALinkLeavesOutWhatMakesItTooLong(t *testing.T) {
	long, commented := strings.Repeat("x", LongestLink), longGame(t)
	commented.SetComment(3, long)
	branched := longGame(t)
	branched.Undo()
	for range LongestLink {
		p := branched.Position()
		branched.Set(tictactoe.Edited, p.Swapped())
		branched.Set(tictactoe.Edited, p)
	}
	branched.GoTo(81)
	branched.GoTo(40)
	edited := longGame(t)
	p := edited.Position()
	for range LongestLink {
		edited.Set(tictactoe.Edited, p.Swapped())
		edited.Set(tictactoe.Edited, p)
	}
	for _, tc := range []struct {
		name   string
		r      record.Record
		losses []Loss
		steps  int
	}{
		{"a comment", record.Record{Game: commented, Tags: players()}, []Loss{LostComments}, 82},
		{"branches", record.Record{Game: branched, Tags: players()}, []Loss{LostBranches}, 82},
		{"a tag", record.Record{Game: longGame(t), Tags: []record.Tag{{Name: "Event", Value: long}}},
			[]Loss{LostTags}, 82},
		{"steps", record.Record{Game: edited, Tags: players()},
			[]Loss{LostBranches, LostTags, LostSteps}, 1},
	} {
		before, shown := record.Append(nil, &tc.r), tc.r.Game.Position()
		written, losses := AppendLink([]byte("#"), &tc.r)
		fail.If(t, len(written) > LongestLink+1 || !slices.Equal(losses, tc.losses),
			"%s: %d characters, without %v", tc.name, len(written), losses)
		back := one(t, string(written), Link).Record
		fail.If(t, back.Game.Position() != shown || len(back.Game.Line()) != tc.steps || back.Game.Len() != tc.steps,
			"%s: %d steps came back, or another one is shown", tc.name, back.Game.Len())
		fail.Unequal(t, string(record.Append(nil, &tc.r)), string(before), "%s: the game has changed", tc.name)
	}
}

// Without its sender a game by mail could not go on, and without the resignation it would.
func TestALinkWithoutTagsKeepsTheSenderAndTheResignation(t *testing.T) {
	r := record.Record{Game: longGame(t), Tags: []record.Tag{{Name: "Event", Value: strings.Repeat("x", LongestLink)}}}
	r.SetSender(tictactoe.O)
	r.SetTag("Result", "1-0")
	r.SetTag("Termination", "O resigned")
	written, losses := AppendLink(nil, &r)
	fail.Differ(t, losses, []Loss{LostTags}, "the losses")
	back := one(t, string(written), Link).Record
	fail.Unequal(t, back.Sender(), tictactoe.O, "the sender")
	fail.If(t, len(back.Tags) != 3 || back.Tag("Result") != "1-0" || back.Tag("Termination") != "O resigned",
		"the tags are %q", back.Tags)
}

// A damaged link is not read in any other form: the error says how it is wrong as a link.
func TestADamagedLinkIsTakenForNothingElse(t *testing.T) {
	written, _ := AppendLink(nil, &record.Record{Game: longGame(t)})
	code, refused := string(written), texttest.Refusal(t, Read)
	refused("cut off from its address", "> https://example.org/\n> #"+code[:50], 1, 3, WantKnown, `"h"`)
	refused("cut in a mail", "> https://example.org/#"+code[:50], 1, 74, "linkRest", text.FoundTextEnd)
	refused("behind actions", "https://uttt.ai/init?actions=x40#nf3.x40o36", 1, 36, "linkVersion", `"3"`)
	refused("a wrong sum", code[:len(code)-8]+"00000000", 1, 3, "linkSum", strconv.Quote(text.Cut(code[2:], 20)))
	refused("before a grid", code+"\n"+strings.Repeat(".........\n", 9), 1, 3, "linkSum",
		strconv.Quote(text.Cut(code[2:], 20)))
}

// worked returns a game with a sheet that has an entered digit, a deduced one, and a cell with pencil marks.
func worked(t *testing.T) *sudoku.Game {
	t.Helper()
	g := sudoku.GameFrom(sudoku.Sheet{Grid: fail.Must(sudoku.Parse([]byte(seen)))(t)})
	g.Enter(grid.At(1, 3), 4)
	g.Note(grid.At(1, 4), 1<<2|1<<6)
	fail.NowIf(t, !g.Deduce(), "nothing follows")
	return g
}

func TestWhatASudokuLosesInEachForm(t *testing.T) {
	plain := sudoku.GameFrom(sudoku.Sheet{Grid: worked(t).Given()})
	onlyMark := sudoku.GameFrom(sudoku.Sheet{Grid: plain.Grid(), Pencil: sudoku.Pencil{2: 1 << 4}})
	narrowed := sudoku.GameFrom(
		sudoku.Sheet{Grid: plain.Grid(), Pencil: sudoku.Pencil{2: 1<<1 | 1<<2 | 1<<4}})
	everything := []Loss{LostSteps, LostEntered, LostPencil}
	for _, tc := range []struct {
		form                              Form
		worked, plain, onlyMark, narrowed []Loss
	}{
		{Worksheet, nil, nil, nil, nil},
		{Grid, everything, nil, []Loss{LostPencil}, []Loss{LostPencil}},
		{SudokuLines, everything, nil, []Loss{LostPencil}, []Loss{LostPencil}},
		{SudokuGrids, []Loss{LostSteps, LostEntered}, nil, []Loss{LostPencil}, nil},
		{Sdx, []Loss{LostSteps}, nil, []Loss{LostPencil}, nil},
		{Link, []Loss{LostSteps}, nil, nil, nil},
		{Hodoku, []Loss{LostSteps, LostPencil}, nil, []Loss{LostPencil}, []Loss{LostPencil}},
	} {
		for _, game := range []struct {
			name string
			g    *sudoku.Game
			want []Loss
		}{
			{"worked on", worked(t), tc.worked}, {"plain", plain, tc.plain},
			{"an only mark", onlyMark, tc.onlyMark}, {"narrowed", narrowed, tc.narrowed},
		} {
			fail.Differ(t, Losses(tc.form, game.g), game.want, "%s, %s", tc.form, game.name)
		}
	}
}

// TestOnlyAWorksheetHoldsColoursAndWhatIsStruck adds them to a game in which a single pencil mark stands.
func TestOnlyAWorksheetHoldsColoursAndWhatIsStruck(t *testing.T) {
	g := worked(t)
	g.Note(grid.At(1, 6), 1<<2)
	before := Losses(Link, g)
	g.Shade(grid.At(1, 3), 2)
	g.Strike(grid.At(1, 4), 2)
	fail.Differ(t, Losses(Link, g), append(before, LostShades, LostStruck), "the losses of a link")
	fail.Differ(t, Losses(Worksheet, g), nil, "those of a worksheet")
}

func TestAWorksheetHoldsEveryStep(t *testing.T) {
	g := worked(t)
	g.Undo()
	g.Enter(grid.At(9, 1), 3)
	g.Note(grid.At(9, 2), 1<<4)
	g.Undo()
	w := worksheet.Worksheet{Game: g, Spent: 3 * time.Second, Hints: 2}
	written := worksheet.Append(nil, &w)
	r := one(t, string(written), Worksheet)
	fail.Unequal(t, string(worksheet.Append(nil, &r.Worksheet)), string(written), "read again it is")
	back := r.Sudoku()
	fail.If(t, back.Len() != g.Len() || back.Now() != g.Now() || r.Sheets[0] != g.Sheet(), "it comes back as %+v", r)
	back.Redo()
	fail.Unequal(t, back.Now().Pencil[grid.At(9, 2)], 1<<4, "the next step of the line shown has the marks")
}

func TestWorksheetsThatCannotBeRead(t *testing.T) {
	const grid = `{"ninefold":1,"steps":[{"grid":"` + seen + `"}`
	one(t, grid+"]}", Worksheet)
	one(t, grid+`,{"deduced":[1,3,1]},{"parent":1,"inferred":[1,4,2]}]}`, Worksheet) // they follow from nothing
	refused := texttest.Refusal(t, Read)
	refused("an open list", grid, 1, len(grid), "worksheetJSON", `"}"`)
	refused("more", grid+"]} 1", 1, len(grid)+4, "worksheetJSON", `"1"`)
	refused("another type", `{"ninefold":1,"steps":7}`, 1, 23, "worksheetJSON", `"7"`)
	for name, rest := range map[string]string{
		"a deduced digit that is no candidate": `,{"deduced":[1,3,9]}]}`, "no cell": `,{"entered":[0,3,9]}]}`,
		"nothing crossed out": `,{"out":[[1,3,9]]}]}`, "a digit on another": `,{"inferred":[1,1,4]}]}`,
		"a parent to come": `,{"parent":2,"begun":true}]}`, "no step shown": `],"shown":1}`,
		"no end": `],"end":-1}`, "time before": `],"spent":-1}`,
	} {
		refused(name, grid+rest, 1, 1, "worksheetStep", `"{"`)
	}
	refused("no step", `{"ninefold":1,"steps":[]}`, 1, 1, "worksheetStep", `"{"`)
	most := grid + strings.Repeat(`,{"begun":true}`, record.MostSteps) + "]}"
	fail.Lacks(t, fmt.Sprint(fail.ErrorOf(Read([]byte(most)))), "limit.steps", "too many steps")
}

func TestTheEndingOfAFileChoosesItsForm(t *testing.T) {
	for file, want := range map[string]Form{
		"a.sudoku": Worksheet, "a.sdx": Sdx, "a.sdk": Grid, "a.SS": SudokuGrids, "a.sdm": SudokuLines, "a.txt": Grid,
		"17.in": Grid, "a": Worksheet, "sdk": Worksheet, "a.ninefold": Worksheet,
	} {
		fail.Unequal(t, SudokuFormOf(file), want, "of a Sudoku in %s", file)
	}
	for file, want := range map[string]Form{
		"a.ninefold": Record, "a.txt": Judge, "17.IN": Judge, "a": Record, "a.sdk": Record,
	} {
		fail.Unequal(t, GameFormOf(file), want, "of a game in %s", file)
	}
}

// TestSheetsComeBackFromTheirForm reads what each form writes, and if the form holds several, twice.
func TestSheetsComeBackFromTheirForm(t *testing.T) {
	g := worked(t)
	for form, several := range map[Form]int{Grid: 1, Sdx: 1, SudokuLines: 2, Hodoku: 2, SudokuGrids: 2} {
		var written []byte
		for n := 1; n <= several; n++ {
			written = AppendSudoku(written, form, g)
			r := one(t, string(written), form)
			fail.If(t, len(r.Sheets) != n || r.Sheets[n-1].Grid != g.Grid(), "%s: %+v from\n%s", form, r, written)
		}
	}
}
