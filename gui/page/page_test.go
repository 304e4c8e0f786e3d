package page

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"

	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
	"ninefold/engine/grid"
	"ninefold/engine/locale"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/screen"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// recorder is a port that remembers what was posted.
type recorder struct{ told [][]any }

func (r *recorder) Post(kind string, about ...any) {
	r.told = append(r.told, append([]any{kind}, about...))
}

// take returns what was posted since its last call, a line each.
func (r *recorder) take() string {
	var lines []string
	for _, message := range r.told {
		if message[0] == "show" {
			for _, change := range message[1:] {
				lines = append(lines, spaced(change.([]any)[:2]))
			}
			continue
		}
		lines = append(lines, spaced(message))
	}
	r.told = nil
	return strings.Join(lines, "\n")
}

// spaced returns a message with spaces between its parts.
func spaced(message []any) string { return strings.TrimSpace(fmt.Sprintln(message...)) }

// done is what the program was told, a line each.
type done struct{ lines []string }

func (d *done) add(format string, about ...any) {
	d.lines = append(d.lines, fmt.Sprintf(format, about...))
}

func (d *done) Do(id string)         { d.add("dialog does %s", id) }
func (d *done) Choose(id int)        { d.add("dialog chooses %d", id) }
func (d *done) Type(id, text string) { d.add("dialog types %s %s", id, text) }
func (d *done) Key(k keys.Shortcut)  { d.add("dialog key %s", k.Words()) }

// opened returns a page with a program that notes what it is told.
func opened(state State) (*Page, *recorder, *done, *taskstest.Tasks) {
	r, d, run := &recorder{}, &done{}, taskstest.New()
	p := New(r, run.Runner, state)
	link := "start"
	p.Listen(&screen.Events{
		Dialogs: d,
		Tap:     func(c grid.Cell) { d.add("tap %d", c) }, Point: func(c grid.Cell) { d.add("point %d", c) },
		Leave: func() { d.add("leave") }, Key: func(k keys.Shortcut) {
			d.add("key %s", k.Words())
			p.Paste(func(text string, err error) { d.add("pasted %s %v", text, err) })
		},
		Rune: func(r rune) { d.add("rune %c", r) }, Do: func(id string) { d.add("do %s", id) },
		Choose: func(id int) { d.add("choose %d", id) }, Drag: func(c []grid.Cell) { d.add("drag %v", c) },
		Upload: func(name string, content []byte, err error) { d.add("upload %s %s %v", name, content, err) },
		Placed: func() { d.add("placed") }, Return: func(place string) { d.add("return %s", place) },
		Linked: func(fragment string) { link = fragment }, Link: func() string { return link },
		Marked: func() []byte { return []byte("marked") }, Position: func() ([]byte, error) { return nil, nil },
		Play: func(c grid.Cell) bool { return c == 40 },
		Menu: func(c grid.Cell) view.Menu { return view.Menu{Items: []view.MenuItem{{ID: "x", Words: "Put X"}}} },
	})
	return p, r, d, run
}

func aWindow() *view.Window {
	position := tictactoe.New(tictactoe.Open)
	d := diagram.OfPosition(&position)
	for i := range d.Cells {
		d.Cells[i].Label = fmt.Sprint("cell ", i)
	}
	return &view.Window{
		Title: "Ninefold", Place: "home", Label: "The board", Diagram: d,
		Headline: view.Headline{Icon: icon.Cross, Words: "X to move", Sentence: "anywhere"},
		Cards: []view.Card{
			view.Start{Ways: []view.Way{{Button: view.Button{ID: "play", Words: "Play the computer"}}}},
			view.Moves{Title: "Moves", Hint: "none yet"}, view.Value{Hint: "not known"},
			view.Buttons{Buttons: []view.Button{{ID: "hint", Words: "Hint"}}},
		},
	}
}

