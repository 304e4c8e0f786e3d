package gui

import (
	"bytes"
	"context"
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
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
	a.exportPicture("board.svg", func(board *diagram.Diagram, style picture.Style) ([]byte, error) {
		return picture.AppendSVG(nil, board, style, 1)
	})
}

func (a *App) exportPNG(scale int) {
	name := "board.png"
	if scale > 1 {
		name = fmt.Sprintf("board-%dx.png", scale)
	}
	a.exportPicture(name, func(board *diagram.Diagram, style picture.Style) ([]byte, error) {
		var file bytes.Buffer
		err := picture.WritePNG(&file, board, style, scale)
		return file.Bytes(), err
	})
}

// exportPicture draws the board as it is shown now, off the UI goroutine, and asks where to. A picture of a board that
// is no longer shown by then is dropped.
func (a *App) exportPicture(name string, draw func(*diagram.Diagram, picture.Style) ([]byte, error)) {
	type drawn struct {
		file []byte
		err  error
	}
	board, style := a.picture(), a.pictureStyle()
	shown, at := a.session.Shown, a.session.Problem().Current()
	find(a, context.Background(), func() drawn {
		file, err := draw(&board, style)
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

// picture is what a picture of the board shows.
func (a *App) picture() diagram.Diagram {
	board := a.view()
	if a.session.Settings.Plain {
		board = board.Plain()
	}
	return board
}

// pictureStyle is how a picture is drawn: in the colours of the window.
func (a *App) pictureStyle() picture.Style {
	return picture.Style{Palette: inks(a.app.Settings().Theme(), a.app.Settings().ThemeVariant()), Font: theme.ChineseFont()}
}

// inks is the colours that a theme gives the board.
func inks(of fyne.Theme, variant fyne.ThemeVariant) picture.Palette {
	ink := func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(of.Color(name, variant)).(color.NRGBA)
	}
	return picture.Palette{
		Cell: ink(theme.ColorCell), Grid: ink(theme.ColorGrid), BoxGrid: ink(theme.ColorBoxGrid), Cross: ink(theme.ColorCross), Ring: ink(theme.ColorRing),
		Playable: ink(theme.ColorPlayable), Tint: ink(theme.ColorTint), Pointed: ink(theme.ColorPointed), Ink: ink(theme.ColorInk),
		Deduced: ink(theme.ColorGiven), Conflict: ink(theme.ColorConflict), Hatch: ink(theme.ColorHatch),
	}
}
