//go:build web

package page_test

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// phones are the screens that the page is made for, upright and sideways.
var phones = []screen{
	{320, 568, 2, true}, {360, 640, 3, true}, {390, 664, 3, true}, {412, 732, 2.625, true}, {430, 932, 3, true},
	{844, 390, 3, true}, {568, 320, 2, true},
}

// tap puts a finger on the first element of a selector, which must be visible.
func (p *page) tap(selector string) {
	p.t.Helper()
	p.tapOn("document.querySelector(" + quoted(selector) + ")")
}

// tapOn is tap on the element that an expression returns.
func (p *page) tapOn(expression string) {
	p.t.Helper()
	found := p.eval(fmt.Sprintf(`{
		const at = %s, place = at.getBoundingClientRect();
		const x = place.x + place.width / 2, y = place.y + place.height / 2;
		const there = document.elementFromPoint(x, y);
		at.contains(there) || there?.closest("label, .chip")?.contains(at) ? [x,
			y] : String(there?.outerHTML).slice(0, 200)
	}`, expression))
	where, ok := found.([]any)
	if !ok {
		p.t.Fatalf("%s is not in sight, but %v, at %v", expression, found, p.eval("[innerWidth, innerHeight]"))
	}
	p.touch([2]any{where[0], where[1]})
}

// labelled returns an expression for the first visible button whose words begin so.
func labelled(words string) string {
	return "[...document.querySelectorAll('button, summary, [role=option]')].find((one) => one.checkVisibility() && " +
		"(one.ariaLabel || one.textContent).trim().startsWith(" + quoted(words) + "))"
}

const marksOf = "(ninefold.marked().match(/[xo]/g) ?? []).length"

// boardIsWhole checks that the whole board is visible, and that its cells are large enough for a finger.
func boardIsWhole(t *testing.T, p *page, s screen) {
	t.Helper()
	p.await("innerWidth", float64(s.width))
	p.await("ninefold.where(9, 9)[0] < innerWidth && "+
		"ninefold.where(9, 9)[1] < document.getElementById('bar').offsetTop"+
		" || innerWidth > innerHeight && ninefold.where(9, 9)[1] < innerHeight", true)
	const least = 26
	if side := p.eval("ninefold.where(1, 2)[0] - ninefold.where(1, 1)[0]").(float64); side < least {
		t.Errorf("%v: a cell is %.1f pixels wide", s, side)
	}
	if wide := p.eval("document.documentElement.scrollWidth").(float64); wide > float64(s.width) {
		t.Errorf("%v: the page is %v pixels wide", s, wide)
	}
}

// TestWebPageOnPhones plays with a finger at every size: the first tap plays against the computer, and all offers are
// visible without opening anything.
func TestWebPageOnPhones(t *testing.T) {
	b := openBrowser(t)
	for _, s := range phones {
		p := b.tab(s)
		p.open(newSite(t, noFault).URL)
		boardIsWhole(t, p, s)
		p.tapOn(labelled("Play"))
		p.awaitSaid("You begin")
		x, y := p.cell(5, 4)
		p.touch([2]any{x, y})
		p.await(marksOf, 2.)
		boardIsWhole(t, p, s)
		p.tapOn(labelled("Undo"))
		p.await(marksOf, 0.)

		p.tapOn(labelled("Sudoku"))
		p.awaitSaid("grid")
		p.tapOn(labelled("A Sudoku"))
		p.await("document.querySelector('.way') === null && document.querySelector('.digits') !== null", true)
		boardIsWhole(t, p, s)
		typeDigit(t, p)
		p.send("Target.closeTarget", object{"targetId": p.target})
	}
}

