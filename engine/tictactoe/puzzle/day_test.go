package puzzle

import (
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

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
