// Package boards is the list of all boards: pictures, the latest first, by kind, with a field to find one.
package boards

import (
	"context"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	overlay "ninefold/gui/view"
	"ninefold/gui/widgets"
)

// List shows the user's boards, to be opened, renamed, saved and deleted.
type List struct {
	Host    *overlay.Host
	Dialogs *widgets.Dialogs
	Open    func(*session.Entry)
	SaveAs  func()
}

// kind is which boards are shown.
type kind string

// The kinds, in the order in which they are offered; the words have the key "boards." and this.
const (
	all     kind = "kind.all"
	games   kind = "kind.games"
	sudokus kind = "kind.sudokus"
	judges  kind = "kind.judges"
)

var kinds = [...]kind{all, games, sudokus, judges}

func (k kind) has(e *session.Entry) bool {
	switch k {
	case games:
		return e.Kind == session.TicTacToe && !e.Judge
	case sudokus:
		return e.Kind == session.CrossHatching && !e.Judge
	case judges:
		return e.Judge
	}
	return true
}

// view is the list while it is open.
type view struct {
	*List
	boards  []listed
	shown   []int // of boards: those of the kind that the words find
	kind    kind
	words   string
	dialog  *widgets.Dialog
	choices *panel.View[panel.Switch]
	tiles   *tiles
	none    *widgets.Paragraph
	about   *widgets.Label
	buttons []*widgets.Button // that need a board
	undo    *widgets.Button
}

// listed is a board, with what is said of it once that was wanted.
type listed struct {
	session.Entry
	said  *scene.Listed
	found string // the words that it is found by, in small letters
}

// said is what is said of a board.
func (v *view) said(one *listed) *scene.Listed {
	if one.said == nil {
		said := scene.InList(&one.Entry, v.Host.Tasks.Clock.Now())
		one.said = &said
		one.found = strings.ToLower(strings.Join([]string{said.Title, one.Name, said.Sentence, one.File}, " "))
	}
	return one.said
}

// Show opens the list.
func (l *List) Show() {
	l.read(func(boards []listed) {
		if !l.Dialogs.Busy() {
			l.show(boards)
		}
	})
}

// read reads the list off the UI goroutine. What is said of the boards follows on that, which alone knows the language.
func (l *List) read(use func([]listed)) {
	entries := l.Host.Session.AllBoards()
	tasks.Run(l.Host.Tasks, context.Background(), func() (boards []listed) {
		for _, e := range entries() {
			boards = append(boards, listed{Entry: e})
		}
		return boards
	}, use)
}

func (l *List) show(boards []listed) {
	v := &view{List: l, boards: boards, kind: all}
	v.tiles = newTiles(v)
	v.choices = panel.NewView[panel.Switch](&panel.Options{Do: func(id string) { v.choose(kind(id)) }})
	v.none = widgets.NewParagraph("")
	v.about = widgets.NewLabel("")
	find := widgets.NewField("", locale.Text("boards.find"))
	find.OnChanged = func(words string) {
		v.words = words
		v.find(0)
	}
	room := l.Dialogs.Window.Canvas().Size()
	body := container.NewBorder(v.head(find, room.Width), v.about, nil, nil, container.NewStack(v.none, v.tiles))
	v.dialog = l.Dialogs.New(locale.Text("boards.title"), body)
	button := func(key string, do func(*listed)) *widgets.Button {
		b := widgets.NewButton(locale.Text(key), func() {
			if one := v.chosen(); one != nil {
				do(one)
			}
		})
		v.buttons = append(v.buttons, b)
		return b
	}
	v.undo = widgets.NewButton(locale.Text("boards.undo"), v.restore)
	buttons := []*widgets.Button{v.undo, widgets.NewButton(locale.Text("dialog.close"), v.dialog.Hide),
		button("boards.delete", v.remove)}
	if room.Width >= narrow {
		buttons = append(buttons, button("boards.rename", v.rename), button("boards.saveAs", v.save))
	}
	v.dialog.SetButtons(append(buttons, button("boards.open", v.open))...)
	v.dialog.Resize(room)
	v.find(l.Host.Session.ShownBoard())
	l.Dialogs.Show(v.dialog)
	l.Dialogs.Window.Canvas().Focus(v.tiles)
}

// narrow is the width in units below which a window has no room for everything.
const narrow = 720

