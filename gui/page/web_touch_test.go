//go:build web

package page_test

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
)

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
	b := openBrowser(t)
	for _, s := range upright {
		p := b.tab(s)
		p.open(newSite(t, noFault).URL)
		p.paste("[Rules \"closed\"]\n\n1. 2 7  2. 4 3  3. 1 7  4. 3 2")
		p.awaitSaid("X to move")
		p.commandByTouch("Review the game")
		p.await(inSight("Reviewing"), true)
		p.await(inSight("Reviewed: X"), true)
		p.tapOn(labelled("Undo"))
		p.await(inSight("Reviewed"), false)
		p.send("Target.closeTarget", object{"targetId": p.target})
	}
}

// TestWebPageGoesOnAfterASudokuOnPhones solves a Sudoku: the bar begins with what makes the next one.
func TestWebPageGoesOnAfterASudokuOnPhones(t *testing.T) {
	b := openBrowser(t)
	for _, s := range upright {
		p := b.tab(s)
		p.open(newSite(t, noFault).URL)
		p.tapOn(labelled("Sudoku"))
		p.awaitSaid("grid")
		p.tapOn(labelled("A Sudoku"))
		p.await(inSight("can be deduced"), true)
		const drawn = "document.getElementById('drawing').textContent"
		given := p.eval(drawn)
		p.key("End", "End", 35, 0)                        // deduces all
		p.await("document.querySelector('.digits')", nil) // nothing is left to enter
		p.tap("#bar button:first-child")
		p.await(inSight("can be deduced"), true)
		p.await(drawn+" !== "+quoted(given), true)
		p.send("Target.closeTarget", object{"targetId": p.target})
	}
}

// TestWebPageFitsAFinger measures whatever is tapped on phones.
func TestWebPageFitsAFinger(t *testing.T) {
	b := openBrowser(t)
	for _, s := range append(upright, screen{320, 568, 2, true}, screen{664, 390, 2, true}) {
		p := b.tab(s)
		p.open(newSite(t, noFault).URL)
		fits := func(what string) {
			t.Helper()
			if small := p.eval(tooSmall); small != "" {
				t.Errorf("%v: %s: too small for a finger:\n%s", s, what, small)
			}
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
		x, y := p.cell(5, 4)
		p.touch([2]any{x, y})
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
		p.send("Target.closeTarget", object{"targetId": p.target})
	}
}

// TestWebPageWarnsAgain taps a cell twice that must not be played: each time the page changes at once.
func TestWebPageWarnsAgain(t *testing.T) {
	p := openBrowser(t).tab(phoneScreen)
	p.open(newSite(t, noFault).URL)
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
