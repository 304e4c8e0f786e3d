package match

import "math"

// SPRT is a sequential probability ratio test: a match ends as soon as it can tell whether the first player is Elo0 or
// Elo1 stronger than the other, each with an error of 5 %. The likelihood ratio is that of the generalised test for
// pairs of games (Michel Van den Bergh, "A Practical Introduction to the GSPRT").
type SPRT struct{ Elo0, Elo1 float64 }

// bound is the log-likelihood ratio that decides: ln((1-β)/α) for errors of 5 %.
var bound = math.Log(0.95 / 0.05)

// Verdict is what a test has decided.
type Verdict int8

const (
	Undecided Verdict = 0
	AcceptH0  Verdict = -1 // Elo0 fits better
	AcceptH1  Verdict = 1  // Elo1 does
)

// Ratio is the log-likelihood ratio of Elo1 to Elo0.
func (t SPRT) Ratio(s Score) float64 {
	mean, variance, number := s.pairs()
	s0, s1 := shareOf(t.Elo0), shareOf(t.Elo1)
	return number*(s1-s0)*(2*mean-s0-s1)/(2*variance) + 0 // which makes -0 a 0
}

// Verdict is what the score decides.
func (t SPRT) Verdict(s Score) Verdict {
	switch ratio := t.Ratio(s); {
	case ratio >= bound:
		return AcceptH1
	case ratio <= -bound:
		return AcceptH0
	}
	return Undecided
}
