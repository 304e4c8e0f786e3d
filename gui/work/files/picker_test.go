package files

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/tasks/taskstest"
)

// openedPicker is a picker over a window, and the path chosen in it.
type openedPicker struct {
	*screentest.Screen
	t      *testing.T
	files  *Files
	run    *taskstest.Tasks
	chosen string
}

// openPicker opens a picker that lists a folder: to save under a proposed name, or for "" to open a file.
func openPicker(t *testing.T, dir, proposed string) *openedPicker {
	f, over, run := newFiles(t)
	d := &openedPicker{Screen: over, t: t, files: f, run: run}
	f.pick(request{name: proposed, near: []string{dir}}, func(path string) { d.chosen = path })
	d.next()
	return d
}

// next runs the next result of a file look-up and shows it.
func (d *openedPicker) next() { d.t.Helper(); await(d.t, d.run) }

// finder returns the field over the rows.
func (d *openedPicker) finder() view.Finder { return screentest.Card[view.Finder](d.Top()) }

func (d *openedPicker) enter() {
	if f := d.finder(); f.Chosen >= 0 {
		d.Frame.Events.Do(f.Rows[f.Chosen].ID)
		return
	}
	d.Enter()
}

// rows returns the words of the rows, the chosen one in brackets.
func (d *openedPicker) rows() string {
	var words []string
	for i, row := range d.finder().Rows {
		if i == d.finder().Chosen {
			row.Words = "[" + row.Words + "]"
		}
		words = append(words, row.Words)
	}
	return strings.Join(words, " ")
}

func shownFolder(sheet view.Sheet) string { return screentest.Card[view.Text](sheet).Words }

// twoFolders makes a folder with two files, and a folder with another file in it.
func twoFolders(t *testing.T) (dir string) {
	dir = t.TempDir()
	fail.OnError(t, os.Mkdir(filepath.Join(dir, "games"), 0o700))
	texttest.Write(t, filepath.Join(dir, "board.txt"), "old")
	texttest.Write(t, filepath.Join(dir, "position.txt"), "old")
	texttest.Write(t, filepath.Join(dir, "games", "one.ninefold"), "old")
	return dir
}

func TestAFileIsOpenedByKeys(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "")
	if got := d.rows(); got != "Parent folder games board.txt position.txt" || shownFolder(d.Top()) != dir {
		t.Fatalf("in %s it lists %s", shownFolder(d.Top()), got)
	}
	d.enter()
	fail.If(t, d.chosen != "" || !d.files.Dialogs.Busy() || !d.Top().Buttons[1].Disabled,
		"Enter on nothing does something, or the button is %+v", d.Top().Buttons[1])
	d.TypeIn(nameID, "g")
	fail.If(t, d.rows() != "[games]" || d.Top().Buttons[1].Disabled, "it lists %s", d.rows())
	d.enter()
	d.next()
	if got := d.rows(); got != "Parent folder one.ninefold" || d.finder().Field.Text != "" {
		t.Errorf("in the folder it lists %s; the field holds %q", got, d.finder().Field.Text)
	}
	d.PressIn("Parent folder")
	d.next()
	d.PressIn("board.txt")
	want := filepath.Join(dir, "board.txt")
	fail.If(t, d.chosen != want || d.files.Dialogs.Busy(), "chosen is %q, want %q", d.chosen, want)
	fail.Unequal(t, *d.files.Folder, dir, "the next dialog begins in")
}

func TestAnEmptyFolderSaysSo(t *testing.T) {
	d := openPicker(t, t.TempDir(), "")
	t.Cleanup(func() { language.Use(language.English) })
	for choice, want := range map[language.Language]string{
		language.Chinese: "打开文件 名称或完整的位置 上级文件夹 此文件夹里没有文件。",
		language.English: "Open a file Name or path Parent folder This folder has no files.",
	} {
		language.Use(choice)
		d.Frame.Events.Do("")
		fail.Unequal(t, d.Top().Title+" "+d.finder().Field.Hint+" "+d.rows(), want, "it says")
	}
	d.TypeIn(nameID, "g")
	fail.Unequal(t, d.rows(), "", "for a name it lists")
	d.Enter()
	d.Escape()
	fail.If(t, d.files.Dialogs.Busy(), "after Escape it is open")
	d.next()
	fail.If(t, d.chosen != "", "after Escape chosen is %q", d.chosen)
}

