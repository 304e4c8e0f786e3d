package puzzle

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/rating"
	"ninefold/engine/tictactoe/search"
)

// every returns every nth puzzle, and fewer in the short run of the tests.
func every(nth int) (some []Puzzle) {
	if testing.Short() {
		nth = 20
	}
	for i, p := range All() {
		if i%nth == 0 {
			some = append(some, p)
		}
	}
	return some
}

// TestEveryPuzzleIsProvedAgain proves goal, solution and depth from the position alone.
func TestEveryPuzzleIsProvedAgain(t *testing.T) {
	var s Solver
	for _, p := range every(1) {
		proof, err := s.Prove(t.Context(), p.Position, 0)
		want := (Proof{p.Goal, p.Solution, p.Depth})
		fail.If(t, err != nil || proof != want, "%s: %+v, %v, want %+v", p.ID, proof, err, want)
	}
}

func TestThereAreEnoughPuzzlesOfEachGrade(t *testing.T) {
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.HavePuzzles) {
		for _, grade := range Grades {
			n := len(Graded(rules, grade))
			fail.If(t, n < 70, "%d %v puzzles under %v", n, grade, rules)
		}
	}
	for _, p := range All() {
		rules := p.Position.Rules()
		fail.Unless(t, rules.HavePuzzles(), "a puzzle under %v, whose row says that there are none", rules)
	}
}

func TestATemptationIsTheShareOfWrongMoves(t *testing.T) {
	for want, found := range map[int][Budgets]int{0: {10, 10, 10, 10}, 700: {0, 1, 2, 9}, 1000: {}} {
		p := Puzzle{Found: found}
		fail.Unequal(t, p.Temptation(), want, "%v of ten found: the temptation", found)
	}
}

func TestPuzzlesAreGradedByWhatSearchesFound(t *testing.T) {
	for _, p := range All() {
		grade, ok := GradeOf(p.Found)
		fail.If(t, !ok || p.Grade != grade, "%s: found %v is not %v", p.ID, p.Found, p.Grade)
	}
}

// TestNoTwoPuzzlesAreAlike checks that no position is a puzzle twice, not even turned, mirrored or with X and O
// exchanged, and that at most two puzzles come from one game.
func TestNoTwoPuzzlesAreAlike(t *testing.T) {
	seen, games := map[key]string{}, map[string]int{}
	for _, p := range All() {
		k := canonical(p.Position)
		other, ok := seen[k]
		fail.If(t, ok, "%s is like %s", p.ID, other)
		seen[k] = p.ID
		fail.Unequal(t, ID(p.Position), p.ID, "%s should have the ID", p.ID)
		const opening = 20 // plies, after which no two games are the same
		game := fmt.Sprint(p.Position.Rules(), p.Moves[:min(opening, len(p.Moves))])
		games[game]++
		fail.If(t, games[game] > 2, "%s is the third of a game", p.ID)
	}
}

func TestAnIDDoesNotDependOnHowTheBoardIsHeld(t *testing.T) {
	for _, p := range every(5) {
		want, turned := p.ID, p.Position
		for range 4 {
			turned = turned.Transformed(tictactoe.Rotated)
			got := ID(turned.Transformed(tictactoe.Mirrored))
			fail.NowIf(t, got != want || ID(turned) != want || ID(turned.Swapped()) != want,
				"%s turned is %s", want, got)
		}
	}
}

// TestPuzzlesCanBePlayedToTheirEnd plays the solution and then the expected lines until the goal is reached.
func TestPuzzlesCanBePlayedToTheirEnd(t *testing.T) {
	var s Solver
	for _, p := range every(5) {
		position := p.Position
		position.Push(p.Solution)
		for moves := 1; ; moves++ {
			a, err := s.Answer(t.Context(), p.Goal, position)
			fail.NowIf(t, err != nil || !a.Kept, "%s after %d moves: %+v, %v", p.ID, moves, a, err)
			fail.If(t, p.Goal == Win && a.Value.Plies != p.Depth-2*(moves-1),
				"%s after %d moves: %+v, but the depth is %d", p.ID, moves, a, p.Depth)
			if a.Done {
				break
			}
			position.Push(a.Line[0])
			position.Push(a.Line[1])
		}
	}
}

func TestATemptingMoveIsRefuted(t *testing.T) {
	var s Solver
	for _, p := range every(5) {
		position := p.Position
		position.Push(p.Tempting)
		a, err := s.Answer(t.Context(), p.Goal, position)
		fail.If(t, err != nil || a.Kept || a.Done || len(a.Line) == 0, "%s: %+v, %v", p.ID, a, err)
	}
}

func TestPositionsWithoutOneSolutionAreNoPuzzles(t *testing.T) {
	var s Solver
	p := All()[0].Position
	err := fail.ErrorOf(s.Prove(t.Context(), tictactoe.New(tictactoe.Closed), 1000))
	fail.Unequal(t, err, ErrLimit, "the empty board in 1000 boards")
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	fail.Unequal(t, fail.ErrorOf(s.Prove(ended, p, 0)), context.Canceled, "when the context has ended")
	a, err := new(Solver).Answer(ended, Win, p)
	fail.If(t, err != context.Canceled || slices.Contains([]bool{a.Kept, a.Done}, true),
		"when the context has ended: %+v, %v", a, err)
	for !p.Over() {
		p.Push(fail.Must(s.Answer(t.Context(), Win, p))(t).Line[0])
	}
	fail.Unequal(t, fail.ErrorOf(s.Prove(t.Context(), p, 0)), ErrNotOne, "when the game is over")
}

