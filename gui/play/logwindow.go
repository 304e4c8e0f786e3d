package play

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/history"
	"ninefold/engine/text"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/widgets"
)

// logWindow shows what the programs of the game have written on standard error, move by move.
type logWindow struct {
	window fyne.Window
	search *widgets.Field
	list   *widgets.List
	empty  *widgets.Paragraph
	all    []logLine
	shown  []logLine
}

// logLine is a line of the log.
type logLine struct {
	text string
	head bool // it says which move the lines below are about
}

// ShowLog opens the log window or brings it to the front.
func (s *Setup) ShowLog() {
	if s.log != nil {
		s.log.window.RequestFocus()
		return
	}
	l := &logWindow{window: s.App.NewWindow("")}
	s.log = l
	l.window.Canvas().SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			l.window.Close()
		}
	})
	widgets.OnClosed(l.window, func() { s.log = nil })
	s.makeLog("")
	l.window.Resize(fyne.NewSize(640, 480))
	l.window.Show()
	l.window.Canvas().Focus(l.search)
}

// RebuildLog makes an open log window anew, after a change of language or appearance.
func (s *Setup) RebuildLog() {
	if s.log != nil {
		s.makeLog(s.log.search.Text)
	}
}

// makeLog makes the content of the window, with wanted in the search field.
func (s *Setup) makeLog(wanted string) {
	l := s.log
	l.window.SetTitle(locale.Text("log.title"))
	l.window.Canvas().Unfocus() // the cursor of a field that is gone would blink on
	l.search = widgets.NewField(wanted, locale.Text("log.search"))
	l.search.OnChanged = func(string) { l.filter() }
	l.empty = widgets.NewParagraph(locale.Text("log.empty"))
	l.list = widgets.NewList(func() int { return len(l.shown) }, func() fyne.CanvasObject {
		return widgets.NewCutLabel()
	}, func(i widget.ListItemID, row fyne.CanvasObject) {
		label, line := row.(*widgets.Label), l.shown[i]
		label.TextStyle = fyne.TextStyle{Bold: line.head, Monospace: !line.head}
		label.SetText(shortLine(line.text))
	})
	l.list.HideSeparators = true
	copied := widgets.NewIconButton(locale.Text("log.copy"), theme.ContentCopyIcon(), func() {
		s.App.Clipboard().SetContent(s.LogText())
	})
	top := container.NewBorder(nil, nil, nil, copied, l.search)
	l.window.SetContent(container.NewBorder(top, nil, nil, nil, container.NewStack(l.list, l.empty)))
	l.all = nil
	s.Refresh()
}

// LogText returns the lines that the log window shows; empty if it is closed.
func (s *Setup) LogText() string {
	if s.log == nil {
		return ""
	}
	return s.log.text()
}

// Refresh brings an open log window up to date.
func (s *Setup) Refresh() {
	if s.log == nil {
		return
	}
	lines := s.Players.lines()
	if slices.Equal(lines, s.log.all) {
		return
	}
	s.log.all = lines
	s.log.filter()
	s.log.list.ScrollToBottom()
}

// filter shows the lines that contain the words searched for, each below the heading of its move.
func (l *logWindow) filter() {
	wanted := strings.ToLower(l.search.Text)
	l.shown = nil
	var head *logLine
	for i, line := range l.all {
		if line.head {
			head = &l.all[i]
		}
		if !strings.Contains(strings.ToLower(line.text), wanted) {
			continue
		}
		if head != nil {
			l.shown = append(l.shown, *head)
			head = nil
		}
		if !line.head {
			l.shown = append(l.shown, line)
		}
	}
	widgets.SetVisible(l.empty, len(l.all) == 0)
	l.list.Refresh()
}

// text returns the lines shown, uncut.
func (l *logWindow) text() string {
	var b strings.Builder
	for _, line := range l.shown {
		b.WriteString(line.text + "\n")
	}
	return b.String()
}

// shortLine cuts a line, so that it is drawn quickly.
func shortLine(line string) string {
	const most = 300 // characters
	return strings.ReplaceAll(text.Cut(line, most), "\t", "    ")
}

// lines returns the log of the game shown, in the order of its steps.
func (p *Players) lines() []logLine {
	g := p.host.Session.Game
	words := map[history.ID]string{}
	for _, row := range g.Rows() {
		words[row.ID] = strings.TrimSpace(scene.Game{Game: g}.Step(row))
	}
	var lines []logLine
	for _, e := range p.log.of(g) {
		name, ok := words[e.step]
		if !ok {
			continue // of a branch that is not listed
		}
		head := locale.Text("log.move", locale.Args{"Move": name, "Time": shortTime(e.time)})
		switch {
		case e.trouble != "":
			head = locale.Text("log.trouble", locale.Args{"Move": name, "Why": e.trouble})
		case e.lost != "":
			at := g.State(e.step)
			why := locale.Words().Lost(e.lost, &at.Position)
			head = locale.Text("log.lost", locale.Args{"Move": name, "Time": shortTime(e.time), "Why": why})
		}
		lines = append(lines, logLine{head, true})
		for _, line := range e.lines() {
			lines = append(lines, logLine{line, false})
		}
	}
	return lines
}