func TestAPathCanBeTyped(t *testing.T) {
	dir, elsewhere := twoFolders(t), twoFolders(t)
	d := openPicker(t, dir, "")
	d.TypeIn(nameID, elsewhere)
	d.next() // its siblings
	d.PressIn("Open")
	d.next() // the path is a folder
	fail.If(t, shownFolder(d.Top()) != elsewhere || d.finder().Field.Text != "",
		"it shows %s; the field holds %q", shownFolder(d.Top()), d.finder().Field.Text)
	before := d.rows()
	d.TypeIn(nameID, filepath.Join(dir, "boa"))
	fail.If(t, d.rows() != before || d.finder().Chosen >= 0, "while the folder is read it lists %s", d.rows())
	d.next()
	if got := d.rows(); got != "[board.txt]" || shownFolder(d.Top()) != dir {
		t.Errorf("of the beginning of a path it lists %s in %s", got, shownFolder(d.Top()))
	}
	d.TypeIn(nameID, filepath.Join(elsewhere, "none"))
	d.next()
	d.enter()
	d.next()
	if said := d.Top().Message; !strings.Contains(said, "none cannot be read") || d.chosen != "" {
		t.Errorf("of a file that is not there it says %q, chosen is %q", said, d.chosen)
	}
	all := d.rows()
	d.TypeIn(nameID, filepath.Join("games", "one.ninefold"))
	fail.If(t, d.rows() == "" || len(d.rows()) < len(all), "while a path from here is typed it lists %q", d.rows())
	d.enter()
	d.next()
	fail.Unequal(t, d.chosen, filepath.Join(elsewhere, "games", "one.ninefold"), "chosen")
}

func TestANewFileIsSavedInAFolderOfOnesChoice(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "mine.txt")
	d.Frame.Events.Choose(1) // with the arrow keys
	d.PressIn("Save")
	d.next()
	if got := d.rows(); got != "Parent folder one.ninefold" || d.finder().Field.Text != "mine.txt" {
		t.Errorf("in the folder it lists %s; the field holds %q", got, d.finder().Field.Text)
	}
	d.TypeIn(nameID, "   ")
	fail.Unless(t, d.Top().Buttons[1].Disabled, "it can be saved without a name")
	d.Enter()
	d.TypeIn(nameID, "mine.txt")
	d.enter()
	d.next()
	want := filepath.Join(dir, "games", "mine.txt")
	fail.If(t, d.chosen != want || d.files.Dialogs.Busy(), "chosen is %q, want %q", d.chosen, want)
}

func TestAFileThatIsThereIsReplacedOnlyIfTheUserSaysSo(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "mine.txt")
	before := d.finder().Field.Cursor
	d.PressIn("board.txt")
	if f := d.finder().Field; f.Text != "board.txt" || f.Selected != 5 || f.Cursor == before || d.chosen != "" {
		t.Fatalf("the field is %+v, chosen is %q", f, d.chosen)
	}
	for _, leave := range []func(){func() { d.PressIn("Cancel") }, d.Escape} {
		d.enter()
		d.enter() // one Enter too many
		d.run.Await(func() bool { return len(d.Sheets()) == 2 })
		leave()
		fail.NowIf(t, d.chosen != "" || d.finder().Field.Text != "board.txt",
			"the field holds %q, chosen is %q", d.finder().Field.Text, d.chosen)
	}
	d.Frame.Events.Type(nameID, "board") // which has the ending of the name proposed
	d.PressIn("Save")
	d.run.Await(func() bool { return len(d.Sheets()) == 2 })
	d.PressIn("Replace")
	want := filepath.Join(dir, "board.txt")
	fail.If(t, d.chosen != want || d.files.Dialogs.Busy(), "chosen is %q, want %q", d.chosen, want)
}

