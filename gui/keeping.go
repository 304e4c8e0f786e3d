package gui

import (
	"errors"

	"ninefold/engine/atomicfile"
	"ninefold/gui/desktop/instance"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/store"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/tasks"
)

const title = "Ninefold"

// restored returns the kept session, or a new one, and what went wrong. A file that cannot be read now is left alone. A
// file that is damaged, or not of this program, is set aside, never deleted.
func restored(from *store.Store) (s *session.Session, trouble string) {
	for _, name := range [...]string{session.SettingsFile, session.IndexFile} {
		text, err := from.Load(name)
		foreign := errors.Is(err, atomicfile.ErrNotRegular) || errors.Is(err, store.ErrTooLarge)
		if err != nil && !foreign {
			from.Bar()
			return session.New(), language.Text("session.unreadable",
				language.Args{"Error": language.Words().Error(err)})
		}
		if text != nil { // an older version kept its settings in the index
			break
		}
	}
	kept, losses := session.Open(from)
	for _, loss := range losses {
		args := language.Args{"Error": language.Words().Error(loss.Err)}
		if aside, err := from.SetAside(loss.File); err == nil {
			args["File"] = aside
			trouble = language.Sentences(trouble, language.Text("session.damaged", args))
		} else {
			trouble = language.Sentences(trouble, language.Text("session.unreadable", args))
		}
	}
	return kept, trouble
}

// adopt lists all boards after the first frame, and then keeps what has been done meanwhile: reading an index of ten
// thousand boards, and their files' names, takes longer than all else that a start reads.
func (a *App) adopt() {
	s := a.Session
	await := s.Await()
	tasks.Then(a.Tasks, a.reading.Begin(), func() (then func()) {
		await()
		return s.AddUnlisted
	})
}

// Explain tells the user what went wrong at the start: an error of package instance.
func (a *App) Explain(trouble error) {
	key := "start.unreachable"
	if errors.Is(trouble, instance.ErrNoAnswer) {
		key = "start.noAnswer"
	}
	a.loop.Do(func() { a.shown.warn(language.Text(key)) })
}

// keep hands the changed parts of the session, with the window's size and the time spent, to the store.
func (a *App) keep() {
	if width, height := a.screen.Size(); width > 0 && height > 0 {
		a.Session.Settings.Width, a.Session.Settings.Height = width, height
	}
	now := a.Tasks.Clock.Now()
	a.Session.Now = now
	if !a.Session.ListsAll() || !a.Session.Changed() {
		return
	}
	a.sudoku.Spend()
	for _, file := range a.Session.Keep(now) {
		a.kept.Put(file.Name, file.Text)
	}
}

// quit closes the window. First it tells of a failed save and of match games that no file holds, and asks.
func (a *App) quit() {
	a.sudoku.Spend()
	a.Session.AddUnlisted()
	a.keep()
	trouble := ""
	if err := a.kept.Flush(); err != nil {
		trouble = language.Text("session.unsaved", language.Args{"Error": language.Words().Error(err)})
	}
	if n := a.tools.unsaved(); n > 0 {
		trouble = language.Sentences(trouble, language.Plural("match.unsaved", n))
	}
	if trouble == "" {
		a.screen.Quit()
		return
	}
	a.dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("quit.unsaved"), Words: trouble,
			Yes: language.Text("quit.anyway"), No: language.Text("dialog.cancel"), Loses: true}
	}, a.screen.Quit, nil)
}
