package gui

import (
	"syscall/js"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/gui/page"
)

// joinMirror shows the window as elements of the page, as soon as something may have changed in it: whatever does that
// is an event of the browser's or runs on the UI goroutine.
func (p *webPage) joinMirror(a *App) {
	p.mirror = page.NewMirror(page.Doing{
		Press: func(row, col int) { a.tasks.Post(func() { a.tap(grid.At(row, col)) }) },
		Do:    a.tasks.Post,
		Focus: func(part any) {
			if object, ok := part.(fyne.Focusable); ok {
				a.tasks.Post(func() { a.window.Canvas().Focus(object) })
			}
		},
	})
	post := a.tasks.Post
	p.stir = func() {
		if p.stirred {
			return
		}
		p.stirred = true
		post(func() {
			p.stirred = false
			p.reflect(a)
		})
	}
	a.tasks.Post = func(do func()) {
		post(func() {
			do()
			p.stir()
		})
	}
	for _, kind := range []string{"keydown", "keyup", "pointerup", "touchend"} {
		page.ListenFirst(kind, func(js.Value) { p.stir() })
	}
}

// reflect shows in the page what the window shows now.
func (p *webPage) reflect(a *App) {
	p.follow(a)
	p.mirror.Show(a.told())
}
