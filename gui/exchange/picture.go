package exchange

import (
	"bytes"
	"context"
	"fmt"

	"ninefold/engine/diagram"
	"ninefold/engine/picture"
	"ninefold/gui/tasks"
	"ninefold/gui/theme/font"
	"ninefold/gui/view"
)

// Pictures exports pictures of the board as it is shown.
type Pictures struct {
	*Exchange
	View func() view.View
}

// SaveSVG asks for a file, and saves the board as a vector drawing.
func (p *Pictures) SaveSVG() {
	p.save("board.svg", func(board *diagram.Diagram, style picture.Style) ([]byte, error) {
		return picture.AppendSVG(nil, board, style, 1)
	})
}

// SavePNG asks for a file, and saves the board as an image, scale times the smallest size.
func (p *Pictures) SavePNG(scale int) {
	name := "board.png"
	if scale > 1 {
		name = fmt.Sprintf("board-%dx.png", scale)
	}
	p.save(name, func(board *diagram.Diagram, style picture.Style) ([]byte, error) {
		var file bytes.Buffer
		err := picture.WritePNG(&file, board, style, scale)
		return file.Bytes(), err
	})
}

// save draws the board as it is shown now, off the UI goroutine, and asks for a file. The picture is dropped if another
// board is shown by then.
func (p *Pictures) save(name string, draw func(*diagram.Diagram, picture.Style) ([]byte, error)) {
	board, about := p.diagram(), p.Host.Session.Snapshot()
	style := picture.Style{Palette: p.Screen.Palette(), Font: font.Regular()}
	tasks.Then(p.Host.Tasks, context.Background(), func() func() {
		file, err := draw(&board, style)
		return func() {
			switch {
			case p.Host.Session.Snapshot() != about || p.Dialogs.Busy():
			case err != nil:
				p.Files.WarnUnwritten(err)
			default:
				p.Files.Save(name, file)
			}
		}
	})
}

// CopyText copies the board drawn with characters.
func (p *Pictures) CopyText() {
	board := p.diagram()
	p.copy(string(board.AppendText(nil)), copied("picture.text"))
}

func (p *Pictures) diagram() diagram.Diagram {
	v := p.View()
	if p.Host.Session.Settings.Plain {
		return v.Diagram.Plain()
	}
	return v.Diagram
}
