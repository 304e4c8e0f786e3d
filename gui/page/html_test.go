package page

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// void lists the HTML elements without an end tag.
var void = []string{"input", "img", "hr"}

// checkHTML checks that a text's elements end where they should.
func checkHTML(t *testing.T, what, html string) {
	t.Helper()
	var open []string
	for _, m := range regexp.MustCompile(`<(/?)([a-z0-9]+)([^<>]*)>`).FindAllStringSubmatch(html, -1) {
		switch {
		case m[1] == "" && !slices.Contains(void, m[2]) && !strings.HasSuffix(m[3], "/"):
			open = append(open, m[2])
		case m[1] == "/":
			fail.NowIf(t, len(open) == 0 || open[len(open)-1] != m[2], "%s: </%s> ends nothing of %v", what, m[2], open)
			open = open[:len(open)-1]
		}
	}
	fail.If(t, len(open) > 0, "%s: %v do not end", what, open)
	for _, bad := range []string{"style=", "onclick", "<script", "&lt;&lt;"} {
		fail.If(t, strings.Contains(html, bad), "%s: it has %s, which the page's policy forbids", what, bad)
	}
}

// TestNoWordsAreTakenForHTML paints every kind of card with words that look like HTML.
func TestNoWordsAreTakenForHTML(t *testing.T) {
	for _, c := range everyCard(`<script>"&'`) {
		html := cardHTML(c)
		checkHTML(t, fmt.Sprintf("%T", c), html)
		fail.If(t, strings.Contains(html, "<script"), "%T: words are taken for HTML", c)
		fail.Lacks(t, html, "script&gt;", "%T says nothing: %s", c, html)
	}
	s := view.Sheet{Title: "<script>", Message: "<script>", Cards: everyCard("<b>"), Focus: "<script>",
		Buttons: []view.Button{{ID: "<script>", Words: "<script>"}}}
	var w writer
	writeSheet(&w, &s)
	checkHTML(t, "a sheet", w.String())
}

// everyCard returns a card of each kind, with words in all places.
func everyCard(words string) []view.Card {
	choices := []view.Choice{{ID: words, Words: words, Sentence: words, On: true}, {ID: "b", Words: words}}
	button := view.Button{ID: words, Words: words, Keys: words, Icon: icon.Hint, Primary: true}
	buttons := []view.Button{button, {ID: "b", Words: words, On: true, Disabled: true}}
	player := deck.Player{Mark: icon.Ring, Name: words, Kind: words, Kinds: choices, Score: words,
		ToMove: true}
	thinking := player
	thinking.Thinking = deck.Thinking{Words: words, Progress: 0.5, Offers: buttons}
	rules := deck.Rules{Name: words, Sentence: words, Choices: choices}
	var board diagram.Diagram
	return []view.Card{
		deck.Players{Players: [2]deck.Player{player, thinking}, Rules: rules}, rules,
		deck.Value{Number: words, Share: 0.4, Best: words, Work: words, Graph: view.Graph{
			Points: []view.Point{{Value: 0.5, Known: true, Label: words}, {}, {Known: true, Wrong: true,
				Turned: true}}}},
		deck.Trend{Title: words, Number: words, Interval: words, Words: words, Bands: []view.Band{{}, {High: 1}}},
		deck.Moves{Title: words, Summary: words, Hint: words, Current: 2, Moves: []deck.Move{
			{ID: 1, Number: 1, Words: words, Sends: "3"}, {ID: 2, Number: 1, Second: true, Words: words, Glyph: words,
				Note: words},
			{ID: 3, Number: 1, Second: true, Words: words, Depth: 1}, {ID: 4, Step: 2, Words: words}, {ID: 5,
				Number: 2, Words: words}}},
		deck.Moves{Title: words, Hint: words, Moves: []deck.Move{{ID: 1, Step: 1, Words: words, Why: words,
			Glyph: words}}},
		deck.Results{Title: words, Headings: []string{words}, Results: []deck.ResultRow{
			{ID: 1, Tag: words, Words: words, Columns: []string{words}, Strong: true}}},
		deck.Buttons{Buttons: buttons, More: buttons}, deck.Tools{Tools: buttons, Links: buttons},
		deck.Digits{On: 4, Erase: button, Buttons: buttons},
		deck.Start{Ways: []deck.Way{{Button: buttons[0], State: words}}},
		deck.Boards{All: words, Boards: []view.Board{{ID: words, Words: words, Sentence: words, When: words}}},
		deck.Passage{Title: words, Words: words, Lines: []string{words}},
		deck.Facts{Title: words, Name: words, Facts: []deck.Fact{{Key: words, Words: words}}},
		deck.Verdict{Title: words, Tag: words, Words: words, Legend: []view.Sign{{Words: words}}, Buttons: buttons},
		deck.Progress{Title: words, Summary: words, Clock: words, Words: words, Place: words, Buttons: buttons},
		deck.Questions{Title: words, Summary: words, Words: words, Current: 1,
			Answers: []view.Answer{view.Yes, view.Skipped, view.Unknown}},
		deck.Puzzle{Number: words, Of: words, Rules: rules, Grades: choices},
		deck.Form{Title: words, Rows: []deck.FormRow{{Words: words, Controls: []view.Node{
			view.Field{ID: words, Name: words, Caption: words, Text: words, Hint: words,
				Cursor: view.Cursor{Line: 1, Column: 2}},
			view.Field{ID: "b", Text: words, Lines: 4}, view.Options{Look: view.AsMenu, ID: words, Name: words,
				Choices: choices},
			view.Options{ID: words, Name: words, Choices: choices}, view.Check(words, words, true),
			deck.FieldButton(button), deck.FieldIcon(button), deck.Warned(words),
			deck.Hint(words),
			view.Space{}}}}},
		view.Finder{Field: view.Field{ID: words, Text: words}, None: words},
		deck.Log{Words: words + "\n" + words},
		view.Prose{Sections: []view.Section{{Markdown: "# " + words + "\n\n- *" + words + "*\n\n```\n" + words},
			{Board: &board}}},
		deck.Keys{Groups: []deck.Facts{{Title: words, Facts: []deck.Fact{{Key: words, Words: words}}}}},
		deck.Bare(view.Press{Look: view.AsAddress, Button: view.Button{Words: words, ID: "https://a"}},
			view.Press{Look: view.AsAddress, Button: view.Button{Words: words, ID: "javascript:a"}}),
		view.Columns{Columns: [][]view.Card{{deck.Passage{Words: words}}, {deck.Facts{Title: words}}}},
	}
}

