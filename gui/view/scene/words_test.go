package scene

import (
	"cmp"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/solver"
	"ninefold/gui/view/screen/screentest"
)

func TestEveryStateHasItsWords(t *testing.T) {
	n := 0
	for _, name := range []string{"crosshatch-1.in", "crosshatch-2.in", "crosshatch-3.in", "crosshatch-4.in"} {
		s := gridOf(t, name)
		s.Select(grid.At(2, 2))
		s.Type('7', 0)
		s.Type('0', 0)
		s.Undo()
		s.Undo()
		for {
			for range 9 { // covers every cell, selected or not, with each digit picked or none
				n++
				s.Release()
				s.Release()
				if s.Pick(n % 10); n%4 < 2 {
					s.Select(grid.Cell(n * 7 % grid.Cells))
				}
				g, status := s.Grid(), s.Status()
				fail.If(t, status.Headline == "" || status.Why == "", "of a state is said %+v", status)
				screentest.CheckWords(t, []string{status.Headline, status.Why, Counts(s, &g)}, name)
			}
			screentest.CheckWords(t, s.Diagram(), name)
			s.Pick(s.Picked())
			if !s.CanAdvance() {
				break
			}
			s.Advance()
		}
		screentest.CheckWords(t, words(s.Rows(), s), name)
	}
}

func TestLabelsTellAScreenReaderWhatACellShows(t *testing.T) {
	s := gridOf(t, "crosshatch-1.in")
	s.Advance()
	d := s.Diagram()
	for at, want := range map[grid.Cell]string{
		grid.At(1, 1): "Row 1, column 1: 4, deduced, placed by this step",
		grid.At(1, 3): "Row 1, column 3: 9, given",
		grid.At(9, 9): "Row 9, column 9: empty, candidates 1 2 3 4 5 6 7 8 9",
	} {
		fail.Unequal(t, d.Cells[at].Label, want, "it")
	}
	s.Pick(9)
	got := s.Diagram().Cells[grid.At(1, 2)].Label
	fail.Unless(t, strings.Contains(got, "crossed out for 9"), "%q", got)
	s.Select(grid.At(9, 9))
	got = s.Diagram().Cells[grid.At(9, 9)].Label
	fail.If(t, !strings.Contains(got, "selected") || !strings.Contains(got, "9 can go here"), "%q", got)
}

// TestAJudgesTextIsCalledByItsFileOrAPosition, whoever plays there.
func TestAJudgesTextIsCalledByItsFileOrAPosition(t *testing.T) {
	for file, want := range map[string]string{"": "Position", "17.in": "17.in"} {
		e := session.Entry{Kind: session.TicTacToe, Judge: true, File: file}
		got := InList(&e, time.Now())
		fail.If(t, got.Words != want, "that of the file %q is called %q", file, got.Words)
	}
}

// TestAPositionSetUpByHandIsCalledOne until a move is made in it.
func TestAPositionSetUpByHandIsCalledOne(t *testing.T) {
	s := session.New()
	editor.Editor{Game: s.Game}.Edit(func(p tictactoe.Position) tictactoe.Position {
		return p.WithMark(grid.At(1, 1), tictactoe.X).WithMark(grid.At(5, 5), tictactoe.O)
	})
	called := func() string {
		e := s.Board().Entry()
		said := InList(e, time.Now())
		return said.Words + ": " + said.Sentence
	}
	fail.Unequal(t, called(), "Position: Closed · 2 marks", "it is called")
	fail.OnError(t, s.Game.Play(grid.At(9, 9)))
	fail.Unequal(t, called(), "Two players: Closed · 1 move", "after a move it is called")
}

// TestAGameByMailIsCalledByWhoPlaysByMail, not by the level that played that side before.
func TestAGameByMailIsCalledByWhoPlaysByMail(t *testing.T) {
	for name, want := range map[string]string{"": "By mail: you and a friend", "Anna": "By mail: you and Anna"} {
		e := session.Entry{Kind: session.TicTacToe, Mail: "O",
			O: session.Who{Name: name, Player: record.Player{Kind: record.Computer, Name: "Casual"}}}
		got := InList(&e, time.Now())
		fail.If(t, got.Words != want, "with %q it is called %q", name, got.Words)
	}
	for mail, want := range map[string]string{"O": "your move", "X": "waiting for the answer, their move"} {
		e := session.New().Board().Entry()
		e.Mail = mail
		long, short, _ := strings.Cut(want, ", ")
		short = cmp.Or(short, long)
		got := InList(e, time.Now())
		fail.If(t, !strings.HasSuffix(got.Sentence, " · "+long) || !strings.HasPrefix(got.Shortest, short),
			"with %s by mail, before the first move it says %q, in short %q", mail, got.Sentence, got.Shortest)
	}
}

