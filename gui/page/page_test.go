package page

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks/taskstest"
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
	p, link := New(r, run.Runner, state), "start"
	p.Listen(&screen.Program{
		Dialogs: d, Send: func(e screen.Event) {
			switch e := e.(type) {
			case screen.Linked:
				link = string(e)
			case screen.Key:
				d.add("key %s", keys.Shortcut(e).Words())
				p.Paste(func(text string, err error) { d.add("pasted %s %v", text, err) })
			case screen.Rune:
				d.add("rune %c %s", e.Rune, e.By.Words())
			case screen.Upload:
				d.add("upload %s %s %v", e.Name, e.Content, e.Err)
			default:
				d.add("%s %v", strings.TrimPrefix(fmt.Sprintf("%T", e), "screen."), e)
			}
		},
		Link:   func() string { return link },
		Marked: func() []byte { return []byte("marked") }, Position: func() ([]byte, error) { return nil, nil },
		Play: func(c grid.Cell) bool { return c == 40 },
		Menu: func(c grid.Cell) view.Menu { return view.Menu{Items: []view.MenuItem{{ID: "x", Words: "Put X"}}} },
		StepMenu: func(id int) view.Menu {
			return view.Menu{Items: []view.MenuItem{{ID: "y", Words: "Delete", Disabled: id != 3}}}
		},
	})
	return p, r, d, run
}

// shown shows a window, and returns what was posted.
func (r *recorder) shown(p *Page, w *view.Window) string {
	p.Show(w)
	p.Flush()
	return r.take()
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
		Cards: view.CardViews([]view.Card{
			deck.Start{Ways: []deck.Way{{Button: view.Button{ID: "play", Words: "Play the computer"}}}},
			deck.Moves{Title: "Moves", Hint: "none yet"}, deck.Value{Hint: "not known"},
			deck.Buttons{Buttons: []view.Button{{ID: "hint", Words: "Hint"}}},
		}),
	}
}

// TestOnlyWhatChangesIsPosted shows a window, the same window again, and one with other words.
func TestOnlyWhatChangesIsPosted(t *testing.T) {
	p, r, _, _ := opened(State{Side: 400})
	w := aWindow()
	p.Show(w)
	p.Begin()
	first := r.take()
	for _, region := range []string{"put title", "put head", "put headline", "put said", "put panel", "board",
		"put cells", "put label"} {
		fail.Lacks(t, first, region, "%s was not told", region)
	}
	fail.If(t, p.regions["place"] != "home" || p.regions["link"] != "start", "the history knows no place")
	fail.Unequal(t, r.shown(p, w), "", "of the same window is told")
	w.Headline.Sentence = "in field 5"
	fail.Unequal(t, r.shown(p, w), "put said", "of another sentence is told")
	w.Diagram.Cells[40].Symbol, w.Diagram.Cells[40].Label = diagram.Cross, "X"
	w.Place = "board.1"
	p.Show(w)
	p.Flush()
	changes := r.told[0][1:]
	svg := changes[1].([]any)[1].(string)
	told := r.take()
	fail.If(t, !strings.HasSuffix(told, "put place") || strings.Count(told, "put ") != 2 ||
		!strings.Contains(p.regions["cells"], "39\nX\ncell 41") || strings.Count(svg, " new") != 2,
		"a mark that came in another place is told as %s", told)
}

// TestWhatTheHeadlineOffersIsAButton, which does an action, and goes with it.
func TestWhatTheHeadlineOffersIsAButton(t *testing.T) {
	p, r, _, _ := opened(State{Side: 400})
	w := aWindow()
	r.shown(p, w)
	for _, tc := range []struct {
		offer view.Button
		want  string
	}{
		{view.Button{ID: "lastBoard", Words: "Back to A & B"},
			`<button type="button" class="link" data-do="lastBoard">Back to A &amp; B</button>`},
		{view.Button{}, ""},
	} {
		w.Headline.Offer = tc.offer
		fail.Unequal(t, r.shown(p, w), "put offered", "told is")
		fail.Unequal(t, p.regions["offered"], tc.want, "it is")
	}
}

func TestAWarningGivenAgainIsPostedAgain(t *testing.T) {
	p, r, _, _ := opened(State{})
	w := aWindow()
	for _, tc := range []struct {
		warnings int
		want     bool
	}{{1, true}, {1, false}, {2, true}} {
		w.Headline = view.Headline{Sentence: "the cell is occupied", Warning: true, Warnings: tc.warnings}
		told := r.shown(p, w)
		fail.Unequal(t, strings.Contains(told, "put warned"), tc.want, "%d warnings: one is posted", tc.warnings)
	}
}

