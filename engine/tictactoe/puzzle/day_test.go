package puzzle

import (
	"math"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestEachDayHasItsOwnPuzzleUntilAllHaveCome(t *testing.T) {
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.HavePuzzles) {
		all := 0
		for _, p := range All() {
			if p.Position.Rules() == rules {
				all++
			}
		}
		last := map[string]int{}
		for day := 60 * all; day < 62*all; day++ {
			p := OfTheDay(rules, day)
			before, came := last[p.ID]
			fail.If(t, p.Position.Rules() != rules || came && day-before < all,
				"%s comes again under %v after %d days", p.ID,
				rules, day-before)
			last[p.ID] = day
		}
		fail.Unequal(t, len(last), all, "puzzles came under %v", rules)
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

// TestTheRatingIsTheMostLikelyOne tries all ratings.
func TestTheRatingIsTheMostLikelyOne(t *testing.T) {
	for _, found := range [][Budgets]int{{0, 0, 0, 0}, {1, 5, 9, 10}, {9, 10, 10, 10}, {0, 3, 6, 10}} {
		best, most := 0, math.Inf(-1)
		for elo := 0; elo < 3000; elo++ {
			off := (float64(elo) - ratings[2]) / 400
			likelihood := -off * off / 2
			for i, n := range found {
				finds := 1 / (1 + math.Pow(10, (float64(elo)-ratings[i])/400))
				likelihood += float64(n)*math.Log(finds) + float64(Tries-n)*math.Log(1-finds)
			}
			if likelihood > most {
				best, most = elo, likelihood
			}
		}
		p := Puzzle{Found: found}
		fail.If(t, p.Rating() < best-1 || p.Rating() > best, "%v: %d, the most likely is %d", found, p.Rating(), best)
	}
}

func TestAPuzzleIsRatedByWhoFindsIt(t *testing.T) {
	byGrade := map[Grade][]int{}
	for _, p := range All() {
		r := p.Rating()
		fail.If(t, r < 500 || r > 2500, "%s has %d", p.ID, r)
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
