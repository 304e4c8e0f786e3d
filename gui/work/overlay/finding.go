package overlay

import "context"

// Finding is what is found out about something, which a key identifies, and its result so far. It is dropped when
// something else is shown, or the context ends in which it was begun. The zero Finding is about nothing.
type Finding[K comparable, R any] struct {
	about  K
	ctx    context.Context // ends with the finding; nil for none
	end    context.CancelFunc
	result R
}

// Begin drops what was found and begins to find out about something else. The context ends with the finding, which ends
// with the one given: that of Scope.Place unless it shall come back with its place.
func (f *Finding[K, R]) Begin(within context.Context, about K) context.Context {
	f.Drop()
	f.about = about
	f.ctx, f.end = context.WithCancel(within)
	return f.ctx
}

// On reports whether something is being found out, or was.
func (f *Finding[K, R]) On() bool { return f.ctx != nil && f.ctx.Err() == nil }

// About returns what the finding is about.
func (f *Finding[K, R]) About() K { return f.about }

// Result returns what was found so far, to be read and changed; the zero value for nothing.
func (f *Finding[K, R]) Result() *R {
	if !f.On() {
		f.Drop()
	}
	return &f.result
}

// Is reports whether the finding is about this.
func (f *Finding[K, R]) Is(about K) bool { return f.On() && f.about == about }

// Follow drops the finding unless it is about this, and reports whether it is.
func (f *Finding[K, R]) Follow(now K) bool {
	is := f.Is(now)
	if !is {
		f.Drop()
	}
	return is
}

// Drop ends the work and forgets what was found. It reports whether there was anything.
func (f *Finding[K, R]) Drop() bool {
	on := f.On()
	if f.end != nil {
		f.end()
	}
	*f = Finding[K, R]{}
	return on
}
