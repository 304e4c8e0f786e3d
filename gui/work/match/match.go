// Package match is the window in which two programs or levels play a match. Only the user's own act starts a program.
package match

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/files"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/play"
)

// Match lets two contestants play in a window beside the main one. A match goes on while its window is closed, and is
// shown when it is opened again. Match handles its window's input as screen.SheetInput.
type Match struct {
	Host   *overlay.Host
	Screen screen.Screen

	window  screen.Window // nil while it is closed
	files   *files.Files
	form    *form // nil while a match is shown
	run     *run  // the last match; nil for none
	rows    []deck.ResultRow
	spoken  language.Language // of the rows and the message
	chosen  int               // number of the game chosen, from 1; 0 for none
	saved   int               // how many games of the last match are in a file
	focus   string            // the field that last got the keyboard; "" for none
	turn    int               // how often one got it
	message string            // shown until the user does something or chooses another language
	warning bool              // the message is a warning
}

// Open opens the window, or brings it to the front.
func (m *Match) Open() {
	if m.window != nil {
		m.window.Raise()
		return
	}
	const width, height = 860, 700 // units
	dialogs := &dialog.Stack{Closed: func() {}}
	m.window = m.Screen.Open(&screen.SheetEvents{Content: m, Dialogs: dialogs, Closed: m.closed}, width, height)
	dialogs.Show = m.window.Dialogs
	m.files = &files.Files{
		Frame: m.window, Dialogs: dialogs, Tasks: m.Host.Tasks, Inform: m.say(false), Warn: m.say(true),
		Folder: &m.Host.Session.Settings.Folder,
	}
	if m.run == nil {
		m.form = m.newForm()
	}
}

func (m *Match) newForm() *form {
	return newForm(m.Host.Session.Settings.Match, func(use func(path string)) { m.files.ChoosePath(files.Any, use) })
}

// Refresh shows the window, if it is open, and its dialogs as they are now. The loop calls it.
func (m *Match) Refresh() {
	if m.window == nil {
		return
	}
	if spoken := m.Host.Session.Settings.Language; m.spoken != spoken {
		m.spoken, m.rows, m.message = spoken, nil, ""
	}
	sheet := m.sheet()
	sheet.Title, sheet.Focus, sheet.Turn = language.Text("match.title"), m.focus, m.turn
	if m.message != "" {
		sheet.Message, sheet.Warning = m.message, m.warning
	}
	m.files.Show(m.window, sheet)
}

func (m *Match) sheet() view.Sheet {
	if m.form != nil {
		return m.form.sheet()
	}
	s := m.run.state()
	for i := len(m.rows); i < len(s.games); i++ {
		m.rows = append(m.rows, s.row(i))
	}
	sheet := s.sheet(m.rows, m.chosen)
	if s.err != nil {
		sheet.Message, sheet.Warning = play.StartWords(s.err), true
	}
	return sheet
}

// say returns a function that shows a message in the window.
func (m *Match) say(warning bool) func(string) {
	return func(words string) { m.message, m.warning = words, warning }
}

// Key handles a key that no control uses. Enter starts a match. Escape pauses a match under way, or closes the window.
func (m *Match) Key(k keys.Shortcut) {
	switch {
	case m.window == nil: // it was closed meanwhile
	case k.Key == keys.Enter && m.form != nil:
		m.start()
	case k.Key == keys.Escape && m.form == nil && m.goesOn():
		m.Do(pauseID)
	case k.Key == keys.Escape:
		m.window.Close()
	}
}

// goesOn reports whether the match is neither paused nor over.
func (m *Match) goesOn() bool {
	s := m.run.state()
	return !s.over && !s.paused
}

// focusOn gives the keyboard to the field with an ID, unless that is "".
func (m *Match) focusOn(id string) {
	if id != "" {
		m.focus, m.turn = id, m.turn+1
	}
}

func (m *Match) start() {
	kept, p, err := m.form.read()
	if err != nil {
		m.focusOn(play.FieldOf(err))
		m.say(true)(language.Words().ShortError(err))
		return
	}
	m.Host.Session.Settings.Match = kept
	m.run.end()
	m.form, m.rows, m.chosen, m.saved, m.message = nil, nil, 0, 0, ""
	m.run = begin(p, m.run, m.Host)
}

// Type takes a field's text.
func (m *Match) Type(id, text string) {
	if m.form != nil {
		m.form.Type(id, text)
	}
}

// Do handles a pressed button or a choice of the form.
func (m *Match) Do(id string) {
	m.message = ""
	switch id {
	case startID:
		m.start()
	case pauseID, resumeID:
		m.run.pause(id == pauseID)
	case stopID:
		m.run.stop()
	case saveID:
		m.save()
	case openID:
		m.open()
	case newID:
		m.setUp()
	default:
		if m.form != nil {
			m.focusOn(m.form.Do(id))
		}
	}
}

// setUp shows the form for another match. It asks first if games of the last match are in no file.
func (m *Match) setUp() {
	begin := func() { m.form = m.newForm() }
	n := m.Unsaved()
	if n == 0 {
		begin()
		return
	}
	m.files.Dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("match.lose"), Words: language.Plural("match.unsaved", n),
			Yes: language.Text("match.loseDo"), No: language.Text("dialog.cancel"), Loses: true}
	}, begin, nil)
}

// Choose shows a game.
func (m *Match) Choose(number int) {
	m.chosen, m.message = number, ""
}

// open copies a game to a board of the main window.
func (m *Match) open() {
	s := m.run.state()
	number := s.opened(m.chosen)
	reading, err := notation.Read(s.games[number].record)
	if err != nil {
		m.say(true)(language.Words().Error(err))
		return
	}
	m.Host.Session.Import(reading)
	m.Host.Enter()
	m.Screen.Raise()
	m.say(false)(language.Text("match.opened", language.Args{"Number": number + 1}))
}

// save asks for a file and writes the records of all games to it.
func (m *Match) save() {
	of := m.run
	s := of.state()
	m.files.SaveAs("", "match.ninefold", files.Whole(s.records()), func(string, atomicfile.Stamp) {
		if of == m.run {
			m.saved = len(s.games)
		}
	})
}

// Unsaved returns how many games of the last match are in no file.
func (m *Match) Unsaved() int {
	if m.run == nil {
		return 0
	}
	return len(m.run.state().games) - m.saved
}

// closed is called after the window was closed.
func (m *Match) closed() {
	m.files.Close()
	m.window, m.form, m.message = nil, nil, ""
}

// End stops the match, and returns when its programs have ended and its file is written.
func (m *Match) End() {
	m.run.end()
	m.run.wait()
	if m.files != nil {
		m.files.Wait()
	}
}