// TestOnlyThePanelIsPostedForACard, whose cards have keys, by which the page's script finds those that stay.
func TestOnlyThePanelIsPostedForACard(t *testing.T) {
	p, r, _, _ := opened(State{Side: 400})
	w := aWindow()
	r.shown(p, w)
	w.Cards = slices.Clone(w.Cards)
	w.Cards[2] = deck.Value{Number: "X 48 %"}.View()
	fail.Unequal(t, r.shown(p, w), "put panel", "told")
	var keys []string
	for _, m := range regexp.MustCompile(`data-key="(\w+)"`).FindAllStringSubmatch(p.regions["panel"], -1) {
		keys = append(keys, m[1])
	}
	fail.Unequal(t, strings.Join(keys, " "), "Start1 tabs Moves1 Value1 foot", "the cards")
	p.Hear("tab", []any{string(view.TabValue)})
	p.Flush()
	fail.Lacks(t, p.regions["panel"], "card Moves list behind", "the moves are not behind the value")
}

func TestWhatIsDoneIsTold(t *testing.T) {
	p, r, d, _ := opened(State{Side: 400})
	r.shown(p, aWindow())
	for _, message := range [][]any{
		{"tap", 40.}, {"tap", 81.}, {"tap"}, {"point", 7.}, {"point", 7.}, {"point", nil}, {"point", nil},
		{"do", "window", "undo"}, {"do", "dialog", "yes"}, {"choose", "window", 3.}, {"type", "dialog", "name", "Anna"},
		{"key", "dialog", "Escape"}, {"rune", "é", "2", false}, {"dragging", []any{1., 2.}}, {"drag", []any{1., 2.}},
		{"upload", "a.in", []byte("text"), ""}, {"upload", "b.in", nil, "too large"}, {"return", "home"},
		{"paste", "some text"}, {"placed", 390., 844., 380., true},
	} {
		p.Hear(message[0].(string), message[1:])
	}
	const want = `Tap 40
Point {7 true}
Point {0 false}
Do undo
dialog does yes
Choose 3
dialog types name Anna
dialog key Escape
rune é 2
Drag [1 2]
upload a.in text <nil>
upload b.in  too large
Return home
key Ctrl+V
pasted some text <nil>
Placed {}`
	fail.Unequal(t, strings.Join(d.lines, "\n"), want, "told was")
	w, h := p.Size()
	fail.If(t, w != 390 || h != 844 || !p.Phone(), "the page is %v by %v, a phone's: %v", w, h, p.Phone())
	p.Hear("menu", []any{40.})
	p.Hear("play", []any{1., 40.})
	p.Flush()
	told := r.take()
	fail.If(t, !strings.Contains(told, "Put X") || !strings.Contains(told, "played 1"), "told was %s", told)
	p.Hear("stepMenu", []any{3.})
	p.Flush()
	told = r.take()
	fail.If(t, !strings.Contains(told, `data-do="y"`) || strings.Contains(told, "disabled"), "told was %s", told)
}

func TestWhatIsAskedForIsAnswered(t *testing.T) {
	p, r, d, run := opened(State{})
	p.Copy("text", func(err error) { d.add("copied %v", err) })
	p.Paste(func(text string, err error) { d.add("pasted %s %v", text, err) })
	p.Share("words", "link", func(shared bool, err error) { d.add("shared %v %v", shared, err) })
	p.ChooseFile(func(name string, content []byte, err error) { d.add("chosen %s %s %v", name, content, err) })
	got := r.take()
	fail.Unless(t, strings.HasPrefix(got, "ask 1 copy text\n"), "asked was\n%s", got)
	for _, answer := range [][]any{
		{1., "refused"}, {2., "", "text"}, {3., "", true}, {4., "", "a.in", []byte("x")}, {4., "", "again", nil},
		{9., ""},
	} {
		p.Hear("answer", answer)
	}
	run.RunPosted()
	fail.Unequal(t, strings.Join(d.lines, "; "),
		"copied refused; pasted text <nil>; shared true <nil>; chosen a.in x <nil>", "answered")
}

func TestTheAddressFollowsWhatIsShown(t *testing.T) {
	p, r, _, _ := opened(State{Given: "given"})
	w := aWindow()
	p.Show(w)
	p.Begin()
	got := r.take()
	fail.Unless(t, strings.Contains(got, "put link\nput place") && p.regions["link"] == "given", "told was %s", got)
	p.program.Send(screen.Linked("later"))
	w.Headline.Words = "other"
	got = r.shown(p, w)
	fail.If(t, got != "put headline\nput link" || p.regions["link"] != "later", "told was %s", got)
}