func TestALevelOfAMatchIsCalledByTheLanguage(t *testing.T) {
	language.Use("zh")
	defer language.Use("en")
	g := Game{session.New().Game}
	r := record.Record{Tags: []record.Tag{{Name: "X", Value: "Casual"}}}
	r.SetPlayer(tictactoe.X, record.Player{Kind: record.Computer, Name: "Casual"})
	g.SetTags(r.Tags)
	e := session.Entry{Kind: session.TicTacToe, X: session.Who{Name: "Casual", Player: g.PlayedBy(tictactoe.X)}}
	name, title := g.Names().X, InList(&e, time.Now()).Words
	fail.If(t, name != "初级" || title != "初级 – 你", "it is called %q, in the list %q", name, title)
}

// TestABeyondSudokuIsGradedByItsHardestTechnique; one that no technique solves is said to need more.
func TestABeyondSudokuIsGradedByItsHardestTechnique(t *testing.T) {
	const (
		pairs   = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
		hidden  = "2...7..38.....6.7.3...4.6....8.2.7..1.......6..7.3.4....4.8...9.6.4.....91..6...2"
		hardest = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	)
	for line, want := range map[string]string{
		pairs: "beyond: pointing", hidden: "beyond: hidden single", hardest: "beyond, and more than a trial",
	} {
		g := fail.Must(sudoku.Parse([]byte(line)))(t)
		fail.Unequal(t, GradeName(solver.GradeIn(generator.Beyond, g)), want, "%s", line)
		fail.Unequal(t, GradeName(solver.GradeIn(generator.Hard, g)), "hard", "a hard one")
	}
}

// boardOf returns the game after importing a published sample.
func boardOf(t testing.TB, name string) Game { return Game{sessiontest.OfSample(t, name).Game} }

// gridOf returns the Sudoku after importing a published sample.
func gridOf(t testing.TB, name string) Sudoku { return Sudoku{sessiontest.OfSample(t, name).Sudoku} }

func gridFrom(t testing.TB, text string) Sudoku {
	t.Helper()
	s, _ := sessiontest.Imported(t, text)
	return Sudoku{s.Sudoku}
}

// says checks that the status has words in its headline and in the sentence below.
func says(t *testing.T, s Scene, headline, why string) {
	t.Helper()
	status := s.Status()
	fail.If(t, !strings.Contains(status.Headline, headline) || !strings.Contains(status.Why, why),
		"said %q, want %q, %q", status, headline, why)
}

// words returns the rows of a board's list of steps.
func words(rows []session.Row, of Scene) []string {
	var words []string
	for _, row := range rows {
		words = append(words, of.Step(row))
	}
	return words
}

// edited uses a tool on cells, one after another.
func edited(t *testing.T, g Game, tool editor.Tool, cells ...grid.Cell) {
	t.Helper()
	for _, c := range cells {
		fail.OnError(t, (editor.Editor{Game: g.Game, Tool: tool}).Use(c))
	}
}

// withBothLines returns a board under Open whose first field has a row of X and a row of O.
func withBothLines(t *testing.T) Game {
	g := Game{session.New().Game}
	g.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Open))
	edited(t, g, editor.PutX, grid.At(1, 1), grid.At(1, 2), grid.At(1, 3))
	edited(t, g, editor.PutO, grid.At(2, 1), grid.At(2, 2), grid.At(2, 3))
	return g
}

func marked(c diagram.Cell) bool   { return c.Marked }
func alerted(c diagram.Cell) bool  { return c.Alert }
func outlined(c diagram.Cell) bool { return c.Last }
func counted(c diagram.Cell) bool  { return c.Corner != "" }

func framed(d diagram.Diagram) string {
	var boxes []byte
	for b, box := range d.Boxes {
		if box.Framed {
			boxes = append(boxes, byte('1'+b))
		}
	}
	return string(boxes)
}

