package session

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/search"
)

func TestAGradeHasTheAnswerThatTheNextOneExpects(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(4, 4))
	expected := []grid.Cell{grid.At(5, 6), grid.At(5, 7)}
	r := &Review{Line: g.Line(), Grades: []search.ReviewedMove{{Verdict: search.Good}, {Verdict: search.Good,
		Line: expected}}}
	first, _ := r.Grade(r.Line[1])
	last, ok := r.Grade(r.Line[2])
	fail.If(t, !slices.Equal(first.Answer, expected) || !ok || last.Answer != nil, "%+v, %+v", first, last)
	fail.If(t, r.Grades[0].Answer != nil, "what is kept changes")
}

func TestAReviewWithACellOutsideTheBoardIsRefused(t *testing.T) {
	g := playedOut(t, grid.At(5, 5))
	for name, grade := range map[string]search.ReviewedMove{
		"played": {Played: 81}, "best": {Best: 200}, "line": {Line: []grid.Cell{3, 81}},
	} {
		fail.If(t, (&Review{Line: g.Line(), Grades: []search.ReviewedMove{grade}}).fits(g), "%s fits", name)
	}
	fail.Unless(t, (&Review{Line: g.Line(), Grades: []search.ReviewedMove{{Played: 80}}}).fits(g),
		"a good one does not fit")
}
