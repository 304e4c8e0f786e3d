package tester

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// spinnerStep is the time between two steps of the spinner.
const spinnerStep = 200 * time.Millisecond

// Refresh shows the window, if it is open, and its dialogs as they are now. The loop calls it.
func (t *Tester) Refresh() {
	if t.window == nil {
		return
	}
	if spoken := t.Host.Session.Settings.Language; t.spoken != spoken {
		t.spoken, t.message = spoken, ""
	}
	t.list()
	t.files.Show(t.window, t.sheet())
}

func (t *Tester) sheet() view.Sheet {
	const least = 360 // units that a board and the buttons below it need
	sheet := view.Sheet{Title: language.Text("test.title"), Focus: t.focus, Turn: t.turn}
	sheet.Message, sheet.Warning = t.said()
	sheet.Cards = []view.Card{t.form.card(t.startButton(), t.running()), t.report()}
	if t.shown == nil {
		sheet.Cards = append(sheet.Cards, t.cards()...)
	} else {
		listed := append(t.cards(), textsOf(t.shown))
		drawn := failure(t.shown, t.run, t.form.choice())
		sheet.Cards = append(sheet.Cards,
			view.Columns{Columns: [][]view.Card{listed, drawn}, Least: least, Wide: 0})
	}
	return sheet
}

// said returns the text at the foot, where it cannot move rows: the last message or error, or else remarks on the test.
// An error that stands in place of the cases, or above them, is not repeated there.
func (t *Tester) said() (words string, warning bool) {
	switch {
	case t.message != "":
		return t.message, t.warning
	case t.run == nil, t.run.failed():
		return "", false
	case t.run.err != nil:
		return language.Words().ShortError(t.run.err), true
	}
	return t.run.remarks(), false
}

// startButton returns the button that starts or stops a test.
func (t *Tester) startButton() view.Button {
	words, symbol := "test.start", icon.Play
	switch {
	case t.running():
		words, symbol = "test.stop", icon.Stop
	case t.run != nil && !t.run.failed() && !t.run.ownCase() && !t.asksForOther():
		words = "test.startAgain"
	}
	return view.Button{ID: startID, Words: language.Text(words), Icon: symbol, Primary: true}
}

// answerOf returns a verdict's colour. A word stands beside it.
func answerOf(v judge.Verdict) view.Answer {
	switch v {
	case judge.Accepted:
		return view.Yes
	case judge.WrongAnswer:
		return view.Wrong
	case judge.Refused:
		return view.Neutral
	}
	return view.Trouble
}

// report says how far the test is, or which source was not compiled.
func (t *Tester) report() deck.Report {
	report := deck.Report{}
	r := t.run
	switch {
	case r == nil:
		return report
	case r.compileError() != nil:
		report.Counts = []deck.Count{{Answer: view.Trouble, Words: language.Words().ShortError(r.err)}}
		return report
	case r.failed():
		return report
	}
	report.Summary = r.words()
	if r.choice() != t.form.choice() { // it stands below another problem's name
		report.Summary = language.Dotted(language.Text(r.choice()), report.Summary)
	}
	if !r.several() && r.kept.Command != t.form.command() { // it stands below another's
		report.Summary = language.Dotted(t.tested(), report.Summary)
	}
	for v, n := range r.verdicts() {
		if n > 0 {
			verdict := judge.Verdict(v)
			words := language.Text("test.tally", language.Args{"Verdict": verdict.Short(), "Cases": n})
			report.Counts = append(report.Counts, deck.Count{Answer: answerOf(verdict), Words: words})
		}
	}
	if r.compiling() {
		report.Busy = 1 + int(r.elapsed()/spinnerStep)
	}
	if !r.over && r.Total > 0 {
		report.Share = float32(r.Tally.Cases) / float32(r.Total)
	}
	return report
}

// cards returns the list of cases, or what stands in its place.
func (t *Tester) cards() []view.Card {
	switch r := t.run; {
	case r == nil:
		return []view.Card{deck.Notice{
			Icon: icon.Test, Answer: view.Neutral, Title: language.Text("test.invite.title"),
			Words:   language.Text("test.invite"),
			Buttons: []view.Button{{ID: chooseID, Words: language.Text("test.invite.choose")}},
		}}
	case r.compileError() != nil:
		return []view.Card{deck.Passage{
			Title: language.Text("test.compiler"), Lines: compilerLines(r.compileError().Said),
			Copy: copyButton("test.compiler")}}
	case r.failed():
		return []view.Card{deck.Notice{
			Icon: icon.Warning, Answer: view.Trouble, Title: language.Text("test.failed"),
			Words:   language.Words().ShortError(r.err),
			Buttons: []view.Button{{ID: chooserOf[r.wrongField()], Words: language.Text("test.choose")}},
		}}
	case r.several():
		return []view.Card{t.standings()}
	case len(t.rows) > 0:
		return []view.Card{t.results()}
	case !r.over && r.Tally.Cases == 0: // the report says what goes on
		return nil
	case !r.over:
		return []view.Card{deck.Notice{Icon: icon.Run, Words: language.Text("test.noneFailed")}}
	case r.accepted():
		return []view.Card{deck.Notice{
			Icon: icon.Check, Answer: view.Yes, Title: language.Words().Verdict(judge.Accepted),
			Words: language.Sentences(
				language.Plural("test.accepted", r.Tally.Judged()), language.Words().WhiteSpace(&r.Tally)),
		}}
	default:
		words := language.Text("test.stopped", language.Args{"Done": r.Tally.Cases, "Total": r.Total})
		return []view.Card{deck.Notice{
			Icon: icon.Warning, Words: language.Sentences(words, language.Words().WhiteSpace(&r.Tally)),
		}}
	}
}

