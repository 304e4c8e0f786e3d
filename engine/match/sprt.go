package match

import "math"

// SPRT is a sequential probability ratio test: it ends a match as soon as it is decided, with an error of 5 % either
// way, whether the first player is Elo0 or Elo1 stronger. It uses the likelihood ratio of the generalised test for
// pairs of games (Michel Van den Bergh, "A Practical Introduction to the GSPRT").
type SPRT struct{ Elo0, Elo1 float64 }

// bound is the log-likelihood ratio that decides: ln((1-β)/α) for errors of 5 %.
var bound = math.Log(0.95 / 0.05)

// Verdict is the decision of a test.
type Verdict int8

const (
	Undecided Verdict = 0
	AcceptH0  Verdict = -1 // Elo0 fits better
	AcceptH1  Verdict = 1  // Elo1 does
)

// Ratio returns the log-likelihood ratio of Elo1 to Elo0.
func (t SPRT) Ratio(s Score) float64 {
	mean, variance, number := s.pairs()
	s0, s1 := shareOf(t.Elo0), shareOf(t.Elo1)
	return number*(s1-s0)*(2*mean-s0-s1)/(2*variance) + 0 // which makes -0 a 0
}

// Verdict returns the decision for a score.
func (t SPRT) Verdict(s Score) Verdict {
	switch ratio := t.Ratio(s); {
	case ratio >= bound:
		return AcceptH1
	case ratio <= -bound:
		return AcceptH0
	}
	return Undecided
}
