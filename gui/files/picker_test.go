//go:build !js

package files

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/widgets"
)

// openedPicker is a picker over a window, and the path that was chosen in it.
type openedPicker struct {
	t      *testing.T
	files  *Files
	run    *taskstest.Tasks
	chosen string
}

// openPicker opens one in a folder: to save under a name, or to open a file if there is none. The folder is listed.
func openPicker(t *testing.T, dir, proposed string) *openedPicker {
	t.Helper()
	f, run := newFiles(t)
	f.Dialogs.Window.Canvas().SetOnTypedKey(f.Dialogs.TypedKey)
	d := &openedPicker{t: t, files: f, run: run}
	f.pick(request{title: "A file", name: proposed, folder: dir}, func(path string) { d.chosen = path })
	d.next()
	return d
}

// next shows what has been found out about files.
func (d *openedPicker) next() {
	d.t.Helper()
	await(d.t, d.run)
}

// press presses a key where the keyboard is.
func (d *openedPicker) press(keys ...fyne.KeyName) {
	canvas := d.files.Dialogs.Window.Canvas()
	for _, name := range keys {
		if key := (&fyne.KeyEvent{Name: name}); canvas.Focused() != nil {
			canvas.Focused().TypedKey(key)
		} else {
			canvas.OnTypedKey()(key)
		}
	}
}

// field is the field that has the keyboard.
func (d *openedPicker) field() *widget.Entry {
	d.t.Helper()
	entry := reflect.ValueOf(d.files.Dialogs.Window.Canvas().Focused()).Elem().FieldByName("Entry")
	return entry.Addr().Interface().(*widget.Entry)
}

// write puts a text into the field.
func (d *openedPicker) write(text string) {
	d.t.Helper()
	d.field().SetText(text)
}

// shown are the objects of a type in the dialog on top.
func shown[T fyne.CanvasObject](f *Files) (all []T) {
	for _, o := range test.LaidOutObjects(f.Dialogs.Window.Canvas().Overlays().Top()) {
		if o, ok := o.(T); ok && o.Visible() {
			all = append(all, o)
		}
	}
	return all
}

// rows are the words of the rows that are listed, the chosen one in brackets.
func (d *openedPicker) rows() string {
	var words []string
	for _, b := range shown[*widgets.Button](d.files) {
		switch {
		case b.Importance == widget.HighImportance && b.Alignment == widget.ButtonAlignLeading:
			words = append(words, "["+b.Text+"]")
		case b.Alignment == widget.ButtonAlignLeading:
			words = append(words, b.Text)
		}
	}
	return strings.Join(words, " ")
}

// tap taps the button or the row of some words.
func (d *openedPicker) tap(words string) {
	d.t.Helper()
	for _, b := range shown[*widgets.Button](d.files) {
		if b.Text == words {
			test.Tap(b)
			return
		}
	}
	d.t.Fatalf("there is no %s", words)
}

// trouble is what the dialog says that is wrong.
func (d *openedPicker) trouble() string {
	for _, p := range shown[*widgets.Paragraph](d.files) {
		if p.Importance == widget.DangerImportance {
			return p.Words()
		}
	}
	return ""
}

// shownFolder is the folder that the dialog names.
func shownFolder(f *Files) string {
	for _, l := range shown[*widgets.Label](f) {
		if filepath.IsAbs(l.Text) {
			return l.Text
		}
	}
	return ""
}

// twoFolders is a folder with two files, and a folder with another one in it.
func twoFolders(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "games"), 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, dir, "board.txt", "old")
	put(t, dir, "position.txt", "old")
	put(t, filepath.Join(dir, "games"), "one.ninefold", "old")
	return dir
}

func TestAFileIsOpenedByKeys(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "")
	if got := d.rows(); got != "Parent folder games board.txt position.txt" || shownFolder(d.files) != dir {
		t.Fatalf("in %s it lists %s", shownFolder(d.files), got)
	}
	if d.press(fyne.KeyReturn); d.chosen != "" || !d.files.Dialogs.Busy() {
		t.Error("Enter on nothing does something")
	}
	d.write("g")
	if got := d.rows(); got != "[games]" {
		t.Errorf("it lists %s", got)
	}
	d.press(fyne.KeyReturn)
	d.next()
	if got := d.rows(); got != "Parent folder one.ninefold" || d.field().Text != "" {
		t.Errorf("in the folder it lists %s; the field holds %q", got, d.field().Text)
	}
	d.press(fyne.KeyDown, fyne.KeyReturn)
	d.next()
	d.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn)
	if want := filepath.Join(dir, "board.txt"); d.chosen != want || d.files.Dialogs.Busy() {
		t.Errorf("chosen is %q, want %q", d.chosen, want)
	}
	if began := fyne.CurrentApp().Preferences().String(folderKey); began != dir {
		t.Errorf("the next dialog begins in %q", began)
	}
}

