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

// picker is the window's own dialog for a file, for systems that have none: what is in a folder, below a field for a
// name or a path. It asks before a file is replaced. All that it finds out about files it finds out off the UI
// goroutine.
type picker struct {
	files   *Files
	asked   request
	then    func(path string)
	folder  string  // that is shown
	entries []entry // that are in it
	rows    []entry // that are listed
	finder  *widgets.Finder
	where   *widgets.Label     // names the folder
	trouble *widgets.Paragraph // what went wrong last
	dialog  *widgets.Dialog
	listing context.CancelFunc // ends reading a folder; nil if none was read
	looking context.CancelFunc // ends looking at what was typed; nil if nothing was
}

// up is the row that leads to the folder above.
var up = entry{name: "..", folder: true}

// pick lets the user choose a file in the window's own dialog, and gives its path to then.
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

// show lists what is in a folder; where that cannot be read, what is in another one, if there is one.
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

// list shows what is in a folder, unless it could not be read.
func (p *picker) list(folder string, entries []entry, err error) {
	p.blame(folder, err)
	if err != nil {
		return
	}
	p.folder, p.entries = folder, entries
	p.where.SetText(folder)
	p.finder.Find()
}

// findOut finds something out off the UI goroutine and then uses it, unless the dialog is closed or something else is
// to be found out in its place by then.
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

// blame says what is wrong with a path, or nothing if nothing is.
func (p *picker) blame(path string, err error) {
	widgets.SetVisible(p.trouble, err != nil)
	if err != nil {
		p.trouble.SetText(locale.Text("file.unreadable",
			locale.Args{"Name": filepath.Base(path), "Error": locale.Words().Error(err)}))
	}
}

// Find lists what has in its name what is typed, and chooses the first; of a whole path, in its folder. Where a name to
// save under is typed, all is listed.
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

// enter shows another folder, and puts a text into the field.
func (p *picker) enter(folder, text string) {
	p.finder.SetText(text)
	p.finder.Focus(p.files.Dialogs.Window.Canvas())
	p.show(folder, "")
}

// confirm takes the chosen row, or else what is typed.
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

// typed goes to what a path that was typed leads to.
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

// askToReplace asks whether a file that is there already is to be replaced. If it is not, another name can be given.
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

// finish closes the dialog, with a path.
func (p *picker) finish(path string) {
	p.dialog.Hide()
	rememberFolder(filepath.Dir(path))
	p.then(path)
}
