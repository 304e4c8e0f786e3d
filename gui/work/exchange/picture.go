package exchange

import (
	"path/filepath"
	"strings"

	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/desktop/theme/font"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/tasks"
)

// drawer appends a picture of a board.
type drawer func(dst []byte, board *diagram.Diagram, style picture.Style, scale int) ([]byte, error)

// savePicture draws the board, a PNG scale times the smallest size, and asks for a file, with the name of the board's
// own and another ending.
func (e *Exchange) savePicture(ending string, draw drawer, scale int) {
	own := e.save().name
	name := strings.TrimSuffix(own, filepath.Ext(own)) + ending
	e.draw(draw, scale, func(file []byte, err error) {
		switch {
		case e.Dialogs.Busy():
		case err != nil:
			e.Files.WarnUnwritten(err)
		default:
			e.Files.Save(name, file)
		}
	})
}

// draw draws the board as it is shown now, off the UI goroutine, and passes the picture to use. It is dropped if
// anything else is shown by then.
func (e *Exchange) draw(draw drawer, scale int, use func(file []byte, err error)) {
	board := e.diagram()
	style := picture.Style{Palette: e.Screen.Palette(), Font: font.Regular(), Caption: scene.Caption(e.Host.Session)}
	tasks.Then(e.Host.Tasks, e.Host.Scope.Context(), func() func() {
		file, err := draw(nil, &board, style, scale)
		return func() { use(file, err) }
	})
}

// CopyCharacters copies the board drawn with characters and, when a game has ended, its players and its end.
func (e *Exchange) CopyCharacters() {
	board := e.diagram()
	text := board.AppendText(nil)
	for _, line := range scene.Caption(e.Host.Session) {
		text = append(text, line+"\n"...)
	}
	e.Copy(string(text), copied("picture.text"))
}

func (e *Exchange) diagram() diagram.Diagram {
	v := e.View()
	if e.Host.Session.Settings.Plain {
		return v.Diagram.Plain()
	}
	return v.Diagram
}