// TestOnlyWhatChangesIsPosted shows a window, the same window again, and one with other words.
func TestOnlyWhatChangesIsPosted(t *testing.T) {
	p, r, _, _ := opened(State{Side: 400})
	w := aWindow()
	p.Show(w)
	p.Begin()
	first := r.take()
	for _, region := range []string{"put title", "put head", "put headline", "put said", "cards", "board", "cells",
		"label"} {
		fail.Lacks(t, first, region, "%s was not told", region)
	}
	fail.Lacks(t, first, "place home start", "the history knows no place")
	p.Show(w)
	p.Flush()
	fail.If(t, len(r.told) > 0, "the same window is told again:\n%s", r.take())
	w.Headline.Sentence = "in field 5"
	p.Show(w)
	p.Flush()
	fail.If(t, r.take() != "put said", "not only the sentence was told")
	w.Diagram.Cells[40].Symbol, w.Diagram.Cells[40].Label = diagram.Cross, "X"
	w.Place = "board.1"
	p.Show(w)
	p.Flush()
	changes := r.told[0][1:]
	svg := changes[1].([]any)[1].(string)
	fail.If(t, fmt.Sprint(changes[0]) != "[cells [40 X]]" || strings.Count(svg, " new") != 2,
		"a mark that came is told as %v, and %d shapes are new", changes[0], strings.Count(svg, " new"))
}

func TestAWarningGivenAgainIsPostedAgain(t *testing.T) {
	p, r, _, _ := opened(State{})
	w := aWindow()
	for _, tc := range []struct {
		warnings int
		want     bool
	}{{1, true}, {1, false}, {2, true}} {
		w.Headline = view.Headline{Sentence: "the cell is occupied", Warning: true, Warnings: tc.warnings}
		p.Show(w)
		p.Flush()
		got := strings.Contains(r.take(), "put warned")
		fail.If(t, got != tc.want, "after %d warnings one is posted: %v", tc.warnings, got)
	}
}

// TestCardsThatChangeArePosted; the page learns which cards stay.
func TestCardsThatChangeArePosted(t *testing.T) {
	p, r, _, _ := opened(State{Side: 400})
	w := aWindow()
	p.Show(w)
	p.Flush()
	r.take()
	w.Cards = slices.Clone(w.Cards)
	w.Cards[2] = view.Value{Number: "X 48 %"}
	p.Show(w)
	p.Flush()
	list := r.told[0][1].([]any)[1].([]any)
	var told []string
	for i := 0; i < len(list); i += 2 {
		if list[i+1] != nil {
			told = append(told, list[i].(string))
		}
	}
	fail.Unequal(t, strings.Join(told, " "), "Value1", "told")
	keys := spaced([]any{list[0], list[2], list[4], list[6], list[8]})
	fail.If(t, keys != "Start1 tabs Moves1 Value1 foot", "the cards are %s", keys)
	p.Hear("tab", []any{string(view.TabValue)})
	p.Flush()
	fail.Lacks(t, r.take(), "card Moves list behind", "the moves are not behind the value")
}

func TestWhatIsDoneIsTold(t *testing.T) {
	p, r, d, _ := opened(State{Side: 400})
	p.Show(aWindow())
	p.Flush()
	r.take()
	for _, message := range [][]any{
		{"tap", 40.}, {"tap", 81.}, {"tap"}, {"point", 7.}, {"point", 7.}, {"point", nil}, {"point", nil},
		{"do", "window", "undo"}, {"do", "dialog", "yes"}, {"choose", "window", 3.}, {"type", "dialog", "name", "Anna"},
		{"key", "dialog", "Escape"}, {"rune", "é"}, {"dragging", []any{1., 2.}}, {"drag", []any{1., 2.}},
		{"upload", "a.in", []byte("text"), ""}, {"upload", "b.in", nil, "too large"}, {"return", "home"},
		{"paste", "some text"}, {"placed", 390., 844., 380., true},
	} {
		p.Hear(message[0].(string), message[1:])
	}
	const want = `tap 40
point 7
leave
do undo
dialog does yes
choose 3
dialog types name Anna
dialog key Escape
rune é
drag [1 2]
upload a.in text <nil>
upload b.in  too large
return home
key Ctrl+V
pasted some text <nil>
placed`
	fail.Unequal(t, strings.Join(d.lines, "\n"), want, "told was")
	w, h := p.Size()
	fail.If(t, w != 390 || h != 844 || !p.Phone(), "the page is %v by %v, a phone's: %v", w, h, p.Phone())
	p.Hear("menu", []any{40.})
	p.Hear("play", []any{1., 40.})
	p.Flush()
	told := r.take()
	fail.If(t, !strings.Contains(told, "Put X") || !strings.Contains(told, "played 1"), "told was %s", told)
}

