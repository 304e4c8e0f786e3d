package files

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/icon"
	"ninefold/gui/work/tasks"
)

// picker is the window's own file dialog, used if the system has none: a field for a name or a path over the list of a
// folder. It asks before it replaces a file. It reads files and folders off the UI goroutine.
type picker struct {
	files   *Files
	asked   request
	then    func(path string)
	folder  string           // the folder shown
	entries []entry          // of the folder
	field   view.Field       // for a name or a path
	rows    []entry          // the entries listed
	found   []view.FinderRow // the rows as they are shown
	chosen  int              // a row, or -1 for none
	turn    int              // of the rows
	trouble func() string    // says the last error; nil for none
	listing tasks.Latest     // reads a folder
	looking tasks.Latest     // looks up a typed path
}

// up is the row of the parent folder.
var up = entry{name: "..", folder: true}

const (
	nameID  = "name"
	doID    = "do"
	entryID = "entry/" // followed by the entry's name
)

// pick opens the window's own dialog and passes the path to then.
func (f *Files) pick(q request, then func(path string)) {
	p := &picker{files: f, asked: q, then: then, folder: cmp.Or(*f.Folder, home()), chosen: -1}
	p.field.ID = nameID
	p.write(q.name, stem(q.name))
	f.Dialogs.Open(p, func() {
		p.listing.End()
		p.looking.End()
	})
	p.list(func() string { return cmp.Or(folderOf(q.near), home()) }, home())
}

// Sheet shows the field over the folder.
func (p *picker) Sheet() view.Sheet {
	do := "file.open.do"
	if p.asked.saves() {
		do = "file.save.do"
	}
	trouble := ""
	switch {
	case p.trouble != nil:
		trouble = p.trouble()
	case p.asked.trouble != nil:
		trouble = unwritable(p.asked.trouble)
	}
	p.speak()
	buttons := dialog.Confirm(doID, language.Text(do))
	buttons[len(buttons)-1].Disabled = p.chosen < 0 && p.blank()
	return view.Sheet{
		Title: p.asked.title(), Width: 560, Height: 480, Focus: nameID, Message: trouble, Warning: true,
		Cards: []view.Card{
			deck.Bare(deck.Said(p.folder)),
			view.Finder{Field: p.field, Rows: p.found, Chosen: p.chosen, None: language.Text("file.none"),
				Turn: p.turn},
		},
		Buttons: buttons,
	}
}

// speak puts the words of the field, and of the rows that are no entries of the folder, in the language of now.
func (p *picker) speak() {
	p.field.Name = language.Text("file.find")
	p.field.Hint = p.field.Name
	listed := len(p.rows)
	if listed > 0 && p.rows[0] == up {
		p.found[0].Words = language.Text("file.up")
	}
	if len(p.found) > listed {
		p.found[listed].Words = language.Text("file.empty")
	}
}

// show lists a folder.
func (p *picker) show(folder string) { p.list(func() string { return folder }, "") }

// list lists a folder that is chosen off the UI goroutine. If that cannot be read, it lists the folder otherwise,
// unless that is "".
func (p *picker) list(choose func() string, otherwise string) {
	p.findOut(&p.listing, func() (use func()) {
		folder := choose()
		entries, err := readFolder(folder)
		if err != nil && otherwise != "" {
			folder = otherwise
			entries, err = readFolder(folder)
		}
		return func() {
			if p.blame(folder, err); err == nil {
				p.folder, p.entries = folder, entries
				p.find()
			}
		}
	})
}

// findOut runs work off the UI goroutine and then calls its result. Another call or closing the dialog cancels that.
func (p *picker) findOut(latest *tasks.Latest, work func() (use func())) {
	tasks.Then(p.files.Tasks, latest.Begin(), work)
}

// blame shows what is wrong with a path; a nil error clears it.
func (p *picker) blame(path string, err error) {
	p.trouble = nil
	if err != nil {
		p.trouble = func() string { return unreadable(filepath.Base(path), err) }
	}
}

// Type takes the typed text and searches.
func (p *picker) Type(_, text string) {
	p.field.Text = text
	p.find()
}

