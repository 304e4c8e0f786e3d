package searches

import (
	"ninefold/engine/search"
	"ninefold/gui/tasks/taskstest"
)

func newSearcher() *Searcher { return New(taskstest.New().Runner, func() {}) }

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}