func TestWhatIsAskedForIsAnswered(t *testing.T) {
	p, r, d, _ := opened(State{})
	p.Copy("text", func(err error) { d.add("copied %v", err) })
	p.Paste(func(text string, err error) { d.add("pasted %s %v", text, err) })
	p.Share("link", func(shared bool, err error) { d.add("shared %v %v", shared, err) })
	p.ChooseFile(func(name string, content []byte, err error) { d.add("chosen %s %s %v", name, content, err) })
	got := r.take()
	fail.Unless(t, strings.HasPrefix(got, "ask 1 copy text\n"), "asked was\n%s", got)
	for _, answer := range [][]any{
		{1., "refused"}, {2., "", "text"}, {3., "", true}, {4., "", "a.in", []byte("x")}, {4., "", "again", nil},
		{9., ""},
	} {
		p.Hear("answer", answer)
	}
	fail.Unequal(t, strings.Join(d.lines, "; "),
		"copied refused; pasted text <nil>; shared true <nil>; chosen a.in x <nil>", "answered")
}

// TestTheAddressFollowsWhatIsShown after half a second.
func TestTheAddressFollowsWhatIsShown(t *testing.T) {
	p, r, _, run := opened(State{Given: "given"})
	w := aWindow()
	p.Show(w)
	p.Begin()
	got := r.take()
	fail.Unless(t, strings.HasSuffix(got, "place home given"), "told was %s", got)
	p.events.Linked("later")
	w.Headline.Words = "other"
	p.Show(w)
	p.Flush()
	fail.If(t, strings.Contains(r.take(), "link"), "the address follows at once")
	run.Clock.Advance(linkPause)
	if do := run.Next(); do == nil {
		t.Fatal("nothing was posted")
	} else if do(); r.take() != "link later" {
		t.Error("the address does not follow")
	}
}

// void lists the HTML elements without an end tag.
var void = []string{"input", "img"}

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
		p := painted{card: c}
		html := card(&p)
		checkHTML(t, fmt.Sprintf("%T", c), html)
		fail.If(t, strings.Contains(html, "<script"), "%T: words are taken for HTML", c)
		_, painted := c.(view.Notice)
		fail.If(t, !painted && !strings.Contains(html, "script&gt;"), "%T says nothing: %s", c, html)
	}
	s := view.Sheet{Title: "<script>", Message: "<script>", Cards: everyCard("<b>"), Focus: "<script>",
		Buttons: []view.Button{{ID: "<script>", Words: "<script>"}}}
	checkHTML(t, "a sheet", sheet(&s))
}