// cardHTML returns the HTML of a card in the panel.
func cardHTML(c view.Card) string {
	var w writer
	shown := c.View()
	w.card(&shown, "key", "")
	return w.String()
}

func TestMarkdown(t *testing.T) {
	var w writer
	writeMarkdown(&w, "# The *game*\n\nTwo\nlines of `x*` and **bold *both* ways**, "+
		"[here](https://a.b) and [there](javascript:x).\n\n"+
		"- one\n- two\n\n```\na <b>\n```\nafter * all")
	const want = "<h2>The <em>game</em></h2><p>Two lines of <code>x*</code> and " +
		"<strong>bold <em>both</em> ways</strong>, " +
		`<a href="https://a.b" target="_blank" rel="noopener" title="https://a.b">here</a> and there.</p>` +
		"<ul><li>one</li><li>two</li></ul><pre>a &lt;b&gt;\n</pre><p>after * all</p>"
	fail.Unequal(t, w.String(), want, "it")
}

// TestEveryInkHasAColour draws everything and looks for its classes in the style sheet.
func TestEveryInkHasAColour(t *testing.T) {
	var d diagram.Diagram
	for i := range d.Cells {
		d.Cells[i] = diagram.Cell{Symbol: diagram.Symbol(i % 5), Digit: i%9 + 1, Playable: i%2 == 0, Last: i%3 == 0,
			Marked: i%4 == 0, Alert: i%5 == 0, Hatch: diagram.Hatch(i % 8), Strong: diagram.Hatch(i % 4),
			Note: "<&>", Corner: "7", Ghost: diagram.Symbol(i % 3), Order: i % 7}
	}
	for i := range d.Boxes {
		d.Boxes[i] = diagram.Box{Framed: i%2 == 0, Owner: diagram.Symbol(i % 3), Contested: i%4 == 3, InLine: i > 5,
			Closed: i%2 == 1}
	}
	l := drawing.LayoutIn(400, 400)
	svg, css := drawn(drawing.Shapes(nil, &d, &l, &drawing.Pointing{At: 3, Shown: true}), nil), Palette()
	checkHTML(t, "the board", svg)
	for _, m := range regexp.MustCompile(`class="([^"]*)"`).FindAllStringSubmatch(svg, -1) {
		for _, class := range strings.Fields(m[1]) {
			fail.NowIf(t, class != "l" && class != "b" && !strings.Contains(css, "."+class+" {"),
				"nothing is said of %s", class)
		}
	}
	fail.If(t, strings.Contains(svg, "NaN") || strings.Contains(svg, "e+"), "a number is none")
	fail.Unequal(t, strings.Count(Cells(), "data-cell"), grid.Cells, "the board has")
	for _, html := range []string{Cells(), EmptyBoard(), Sprite()} {
		checkHTML(t, "the page", html)
	}
}

// TestEveryLengthHasARule looks for the lengths of every card in the style sheet.
func TestEveryLengthHasARule(t *testing.T) {
	css, seen := Lengths(), 0
	for _, c := range everyCard("a") {
		html := cardHTML(c)
		for _, m := range regexp.MustCompile(`[" ]([hwgxy][1-9]\d*)[" ]`).FindAllStringSubmatch(html, -1) {
			seen++
			fail.Lacks(t, css, "."+m[1]+" {", "%T has the length %s", c, m[1])
		}
	}
	fail.If(t, seen < 20, "only %d lengths are found", seen)
}

func TestWhatUndoTookBackIsToldApart(t *testing.T) {
	html, want := cardHTML(deck.Moves{Moves: []deck.Move{
		{ID: 1, Number: 1, Words: "5,5"}, {ID: 2, Number: 1, Second: true, Words: "5,6", Undone: true},
	}}), `data-choose="2" tabindex="-1"><span class="muted">5,6`
	fail.If(t, strings.Count(html, "muted") != 1 || !strings.Contains(html, want), "the list is\n%s", html)
}

func TestWordsOfTwoLinesHaveTheirRoom(t *testing.T) {
	said := deck.Warned("one")
	said.Least = 2
	fail.Lacks(t, cardHTML(deck.Bare(said)), `class="warning two-lines"`, "it is")
}

func TestAListIsWhole(t *testing.T) {
	html := cardHTML(view.Finder{Rows: []view.FinderRow{{ID: "0"}, {ID: "1"}, {ID: "2"}}})
	fail.If(t, strings.Count(html, `role="option"`) != 3 || !strings.Contains(html, `data-do="2"`), "it is\n%s", html)
}
