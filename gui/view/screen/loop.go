package screen

import (
	"ninefold/gui/view/keys"
)

// Loop calls Settle once after each event and each posted function, when all that it did is done. So whoever changes
// something need not ask for a painting.
type Loop struct {
	Settle  func()
	Pointed bool        // for Settle: since it was called last, the pointer has moved and nothing else has changed
	handle  func(Event) // an event of the main window
	busy    bool        // an event or Settle is under way
	due     bool        // Settle must be called once more
	changed bool        // by more than a move of the pointer, since Settle was called last
}

// Do calls act, and then settles. What happens within another act, or while painting, is settled with that.
func (l *Loop) Do(act func()) {
	l.Changed()
	l.do(act)
}

// Send tells the program of an event, and then settles.
func (l *Loop) Send(e Event) {
	switch e.(type) {
	case Point, Tip:
	default:
		l.Changed()
	}
	l.do(func() { l.handle(e) })
}

// Changed notes that a move of the pointer, too, has changed what is shown.
func (l *Loop) Changed() { l.changed = true }

func (l *Loop) do(act func()) {
	outer := !l.busy
	l.busy = true
	act()
	if l.due = true; !outer {
		return
	}
	for l.due {
		l.due, l.Pointed, l.changed = false, !l.changed, false
		l.Settle()
	}
	l.busy, l.Pointed = false, false
}

// Posting returns a function that posts as post does, and settles after each posted function.
func (l *Loop) Posting(post func(func())) func(func()) {
	return func(act func()) { post(func() { l.Do(act) }) }
}

// On returns a screen whose events, and those of the windows that it opens, settle. Its answers are posted, and so
// settle by themselves.
func (l *Loop) On(s Screen) Screen { return settling{s, l} }

// settling is a screen whose events settle.
type settling struct {
	Screen
	loop *Loop
}

// Listen lets the loop send the events. Questions that change nothing do not settle.
func (s settling) Listen(p *Program) {
	s.loop.handle = p.Send
	settled := *p
	settled.Dialogs, settled.Send = settlingInput{p.Dialogs, s.loop}, s.loop.Send
	settled.Menu, settled.StepMenu = asked(s.loop, p.Menu), asked(s.loop, p.StepMenu)
	settled.Play = asked(s.loop, p.Play)
	s.Screen.Listen(&settled)
}

func (s settling) Open(e *SheetEvents, width, height float32) Window {
	settled := SheetEvents{
		Content: settlingInput{e.Content, s.loop}, Dialogs: settlingInput{e.Dialogs, s.loop},
		Keys: e.Keys, Closed: func() { s.loop.Do(e.Closed) },
	}
	if e.Drop != nil {
		settled.Drop = func(paths []string) { s.loop.Do(func() { e.Drop(paths) }) }
	}
	return s.Screen.Open(&settled, width, height)
}

// settlingInput is input after which all settles.
type settlingInput struct {
	SheetInput
	loop *Loop
}

func (s settlingInput) Do(id string)         { s.loop.Do(func() { s.SheetInput.Do(id) }) }
func (s settlingInput) Choose(id int)        { s.loop.Do(func() { s.SheetInput.Choose(id) }) }
func (s settlingInput) Type(id, text string) { s.loop.Do(func() { s.SheetInput.Type(id, text) }) }
func (s settlingInput) Key(k keys.Shortcut)  { s.loop.Do(func() { s.SheetInput.Key(k) }) }

func asked[A, R any](l *Loop, ask func(A) R) func(A) R {
	return func(a A) (answer R) {
		l.Do(func() { answer = ask(a) })
		return answer
	}
}
