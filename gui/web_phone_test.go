//go:build web

package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// TestWebPageOnPhone plays with a finger on a phone, and turns it.
func TestWebPageOnPhone(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(phoneScreen)
	p.open(newSite(t, noFault).URL)
	fits := func(s screen, cell float64) {
		t.Helper()
		p.await("innerWidth", float64(s.width))
		p.await("ninefold.where(9, 9)[0] < innerWidth && ninefold.where(9, 9)[1] < innerHeight", true)
		if side := p.eval("ninefold.where(1, 2)[0] - ninefold.where(1, 1)[0]").(float64); side < cell {
			t.Errorf("%v: a cell is %.1f pixels wide, want %.0f", s, side, cell)
		}
	}
	fits(phoneScreen, 36)
	tap := func(x, y any) { p.touch([2]any{x, y}) }
	tap(p.cell(5, 4))
	p.await("(ninefold.marked().match(/[xo]/g) ?? []).length", 2.) // the computer has answered
	if !p.buttons()["Take back"] && !p.buttons()["Undo"] {
		t.Errorf("the buttons are %v", p.buttons())
	}
	p.paste("[Rules \"judge\"]\n\n1. 5 4")
	first, _ := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 4))
	p.awaitMarked(first)
	tap(p.cell(6, 3))
	position, _ := first.Play(grid.At(6, 3))
	p.awaitMarked(position)

	x, y := p.cell(2, 5)
	_, below := p.cell(8, 5)
	p.touch([2]any{x, y}, [2]any{x, below}) // which goes no step back
	board := p.awaitPicture(nil, 0)
	p.key("F1", "F1", 112, 0) // help, which is longer than the screen, with a picture where the finger is
	help := p.awaitPicture(board, 0.2)
	p.touch([2]any{200, 600}, [2]any{200, 500}, [2]any{200, 400}, [2]any{200, 300})
	p.awaitPicture(help, 0.02)
	p.key("Escape", "Escape", 27, 0)
	p.awaitMarked(position)

	p.seenOn(lyingScreen)
	p.await("ninefold.where(9, 9)[1] < innerHeight", true)
	fits(lyingScreen, 34)
	tap(520, 204) // the first move of the list
	p.awaitMarked(first)
}

// TestWebPageOnSmallPhone: what the state offers is in sight on the smallest phones, and the browser's Back closes a
// dialog before it leaves the page.
func TestWebPageOnSmallPhone(t *testing.T) {
	p := openBrowser(t).tab(screen{360, 640, 1, true})
	p.open(newSite(t, noFault).URL)
	bar := func(n float64) [2]any { return [2]any{360 / 5 * (n - 0.5), 640 - 32} }
	p.touch(bar(1)) // Play the computer
	tap := func(row, col int) {
		x, y := p.cell(row, col)
		p.touch([2]any{x, y})
	}
	tap(5, 5)
	p.await("(ninefold.marked().match(/[xo]/g) ?? []).length", 2.)
	address := p.eval("location.href")
	p.touch(bar(1)) // New game
	p.awaitRead("dialog", func(r heard) bool { return r.role == "dialog" })
	p.eval("history.back()")
	p.awaitRead("board", func(r heard) bool { return r.role == "grid" })
	p.touch(bar(5)) // More, closed by its button
	p.awaitRead("palette", func(r heard) bool { return r.role == "dialog" })
	if id := p.eval("document.activeElement.id"); id == "dummyEntry" {
		t.Error("the list of commands takes the keyboard")
	}
	p.key("Escape", "Escape", 27, 0)
	p.awaitRead("board", func(r heard) bool { return r.role == "grid" })
	p.await("location.href", address)

	p.seenOn(screen{320, 568, 1, true})
	p.eval("ninefold.play") // still there
	p.await("innerWidth", 320.)
	p.await("ninefold.where(9, 9)[0] < innerWidth && ninefold.where(9, 9)[1] < innerHeight", true)
}

// TestWebPageInChinese opens the page in a browser that speaks Chinese.
func TestWebPageInChinese(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(desktopScreen)
	p.send("Emulation.setUserAgentOverride",
		object{"userAgent": "Mozilla/5.0 Chrome/130.0.0.0 Safari/537.36", "acceptLanguage": "zh-CN"})
	p.open(newSite(t, noFault).URL)
	p.await("document.documentElement.lang", "zh")
	p.awaitSaid("先走")
	p.await(`performance.getEntriesByType("resource").some((file) => file.name.endsWith("chinese-bold.otf"))`, true)
	p.await(keptFonts, "chinese-bold.otf chinese.otf")

	p.eval("{ const text = new DataTransfer(); text.setData('text/plain', '[X \"臺灣\"] 5 5'); " +
		"document.dispatchEvent(new ClipboardEvent('paste', {clipboardData: text})) }")
	p.await(keptFonts, "asian.otf chinese-bold.otf chinese.otf")
}

// keptFonts are the fonts that the page keeps for when there is no network.
const keptFonts = `(async () => {
	const fonts = []
	for (const name of await caches.keys())
		for (const {url} of await (await caches.open(name)).keys())
			if (url.endsWith(".otf")) fonts.push(url.split("/").at(-1))
	return fonts.sort().join(" ")
})()`
