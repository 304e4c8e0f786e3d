package gui

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
)

// endless would take minutes to measure.
var endless = strings.Repeat("W", 1<<18)

// longName is as long as a record's tag may be.
var longName = strings.Repeat("W", record.MostTagBytes)

// mostMeasured limits the bytes of text measured to show the window and a dialog.
const mostMeasured = 250_000

// measureLittle fails the test if more than mostMeasured is measured from now on.
func (w *window) measureLittle() {
	app := w.painting
	app.measured, app.most = 0, mostMeasured
}

// endlessRecord returns a game in which all texts are endless.
func endlessRecord() string {
	var tags strings.Builder
	for _, name := range [...]string{
		"X", "O", "Event", "Site", "Date", "Round", "Annotator", "XPlayer", "OPlayer", "Termination",
	} {
		tags.WriteString("[" + name + " \"" + longName + "\"]\n")
	}
	return tags.String() + "[Rules \"closed\"]\n\n{" + endless + "}\n1. 5 5 {" + endless + "} 2. 4 4 {x: " + endless +
		"} (2. 5 4 {" + endless + "}) 3. 2 2\n"
}

func TestNoEndlessTextOfARecordIsMeasured(t *testing.T) {
	w := openPainted(t)
	w.measureLittle()
	w.open(w.file("endless.ninefold", endlessRecord()))
	for _, step := range [...]string{"first", "forward", "last"} {
		w.measureLittle()
		w.run(step)
	}
	w.session.Game.Forfeit(endless)
	w.commit()
	lost := w.session.Boards(1)[0]
	for name, open := range openers {
		w.measureLittle()
		fail.OnError(t, w.session.OpenBoard(&lost))
		w.commit()
		t.Log(name)
		open(w)
		for w.dialogs.Busy() {
			w.escape()
		}
	}
}

func TestASessionWithAnEndlessNameIsOpened(t *testing.T) {
	w := openPainted(t)
	w.measureLittle()
	w.open(w.file("endless.ninefold", endlessRecord()))
	w.flush()
	app := newPaintingApp()
	app.most = 2 * mostMeasured // painting also measures the menus' words
	again := newPainted(t, w.dir, app)
	t.Cleanup(again.end)
	name := again.session.Game.Tag("X")
	fail.If(t, name != longName, "the name that is kept has %d characters", len(name))
}

func TestAnEndlessNameIsLeftAsItIsUnlessItIsEdited(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("endless.ninefold", "[X \""+longName+"\"]\n[Rules \"open\"]\n\n1. 5 5\n"))
	w.run("players")
	w.key(keys.Enter)
	name := w.session.Game.Tag("X")
	fail.If(t, name != longName, "the name has %d characters", len(name))
	w.run("players")
	w.fields("Name")[0].SetText("Ada")
	w.key(keys.Enter)
	name = w.session.Game.Tag("X")
	fail.If(t, name != "Ada", "the name has %d characters", len(name))
}

func TestNoEndlessTextOfAnywhereElseIsMeasured(t *testing.T) {
	name := filepath.Join(t.TempDir(), strings.Repeat("n", 250))
	texttest.Write(t, name, endless)
	w := openPainted(t)
	for where, show := range map[string]func(){
		"a warning":         func() { w.App.shown.warn(endless) },
		"a tip":             func() { w.App.shown.tip(endless) },
		"a question":        func() { w.dialogs.Ask(endless, endless, "Yes", "No", func() {}, nil) },
		"a clipboard":       func() { w.paste(endless) },
		"a file of no form": func() { w.open(name) },
		"a clipboard, into a dialog": func() {
			w.run("compare")
			w.screen.Clipboard = endless
			w.run("paste")
		},
		"a recent file": func() {
			w.session.Settings.Remember("/" + endless)
			w.render()
		},
	} {
		w.measureLittle()
		t.Log(where)
		show()
		for w.dialogs.Busy() {
			w.escape()
		}
	}
	for _, item := range (&monkey{window: w}).recent() {
		fail.If(t, len(item.Words) > 200, "the menu has an item of %d bytes", len(item.Words))
	}
}

// TestNoLabelIsFynes: the pen draws all words, since it cuts them; Fyne's labels would measure whole texts.
func TestNoLabelIsFynes(t *testing.T) {
	files, err := filepath.Glob("*/*.go")
	fail.NowIf(t, err != nil || len(files) == 0, "%v, %v", len(files), err)
	for _, name := range files {
		fail.If(t, !strings.HasSuffix(name, "_test.go") && strings.Contains(texttest.Read(t, name), "widget.NewLabel"),
			"%s makes a label of Fyne's", name)
	}
}
