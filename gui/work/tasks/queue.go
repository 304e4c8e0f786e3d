package tasks

import "sync"

// Queue holds functions for the UI goroutine. Any goroutine may add one.
type Queue struct {
	Wake chan struct{} // has a value if something may have been added

	mutex sync.Mutex
	added []func()
}

// NewQueue returns an empty queue.
func NewQueue() *Queue { return &Queue{Wake: make(chan struct{}, 1)} }

// Add adds a function.
func (q *Queue) Add(do func()) {
	q.mutex.Lock()
	q.added = append(q.added, do)
	q.mutex.Unlock()
	select {
	case q.Wake <- struct{}{}:
	default: // the UI goroutine is woken already
	}
}

// Pop takes the first function; nil if there is none.
func (q *Queue) Pop() func() {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	if len(q.added) == 0 {
		return nil
	}
	do := q.added[0]
	q.added = q.added[1:]
	return do
}