func TestAPathCanBeTyped(t *testing.T) {
	dir, elsewhere := twoFolders(t), twoFolders(t)
	d := openPicker(t, dir, "")
	d.write(elsewhere)
	d.next() // what is beside it
	d.tap("Open")
	d.next() // it is a folder
	if shownFolder(d.files) != elsewhere || d.field().Text != "" {
		t.Errorf("it shows %s; the field holds %q", shownFolder(d.files), d.field().Text)
	}
	d.write(filepath.Join(dir, "boa"))
	d.next()
	if got := d.rows(); got != "[board.txt]" || shownFolder(d.files) != dir {
		t.Errorf("of the beginning of a path it lists %s in %s", got, shownFolder(d.files))
	}
	d.write(filepath.Join(elsewhere, "none"))
	d.next()
	d.press(fyne.KeyReturn)
	d.next()
	if said := d.trouble(); !strings.Contains(said, "none cannot be read") || d.chosen != "" {
		t.Errorf("of a file that is not there it says %q, chosen is %q", said, d.chosen)
	}
	d.write(filepath.Join("games", "one.ninefold"))
	d.press(fyne.KeyReturn)
	d.next()
	if want := filepath.Join(elsewhere, "games", "one.ninefold"); d.chosen != want {
		t.Errorf("chosen is %q, want %q", d.chosen, want)
	}
}

func TestANewFileIsSavedInAFolderOfOnesChoice(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "mine.txt")
	d.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	d.next()
	if got := d.rows(); got != "Parent folder one.ninefold" || d.field().Text != "mine.txt" {
		t.Errorf("in the folder it lists %s; the field holds %q", got, d.field().Text)
	}
	d.press(fyne.KeyReturn)
	d.next()
	if want := filepath.Join(dir, "games", "mine.txt"); d.chosen != want || d.files.Dialogs.Busy() {
		t.Errorf("chosen is %q, want %q", d.chosen, want)
	}
}

func TestAFileThatIsThereIsReplacedOnlyIfTheUserSaysSo(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "mine.txt")
	d.tap("board.txt")
	if got := d.field().Text; got != "board.txt" || d.chosen != "" {
		t.Fatalf("the field holds %q, chosen is %q", got, d.chosen)
	}
	for _, leave := range []func(){func() { d.tap("Cancel") }, func() { d.press(fyne.KeyEscape) }} {
		d.press(fyne.KeyReturn, fyne.KeyReturn) // the second is one too many
		d.run.Await(func() bool { return len(shown[*widgets.Button](d.files)) == 2 })
		leave()
		if d.chosen != "" || d.field().Text != "board.txt" {
			t.Fatalf("the field holds %q, chosen is %q", d.field().Text, d.chosen)
		}
	}
	d.tap("Save")
	d.run.Await(func() bool { return len(shown[*widgets.Button](d.files)) == 2 })
	d.tap("Replace")
	if want := filepath.Join(dir, "board.txt"); d.chosen != want || d.files.Dialogs.Busy() {
		t.Errorf("chosen is %q, want %q", d.chosen, want)
	}
}

func TestEscapeLeavesThePicker(t *testing.T) {
	d := openPicker(t, twoFolders(t), "mine.txt")
	field := d.field()
	d.press(fyne.KeyReturn, fyne.KeyEscape)
	if d.files.Dialogs.Busy() || reflect.ValueOf(field).Elem().FieldByName("focused").Bool() {
		t.Error("it is open, or its cursor blinks on")
	}
	if d.next(); d.chosen != "" {
		t.Errorf("chosen is %q", d.chosen)
	}
}

func TestAFolderThatHasGoneIsReplacedByTheUsers(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("USERPROFILE", dir)
	d := openPicker(t, filepath.Join(dir, "none"), "")
	if shownFolder(d.files) != dir || d.trouble() != "" {
		t.Errorf("it shows %s and says %q", shownFolder(d.files), d.trouble())
	}
}

func TestAFolderThatCannotBeReadIsSaid(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "")
	if err := os.RemoveAll(filepath.Join(dir, "games")); err != nil {
		t.Fatal(err)
	}
	d.tap("games")
	d.next()
	if said := d.trouble(); !strings.Contains(said, "games cannot be read") || shownFolder(d.files) != dir {
		t.Errorf("it shows %s and says %q", shownFolder(d.files), said)
	}
}

// What is typed takes the place of the name, and its ending stays.
func TestTheNameToSaveUnderIsSelectedWithoutItsEnding(t *testing.T) {
	for proposed, want := range map[string]string{
		"game.ninefold": "game", "17.marked.out": "17.marked", "name": "name", "": "",
	} {
		d := openPicker(t, t.TempDir(), proposed)
		if got := d.field().SelectedText(); got != want {
			t.Errorf("of %q is selected %q, want %q", proposed, got, want)
		}
		if want == "" {
			continue
		}
		d.field().TypedRune('x')
		if got := d.field().Text; got != "x"+filepath.Ext(proposed) {
			t.Errorf("typed over %q it is %q", proposed, got)
		}
	}
}