// find lists the entries that match the typed text, and chooses the first. If a whole path is typed, it lists that
// path's folder. A dialog to save lists all entries, and so does one in which a path from here is typed.
func (p *picker) find() {
	typed := p.field.Text
	switch folder, name, whole := splitPath(typed); {
	case p.asked.saves(), !whole && strings.ContainsRune(typed, filepath.Separator): // Enter takes what is typed
		typed = ""
	case whole && folder == p.folder:
		typed = name
	case whole:
		p.show(folder)
		p.chosen = -1 // Enter takes what is typed; the list stays until the folder is read
		return
	}
	p.rows, p.chosen = match(p.entries, typed), -1
	switch {
	case typed != "" && len(p.rows) > 0:
		p.chosen = 0
	case typed == "" && filepath.Dir(p.folder) != p.folder:
		p.rows = slices.Insert(p.rows, 0, up)
	}
	p.found = make([]view.FinderRow, len(p.rows))
	for i, e := range p.rows {
		p.found[i] = row(e)
	}
	if typed == "" && !slices.ContainsFunc(p.rows, func(e entry) bool { return e != up }) {
		p.found = append(p.found, view.FinderRow{Disabled: true})
	}
	p.turn++
}

func row(e entry) view.FinderRow {
	const most = 60 // characters
	shown := view.FinderRow{ID: entryID + e.name, Icon: icon.File, Words: text.Cut(e.name, most)}
	switch {
	case e == up:
		shown.Icon = icon.Up
	case e.folder:
		shown.Icon = icon.Folder
	}
	return shown
}

// Choose handles the row that the keys have moved to.
func (p *picker) Choose(i int) {
	if i < len(p.rows) {
		p.chosen = i
	}
}

// Do handles a pressed row, or the button that confirms the field.
func (p *picker) Do(id string) {
	if id == doID {
		p.confirm()
		return
	}
	for _, e := range p.rows {
		if entryID+e.name == id {
			p.take(e)
			return
		}
	}
}

// take enters a folder, opens a file, or puts the name of a file to replace into the field.
func (p *picker) take(e entry) {
	switch {
	case e.folder:
		p.enter(filepath.Join(p.folder, e.name))
	case p.asked.saves():
		p.write(e.name, stem(e.name))
	default:
		p.finish(filepath.Join(p.folder, e.name))
	}
}

func (p *picker) enter(folder string) {
	text := ""
	if p.asked.saves() {
		text = p.field.Text
	}
	p.write(text, "")
	p.show(folder)
}

// write puts a text into the field, selects the beginning of the text, and gives the field the keyboard.
func (p *picker) write(text, selected string) {
	p.field.Text, p.field.Selected = text, utf8.RuneCountInString(selected)
	p.field.Cursor = view.Cursor{Line: 1, Column: utf8.RuneCountInString(text) + 1, Turn: p.field.Cursor.Turn + 1}
	p.find()
}

// stem returns a file's name without its extension, which typing replaces and so keeps the extension.
func stem(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) }

// blank reports whether nothing is typed, or spaces alone.
func (p *picker) blank() bool { return strings.TrimSpace(p.field.Text) == "" }

// confirm takes the chosen row, or else the typed path. In a folder that is not there nothing can be saved.
func (p *picker) confirm() {
	switch {
	case p.chosen >= 0:
		p.take(p.rows[p.chosen])
		return
	case p.blank():
		return
	}
	path := resolve(p.folder, p.field.Text)
	p.findOut(&p.looking, func() (use func()) {
		path := p.asked.named(path)
		info, err := os.Stat(path)
		if folder := filepath.Dir(path); p.asked.saves() && err != nil && !exists(folder) {
			return func() { p.blame(folder, language.Error("error.noFolder")) }
		}
		return func() { p.typed(path, info, err) }
	})
}

// typed enters a folder whose path was typed, or opens the file or saves to it.
func (p *picker) typed(path string, info fs.FileInfo, err error) {
	switch {
	case err == nil && info.IsDir():
		p.field.Text = p.asked.name
		p.enter(path)
	case err == nil && !info.Mode().IsRegular():
		p.blame(path, atomicfile.ErrNotRegular)
	case err == nil && p.asked.saves():
		p.askToReplace(path)
	case err == nil || p.asked.saves(): // an existing file, or a new one, whose errors show when it is written
		p.finish(path)
	default:
		p.blame(path, err)
	}
}

// askToReplace asks whether to replace a file. If not, the user can type another name.
func (p *picker) askToReplace(path string) {
	p.files.Dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("file.replace.title"),
			Words: language.Text("file.replace", language.Args{"Name": filepath.Base(path)}),
			Yes:   language.Text("file.replace.do"), No: language.Text("dialog.cancel"), Loses: true}
	}, func() { p.finish(path) }, func() { p.write(p.field.Text, "") })
}

// finish closes the dialog and passes the path to then.
func (p *picker) finish(path string) {
	p.files.Dialogs.Shut(p)
	*p.files.Folder = filepath.Dir(path)
	p.then(path)
}
