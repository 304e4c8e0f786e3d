package match

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"ninefold/engine/tictactoe/rating"
)

// SPRT is a sequential probability ratio test: it ends a match as soon as it is decided, with an error of 5 % either
// way, whether the first player is Elo0 or Elo1 stronger. It uses the likelihood ratio of the generalised test for
// pairs of games (Michel Van den Bergh, "A Practical Introduction to the GSPRT").
type SPRT struct{ Elo0, Elo1 float64 }

// ErrSPRT says which form a test must have.
var ErrSPRT = errors.New("want two numbers from -1000 to 1000, the lower first, such as 0,10")

// ParseSPRT parses two differences in Elo, the lower first, separated by a comma. The error is ErrSPRT.
func ParseSPRT(s string) (*SPRT, error) {
	low, high, _ := strings.Cut(s, ",")
	elo0, err0 := strconv.ParseFloat(strings.TrimSpace(low), 64)
	elo1, err1 := strconv.ParseFloat(strings.TrimSpace(high), 64)
	if err0 != nil || err1 != nil || !(elo0 < elo1) || elo0 < -1000 || elo1 > 1000 {
		return nil, ErrSPRT
	}
	return &SPRT{Elo0: elo0 + 0, Elo1: elo1 + 0}, nil // +0 makes -0 a 0
}

// bound is the log-likelihood ratio that decides: ln((1-β)/α) for errors of 5 %.
var bound = math.Log(0.95 / 0.05)

// Decision is the decision of a test.
type Decision int8

const (
	Undecided Decision = 0
	AcceptH0  Decision = -1 // Elo0 fits better
	AcceptH1  Decision = 1  // Elo1 fits better
)

func (v Decision) String() string { return [...]string{"elo0", "undecided", "elo1"}[v+1] }

// Ratio returns the log-likelihood ratio of Elo1 to Elo0.
func (t SPRT) Ratio(s Score) float64 {
	mean, variance, number := s.pairs()
	s0, s1 := rating.Share(t.Elo0), rating.Share(t.Elo1)
	return number*(s1-s0)*(2*mean-s0-s1)/(2*variance) + 0 // +0 makes -0 a 0
}

// Decision returns the decision for a score.
func (t SPRT) Decision(s Score) Decision {
	switch ratio := t.Ratio(s); {
	case ratio >= bound:
		return AcceptH1
	case ratio <= -bound:
		return AcceptH0
	}
	return Undecided
}