func TestTheSolverLetsOthersRun(t *testing.T) {
	yields := 0
	s := Solver{Solver: search.Solver{Yield: func() { yields++ }}}
	s.Prove(t.Context(), tictactoe.New(tictactoe.Open), 10<<10)
	fail.Unequal(t, yields, 11, "yields before 10 times 1024 boards, and before it stops")
}

func BenchmarkAnswer(b *testing.B) {
	for i := range b.N {
		p := All()[i%len(All())]
		p.Position.Push(p.Tempting)
		new(Solver).Answer(b.Context(), p.Goal, p.Position)
	}
}

// Wins come first, the soonest before later ones, and draws come last. Others keep their order.
func TestWhatIsWonSoonestComesFirst(t *testing.T) {
	place := map[string]int{}
	for i, p := range All() {
		place[p.ID] = i
	}
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.HavePuzzles) {
		for _, grade := range Grades {
			all := Graded(rules, grade)
			fail.If(t, all[0].Goal != Win || all[len(all)-1].Goal != Draw,
				"%v, %v: they begin with %v and end with %v", rules, grade, all[0].Goal, all[len(all)-1].Goal)
			for i := range all[1:] {
				p, next := &all[i], &all[i+1]
				same := p.Goal == next.Goal && (p.Goal == Draw || p.Depth == next.Depth)
				fail.If(t, p.Goal > next.Goal || next.Goal == Win && p.Depth > next.Depth || same &&
					place[p.ID] > place[next.ID],
					"%v, %v: %v in %d before %v in %d", rules, grade, p.Goal, p.Depth, next.Goal, next.Depth)
			}
		}
	}
}

func TestPuzzlesAreWrittenAsTheyWereRead(t *testing.T) {
	var written []byte
	all := All()
	for i := range all {
		written = Append(written, &all[i])
	}
	fail.Unequal(t, string(written), embedded, "the embedded text is not as it would be written")
}

// TestALineIsARecord reads lines in the same way as the window reads pasted text.
func TestALineIsARecord(t *testing.T) {
	for _, p := range every(5) {
		reading, err := notation.Read(Append(nil, &p))
		fail.NowIf(t, err != nil || reading.Form != notation.Record, "%s: %v, %v", p.ID, reading, err)
		record := reading.Record
		fail.If(t, record.Game.Position() != p.Position || record.Tag("Puzzle") != p.ID, "%s: %+v", p.ID, record)
	}
}

func TestABadLineIsRefused(t *testing.T) {
	const line = `[Puzzle "abcde"] [Rules "open"] [Grade "hard"] [Goal "win"] [Solution "1 1"] [Depth "3"] ` +
		`[Found "0 1 2 10"] [Tempting "1 2"]  5 5 4 4`
	p, err := parse(line)
	fail.If(t, err != nil || p.Found != [Budgets]int{0, 1, 2, 10} || len(p.Moves) != 2, "%+v, %v", p, err)
	for _, src := range []string{
		"x", strings.Replace(line, "open", "chess", 1), strings.Replace(line, `"3"`, `"three"`, 1),
		strings.Replace(line, "4 4", "1 1", 1), // the rules forbid this move
	} {
		p, err := parse(src)
		fail.If(t, err == nil, "%s: %+v", src, p)
	}
}

// TestThePuzzleOfADayStaysTheSame: two people on the same day see the same one, whatever was changed since.
func TestThePuzzleOfADayStaysTheSame(t *testing.T) {
	day := Day(time.Date(2026, time.November, 28, 23, 59, 0, 0, time.FixedZone("", 5*60*60)))
	fail.Unequal(t, day, 20785, "28 November 2026 is")
	for rules, want := range map[tictactoe.Rules]string{tictactoe.Open: "r58zn", tictactoe.Closed: "r6qaw"} {
		fail.Unequal(t, OfTheDay(rules, day).ID, want, "then under %v", rules)
	}
}

func TestAPuzzleIsRatedByWhoFindsIt(t *testing.T) {
	byGrade := map[Grade][]int{}
	for _, p := range All() {
		r := p.Rating()
		// By this rating the searches find it as often as they did, but for the pull of 1,560 with a deviation of 400.
		over := (float64(r) - 1560) / (400 * 400) * 400 / math.Ln10
		for i, found := range p.Found {
			over += float64(found) - Tries*rating.Share(ratings[i]-float64(r))
		}
		fail.If(t, math.Abs(over) > 0.1, "%s has %d: found %v", p.ID, r, p.Found)
		byGrade[p.Grade] = append(byGrade[p.Grade], r)
	}
	mean := func(all []int) (sum int) {
		for _, r := range all {
			sum += r
		}
		return sum / len(all)
	}
	easy, medium, hard := mean(byGrade[Easy]), mean(byGrade[Medium]), mean(byGrade[Hard])
	fail.If(t, easy+100 > medium || medium+100 > hard, "easy %d, medium %d, hard %d", easy, medium, hard)
}