func TestAFolderThatHasGoneIsReplacedByTheUsers(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("USERPROFILE", dir)
	d := openPicker(t, filepath.Join(dir, "none"), "")
	fail.If(t, shownFolder(d.Top()) != dir || d.Top().Message != "",
		"it shows %s and says %q", shownFolder(d.Top()), d.Top().Message)
}

func TestAFolderThatCannotBeReadIsSaid(t *testing.T) {
	dir := twoFolders(t)
	d := openPicker(t, dir, "")
	fail.OnError(t, os.RemoveAll(filepath.Join(dir, "games")))
	d.PressIn("games")
	d.next()
	if said := d.Top().Message; !strings.Contains(said, "games cannot be read") || shownFolder(d.Top()) != dir {
		t.Errorf("it shows %s and says %q", shownFolder(d.Top()), said)
	}
}

// Typing replaces the name and keeps its ending.
func TestTheNameToSaveUnderIsSelectedWithoutItsEnding(t *testing.T) {
	for proposed, want := range map[string]int{
		"game.ninefold": 4, "17.marked.out": 9, "局.ninefold": 1, "name": 4, "": 0,
	} {
		d := openPicker(t, t.TempDir(), proposed)
		if field := d.finder().Field; field.Selected != want || field.Text != proposed || d.Top().Focus != field.ID {
			t.Errorf("of %q the field is %+v", proposed, field)
		}
	}
}

func TestAFolderListsWhatCanBeChosenFoldersFirst(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"b.txt", "A.txt", "棋.txt", ".hidden"} {
		texttest.Write(t, filepath.Join(dir, name), "")
	}
	for _, name := range []string{"games", "Boards"} {
		fail.OnError(t, os.Mkdir(filepath.Join(dir, name), 0o700))
	}
	for link, to := range map[string]string{"to file": "b.txt", "to folder": "games", "to nothing": "none"} {
		err := os.Symlink(filepath.Join(dir, to), filepath.Join(dir, link))
		fail.SkipIf(t, err != nil, err)
	}
	const unfinished = ".ninefold-0123456789abcdef.tmp"
	fail.NowIf(t, !atomicfile.IsTemporary(unfinished), "a write would have another name")
	texttest.Write(t, filepath.Join(dir, unfinished), "")
	entries := fail.Must(readFolder(dir))(t)
	for typed, want := range map[string]string{
		"": "Boards/ games/ to folder/ A.txt b.txt to file 棋.txt", "B": "Boards/ b.txt", "TXT": "A.txt b.txt 棋.txt",
		"file": "to file", "o": "Boards/ to folder/ to file", ".h": ".hidden", "棋": "棋.txt", "c": "",
	} {
		fail.Unequal(t, names(match(entries, typed)), want, "for %q it lists", typed)
	}
}

// names returns the names of entries, those of folders with a slash.
func names(entries []entry) string {
	return screentest.Joined(entries, " ", func(e entry) string {
		if e.folder {
			return e.name + "/"
		}
		return e.name
	})
}

func TestANameCanBeAPath(t *testing.T) {
	dir, absolute := t.TempDir(), filepath.Join(t.TempDir(), "board.txt")
	for name, want := range map[string]string{
		"board.txt": filepath.Join(dir, "board.txt"), "games/board.txt": filepath.Join(dir, "games", "board.txt"),
		"..": filepath.Dir(dir), absolute: absolute, "~": home(), "~/board.txt": filepath.Join(home(), "board.txt"),
		"~board.txt": filepath.Join(dir, "~board.txt"), "a ~/b": filepath.Join(dir, "a ~/b"),
	} {
		fail.Unequal(t, resolve(dir, name), want, "%q", name)
	}
}

func TestEveryKindHasItsWords(t *testing.T) {
	var seen []string
	for _, k := range []Kind{Any, Boards, Tests, Records, Texts, SVG, PNG} {
		name := k.words()
		fail.If(t, name == "" || name == string(k) || slices.Contains(seen, name), "%s is called %q", k, name)
		seen = append(seen, name)
	}
}