// everyCard returns a card of each kind, with words in all places.
func everyCard(words string) []view.Card {
	choices := []view.Choice{{ID: words, Words: words, Sentence: words, On: true}, {ID: "b", Words: words}}
	button := view.Button{ID: words, Words: words, Keys: words, Icon: icon.Hint, Primary: true}
	buttons := []view.Button{button, {ID: "b", Words: words, On: true, Disabled: true}}
	player := view.Player{Mark: icon.Ring, Name: words, Kind: words, Kinds: choices, Score: words, Tag: words,
		ToMove: true}
	thinking := player
	thinking.Thinking = view.Thinking{Words: words, Progress: 0.5, Offers: buttons}
	rules := view.Rules{Name: words, Sentence: words, Choices: choices}
	var board diagram.Diagram
	return []view.Card{
		view.Players{Players: [2]view.Player{player, thinking}, Rules: rules, Buttons: buttons}, rules,
		view.Value{Number: words, Share: 0.4, Best: words, Work: words, Graph: view.Graph{
			Points: []view.Point{{Value: 0.5, Known: true, Label: words}, {}, {Known: true, Wrong: true,
				Turned: true}}}},
		view.Score{Title: words, Summary: words, Share: 0.4}, view.Picture{Title: words, Summary: words, Board: board},
		view.Trend{Title: words, Number: words, Interval: words, Words: words, Bands: []view.Band{{High: 1},
			{High: 1}}},
		view.Moves{Title: words, Summary: words, Hint: words, Current: 2, Moves: []view.Move{
			{ID: 1, Number: 1, Words: words, Sends: "3"}, {ID: 2, Number: 1, Second: true, Words: words, Glyph: words,
				Note: words},
			{ID: 3, Number: 1, Second: true, Words: words, Depth: 1}, {ID: 4, Step: 2, Words: words}, {ID: 5,
				Number: 2, Words: words}}},
		view.Moves{Title: words, Hint: words, Moves: []view.Move{{ID: 1, Step: 1, Words: words, Why: words,
			Glyph: words}}},
		view.Results{Title: words, Headings: []string{words}, Results: []view.Result{
			{ID: 1, Tag: words, Words: words, Columns: []string{words}, Strong: true}}},
		view.Buttons{Buttons: buttons}, view.Tools{Tools: buttons, Links: buttons},
		view.Digits{On: 4, Erase: button, Buttons: buttons},
		view.Start{Ways: []view.Way{{Button: buttons[0], Sentence: words}}},
		view.Boards{All: words, Boards: []view.Board{{ID: words, Words: words, Sentence: words, When: words}}},
		view.Text{Title: words, Words: words, Lines: []string{words}},
		view.Facts{Title: words, Name: words, Facts: []view.Fact{{Key: words, Words: words}}},
		view.Verdict{Title: words, Tag: words, Words: words, Legend: []view.Sign{{Words: words}}, Buttons: buttons},
		view.Progress{Title: words, Summary: words, Clock: words, Place: words, Buttons: buttons},
		view.Questions{Title: words, Summary: words, Words: words, Current: 1,
			Answers: []view.Answer{view.Yes, view.Skipped, view.Unknown}},
		view.Puzzle{Number: words, Of: words, Rules: rules, Grades: choices},
		view.Form{Title: words, Rows: []view.Row{{Words: words, Controls: []view.Control{
			view.Field{ID: words, Name: words, Caption: words, Text: words, Hint: words,
				Cursor: view.Cursor{Line: 1, Column: 2}},
			view.Field{ID: "b", Text: words, Lines: 4}, view.Select{ID: words, Name: words, Choices: choices},
			view.Options{ID: words, Caption: words, Choices: choices}, view.Check{ID: words, Words: words, On: true},
			view.FormButton{Button: button}, view.FormButton{Button: button, IconOnly: true}, view.Words{Words: words,
				Warning: true},
			view.Space{}}}}},
		view.Finder{Field: view.Field{ID: words, Text: words}, None: words},
		view.Log{Lines: []view.LogLine{{Words: words, Head: true}, {Words: words}}, Ends: true},
		view.Prose{Sections: []view.Section{{Markdown: "# " + words + "\n\n- *" + words + "*\n\n```\n" + words},
			{Board: &board}}},
		view.Keys{Groups: []view.KeyGroup{{Title: words, Keys: []view.Fact{{Key: words, Words: words}}}}},
		view.About{Name: words, Version: words, Words: []string{words}, Links: []view.Address{
			{Words: words, Address: "https://a"}, {Words: words, Address: "javascript:a"}}},
		view.Columns{Columns: [][]view.Card{{view.Text{Words: words}}, {view.Notice{Words: words}}}},
		view.Report{Busy: 1, Counts: []view.Count{{Words: words}}, Summary: words, Share: 0.5},
		view.Texts{Texts: []view.Lines{{Title: words, Lines: []string{words}}}, All: button},
		view.Notice{Title: words, Words: words, Buttons: buttons},
	}
}

func TestMarkdown(t *testing.T) {
	var w writer
	w.markdown("# The *game*\n\nTwo\nlines of `x*` and **bold *both* ways**, " +
		"[here](https://a.b) and [there](javascript:x).\n\n" +
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
			Note: "<&>", Corner: "7",
			Ghost: diagram.Symbol(i % 3), Order: i % 7}
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

// TestPicturesOfAPageHaveTheirCharacters looks for the characters on boards in the font of the page's pictures; if one
// is missing, run gui/theme/font/subset.
func TestPicturesOfAPageHaveTheirCharacters(t *testing.T) {
	file, err := os.ReadFile("../theme/font/Notes.otf")
	fail.OnError(t, err)
	font, err := sfnt.Parse(file)
	fail.OnError(t, err)
	words := locale.WordsFor(locale.Languages()[1].Code)
	text := words.Text("mark.empty") + words.Text("hare.note")
	for _, note := range words.Below("value.note.") {
		text += note
	}
	for _, r := range text {
		index, err := font.GlyphIndex(nil, r)
		fail.If(t, unicode.Is(unicode.Han, r) && (err != nil || index == 0), "it lacks %c", r)
	}
}

func TestAListMadeRowByRowIsWhole(t *testing.T) {
	var w writer
	w.finder(&view.Finder{Number: 3, At: func(i int) view.FinderRow { return view.FinderRow{ID: strconv.Itoa(i)} }})
	if html := w.String(); strings.Count(html, `role="option"`) != 3 || !strings.Contains(html, `data-do="2"`) {
		t.Errorf("the list is\n%s", html)
	}
}
