package exchange

import (
	"fmt"

	"ninefold/engine/diagram"
	"ninefold/engine/picture"
	"ninefold/gui/scene"
	"ninefold/gui/tasks"
	"ninefold/gui/theme/font"
)

// SaveSVG asks for a file, and saves the board as a vector drawing.
func (e *Exchange) SaveSVG() { e.savePicture("board.svg", picture.AppendSVG, 1) }

// SavePNG asks for a file, and saves the board as an image, scale times the smallest size.
func (e *Exchange) SavePNG(scale int) {
	name := "board.png"
	if scale > 1 {
		name = fmt.Sprintf("board-%dx.png", scale)
	}
	e.savePicture(name, picture.AppendPNG, scale)
}

// drawer appends a picture of a board.
type drawer func(dst []byte, board *diagram.Diagram, style picture.Style, scale int) ([]byte, error)

// savePicture draws the board as it is shown now, off the UI goroutine, and asks for a file. The picture is dropped if
// anything else is shown by then.
func (e *Exchange) savePicture(name string, draw drawer, scale int) {
	board := e.diagram()
	style := picture.Style{Palette: e.Screen.Palette(), Font: font.Regular(), Caption: e.caption()}
	tasks.Then(e.Host.Tasks, e.Host.Scope.Context(), func() func() {
		file, err := draw(nil, &board, style, scale)
		return func() {
			switch {
			case e.Dialogs.Busy():
			case err != nil:
				e.Files.WarnUnwritten(err)
			default:
				e.Files.Save(name, file)
			}
		}
	})
}

// CopyPicture copies the board drawn with characters and, when a game has ended, its players and its end.
func (e *Exchange) CopyPicture() {
	board := e.diagram()
	text := board.AppendText(nil)
	for _, line := range e.caption() {
		text = append(text, line+"\n"...)
	}
	e.Copy(string(text), copied("picture.text"))
}

// caption returns what a picture says below the board.
func (e *Exchange) caption() []string { return scene.Caption(e.Host.Session) }

func (e *Exchange) diagram() diagram.Diagram {
	v := e.View()
	if e.Host.Session.Settings.Plain {
		return v.Diagram.Plain()
	}
	return v.Diagram
}
