package scene

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
)

// Edit is the scene of a game whose board is edited with a tool.
type Edit struct {
	Game
	Tool editor.Tool
}

// Diagram shows what the tool would do to the cells.
func (e Edit) Diagram() diagram.Diagram {
	d, p := e.Game.Diagram(), e.Position()
	e.Tool.Show(&d, p)
	labelCells(&d, &p)
	return d
}

// Status says what the tool does, and how play will go on.
func (e Edit) Status() language.Status {
	p := e.Position()
	return language.Status{
		Headline: language.Text("edit.now." + e.Tool.String()),
		Why: language.Text("edit.leave",
			language.Args{"Played": language.Words().Turn(&p, language.MarkNames()).Headline}),
	}
}

// At says what the tool would do to a cell.
func (e Edit) At(c grid.Cell) (string, bool) { return use(e.Tool, e.Position(), c), true }
