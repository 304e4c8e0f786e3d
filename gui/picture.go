package gui

import (
	"bytes"
	"context"
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// pictureCommands export the board as it is shown.
func pictureCommands() []*command {
	commands := []*command{{id: "picture.svg", menu: "file", group: "picture", run: (*App).exportSVG}}
	for _, scale := range [...]int{1, 2, 4} {
		commands = append(commands, &command{
			id: fmt.Sprintf("picture.png%d", scale), menu: "file", group: "picture",
			run: func(a *App) { a.exportPNG(scale) },
		})
	}
	return append(commands,
		&command{id: "picture.text", menu: "file", group: "picture", run: (*App).copyPicture},
		&command{id: "picture.marks", menu: "file", group: "picture",
			checked: func(a *App) bool { return !a.session.Settings.Plain }, run: (*App).toggleMarks})
}

func (a *App) exportSVG() {
	a.exportPicture("board.svg", func(board *picture.Board) ([]byte, error) { return board.AppendSVG(nil, 1) })
}

func (a *App) exportPNG(scale int) {
	name := "board.png"
	if scale > 1 {
		name = fmt.Sprintf("board-%dx.png", scale)
	}
	a.exportPicture(name, func(board *picture.Board) ([]byte, error) {
		var file bytes.Buffer
		err := board.WritePNG(&file, scale)
		return file.Bytes(), err
	})
}

// exportPicture draws the board as it is shown now, off the UI goroutine, and asks where to. A picture of a board that
// is no longer shown by then is dropped.
func (a *App) exportPicture(name string, draw func(*picture.Board) ([]byte, error)) {
	type drawn struct {
		file []byte
		err  error
	}
	board := a.picture()
	shown, at := a.session.Shown, a.session.Problem().Current()
	find(a, context.Background(), func() drawn {
		file, err := draw(&board)
		return drawn{file, err}
	}, func(d drawn) {
		switch {
		case a.session.Shown != shown || a.session.Problem().Current() != at || a.busyWithDialog():
		case d.err != nil:
			a.warn(locale.Text("file.unwritable", locale.Args{"Error": d.err.Error()}))
		default:
			a.save(name, d.file)
		}
	})
}

// copyPicture copies the picture in characters.
func (a *App) copyPicture() {
	board := a.picture()
	a.app.Clipboard().SetContent(string(board.AppendText(nil)))
	a.inform(locale.Text("copied.picture"))
}

func (a *App) toggleMarks() {
	a.session.Settings.Plain = !a.session.Settings.Plain
	a.refreshCommands()
	a.keep()
}

// picture is what a picture of the board shows, in the colours of the window.
func (a *App) picture() picture.Board {
	view := a.view()
	board := pictureOf(&view)
	board.Palette = inks(a.app.Settings().Theme(), a.app.Settings().ThemeVariant())
	board.Font = theme.ChineseFont()
	if a.session.Settings.Plain {
		board = board.Plain()
	}
	return board
}

// pictureOf is what a picture shows of a view: all but what belongs to the pointer and the keyboard. The kinds of
// symbols, hatches and signs are counted alike in both.
func pictureOf(view *BoardView) picture.Board {
	board := picture.Board{Whole: view.Whole, Alert: picture.Area(view.Alert)}
	for i := range view.Cells {
		c := &view.Cells[i]
		board.Cells[i] = picture.Cell{
			Symbol: picture.Symbol(c.Symbol), Digit: c.Digit, Playable: c.Playable, Last: c.Last,
			Marked: c.Marked, Alert: c.Alert, Hatch: picture.Hatch(c.Hatch), Strong: picture.Hatch(c.Strong), Sign: picture.Sign(c.Sign),
			Note: c.Note, Corner: c.Corner,
		}
	}
	for i := range view.Boxes {
		b := &view.Boxes[i]
		board.Boxes[i] = picture.Box{Framed: b.Framed, Owner: picture.Symbol(b.Owner), Contested: b.Contested, InLine: b.InLine}
	}
	return board
}

// inks is the colours that a theme gives the board.
func inks(of fyne.Theme, variant fyne.ThemeVariant) picture.Palette {
	ink := func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(of.Color(name, variant)).(color.NRGBA)
	}
	return picture.Palette{
		Cell: ink(theme.ColorCell), Grid: ink(theme.ColorGrid), BoxGrid: ink(theme.ColorBoxGrid), Cross: ink(theme.ColorCross), Ring: ink(theme.ColorRing),
		Playable: ink(theme.ColorPlayable), Tint: ink(theme.ColorTint), Pointed: ink(theme.ColorPointed), Ink: ink(theme.ColorInk),
		Placed: ink(theme.ColorGiven), Conflict: ink(theme.ColorConflict), Hatch: ink(theme.ColorHatch),
	}
}
