// Package rating estimates a player's strength from results against opponents of known strength, in Elo: 400 more mean
// ten times the points of the opponent.
package rating

import "math"

// Game is a game against an opponent.
type Game struct {
	Against float64 // the opponent's rating
	Points  float64 // 1 for a win, 0.5 for a draw
}

// Estimate is a rating with its 95 % interval.
type Estimate struct{ Elo, Low, High float64 }

// Prior is what is assumed of a player before the first game: a rating, and how far it may be from that.
type Prior struct{ Elo, Deviation float64 }

// scale turns Elo into the argument of the logistic function.
const scale = math.Ln10 / 400

// Share returns the share of the points, 0..1, that is expected of a player who is stronger by a difference in Elo.
func Share(difference float64) float64 { return 1 / (1 + math.Exp(-scale*difference)) }

// Difference is the inverse of Share; infinite for 0 and 1.
func Difference(share float64) float64 {
	return -math.Log(1/share-1)/scale + 0 // +0 makes -0 a 0
}

// Estimate returns the most likely rating after some results. The prior keeps it finite after wins alone. The interval
// is that of a normal distribution with the curvature of the likelihood there.
func (p Prior) Estimate(results []Game) Estimate {
	elo, certain := p.Elo, 0.0
	for range 50 { // Newton's method; the logarithm of the likelihood is concave
		slope := (p.Elo - elo) / (p.Deviation * p.Deviation)
		certain = 1 / (p.Deviation * p.Deviation)
		for _, r := range results {
			expected := Share(elo - r.Against)
			slope += scale * (r.Points - expected)
			certain += scale * scale * expected * (1 - expected)
		}
		step := max(-p.Deviation, min(p.Deviation, slope/certain))
		if elo += step; math.Abs(step) < 0.01 {
			break
		}
	}
	const sides = 1.96 // standard deviations hold 95 %
	wide := sides / math.Sqrt(certain)
	return Estimate{elo, elo - wide, elo + wide}
}
