package results

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/model/session"
)

func TestALevelIsProposedAfterThreeWinsOrLosses(t *testing.T) {
	const won, drawn, lost = "1-0", "1/2-1/2", "0-1"
	for name, test := range map[string]struct {
		level, results []string
		want           string
	}{
		"three wins":          {[]string{"Casual"}, []string{lost, won, won, won}, "Club"},
		"two wins":            {[]string{"Casual"}, []string{lost, won, won}, ""},
		"wins and a draw":     {[]string{"Casual"}, []string{won, won, drawn, won}, ""},
		"three losses":        {[]string{"Casual"}, []string{won, lost, lost, lost}, "Improver"},
		"two losses":          {[]string{"Casual"}, []string{won, lost, lost}, ""},
		"to the weakest":      {[]string{"Learner"}, []string{lost, lost, lost}, "Beginner"},
		"at the weakest":      {[]string{"Beginner"}, []string{lost, lost, lost, lost, lost}, ""},
		"at the strongest":    {[]string{"Strongest"}, []string{won, won, won}, ""},
		"none":                {nil, nil, ""},
		"another in between":  {[]string{"Casual", "Casual", "Club", "Casual"}, []string{won, won, lost, won}, "Club"},
		"the last is another": {[]string{"Casual", "Casual", "Casual", "Club"}, []string{won, won, won, lost}, ""},
	} {
		var games []*session.Entry
		for i, result := range test.results {
			games = append(games, endedAgainst(test.level[min(i, len(test.level)-1)], result, 30, 0))
		}
		level, ok := NextLevel(games)
		fail.If(t, level.Name != test.want || ok != (test.want != ""), "%s: %q", name, level.Name)
	}
}
