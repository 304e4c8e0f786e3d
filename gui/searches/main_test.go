package searches

import (
	"testing"

	"ninefold/engine/search"
	"ninefold/gui/tasks/taskstest"
)

func newSearcher() *Searcher { return New(taskstest.New().Runner, func() {}) }

// await runs what is posted until it is so.
func await(t *testing.T, tasks *taskstest.Tasks, what string, so func() bool) {
	t.Helper()
	if !tasks.Await(so) {
		t.Fatalf("%s did not come to pass", what)
	}
}

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}
