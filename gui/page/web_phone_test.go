//go:build web

package page_test

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
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
	fail.NowIf(p.t, !ok, "%s is not in sight, but %v, at %v", expression, found, p.eval("[innerWidth, innerHeight]"))
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
	side := p.eval("ninefold.where(1, 2)[0] - ninefold.where(1, 1)[0]").(float64)
	fail.If(t, side < least, "%v: a cell is %.1f pixels wide", s, side)
	wide := p.eval("document.documentElement.scrollWidth").(float64)
	fail.If(t, wide > float64(s.width), "%v: the page is %v pixels wide", s, wide)
}

// TestWebPageOnPhones plays with a finger at every size: the first tap plays against the computer, and all offers are
// visible without opening anything.
func TestWebPageOnPhones(t *testing.T) {
	openedOn(t, phones, func(p *page, s screen) {
		boardIsWhole(t, p, s)
		p.tapOn(labelled("Play"))
		p.awaitSaid("You begin")
		p.touchCell(5, 4)
		p.await(marksOf, 2.)
		boardIsWhole(t, p, s)
		p.tapOn(labelled("Undo"))
		p.await("document.querySelectorAll('dialog footer button').length", 2.) // taking back costs the rating
		p.tapOn("document.querySelectorAll('dialog footer button')[1]")
		p.await(marksOf, 0.)
		p.tapOn(labelled("Sudoku"))
		p.awaitSaid("grid")
		p.tapOn(labelled("A Sudoku"))
		p.await("document.querySelector('.way') === null && document.querySelector('.digits') !== null", true)
		boardIsWhole(t, p, s)
		typeDigit(t, p)
	})
}

// typeDigit enters a digit of the Sudoku by touch and removes it with the eraser.
func typeDigit(t *testing.T, p *page) {
	t.Helper()
	const empty = "[...document.querySelectorAll('#grid button')].findIndex((cell) => /candidate/.test(cell.ariaLabel))"
	at := grid.Cell(p.eval(empty).(float64))
	label := fmt.Sprintf("document.querySelectorAll('#grid button')[%d].ariaLabel", at)
	p.tap(fmt.Sprintf(".digits [data-pick='%s']", p.eval(label+".match(/candidate\\D*(\\d)/)[1]")))
	p.touchCell(at.Row(), at.Col())
	p.await("!"+label+".includes('empty') || "+label, true)
	p.tap(".digits button:last-child")
	p.await(label+".includes('empty') || "+label, true)
}

// TestWebPageBack goes back with the browser: out of a dialog, and to what was shown before.
func TestWebPageBack(t *testing.T) {
	p := opened(t, screen{390, 664, 3, true})
	p.touchCell(5, 5)
	p.await(marksOf, 2.)
	address := p.eval("new Promise((done) => setTimeout(() => done(location.href), 1500))") // it changes after a pause
	p.tapOn(labelled("More"))
	p.await("document.querySelectorAll('dialog').length", 1.)
	fail.If(t, p.eval(inField) != false, "the list of commands takes the keyboard")
	p.tapOn(labelled("Edit")) // a group
	p.eval(labelled("Comment") + ".scrollIntoView({block: 'center'})")
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
	// A link comes into the address too if its place waits for the browser to go back.
	p.eval("ninefold.openDialogs(1), ninefold.openDialogs(0), ninefold.place('later'), ninefold.link('later')")
	p.await("location.hash", "#later")
}

// TestWebPageScrolls: a flick scrolls the page, text can be selected, and two fingers zoom.
func TestWebPageScrolls(t *testing.T) {
	p := opened(t, screen{360, 640, 3, true})
	p.touch([2]any{180, 500}, [2]any{180, 400}, [2]any{180, 300}, [2]any{180, 200})
	p.await("scrollY > 50", true)
	for expression, want := range map[string]any{
		"getComputedStyle(document.getElementById('said')).userSelect":                               "auto",
		"document.querySelector('meta[name=viewport]').content.includes('scalable')":                 false,
		"getComputedStyle(document.querySelector('#grid button')).touchAction":                       "manipulation",
		"[...document.styleSheets].every((sheet) => new URL(sheet.href).origin === location.origin)": true,
	} {
		fail.Unequal(t, p.eval(expression), want, "%s", expression)
	}
}

