package screen

import (
	"ninefold/engine/grid"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

// Loop calls Settle once after each event and each posted function, when all that it did is done. So whoever changes
// something need not ask for a painting.
type Loop struct {
	Settle func()
	busy   bool // an event or Settle is under way
	due    bool // Settle must be called once more
}

// Do handles an event by calling act, and then settles. An event within another, or one that painting causes, is
// settled with the outer one.
func (l *Loop) Do(act func()) {
	outer := !l.busy
	l.busy = true
	act()
	l.due = true
	if !outer {
		return
	}
	for l.due {
		l.due = false
		l.Settle()
	}
	l.busy = false
}

// Posting returns a function that posts as post does, and settles after each posted function.
func (l *Loop) Posting(post func(func())) func(func()) {
	return func(act func()) { post(func() { l.Do(act) }) }
}

// On returns a screen whose events, and those of the windows that it opens, settle.
func (l *Loop) On(s Screen) Screen {
	if page, ok := s.(Browser); ok {
		return settlingPage{settling{s, l}, page}
	}
	return settling{s, l}
}

// settling is a screen whose events settle.
type settling struct {
	Screen
	loop *Loop
}

func (s settling) Listen(e *Events) { s.Screen.Listen(s.loop.events(e)) }

func (s settling) Open(e *SheetEvents, width, height float32) Window {
	settled := SheetEvents{
		Content: settlingSheets{e.Content, s.loop}, Dialogs: settlingSheets{e.Dialogs, s.loop},
		Keys: e.Keys, Closed: s.loop.none(e.Closed),
	}
	if e.Drop != nil {
		settled.Drop = one(s.loop, e.Drop)
	}
	return s.Screen.Open(&settled, width, height)
}

func (s settling) Copy(text string, done func(error)) { s.Screen.Copy(text, one(s.loop, done)) }

func (s settling) Paste(use func(string, error)) { s.Screen.Paste(two(s.loop, use)) }

func (s settling) Share(words, link string, done func(bool, error)) {
	s.Screen.Share(words, link, two(s.loop, done))
}

// settlingPage is a page whose events settle.
type settlingPage struct {
	settling
	page Browser
}

func (s settlingPage) ChooseFile(use func(string, []byte, error)) {
	s.page.ChooseFile(func(name string, content []byte, err error) {
		s.loop.Do(func() { use(name, content, err) })
	})
}

func (s settlingPage) Download(name string, content []byte) { s.page.Download(name, content) }
func (s settlingPage) Address() string                      { return s.page.Address() }
func (s settlingPage) Storage() Storage                     { return s.page.Storage() }

// settlingSheets are sheets whose events settle.
type settlingSheets struct {
	Sheets
	loop *Loop
}

func (s settlingSheets) Do(id string)         { s.loop.Do(func() { s.Sheets.Do(id) }) }
func (s settlingSheets) Choose(id int)        { s.loop.Do(func() { s.Sheets.Choose(id) }) }
func (s settlingSheets) Type(id, text string) { s.loop.Do(func() { s.Sheets.Type(id, text) }) }
func (s settlingSheets) Key(k keys.Shortcut)  { s.loop.Do(func() { s.Sheets.Key(k) }) }

// events returns the events of the main window, each of which settles. Questions change nothing, so they do not.
func (l *Loop) events(e *Events) *Events {
	settled := *e
	settled.Dialogs = settlingSheets{e.Dialogs, l}
	settled.Tap, settled.Point, settled.Drag = one(l, e.Tap), one(l, e.Point), one(l, e.Drag)
	settled.Leave, settled.Scroll = l.none(e.Leave), one(l, e.Scroll)
	settled.Menu = asked[grid.Cell, view.Menu](l, e.Menu)
	settled.StepMenu = asked[int, view.Menu](l, e.StepMenu)
	settled.Key, settled.Rune = one(l, e.Key), two(l, e.Rune)
	settled.Do, settled.Choose = one(l, e.Do), one(l, e.Choose)
	settled.Pick, settled.GoTo = one(l, e.Pick), one(l, e.GoTo)
	settled.Graph, settled.Tip = one(l, e.Graph), one(l, e.Tip)
	settled.Find, settled.PickBoard = one(l, e.Find), one(l, e.PickBoard)
	settled.Drop, settled.Front, settled.Closing = one(l, e.Drop), one(l, e.Front), l.none(e.Closing)
	settled.Upload = func(name string, content []byte, err error) {
		l.Do(func() { e.Upload(name, content, err) })
	}
	settled.Linked, settled.Return = one(l, e.Linked), one(l, e.Return)
	settled.Play = asked[grid.Cell, bool](l, e.Play)
	return &settled
}

func (l *Loop) none(act func()) func() { return func() { l.Do(act) } }

func one[A any](l *Loop, act func(A)) func(A) {
	return func(a A) { l.Do(func() { act(a) }) }
}

func two[A, B any](l *Loop, act func(A, B)) func(A, B) {
	return func(a A, b B) { l.Do(func() { act(a, b) }) }
}

func asked[A, R any](l *Loop, ask func(A) R) func(A) R {
	return func(a A) (answer R) {
		l.Do(func() { answer = ask(a) })
		return answer
	}
}
