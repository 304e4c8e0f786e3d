package exchange

import (
	"path/filepath"
	"strings"

	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/tasks"
)

// savePicture draws the board as it is shown now, off the UI goroutine, and asks for a file, with the name of the
// board's own and another ending. The picture is dropped if anything else is shown by then.
func (e *Exchange) savePicture(ending string, draw func(*picture.Picture) ([]byte, error)) {
	own := e.save().name
	name := strings.TrimSuffix(own, filepath.Ext(own)) + ending
	p := &picture.Picture{Diagram: e.diagram(), Palette: e.Screen.Palette(), Caption: scene.Caption(e.Host.Session)}
	tasks.Then(e.Host.Tasks, e.Host.Scope.Context(), func() (then func()) {
		file, err := draw(p)
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
