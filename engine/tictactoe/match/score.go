package match

import "math"

// Score counts games by their end for the first player of a match, and pairs of games, with sides changed, by the
// points of the first player in both.
type Score struct {
	Wins, Draws, Losses int
	Pairs               [5]int // with 0, ½, 1, 1½ and 2 points
}

// Games returns the number of games.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Share returns the share of the points that the first player won, 0..1, with half a point for a draw; 0.5 before the
// first game.
func (s Score) Share() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	return (float64(s.Wins) + float64(s.Draws)/2) / float64(s.Games())
}

// Interval returns the 95 % confidence interval of the share. It counts pairs, because the two games from an opening
// that favours one side depend on each other. The variance includes one imaginary pair, half lost and half won, so that
// a few equal results do not seem certain.
func (s Score) Interval() (low, high float64) {
	_, variance, pairs := s.pairs()
	if pairs == 0 {
		return 0, 1
	}
	half := 1.96 * math.Sqrt(variance/pairs)
	return max(0, s.Share()-half), min(1, s.Share()+half)
}

// pairs returns the mean of the pairs, 0..1, their variance and their number.
func (s Score) pairs() (mean, variance, number float64) {
	for points, n := range s.Pairs {
		number += float64(n)
		mean += float64(n) * float64(points) / 4
	}
	if number == 0 {
		return 0.5, 0.25, 0
	}
	mean /= number
	deviation := func(share float64) float64 { return (share - mean) * (share - mean) }
	variance = (deviation(0) + deviation(1)) / 2
	for points, n := range s.Pairs {
		variance += float64(n) * deviation(float64(points)/4)
	}
	return mean, variance / number, number
}

// add counts a game in which the first player won 0, 1 or 2 half points.
func (s *Score) add(halves int) {
	switch halves {
	case 0:
		s.Losses++
	case 1:
		s.Draws++
	default:
		s.Wins++
	}
}