func (t *Tester) results() deck.Results {
	list := deck.Results{Title: language.Text("test.cases"), Current: -1}
	if t.run.ownCase() {
		list.Title = language.Text("test.result")
	}
	for i := range t.rows {
		r := &t.rows[i]
		row := deck.ResultRow{ID: i, Tag: r.Verdict.Short(), Answer: answerOf(r.Verdict),
			Words: t.run.nameOf(&r.Case), Strong: r.Case.Kind == judge.Shrunk}
		if all := r.Comparison.Differences; len(all) == 1 {
			row.Columns = []string{language.Words().Cell(all[0].Cell)}
		} else if len(all) > 1 {
			row.Columns = []string{language.Plural("test.cells", len(all))}
		}
		list.Results = append(list.Results, row)
		if same(r, t.shown) {
			list.Current = i
		}
	}
	return list
}

// standings lists the solutions tested so far, as the table of the command does.
func (t *Tester) standings() deck.Results {
	headings := language.Words().StandingHeadings()
	list := deck.Results{Title: headings[0], Headings: headings[2:], Current: t.solution}
	for i := range t.run.standings {
		s := &t.run.standings[i]
		row := deck.ResultRow{ID: i, Tag: language.Untested, Words: text.SafeLine(filepath.Base(s.Name)),
			Columns: language.Words().StandingColumns(s)}
		if s.Tested() {
			row.Tag, row.Answer = s.Verdict().Short(), answerOf(s.Verdict())
		}
		list.Results = append(list.Results, row)
	}
	return list
}

// textsOf returns the case, the program's output, and its standard error or else the right answer. If the program gave
// no answer, its standard error replaces its output.
func textsOf(r *judge.Result) deck.Texts {
	keys := []string{"test.input", "test.answer"}
	switch {
	case checked(r) && len(r.Run.Stderr) == 0:
		keys = append(keys, checkerID)
	case len(r.Run.Stderr) == 0:
		keys = append(keys, "test.right")
	case len(bytes.TrimSpace(r.Run.Output)) == 0:
		keys[1] = "test.errors"
	default:
		keys = append(keys, "test.errors")
	}
	texts := deck.Texts{More: len(r.Run.Stderr) > 0, All: view.Button{ID: allID, Words: language.Text("test.all")}}
	for _, key := range keys {
		shown := lines(textOf(r, key))
		if key == checkerID {
			shown = compilerLines(ruling(r))
		}
		texts.Texts = append(texts.Texts, deck.Passage{Title: language.Text(key), Lines: shown, Copy: copyButton(key)})
	}
	return texts
}

// mostText limits the text shown, in characters.
const mostText = 8000

// lines returns the first lines of a text, with only visible characters.
func lines(said []byte) []string {
	const most = 120
	shown := strings.TrimRight(text.SafeLines(text.Cut(string(said), mostText)), "\n ")
	if shown == "" {
		return []string{language.Text("test.nothing")}
	}
	all := strings.Split(shown, "\n")
	return all[:min(most, len(all))]
}

// compilerLines returns what a compiler said. It breaks long messages, but no line that begins with a space: those are
// code, and marks below it that would point to nothing.
func compilerLines(said string) (all []string) {
	const column = 92
	for _, line := range lines([]byte(said)) {
		if strings.HasPrefix(line, " ") {
			all = append(all, line)
		} else {
			all = append(all, text.BreakLine(line, column)...)
		}
	}
	return all
}

func allTexts(r *judge.Result) string {
	var parts []string
	keys := []string{"test.input", "test.answer", "test.errors", "test.right"}
	if checked(r) {
		keys = append(keys, checkerID)
	}
	for _, key := range keys {
		parts = append(parts, language.Text(key)+"\n"+string(textOf(r, key)))
	}
	return strings.Join(parts, "\n\n")
}

// list lists the cases and chooses the one to draw: the first, until the user chooses another.
func (t *Tester) list() {
	if t.run != t.of {
		t.of, t.shown, t.picked, t.solution = t.run, nil, false, -1
	}
	if t.run.several() {
		t.rows = nil
		t.listStandings()
		return
	}
	t.rows = t.run.listed()
	if !t.picked && len(t.rows) > 0 {
		t.shown = &t.rows[0]
	}
	if !slices.ContainsFunc(t.rows, func(r judge.Result) bool { return same(&r, t.shown) }) {
		t.shown = nil
	}
}

// listStandings chooses the first solution with a failed case, until the user chooses another.
func (t *Tester) listStandings() {
	failed := func(s judge.Standing) bool { return s.First != nil }
	if at := slices.IndexFunc(t.run.standings, failed); at >= 0 && !t.picked {
		t.solution, t.shown = at, t.run.standings[at].First
	}
}

// same reports whether two results are of the same case.
func same(a, b *judge.Result) bool {
	return b != nil && a.Number == b.Number && a.Case.Kind == b.Case.Kind && bytes.Equal(a.Case.Input, b.Case.Input)
}
