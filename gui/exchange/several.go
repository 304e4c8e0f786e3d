package exchange

import (
	"cmp"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/dialog"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// several lets the user choose one of several boards in a text, or all. A chosen board has no form, since saving it
// would lose the rest of its file.
type several struct {
	arrival
	readings []notation.Reading
	words    func(int, *notation.Reading) string
}

// gameWords describes game i of a text for the choice.
func gameWords(i int, r *notation.Reading) string {
	p := r.Record.Game.Position()
	name := func(m tictactoe.Mark) string {
		return cmp.Or(locale.Words().Player(r.Record.Tag(m.String()), r.Record.Player(m)), m.String())
	}
	return locale.Text("games.choice", locale.Args{"Number": i + 1, "X": name(tictactoe.X), "O": name(tictactoe.O),
		"Marks": locale.Amount("marks", grid.Cells-p.Count(tictactoe.Empty))})
}

// gridWords describes Sudoku i of a text for the choice.
func gridWords(i int, r *notation.Reading) string {
	return locale.Text("grid.choice", locale.Args{"Number": i + 1, "Digits": r.Sheets[0].Grid.Count()})
}

const openAllID = "all"

// Sheet lists the boards.
func (s *several) Sheet() view.Sheet {
	const width, most, row, others = 420, 10, 38, 130 // most is in rows, all else in units
	n := len(s.readings)
	return view.Sheet{
		Title: locale.Text("boards.choose", locale.Args{"Name": s.name}), Width: width,
		Height: float32(others + row*min(most, n)),
		Cards: []view.Card{view.Finder{Chosen: -1, Number: n, At: func(i int) view.FinderRow {
			return view.FinderRow{ID: strconv.Itoa(i), Words: s.words(i, &s.readings[i])}
		}}},
		Buttons: dialog.Confirm(openAllID, locale.Text("boards.openAll", locale.Args{"Number": n})),
	}
}

// Do opens one of the boards, or all.
func (s *several) Do(id string) {
	s.Dialogs.Shut(s)
	if i, err := strconv.Atoi(id); err == nil {
		s.show("", i+1, s.readings[i])
	} else {
		s.show("", 1, s.readings...)
	}
}
