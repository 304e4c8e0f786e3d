package play

import (
	"strings"

	"ninefold/engine/history"
	"ninefold/engine/text"
	"ninefold/gui/dialog"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/screen"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// logWindow shows what the game's programs wrote to standard error, move by move.
type logWindow struct {
	setup  *Setup
	window screen.Window
	wanted string // the search text
	about  logged // what the lines are about
	lines  []view.LogLine
}

// logged identifies what the log window shows. If it changes, the lines are made anew.
type logged struct {
	game     session.Moment
	changes  int
	language locale.Language
	wanted   string
}

func (l *logWindow) logged() logged {
	p := l.setup.Players
	s := p.host.Session
	return logged{s.Moment(), p.log.changes, s.Settings.Language, l.wanted}
}

// ShowLog opens the log window or brings it to the front.
func (s *Setup) ShowLog() {
	if s.log != nil {
		s.log.window.Raise()
		return
	}
	const width, height = 640, 480 // units
	l := &logWindow{setup: s}
	l.window = s.Screen.Open(&screen.SheetEvents{
		Content: l, Dialogs: &dialog.Stack{}, Closed: func() { s.log = nil },
	}, width, height)
	s.log = l
}

// Refresh updates an open log window if something has changed, also the language. The loop calls it.
func (s *Setup) Refresh() {
	if s.log == nil {
		return
	}
	if now := s.log.logged(); s.log.about != now {
		s.log.about, s.log.lines = now, s.Players.lines()
		s.log.show()
	}
}

const (
	findID = "find"
	copyID = "copy"
)

func (l *logWindow) show() {
	const column = 76 // characters of a line that fit
	log := view.Log{Ends: true}
	for _, line := range l.found() {
		for _, part := range text.BreakLine(line.Words, column) {
			log.Lines = append(log.Lines, view.LogLine{Words: part, Head: line.Head})
		}
	}
	if len(l.lines) == 0 {
		log.Hint = locale.Text("log.empty")
	}
	find := locale.Text("log.search")
	l.window.Show(view.Sheet{
		Title: locale.Text("log.title"), Focus: findID,
		Cards: []view.Card{view.Bare(
			view.Field{ID: findID, Name: find, Hint: find, Text: l.wanted},
			view.FormButton{Button: view.Button{ID: copyID, Words: locale.Text("log.copy")}},
		), log},
	})
}

// found returns the lines that contain the search text, below the headings of their moves.
func (l *logWindow) found() (found []view.LogLine) {
	wanted := strings.ToLower(l.wanted)
	var head *view.LogLine
	for i, line := range l.lines {
		if line.Head {
			head = &l.lines[i]
		}
		if !strings.Contains(strings.ToLower(line.Words), wanted) {
			continue
		}
		if head != nil {
			found = append(found, *head)
			head = nil
		}
		if !line.Head {
			found = append(found, line)
		}
	}
	return found
}

// Do copies the found lines, uncut.
func (l *logWindow) Do(id string) {
	if id != copyID {
		return
	}
	var b strings.Builder
	for _, line := range l.found() {
		b.WriteString(line.Words + "\n")
	}
	l.setup.Screen.Copy(b.String(), func(error) {}) // a desktop does not refuse it
}

// Type takes the search text.
func (l *logWindow) Type(_, typed string) {
	l.wanted = typed
}

// Key closes the window on Escape.
func (l *logWindow) Key(k keys.Shortcut) {
	if k.Key == keys.Escape {
		l.window.Close()
	}
}

// Choose does nothing: no line can be chosen.
func (*logWindow) Choose(int) {}

// lines returns the log of the game shown, in the order of its steps.
func (p *Players) lines() []view.LogLine {
	g := p.host.Session.Game
	words := map[history.ID]string{}
	var first history.ID
	for i, row := range g.Rows() {
		words[row.ID] = strings.TrimSpace(scene.Game{Game: g}.Step(row))
		if i == 0 {
			first = row.ID
		}
	}
	var lines []view.LogLine
	for _, e := range p.log.of(g) {
		name, ok := words[e.step]
		if !ok {
			continue // its branch is not listed
		}
		when := locale.Text("log.after", locale.Args{"Move": name})
		if e.step == first {
			when = locale.Text("log.first")
		}
		head := locale.Text("log.move", locale.Args{"Move": name, "Time": shortTime(e.time)})
		switch {
		case e.trouble != "":
			head = locale.Text("log.trouble", locale.Args{"When": when, "Why": e.trouble})
		case e.lost != "":
			at := g.State(e.step)
			why := locale.Words().Lost(e.lost, &at.Position)
			head = locale.Text("log.lost", locale.Args{"When": when, "Time": shortTime(e.time), "Why": why})
		}
		lines = append(lines, view.LogLine{Words: head, Head: true})
		for _, line := range e.lines() {
			lines = append(lines, view.LogLine{Words: line})
		}
	}
	return lines
}