// TestWebPageTurns plays upright, and on after the phone was turned.
func TestWebPageTurns(t *testing.T) {
	p := opened(t, phoneScreen)
	first := p.twoPeople(grid.At(5, 4))
	p.touchCell(6, 3)
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

// upright are phones on which little is below the board.
var upright = []screen{{360, 640, 3, true}, {390, 664, 3, true}, {412, 732, 2.625, true}}

// tooSmall is an expression of what is in sight for a finger and less than 44 pixels high or wide: its words and its
// size. The cells of the board are smaller (see boardIsWhole), and a box is as large as the label around it.
const tooSmall = `[...document.querySelectorAll("button, summary, select, input, label:has(input), [role=option]")]
	.filter((one) => one.checkVisibility() && !one.closest("#grid") && !one.matches("label input"))
	.map((one) => [one, one.getBoundingClientRect()])
	.filter(([, {width, height}]) => width > 0 && Math.min(width, height) < 43.5)
	.map(([one, {width, height}]) => one.outerHTML.slice(0, 90) + " " + width + "×" + height).join("\n")`

// inSight is an expression of whether some words are said in the part of the page that is seen.
func inSight(words string) string {
	return fmt.Sprintf(`[...document.querySelectorAll("#said, #warned, #headline")].some((one) => {
		const {top, bottom} = one.getBoundingClientRect();
		return one.textContent.includes(%s) && top >= 0 && bottom <= document.getElementById("bar").offsetTop;
	})`, quoted(words))
}

// commandByTouch does a command in the list that More opens.
func (p *page) commandByTouch(words string) {
	p.t.Helper()
	p.tapOn(labelled("More"))
	row := "[...document.querySelectorAll('[role=option]')].find((one) => " +
		"one.textContent.startsWith(" + quoted(words) + "))"
	p.await(row+" !== undefined", true)
	p.eval(row + ".closest('details').firstElementChild.click()")
	p.eval(row + ".scrollIntoView({block: 'center'})")
	p.tapOn(row)
}

// TestWebPageTellsOfAReviewOnPhones reviews a game: how far the review is and what it found are in sight, until
// something else is done.
func TestWebPageTellsOfAReviewOnPhones(t *testing.T) {
	openedOn(t, upright, func(p *page, s screen) {
		p.paste("[Rules \"closed\"]\n\n1. 2 7  2. 4 3  3. 1 7  4. 3 2")
		p.awaitSaid("X to move")
		p.commandByTouch("Review the game")
		p.await(inSight("Reviewing"), true)
		p.await(inSight("Reviewed. X"), true)
		p.tapOn(labelled("Undo"))
		p.await(inSight("Reviewed"), false)
	})
}

// TestWebPageGoesOnAfterASudokuOnPhones solves a Sudoku: the bar begins with what makes the next one.
func TestWebPageGoesOnAfterASudokuOnPhones(t *testing.T) {
	openedOn(t, upright, func(p *page, s screen) {
		p.tapOn(labelled("Sudoku"))
		p.awaitSaid("grid")
		p.tapOn(labelled("A Sudoku"))
		p.await(inSight("can be deduced"), true)
		const drawn = "document.getElementById('drawing').textContent"
		given := p.eval(drawn)
		p.key("End", "End", 35, 0)
		p.await("document.querySelectorAll('dialog').length", 1.)
		p.tapOn(labelled("Deduce all"))
		p.await("document.querySelector('.digits')", nil) // nothing is left to enter
		p.tap("#bar button:first-child")
		p.await(inSight("can be deduced"), true)
		p.await(drawn+" !== "+quoted(given), true)
	})
}

// TestWebPageFitsAFinger measures whatever is tapped on phones.
func TestWebPageFitsAFinger(t *testing.T) {
	openedOn(t, append(upright, screen{320, 568, 2, true}, screen{664, 390, 2, true}), func(p *page, s screen) {
		fits := func(what string) {
			t.Helper()
			small := p.eval(tooSmall)
			fail.If(t, small != "", "%v: %s: too small for a finger:\n%s", s, what, small)
		}
		fits("home")
		p.tapOn(labelled("More"))
		p.await("document.querySelectorAll('dialog').length", 1.)
		fits("the commands")
		p.tapOn(labelled("File"))
		fits("a group of commands")
		p.tapOn(labelled("Close"))
		p.await("document.querySelectorAll('dialog').length", 0.)
		p.tap("#bar [data-do=newGame]")
		p.await("document.querySelector('dialog select') !== null", true)
		fits("a new game")
		p.tapOn(labelled("Begin"))
		p.await("document.querySelectorAll('dialog').length", 0.)
		p.touchCell(5, 4)
		p.await(marksOf, 2.)
		fits("a game")
		p.tapOn(labelled("Sudoku"))
		p.awaitSaid("grid")
		fits("an empty grid")
		p.tapOn(labelled("A Sudoku"))
		p.await("document.querySelector('.way') === null && document.querySelector('.digits') !== null", true)
		fits("a Sudoku")
		p.commandByTouch("Your boards")
		p.await("document.querySelector('.tile') !== null", true)
		fits("the boards")
	})
}

// TestWebPageWarnsAgain taps a cell twice that must not be played: each time the page changes at once.
func TestWebPageWarnsAgain(t *testing.T) {
	p := opened(t, phoneScreen)
	p.twoPeople(grid.At(5, 4))
	x, y := p.cell(1, 1)
	for range 2 {
		p.eval(`new MutationObserver((_, o) => { window.changed = true; o.disconnect() })
			.observe(document.getElementById("warned"), {childList: true}); window.changed = false`)
		p.touch([2]any{x, y})
		p.await("window.changed", true)
		p.await(inSight("field 4"), true)
	}
}
