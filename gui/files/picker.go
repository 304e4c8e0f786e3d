//go:build !js

package files

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/atomicfile"
	"ninefold/engine/text"
	"ninefold/gui/locale"
	"ninefold/gui/tasks"
	"ninefold/gui/widgets"
)

// picker is the window's own file dialog, for systems without one: a field for a name or a path over the list of a
// folder. It asks before a file is replaced. It reads files and folders off the UI goroutine only.
type picker struct {
	files   *Files
	asked   request
	then    func(path string)
	folder  string  // the folder shown
	entries []entry // of the folder
	rows    []entry // the entries that are listed
	finder  *widgets.Finder
	where   *widgets.Label     // names the folder
	trouble *widgets.Paragraph // what went wrong last
	dialog  *widgets.Dialog
	listing context.CancelFunc // cancels reading a folder; nil if none was read
	looking context.CancelFunc // cancels looking up a typed path; nil if none was typed
}

// up is the row that leads to the folder above.
var up = entry{name: "..", folder: true}

// pick opens the window's own dialog and gives the path to then.
func (f *Files) pick(q request, then func(path string)) {
	p := &picker{files: f, asked: q, then: then, folder: q.folder, trouble: widgets.NewParagraph(""),
		where: widgets.NewCutLabel()}
	if p.folder == "" {
		p.folder = home()
	}
	p.where.SetText(p.folder)
	p.trouble.Importance = widget.DangerImportance
	p.trouble.Hide()
	p.finder = widgets.NewFinder(q.name, locale.Text("file.find"), locale.Text("file.none"), p)
	p.dialog = f.Dialogs.New(q.title, container.NewBorder(p.where, p.trouble, nil, nil, p.finder.Content))
	do := "file.open.do"
	if p.saves() {
		do = "file.save.do"
	}
	p.dialog.SetButtons(widgets.NewButton(locale.Text("dialog.cancel"), p.dialog.Hide),
		widgets.NewButton(locale.Text(do), p.confirm))
	p.dialog.Resize(fyne.NewSize(560, 480))
	f.Dialogs.Show(p.dialog)
	p.dialog.SetOnClosed(func() {
		stop(p.listing)
		stop(p.looking)
	})
	p.finder.SelectName(f.Dialogs.Window.Canvas())
	p.show(p.folder, home())
}

// saves reports whether the dialog asks where to save.
func (p *picker) saves() bool { return p.asked.name != "" }

// show lists a folder. If it cannot be read, it lists another one, unless that is "".
func (p *picker) show(folder, otherwise string) {
	p.findOut(&p.listing, func() (use func()) {
		entries, err := readFolder(folder)
		if err != nil && otherwise != "" {
			folder = otherwise
			entries, err = readFolder(folder)
		}
		return func() { p.list(folder, entries, err) }
	})
}

// list shows a folder that was read, or why it cannot be read.
func (p *picker) list(folder string, entries []entry, err error) {
	p.blame(folder, err)
	if err != nil {
		return
	}
	p.folder, p.entries = folder, entries
	p.where.SetText(folder)
	p.finder.Find()
}

// findOut runs work off the UI goroutine and then uses its result. Closing the dialog or another call cancels that.
func (p *picker) findOut(cancel *context.CancelFunc, work func() (use func())) {
	stop(*cancel)
	var ctx context.Context
	ctx, *cancel = context.WithCancel(context.Background())
	tasks.Run(p.files.Tasks, ctx, work, func(use func()) { use() })
}

func stop(cancel context.CancelFunc) {
	if cancel != nil {
		cancel()
	}
}

// blame says what is wrong with a path; a nil error takes that away.
func (p *picker) blame(path string, err error) {
	widgets.SetVisible(p.trouble, err != nil)
	if err != nil {
		p.trouble.SetText(locale.Text("file.unreadable",
			locale.Args{"Name": filepath.Base(path), "Error": locale.Words().Error(err)}))
	}
}

// Find lists the entries that match what is typed, and chooses the first. If a whole path is typed, it lists the folder
// of that. In a dialog to save it lists all entries.
func (p *picker) Find(typed string) (number, chosen int) {
	chosen = -1
	switch folder, name, whole := splitPath(typed); {
	case p.saves():
		typed = ""
	case whole && folder == p.folder:
		typed = name
	case whole:
		p.show(folder, "")
	}
	p.rows = match(p.entries, typed)
	if typed != "" && len(p.rows) > 0 {
		chosen = 0
	}
	if typed == "" && filepath.Dir(p.folder) != p.folder {
		p.rows = append([]entry{up}, p.rows...)
	}
	return len(p.rows), chosen
}

func (p *picker) Row(i int) widgets.FinderRow {
	const most = 60 // characters
	switch e := p.rows[i]; {
	case e == up:
		return widgets.FinderRow{Icon: theme.MoveUpIcon(), Words: locale.Text("file.up")}
	case e.folder:
		return widgets.FinderRow{Icon: theme.FolderIcon(), Words: text.Cut(e.name, most)}
	default:
		return widgets.FinderRow{Icon: theme.FileIcon(), Words: text.Cut(e.name, most)}
	}
}

// Activate enters a folder, opens a file, or puts the name of a file to replace into the field.
func (p *picker) Activate(i int) {
	switch e := p.rows[i]; {
	case e.folder:
		text := ""
		if p.saves() {
			text = p.finder.Text()
		}
		p.enter(filepath.Join(p.folder, e.name), text)
	case p.saves():
		p.finder.SetText(e.name)
		p.finder.SelectName(p.files.Dialogs.Window.Canvas())
	default:
		p.finish(filepath.Join(p.folder, e.name))
	}
}

// enter shows another folder and puts a text into the field.
func (p *picker) enter(folder, text string) {
	p.finder.SetText(text)
	p.finder.Focus(p.files.Dialogs.Window.Canvas())
	p.show(folder, "")
}

// confirm activates the chosen row, or else opens the typed path.
func (p *picker) confirm() {
	name := p.finder.Text()
	if p.finder.ActivateChosen() || name == "" {
		return
	}
	path := resolve(p.folder, name)
	p.findOut(&p.looking, func() (use func()) {
		info, err := os.Stat(path)
		return func() { p.typed(path, info, err) }
	})
}

// typed opens, saves to or enters a path that was typed.
func (p *picker) typed(path string, info fs.FileInfo, err error) {
	switch {
	case err == nil && info.IsDir():
		p.enter(path, p.asked.name)
	case err == nil && !info.Mode().IsRegular():
		p.blame(path, atomicfile.ErrNotRegular)
	case err == nil && p.saves():
		p.askToReplace(path)
	case err == nil || p.saves(): // a file that is there, or a new one; whether it can be made shows when it is written
		p.finish(path)
	default:
		p.blame(path, err)
	}
}

// askToReplace asks whether to replace a file. If not, the user can type another name.
func (p *picker) askToReplace(path string) {
	question := locale.Text("file.replace", locale.Args{"Name": filepath.Base(path)})
	yes, no := locale.Text("file.replace.do"), locale.Text("dialog.cancel")
	p.files.Dialogs.Ask(locale.Text("file.replace.title"), question, yes, no, func(yes bool) {
		if yes {
			p.finish(path)
			return
		}
		p.finder.Focus(p.files.Dialogs.Window.Canvas())
	})
}

// finish closes the dialog and gives the path to then.
func (p *picker) finish(path string) {
	p.dialog.Hide()
	rememberFolder(filepath.Dir(path))
	p.then(path)
}
