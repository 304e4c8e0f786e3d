package panel

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/picture/diagram"
	palettes "ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/board"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(theme.New(func() palettes.Appearance { return palettes.Light }))
	language.Use(language.English)
	m.Run()
}

// heard holds what the widgets have called.
type heard struct {
	done                   []string
	chosen, pointed, menus []int
	tips                   []string
}

func (h *heard) options() *Options {
	return &Options{Left: func() {},
		Do:     func(id string) { h.done = append(h.done, id) },
		Choose: func(id int) { h.chosen = append(h.chosen, id) },
		Menu:   func(id int, _ fyne.Position) { h.menus = append(h.menus, id) },
		Pick:   func(d int) { h.chosen = append(h.chosen, d) },
		GoTo:   func(step int) { h.chosen = append(h.chosen, step) },
		Point:  func(step int) { h.pointed = append(h.pointed, step) },
		Tip:    func(words string) { h.tips = append(h.tips, words) },
	}
}

// screen is a window with a board and everything around it.
type screen struct {
	window fyne.Window
	layout *Layout
	heard  heard
}

// openScreen opens a window of a size that shows a scene.
func openScreen(t testing.TB, s scene, size fyne.Size) *screen {
	sc := &screen{}
	options := sc.heard.options()
	headline, panel := NewView(options), New(options)
	tools := NewView(options)
	tools.Set(Toolbar(aToolbar(s.sudoku)))
	sc.layout = NewLayout(tools, board.NewPicture(diagram.Diagram{}), headline, panel, board.Edge)
	headline.Set(Headline(s.headline))
	panel.Set(view.CardViews(s.cards))
	sc.window = test.NewWindow(container.New(sc.layout, sc.layout.Objects()...))
	sc.window.SetPadded(false)
	sc.window.Resize(size)
	t.Cleanup(sc.window.Close)
	return sc
}

// walk calls a function for every visible object of a window, with its place.
func (sc *screen) walk(do func(o fyne.CanvasObject, at fyne.Position)) {
	var visit func(o fyne.CanvasObject, at fyne.Position)
	visit = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		do(o, at)
		switch o := o.(type) {
		case *fyne.Container:
			for _, child := range o.Objects {
				visit(child, at)
			}
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(o).Objects() {
				visit(child, at)
			}
		}
	}
	visit(sc.window.Content(), fyne.Position{})
}

// all returns all objects of a type that have a surface.
func all[U surfaceOwner](sc *screen) (found []U) {
	sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
		if s, ok := o.(*surface); ok {
			if u, ok := s.owner.(U); ok {
				found = append(found, u)
			}
		}
	})
	return found
}

// pressables returns everything that can be pressed.
func (sc *screen) pressables() []*pressable { return all[*pressable](sc) }

func (sc *screen) pressable(t testing.TB, label string) *pressable {
	t.Helper()
	for _, b := range sc.pressables() {
		if b.AccessibilityLabel() == label {
			return b
		}
	}
	t.Fatalf("nothing is called %q", label)
	return nil
}

func (sc *screen) theList() *list { return all[*list](sc)[0] }

func (sc *screen) texts() (all []string) {
	sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text.Text)
		}
	})
	return all
}

// drawn returns how many primitives the window has drawn anew, ever.
func (sc *screen) drawn() (n int) {
	sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
		if d, ok := o.(interface{ drawnEver() int }); ok {
			n += d.drawnEver()
		}
	})
	return n
}

func (c *cell) drawnEver() int    { return c.pen.drawn }
func (s *surface) drawnEver() int { return s.pen.drawn }

// usual is the size of the design's pictures, without the menus.
var usual = fyne.NewSize(1000, 730)

func sceneOf(name string) scene {
	for _, s := range scenes() {
		if s.name == name {
			return s
		}
	}
	panic("no scene " + name)
}

// heightOf returns the height that a node needs at a width.
func heightOf(n view.Node, width float32) float32 { return elementOf(n).lay(width).height }

// viewOf returns a view of a node in a size.
func viewOf(width, height float32, n view.Node) *View {
	v := NewView(&Options{})
	v.Resize(fyne.NewSize(width, height))
	v.Set(n)
	return v
}

// presses returns what can be pressed in a view.
func (c *cell) presses() (all []*pressable) {
	for _, o := range c.pen.objects {
		if s, ok := o.(*surface); ok {
			if b, ok := s.owner.(*pressable); ok {
				all = append(all, b)
			}
		}
	}
	return all
}
