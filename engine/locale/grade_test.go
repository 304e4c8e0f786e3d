package locale

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestWhatAMoveGaveAway(t *testing.T) {
	g := search.Grade{
		Played: grid.At(1, 2), Best: grid.At(3, 4), Value: estimated(300), Highest: estimated(655), Lost: 355,
		Verdict: search.Blunder, Turning: true,
	}
	checkParts(t, w.Grade(g, tictactoe.O), "O 1,2 was a blunder", "36%", "O 30%", "Best was 3,4", "O 66%", "turned")
	for verdict, sign := range map[search.Verdict]string{
		search.Ungraded: "", search.Good: "", search.Inaccuracy: "?!", search.Mistake: "?", search.Blunder: "??",
	} {
		fail.Unequal(t, verdict.Sign(), sign, "verdict %d is written", verdict)
	}
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, g.Verdict = range []search.Verdict{search.Inaccuracy, search.Mistake, search.Blunder} {
			said = append(said, w.Grade(g, tictactoe.X))
		}
		return said
	})
}

func TestWhatReviewsHaveSaidIsTakenOutOfAComment(t *testing.T) {
	g := search.Grade{
		Played: grid.At(1, 2), Best: grid.At(3, 4), Value: estimated(300),
		Highest: search.Value{Kind: search.Win, Plies: 7}, Lost: 355,
	}
	lines := [][]grid.Cell{nil, {grid.At(3, 4), grid.At(9, 1)}, make([]grid.Cell, 40)}
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, g.Verdict = range []search.Verdict{search.Inaccuracy, search.Mistake, search.Blunder} {
			for _, g.Line = range lines {
				g.Turning = !g.Turning
				comment := w.Sentences("Bold (5, 5).", w.Grade(g, tictactoe.X), "Why?")
				got := w.WithoutGrades(comment)
				fail.If(t, got != w.Sentences("Bold (5, 5).", "Why?") && got != "Bold (5, 5). Why?",
					"%q becomes %q", comment, got)
				said = append(said, comment)
			}
		}
		return said
	})
	for _, own := range []string{"", " two  blanks ", "Best was (4, 4).", "It was a mistake (?): it lost 18%."} {
		fail.Unequal(t, w.WithoutGrades(own), own, "%q becomes", own)
	}
}