// TestADeductionBeyondCrossHatchingIsToldWithTechniqueAndReason, in the status and in the list of steps.
func TestADeductionBeyondCrossHatchingIsToldWithTechniqueAndReason(t *testing.T) {
	s := gridFrom(t, "200070038000006070300040600008020700100000006007030400004080009060400000910060002")
	s.Finish()
	says(t, s, "", "Next deduction goes on: naked single.")
	s.Advance()
	rows := s.Rows()
	last := rows[len(rows)-1]
	fail.Unequal(t, s.Step(last)+", "+s.Why(last), "r2c1 = 5, naked single", "in the list it says")
	says(t, s, ": naked single 5 in row 2, column 1", "Every other digit stands in row 2 and column 1.")
}

// TestWhatIsCrossedOutIsSaid with its cells and houses.
func TestWhatIsCrossedOutIsSaid(t *testing.T) {
	s := gridFrom(t, "400000938032094100095300240370609004529001673604703090957008300003900400240030709")
	s.Advance()
	rows := s.Rows()
	last := rows[len(rows)-1]
	fail.If(t, last.Kind != session.StepEliminated || s.Step(last) != "r1c5, r1c6 ≠ 6" ||
		s.Why(last) != "pointing, box 1", "the list says %q, %q", s.Step(last), s.Why(last))
	says(t, s, "Step 1: pointing 6 in row 1, columns 2 and 3", "The 6 of box 1 can only be in row 1, so no other cell "+
		"of row 1 holds it. The rest of box 1 is crossed out by column 1.")
	d := s.Diagram()
	fail.If(t, !d.Cells[grid.At(6, 1)].Marked || d.Cells[grid.At(3, 1)].Strong != diagram.Down,
		"it is drawn without the ring or the ray of the 6 in row 6")
}

func TestASolvedGridIsToldAndFramed(t *testing.T) {
	s := gridOf(t, "crosshatch-2.in")
	fail.If(t, s.Diagram().Whole, "a grid with open cells is framed")
	s.Finish()
	for what, look := range map[string]func(){
		"nothing": func() {}, "a digit": func() { s.Pick(5) }, "a cell": func() { s.Select(grid.At(1, 1)) },
	} {
		look()
		if status := s.Status(); status.Headline != "Solved" || !s.Diagram().Whole {
			t.Errorf("with %s picked it says %q, framed: %v", what, status.Headline, s.Diagram().Whole)
		}
	}
	s.Release()
	s.Release()
	s.StepBack()
	status := s.Status()
	fail.If(t, !strings.HasPrefix(status.Headline, "Step ") || !strings.HasSuffix(status.Headline, "; solved"),
		"of the last step it says %q", status.Headline)
	g := s.Grid()
	s.Enter(grid.At(1, 1), g.At(grid.At(1, 1))%9+1)
	if status := s.Status(); !strings.HasPrefix(status.Headline, "Contradictions: two") || s.Diagram().Whole {
		t.Errorf("a full grid with a digit twice says %q, framed: %v", status.Headline, s.Diagram().Whole)
	}
}

func TestWhereAGridContradictsItselfNothingIsPromised(t *testing.T) {
	for name, alerts := range map[string]string{"crosshatch-3.in": "11 23", "crosshatch-4.in": ""} {
		s := gridOf(t, name)
		want, said := s.Diagram(), s.Status().Headline
		for digit := 1; digit <= 9; digit++ {
			s.Pick(digit)
			d := s.Diagram()
			if got := screentest.Cells(d, alerted); got != alerts || d.Alerts != want.Alerts {
				t.Errorf("%s, %d picked: conflicts at %q in %b", name, digit, got, d.Alerts)
			}
			fail.Unequal(t, screentest.Cells(d, func(c diagram.Cell) bool { return c.Playable }),
				"", "%s: %d can go to", name, digit)
			s.Select(grid.At(9, 9))
			if status := s.Status(); status.Headline != said || strings.Contains(status.Why, "lick") {
				t.Errorf("%s, %d picked: said %q", name, digit, status)
			}
		}
	}
}

func TestACellThatNoDigitCanGoToIsMarkedAndSaid(t *testing.T) {
	s := gridFrom(t,
		"1234567..\n........8\n.........\n.........\n.........\n.........\n.........\n........9\n.........\n")
	fail.Unequal(t, screentest.Cells(s.Diagram(), alerted), "19", "marked")
	says(t, s, "No digit can go to row 1, column 9", "cannot be completed")
	s.Pick(9)
	says(t, s, "", "cannot be completed")
}