// typeDigit enters a digit of the Sudoku by touch and removes it with the eraser.
func typeDigit(t *testing.T, p *page) {
	t.Helper()
	const empty = "[...document.querySelectorAll('#grid button')].findIndex((cell) => /candidate/.test(cell.ariaLabel))"
	at := grid.Cell(p.eval(empty).(float64))
	label := fmt.Sprintf("document.querySelectorAll('#grid button')[%d].ariaLabel", at)
	digit := p.eval(label + ".match(/candidate\\D*(\\d)/)[1]")
	p.tap(fmt.Sprintf(".digits [data-pick='%s']", digit))
	x, y := p.cell(at.Row(), at.Col())
	p.touch([2]any{x, y})
	p.await("!"+label+".includes('empty') || "+label, true)
	p.tap(".digits button:last-child")
	p.await(label+".includes('empty') || "+label, true)
}

// TestWebPageBack goes back with the browser: out of a dialog, and to what was shown before.
func TestWebPageBack(t *testing.T) {
	p := openBrowser(t).tab(screen{390, 664, 3, true})
	p.open(newSite(t, noFault).URL)
	x, y := p.cell(5, 5)
	p.touch([2]any{x, y})
	p.await(marksOf, 2.)
	address := p.eval("new Promise((done) => setTimeout(() => done(location.href), 1500))") // it changes after a pause
	p.tapOn(labelled("More"))
	p.await("document.querySelectorAll('dialog').length", 1.)
	if p.eval(inField) != false {
		t.Error("the list of commands takes the keyboard")
	}
	p.tapOn(labelled("Edit")) // a group
	p.eval(labelled("Comment") + ".scrollIntoView()")
	p.tapOn(labelled("Comment"))
	p.await("document.querySelector('dialog textarea') !== null", true)
	p.eval("history.back()")
	p.await("document.querySelectorAll('dialog').length", 0.)
	p.await("location.href", address)
	p.eval("history.back()") // home
	p.await(marksOf, 0.)
	p.eval("history.forward()")
	p.await(marksOf, 2.)
	p.await("location.href", address)
}

// TestWebPageScrolls: a flick scrolls the page, text can be selected, and two fingers zoom.
func TestWebPageScrolls(t *testing.T) {
	p := openBrowser(t).tab(screen{360, 640, 3, true})
	p.open(newSite(t, noFault).URL)
	p.touch([2]any{180, 500}, [2]any{180, 400}, [2]any{180, 300}, [2]any{180, 200})
	p.await("scrollY > 50", true)
	for expression, want := range map[string]any{
		"getComputedStyle(document.getElementById('said')).userSelect":                               "auto",
		"document.querySelector('meta[name=viewport]').content.includes('scalable')":                 false,
		"getComputedStyle(document.querySelector('#grid button')).touchAction":                       "manipulation",
		"[...document.styleSheets].every((sheet) => new URL(sheet.href).origin === location.origin)": true,
	} {
		if got := p.eval(expression); got != want {
			t.Errorf("%s is %v, want %v", expression, got, want)
		}
	}
}

// TestWebPageTurns plays upright, and on after the phone was turned.
func TestWebPageTurns(t *testing.T) {
	p := openBrowser(t).tab(phoneScreen)
	p.open(newSite(t, noFault).URL)
	first := p.twoPeople(grid.At(5, 4))
	x, y := p.cell(6, 3)
	p.touch([2]any{x, y})
	position, _ := first.Play(grid.At(6, 3))
	p.awaitMarked(position)
	p.seenOn(lyingScreen)
	boardIsWhole(t, p, lyingScreen)
	p.tap("[data-choose]") // the first row of the list
	p.awaitMarked(first)
}

// TestWebPageInChinese opens the page in a browser set to Chinese.
func TestWebPageInChinese(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.send("Emulation.setUserAgentOverride",
		object{"userAgent": "Mozilla/5.0 Chrome/130.0.0.0 Safari/537.36", "acceptLanguage": "zh-CN"})
	p.open(newSite(t, noFault).URL)
	p.await("document.documentElement.lang", "zh")
	p.awaitSaid("先走")
	p.paste("[X \"臺灣\"] 5 5")
	p.awaitSaid("臺灣")
	p.awaitMarked(func() tictactoe.Position {
		position, _ := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 5))
		return position
	}())
}
