// Package match is the window in which two programs or levels play a match. Nothing but the user's own act starts a
// program.
package match

import (
	"bytes"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"ninefold/engine/notation"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/panel"
	"ninefold/gui/play"
	"ninefold/gui/theme"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// Match lets two contestants play in a window of its own, which does not keep the main one from being used. A match
// ends with its window; its games are shown again when that is opened.
type Match struct {
	Host  *overlay.Host
	App   fyne.App
	Raise func() // brings the main window to the front

	window fyne.Window // nil while it is closed
	files  *files.Files
	form   *form  // nil while a match is shown
	parts  *parts // nil while the form is shown
	run    *run   // the latest; nil for none
	rows   []view.Result
	chosen int // the number of the game that was chosen, from 1 on; 0 for none
}

// parts are what shows a match.
type parts struct {
	players, score, board, trend, notes, games *panel.View[panel.Framed]
	foot                                       *panel.View[panel.BoardsFoot]
	content                                    *fyne.Container
	said                                       panel.BoardsFoot // with the message alone
}

const width, height = 860, 700 // units, of the window at first

// Open opens the window, or brings it to the front.
func (m *Match) Open() {
	if m.window != nil {
		m.window.RequestFocus()
		return
	}
	m.window = m.App.NewWindow("")
	dialogs := &widgets.Dialogs{Window: m.window, OnClosed: func() {}}
	m.files = &files.Files{Dialogs: dialogs, Tasks: m.Host.Tasks, Inform: m.say(false), Warn: m.say(true)}
	m.build(m.run == nil)
	m.window.Canvas().SetOnTypedKey(m.typedKey)
	m.window.Resize(fyne.NewSize(width, height))
	widgets.OnClosed(m.window, m.closed)
	m.window.Show()
}

// Rebuild makes the window anew in the language and the appearance that are set, if it is open.
func (m *Match) Rebuild() {
	if m.window != nil {
		m.build(m.form != nil)
	}
}

// build makes the content of the window: the form, or else the match.
func (m *Match) build(form bool) {
	m.window.SetTitle(locale.Text("match.title"))
	m.window.Canvas().Unfocus() // the cursor of a field that is gone would blink on
	kept := m.Host.Session.Settings.Match
	if m.form != nil {
		if typed, _, err := m.form.read(); err == nil {
			kept = typed
		}
	}
	m.form, m.parts, m.rows = nil, nil, nil
	padded := layout.NewCustomPaddedLayout(theme.Inset, theme.Inset, theme.Inset, theme.Inset)
	if form {
		m.form = newForm(kept, m.files, m.start)
		m.window.SetContent(container.New(padded, m.form.content))
		return
	}
	m.parts = m.newParts()
	m.show()
	m.parts.content.Resize(fyne.NewSize(width, height)) // a narrower card may be higher
	m.window.SetContent(container.New(padded, m.parts.content))
}

func (m *Match) newParts() *parts {
	const left = 316 // units
	options := &panel.Options{Do: m.do, Choose: m.choose, Tip: func(string) {}, Left: func() {}}
	card := func() *panel.View[panel.Framed] { return panel.NewView[panel.Framed](options) }
	p := &parts{players: card(), score: card(), board: card(), trend: card(), notes: card(), games: card(),
		foot: panel.NewView[panel.BoardsFoot](options)}
	side := canvas.NewRectangle(color.Transparent)
	side.SetMinSize(fyne.NewSize(left, 0))
	right := widgets.NewFilledColumn(p.games, p.trend, p.notes, p.games)
	middle := widgets.NewRow(right, container.NewStack(side, p.board), right)
	p.content = widgets.NewFilledColumn(middle, p.players, p.score, middle, p.foot)
	return p
}

// show shows how the match goes.
func (m *Match) show() {
	if m.window == nil || m.parts == nil {
		return
	}
	s := m.run.state()
	for i := len(m.rows); i < len(s.games); i++ {
		m.rows = append(m.rows, s.games[i].row())
	}
	v, p := s.show(m.rows, m.chosen), m.parts
	p.players.Set(panel.Framed{Card: v.players})
	p.score.Set(panel.Framed{Card: v.score})
	p.board.Set(panel.Framed{Card: v.board})
	p.trend.Set(panel.Framed{Card: v.trend})
	p.notes.Set(panel.Framed{Card: v.notes})
	p.games.Set(panel.Framed{Card: v.games})
	foot := p.said
	if s.err != nil && foot.Words == "" {
		foot.Words, foot.Warning = play.StartWords(s.err), true
	}
	foot.Buttons = v.buttons
	p.foot.Set(foot)
	widgets.SetVisible(p.notes, v.notes.Words != "")
	p.content.Refresh() // something may be higher
}

// say returns what says something in the window until something else is said.
func (m *Match) say(warning bool) func(string) {
	return func(words string) {
		switch {
		case m.window == nil:
		case m.form != nil:
			m.form.blame(words)
		default:
			m.parts.said = panel.BoardsFoot{Words: words, Warning: warning}
			m.show()
		}
	}
}

// typedKey is a key that nothing in the window has a use for. Escape pauses a match that goes on, and else closes the
// window.
func (m *Match) typedKey(key *fyne.KeyEvent) {
	switch {
	case m.files.Dialogs.Busy():
		m.files.Dialogs.TypedKey(key)
	case m.form != nil && widgets.IsEnter(key):
		m.start()
	case key.Name == fyne.KeyEscape && m.form == nil && m.goesOn():
		m.do(pauseID)
	case key.Name == fyne.KeyEscape:
		m.window.Close()
	}
}

// goesOn reports whether moves are made.
func (m *Match) goesOn() bool {
	s := m.run.state()
	return !s.over && !s.paused
}

// start starts the match that the form asks for.
func (m *Match) start() {
	kept, p, err := m.form.read()
	if err != nil {
		m.form.blame(locale.Words().ShortError(err))
		return
	}
	m.Host.Session.Settings.Match = kept
	m.Host.Keep()
	m.run.end()
	m.chosen = 0
	m.run = begin(p, m.Host.Tasks, m.show)
	m.build(false)
}

// do does what a button is for.
func (m *Match) do(id string) {
	m.parts.said = panel.BoardsFoot{}
	switch id {
	case pauseID, resumeID:
		m.run.pause(id == pauseID)
	case stopID:
		m.run.stop()
	case saveID:
		m.files.Save("match.ninefold", m.records())
	case openID:
		m.open()
	case newID:
		m.build(true)
		return
	}
	m.show()
}

func (m *Match) choose(number int) {
	m.chosen = number
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
	m.Raise()
	m.say(false)(locale.Text("match.opened", locale.Args{"Number": number + 1}))
}

// records are those of all games, one below the other.
func (m *Match) records() []byte {
	var all [][]byte
	for _, game := range m.run.state().games {
		all = append(all, game.record)
	}
	return bytes.Join(all, []byte("\n"))
}

// closed is called when the window has been closed.
func (m *Match) closed() {
	m.files.Close()
	m.window, m.form, m.parts = nil, nil, nil
	m.run.end()
}

// End ends what runs, and returns when nothing of it is left and what is being saved is written.
func (m *Match) End() {
	m.run.end()
	if m.files != nil {
		m.files.Wait()
	}
}