// head is the kinds of boards and the field to find one, below each other where there is little room.
func (v *view) head(find fyne.CanvasObject, width float32) fyne.CanvasObject {
	if width < narrow {
		return widgets.NewColumn(find, container.NewGridWrap(fyne.NewSize(min(440, width-80), 36), v.choices))
	}
	return container.NewBorder(nil, nil, container.NewGridWrap(fyne.NewSize(440, 36), v.choices),
		container.NewGridWrap(fyne.NewSize(220, 36), find))
}

// choose shows the boards of a kind.
func (v *view) choose(k kind) {
	v.kind = k
	v.find(0)
}

// find shows the boards of the kind that have all the words, and chooses the one of a number, or else the first.
func (v *view) find(number int) {
	v.shown = nil
	at := 0
	words := strings.Fields(strings.ToLower(v.words))
	counts := map[kind]int{}
	for i := range v.boards {
		b := &v.boards[i]
		if len(words) > 0 && !v.has(b, words) {
			continue
		}
		for _, k := range kinds {
			if k.has(&b.Entry) {
				counts[k]++
			}
		}
		if v.kind.has(&b.Entry) {
			if b.ID == number {
				at = len(v.shown)
			}
			v.shown = append(v.shown, i)
		}
	}
	var s panel.Switch
	for _, k := range kinds {
		s.Choices = append(s.Choices, panel.Choice{ID: string(k), On: k == v.kind,
			Words: locale.Text("boards."+string(k), locale.Args{"Number": counts[k]})})
	}
	v.choices.Set(s)
	empty := ""
	switch {
	case len(v.boards) == 0:
		empty = locale.Text("boards.hint")
	case len(v.shown) == 0:
		empty = locale.Text("boards.none")
	}
	v.none.SetText(empty)
	v.tiles.choose(at)
}

// has reports whether what is said of a board has all the words.
func (v *view) has(one *listed, words []string) bool {
	v.said(one)
	return !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(one.found, word) })
}

// tell says below the tiles what the chosen board is.
func (v *view) tell() {
	one := v.chosen()
	words := ""
	if one != nil {
		begun := time.Unix(one.Begun, 0).In(v.Host.Tasks.Clock.Now().Location())
		said := v.said(one)
		words = said.Title + " · " + said.Sentence + " · " +
			locale.Text("boards.begun", locale.Args{"When": scene.Moment(begun)})
	}
	v.about.SetText(words)
	for _, b := range v.buttons {
		if one == nil {
			b.Disable()
		} else {
			b.Enable()
		}
	}
	if v.Host.Session.CanRestore() {
		v.undo.Show()
	} else {
		v.undo.Hide()
	}
}

// chosen is the board that is chosen; nil for none.
func (v *view) chosen() *listed {
	if at := v.tiles.at; at >= 0 && at < len(v.shown) {
		return &v.boards[v.shown[at]]
	}
	return nil
}

func (v *view) open(one *listed) {
	v.dialog.Hide()
	v.Open(&one.Entry)
}

func (v *view) save(one *listed) {
	v.open(one)
	v.SaveAs()
}

// remove deletes a board, and chooses the one behind it. What was deleted can be brought back.
func (v *view) remove(one *listed) {
	next, at := 0, v.tiles.at+1
	if at < len(v.shown) {
		next = v.boards[v.shown[at]].ID
	}
	v.Host.Session.Remove(&one.Entry)
	v.changed(next, locale.Text("boards.deleted", locale.Args{"Title": v.said(one).Title}))
}

func (v *view) restore() {
	v.Host.Session.Restore()
	v.changed(0, "")
}

// rename lets the user say what a board is called.
func (v *view) rename(one *listed) {
	field := widgets.NewField(v.said(one).Title, "")
	yes, no := locale.Text("dialog.keep"), locale.Text("dialog.cancel")
	v.Dialogs.Choose(locale.Text("boards.name"), field, yes, no, func(keep bool) {
		if !keep {
			v.Dialogs.Window.Canvas().Focus(v.tiles)
			return
		}
		err := v.Host.Session.Rename(&one.Entry, strings.Join(strings.Fields(field.Value()), " "))
		if err != nil {
			v.dialog.Blame(locale.Words().Error(err))
			return
		}
		v.changed(one.ID, "")
	})
	v.Dialogs.Window.Canvas().Focus(field)
	field.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// changed keeps what was done to the boards, shows them anew with the one of a number chosen, and says what was done.
func (v *view) changed(number int, news string) {
	v.Host.Commit()
	v.read(func(boards []listed) {
		v.boards = boards
		v.find(number)
		if news != "" {
			v.about.SetText(news)
		}
		v.Dialogs.Window.Canvas().Focus(v.tiles)
	})
}
