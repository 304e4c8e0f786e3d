package match

import (
	"reflect"
	"testing"
	"time"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// A match that was stopped, perhaps in the middle of a pair, goes on with the sums as if it had never stopped.
func TestAMatchGoesOnWhereItWasStopped(t *testing.T) {
	o := Options{Rules: tictactoe.Majority, Games: 12, Openings: 4, Jobs: 2, Seed: 5, Times: UsualTimes(time.Second)}
	contestants := levels(t, search.Casual, search.Novice)
	for name, second := range map[string]Contestant{
		"levels": contestants[1], "openings that are left": helper("first"), "faults": helper("illegal"),
	} {
		contestants[1] = second
		var records []record.Record
		keep := func(_ Summary, p Played) { records = append(records, p.Record()) }
		whole, err := Run(t.Context(), o, contestants, keep)
		fail.OnError(t, err)
		for _, stopped := range []int{0, 1, 5, 12} {
			goesOn := o
			for _, r := range records[:stopped] {
				goesOn.Earlier = append(goesOn.Earlier, fail.Must(record.Read(record.Append(nil, &r)))(t))
			}
			again, err := Run(t.Context(), goesOn, contestants, nil)
			if stopped < o.Games {
				again.Time = whole.Time // some games were played twice
			}
			fail.If(t, err != nil || !reflect.DeepEqual(again, whole),
				"%s, stopped after %d: %+v, %v, want %+v", name, stopped, again, err, whole)
		}
		for what, change := range map[string]func(*Options){
			"seed": func(o *Options) { o.Seed++ }, "rules": func(o *Options) { o.Rules = tictactoe.Closed },
			"openings": func(o *Options) { o.Openings++ },
			"times":    func(o *Options) { o.Times = UsualTimes(2 * time.Second) },
		} {
			other := o
			if what == "openings" && whole.Ignores != [2]bool{} {
				continue // there were none
			}
			other.Earlier = records[:3]
			change(&other)
			_, err = Run(t.Context(), other, contestants, nil)
			fail.As[*EarlierError](t, err, "%s: of a match with another %s", name, what)
		}
	}
}
