// Package screentest has a screen for tests, which paints nothing. It remembers what it was told to show, and acts like
// a user on that.
package screentest

import (
	"errors"
	"strings"
	"testing"

	"ninefold/engine/picture"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// ErrRefused is the error of a clipboard while Refusing.
var ErrRefused = errors.New("refused")

// Screen is a screen that paints nothing.
type Screen struct {
	Frame
	Program   *screen.Program
	Shown     view.Window
	Style     screen.Style
	Opened    []*Window // still open, in the order of opening
	Clipboard string
	Refusing  bool                                              // the clipboard refuses to be read or written
	Silent    bool                                              // the clipboard's owner does not answer before Answer
	Sharing   func(words, link string) (shared bool, err error) // called by Share; nil if there is no share sheet
	Unseen    rune                                              // no font has it; 0 for none
	Touched   bool                                              // it is a phone
	Quits     int
	OnBoard   bool // the board has the keyboard
	Width     float32
	Height    float32
	pasting   []func(string, error)
}

// New returns a screen of the usual size. It fails the test if the test presses what is not there.
func New(t testing.TB) *Screen {
	return &Screen{Frame: Frame{T: t}, Width: 1000, Height: 760, OnBoard: true}
}

var _ screen.Screen = (*Screen)(nil)

func (s *Screen) Listen(to *screen.Program) { s.Program, s.Frame.Events = to, to.Dialogs }

// Send tells the program what the user does.
func (s *Screen) Send(e screen.Event) { s.Program.Send(e) }

func (s *Screen) Resize(w, h float32)        { s.Width, s.Height = w, h }
func (s *Screen) Show(w *view.Window)        { s.Shown = *w }
func (s *Screen) Restyle(style screen.Style) { s.Style = style }
func (s *Screen) FocusBoard()                { s.OnBoard = s.Shown.Boards == nil }
func (s *Screen) Phone() bool                { return s.Touched }
func (s *Screen) Size() (w, h float32)       { return s.Width, s.Height }
func (s *Screen) Palette() drawing.Palette   { return *drawing.Light.Palette() }
func (s *Screen) Quit()                      { s.Quits++ }

// PNG returns the picture as SVG.
func (s *Screen) PNG(p *picture.Picture, scale int) ([]byte, error) {
	return p.AppendSVG(nil, scale), nil
}

// Lacks finds Unseen.
func (s *Screen) Lacks(text string) rune {
	if strings.ContainsRune(text, s.Unseen) {
		return s.Unseen
	}
	return 0
}

func (s *Screen) CanShare() bool { return s.Sharing != nil }

// Share passes words and a link to Sharing.
func (s *Screen) Share(words, link string, done func(bool, error)) { done(s.Sharing(words, link)) }

// Open remembers the window.
func (s *Screen) Open(e *screen.SheetEvents, width, height float32) screen.Window {
	w := &Window{Frame: Frame{T: s.T, Events: e.Dialogs}, Events: e, of: s}
	s.Opened = append(s.Opened, w)
	return w
}

// Dialogs remembers the dialogs. An open one takes the keyboard from the board.
func (s *Screen) Dialogs(sheets []view.Sheet) {
	s.Frame.Dialogs(sheets)
	s.OnBoard = s.OnBoard && len(sheets) == 0
}

// Copy puts a text on the clipboard.
func (s *Screen) Copy(text string, done func(error)) {
	if s.Refusing {
		done(ErrRefused)
		return
	}
	s.Clipboard = text
	done(nil)
}

// Paste reads the clipboard.
func (s *Screen) Paste(use func(string, error)) {
	if s.Refusing {
		use("", ErrRefused)
		return
	}
	s.pasting = append(s.pasting, use)
	if !s.Silent {
		s.Answer(nil)
	}
}

// Answer passes the clipboard's text, or an error, to whom the clipboard has not answered yet.
func (s *Screen) Answer(err error) {
	pasting := s.pasting
	s.pasting = nil
	for _, use := range pasting {
		if err != nil {
			use("", err)
		} else {
			use(s.Clipboard, nil)
		}
	}
}

// Window is another window of a Screen.
type Window struct {
	Frame
	Events *screen.SheetEvents
	Shown  view.Sheet
	of     *Screen
}

func (w *Window) Show(sheet view.Sheet) { w.Shown = sheet }

// Close closes the window.
func (w *Window) Close() {
	for i, other := range w.of.Opened {
		if other == w {
			w.of.Opened = append(w.of.Opened[:i:i], w.of.Opened[i+1:]...)
			w.Events.Closed()
			return
		}
	}
}

// Press presses what has these words in the window's content. The test fails if nothing there can be pressed by them.
func (w *Window) Press(words string) {
	w.T.Helper()
	press(w.T, w.Shown, words, w.Events.Content)
}

// Type types a text into the field with an ID in the window's content. The test fails if there is none.
func (w *Window) Type(id, text string) {
	w.T.Helper()
	typed(w.T, w.Shown, id, text, w.Events.Content)
}

// Key presses a key that no control uses, in the dialog on top or else in the content.
func (w *Window) Key(k keys.Shortcut) {
	if len(w.Sheets()) > 0 {
		w.Events.Dialogs.Key(k)
		return
	}
	w.Events.Content.Key(k)
}

// Words returns all words in the window's content.
func (w *Window) Words() string { return Words(w.Shown) }

// Frame is a window's dialogs.
type Frame struct {
	T      testing.TB
	Events screen.SheetInput
	Settle func() // shows the dialogs as they are now; nil if a loop does
	sheets []view.Sheet
	Raised int
	System bool // the system knows the window
}

func (f *Frame) Dialogs(sheets []view.Sheet) { f.sheets = sheets }
func (f *Frame) Raise()                      { f.Raised++ }

// Native calls a function if the system knows the window.
func (f *Frame) Native(do func(handle uintptr)) bool {
	if f.System {
		do(7)
	}
	return f.System
}

// Sheets returns the open dialogs, the last on top.
func (f *Frame) Sheets() []view.Sheet {
	if f.Settle != nil {
		f.Settle()
	}
	return f.sheets
}

// Top returns the dialog on top, or an empty one.
func (f *Frame) Top() view.Sheet {
	open := f.Sheets()
	if len(open) == 0 {
		return view.Sheet{}
	}
	return open[len(open)-1]
}

// PressIn presses, one after another, what has these words in the dialog on top. The test fails if nothing there can be
// pressed by them.
func (f *Frame) PressIn(words ...string) {
	f.T.Helper()
	for _, one := range words {
		press(f.T, f.Top(), one, f.Events)
	}
}

// TypeIn types a text into the field with an ID in the dialog on top. The test fails if there is none.
func (f *Frame) TypeIn(id, text string) {
	f.T.Helper()
	typed(f.T, f.Top(), id, text, f.Events)
}

// Escape presses Escape, which no control of the dialog on top uses.
func (f *Frame) Escape() { f.Events.Key(keys.Alone(keys.Escape)) }

// Enter presses Enter, which no control of the dialog on top uses.
func (f *Frame) Enter() { f.Events.Key(keys.Alone(keys.Enter)) }

func press(t testing.TB, sheet view.Sheet, words string, on screen.SheetInput) {
	t.Helper()
	for _, b := range Pressable(sheet) {
		if b.Words == words && !b.Disabled {
			on.Do(b.ID)
			return
		}
	}
	t.Fatalf("there is nothing to press that says %q in\n%s", words, Words(sheet))
}

func typed(t testing.TB, sheet view.Sheet, id, text string, on screen.SheetInput) {
	t.Helper()
	found := false
	Visit(sheet, func(part any) {
		f, ok := part.(view.Field)
		found = found || ok && f.ID == id
	})
	if !found {
		t.Fatalf("there is no field %q in %q", id, sheet.Title)
	}
	on.Type(id, text)
}
