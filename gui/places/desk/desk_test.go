package desk

import (
	"reflect"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/model/session"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks/taskstest"
)

// TestEveryOverlayThatHasANameIsInTheList: an overlay that is left out of the list would show nothing.
func TestEveryOverlayThatHasANameIsInTheList(t *testing.T) {
	runner := taskstest.New().Runner
	host, searcher := overlaytest.New(session.New(), runner).Host, searches.New(runner)
	x := &exchange.Exchange{Host: host, Comparison: &insight.Comparison{Host: host},
		Review: &insight.Review{Host: host, Searcher: searcher}}
	game, sudoku := NewGame(host, x, searcher), NewSudoku(host, x)
	for place, list := range map[any]overlay.List{game: game.overlays, sudoku: sudoku.overlays} {
		named, found := reflect.ValueOf(place).Elem(), 0
		for i := range named.NumField() {
			field := named.Type().Field(i)
			if !field.Type.Implements(reflect.TypeFor[overlay.Overlay]()) ||
				field.Type == reflect.TypeFor[overlay.List]() {
				continue
			}
			found++
			fail.Unless(t, slices.ContainsFunc(list, func(o overlay.Overlay) bool {
				return reflect.ValueOf(o).Pointer() == named.Field(i).Pointer()
			}), "%s is not in the list of %T", field.Name, place)
		}
		fail.If(t, found < 5, "only %d overlays of %T have names", found, place)
	}
}
