// Package match is the window in which two programs or levels play a match. Nothing but the user's own act starts a
// program.
package match

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/gui/dialog"
	"ninefold/gui/files"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/play"
	"ninefold/gui/screen"
	"ninefold/gui/view"
)

// Match lets two contestants play in a window of its own, which does not keep the main one from being used. A match
// goes on without its window, and is shown again when that is opened. It takes what is done in the window as
// screen.Sheets.
type Match struct {
	Host   *overlay.Host
	Screen screen.Screen

	window  screen.Window // nil while it is closed
	files   *files.Files
	form    *form // nil while a match is shown
	run     *run  // the latest; nil for none
	rows    []view.Result
	chosen  int    // the number of the game that was chosen, from 1 on; 0 for none
	saved   int    // how many games of the latest match are in a file
	focus   string // the field of the form that was given the keyboard last; "" for none
	turn    int    // how often
	message string // until something is done
	warning bool   // the message is one
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
	m.show()
}

func (m *Match) newForm() *form {
	return newForm(m.Host.Session.Settings.Match, func(use func(path string)) {
		m.files.ChoosePath(files.Any, func(path string) {
			use(path)
			m.show()
		})
	})
}

// Refresh shows all of the window anew if it is open, as in another language.
func (m *Match) Refresh() {
	m.rows = nil
	m.show()
}

// show shows the form, or how the match goes.
func (m *Match) show() {
	if m.window == nil {
		return
	}
	sheet := m.sheet()
	sheet.Title, sheet.Focus, sheet.Turn = locale.Text("match.title"), m.focus, m.turn
	if m.message != "" {
		sheet.Message, sheet.Warning = m.message, m.warning
	}
	m.window.Show(sheet)
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

// say returns what says something in the window until something is done.
func (m *Match) say(warning bool) func(string) {
	return func(words string) {
		m.message, m.warning = words, warning
		m.show()
	}
}

// Key takes a key that nothing in the window has a use for. Enter starts a match; Escape pauses one that goes on, and
// else closes the window.
func (m *Match) Key(k keys.Shortcut) {
	switch {
	case m.window == nil: // it has closed meanwhile
	case k.Key == keys.Enter && m.form != nil:
		m.start()
	case k.Key == keys.Escape && m.form == nil && m.goesOn():
		m.Do(pauseID)
	case k.Key == keys.Escape:
		m.window.Close()
	}
}

// goesOn reports whether moves are made.
func (m *Match) goesOn() bool {
	s := m.run.state()
	return !s.over && !s.paused
}

// focusOn gives the keyboard to the field of an ID, if there is one.
func (m *Match) focusOn(id string) {
	if id != "" {
		m.focus, m.turn = id, m.turn+1
	}
}

// start starts the match that the form asks for.
func (m *Match) start() {
	kept, p, err := m.form.read()
	if err != nil {
		m.focusOn(play.FieldOf(err))
		m.say(true)(play.ErrorWords(err))
		return
	}
	m.Host.Session.Settings.Match = kept
	m.Host.Keep()
	m.run.end()
	m.form, m.rows, m.chosen, m.saved, m.message = nil, nil, 0, 0, ""
	m.run = begin(p, m.Host.Tasks, m.show)
	m.show()
}

// Type takes what is typed in the form.
func (m *Match) Type(id, text string) {
	if m.form != nil {
		m.form.Type(id, text)
		m.show()
	}
}

// Do takes what was pressed in the form, or does what a button of the match is for.
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
	m.show()
}

// setUp lets the user set up another match. Games of the one before that are in no file are not lost unasked.
func (m *Match) setUp() {
	begin := func(yes bool) {
		if yes {
			m.form = m.newForm()
			m.show()
		}
	}
	n := m.Unsaved()
	if n == 0 {
		begin(true)
		return
	}
	m.files.Dialogs.AskToLose(locale.Text("match.lose"), locale.Plural("match.unsaved", n), locale.Text("match.loseDo"),
		locale.Text("dialog.cancel"), begin)
}

// Choose draws a game.
func (m *Match) Choose(number int) {
	m.chosen, m.message = number, ""
	m.show()
}

// open shows a game on a board of the main window.
func (m *Match) open() {
	s := m.run.state()
	number := s.opened(m.chosen)
	readings, err := notation.Read(s.games[number].record)
	if err != nil {
		m.say(true)(locale.Words().Error(err))
		return
	}
	m.Host.Session.Import(readings[0])
	m.Host.Commit()
	m.Screen.Raise()
	m.say(false)(locale.Text("match.opened", locale.Args{"Number": number + 1}))
}

// save asks for a file and writes the records of all games into it.
func (m *Match) save() {
	of := m.run
	s := of.state()
	m.files.SaveAs("match.ninefold", s.records(), "", func(string, atomicfile.Stamp) {
		if of == m.run {
			m.saved = len(s.games)
		}
	})
}

// Unsaved is how many games of the latest match are in no file.
func (m *Match) Unsaved() int {
	if m.run == nil {
		return 0
	}
	return len(m.run.state().games) - m.saved
}

// closed is called when the window has been closed.
func (m *Match) closed() {
	m.files.Close()
	m.window, m.form, m.message = nil, nil, ""
}

// End ends what runs, and returns when nothing of it is left and what is being saved is written.
func (m *Match) End() {
	m.run.end()
	if m.files != nil {
		m.files.Wait()
	}
}
