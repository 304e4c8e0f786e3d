package exchange

import (
	"cmp"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/tasks"
)

// boardChooser lets the user choose one of several boards in a text, or all. A chosen board has no form, since saving
// it would lose the rest of its file.
type boardChooser struct {
	incoming
	number  int
	rows    dialog.Spoken[[]view.FinderRow]
	open    func(i int)
	openAll func()
	work    tasks.Latest // that opens all; closing the dialog ends it
	busy    bool         // it is under way
	done    int          // boards of it
}

// severalGames lets the user choose one of several games.
func (a incoming) severalGames(games []notation.Reading) *boardChooser {
	s := &boardChooser{incoming: a, number: len(games)}
	s.rows = rowsOf(len(games), func(i int) string { return gameWords(i, &games[i]) })
	s.open = func(i int) { s.Dialogs.Shut(s); s.show("", i+1, games[i]) }
	s.openAll = func() {
		for i := range games { // of several the user plays none by mail
			games[i].Record.SetSender(tictactoe.Empty)
		}
		s.Dialogs.Shut(s)
		s.show("", 1, games...)
	}
	return s
}

// severalSudokus lets the user choose one of several Sudokus, or all as a collection.
func (a incoming) severalSudokus(r notation.Reading) *boardChooser {
	s := &boardChooser{incoming: a, number: len(r.Sheets)}
	s.rows = rowsOf(len(r.Sheets), func(i int) string {
		return language.Text("grid.choice", language.Args{"Number": i + 1, "Digits": r.Sheets[i].Grid.Count()})
	})
	s.open = func(i int) {
		one := r
		one.Sheets = r.Sheets[i : i+1]
		s.Dialogs.Shut(s)
		s.show("", i+1, one)
	}
	s.openAll = func() { s.collect(r) }
	return s
}

// gameWords describes game i of a text for the choice.
func gameWords(i int, r *notation.Reading) string {
	p := r.Record.Game.Position()
	name := func(m tictactoe.Mark) string {
		return cmp.Or(language.Words().Player(r.Record.Tag(m.String()), r.Record.Player(m)), m.String())
	}
	return language.Text("games.choice", language.Args{"Number": i + 1, "X": name(tictactoe.X), "O": name(tictactoe.O),
		"Marks": language.Amount("marks", grid.Cells-p.Count(tictactoe.Empty))})
}

const openAllID = "all"

// mostListed limits the list of the dialog. The collection lists all.
const mostListed = 500

// rowsOf returns a row for each of n boards, up to the limit.
func rowsOf(n int, words func(i int) string) dialog.Spoken[[]view.FinderRow] {
	return dialog.Say(func() []view.FinderRow {
		rows := make([]view.FinderRow, min(n, mostListed))
		for i := range rows {
			rows[i] = view.FinderRow{ID: strconv.Itoa(i), Words: words(i)}
		}
		return rows
	})
}

// Sheet lists the boards or, while all are opened, says how many are.
func (s *boardChooser) Sheet() view.Sheet {
	const width, most, row, others = 420, 10, 38, 130 // most is in rows, all else in units
	rows := s.rows.Now()
	n := len(rows)
	args := language.Args{"Done": s.done, "Number": s.number, "Listed": n}
	sheet := view.Sheet{
		Title: language.Text("boards.choose", language.Args{"Name": s.name}), Width: width,
		Height: float32(others + row*min(most, n)), Cards: []view.Card{view.Finder{Chosen: -1, Rows: rows}},
		Buttons: dialog.Confirm(openAllID, language.Text("boards.openAll", args)),
	}
	sheet.Buttons[1].Disabled = s.busy
	switch {
	case s.busy:
		sheet.Cards = []view.Card{deck.Progress{
			Title: language.Text("boards.opening", args), Share: float32(s.done) / float32(s.number),
		}}
	case n < s.number:
		sheet.Message = language.Text("boards.someListed", args)
	}
	return sheet
}

// Do opens one of the boards, or all.
func (s *boardChooser) Do(id string) {
	if i, err := strconv.Atoi(id); err == nil {
		s.open(i)
	} else if !s.busy {
		s.openAll()
	}
}

// collect makes a collection of the Sudokus off the UI goroutine, and says how far it is.
func (s *boardChooser) collect(r notation.Reading) {
	d := session.Document{Path: s.path, Stamp: s.stamp}
	s.busy = true
	ctx, run := s.work.Begin(), s.Host.Tasks
	tasks.Run(run, ctx, func() *session.Collection {
		return session.NewCollection(ctx, r, d, func(done int) {
			run.PostUnless(ctx, func() { s.done = done })
		})
	}, func(c *session.Collection) {
		s.Dialogs.Shut(s)
		s.showAll(c)
	})
}

// showAll shows a collection's board and says what was opened.
func (s *boardChooser) showAll(c *session.Collection) {
	from := s.Host.Session.Board()
	before, err := s.Host.Session.Collect(c, s.Host.Tasks.Clock.Now())
	if err != nil {
		s.Host.WarnGone(err)
		return
	}
	s.Host.Arrive(from)
	if s.file {
		s.cameFrom(s.name)
	}
	if s.path != "" {
		s.Host.Session.Settings.Remember(s.path)
	}
	if now := s.Host.Session.Board().Entry(); before {
		s.Host.Inform(language.Text("boards.there", language.Args{"Title": scene.Title(now)}))
		return
	}
	s.Host.Inform(language.Text("boards.opened", language.Args{"Number": s.number}))
}
