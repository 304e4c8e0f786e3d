package notation

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
)

// example is a fenced block of docs/formats.md: the kind that it states, and its text.
type example struct{ kind, text string }

func examples(t *testing.T) []example {
	t.Helper()
	page := texttest.Read(t, "../../docs/formats.md")
	var found []example
	for i, block := range strings.Split(page, "```") {
		if i%2 == 1 {
			kind, text, _ := strings.Cut(block, "\n")
			found = append(found, example{strings.TrimPrefix(kind, "text "), strings.ReplaceAll(text, "␠", " ")})
		}
	}
	return found
}

// TestTheExamplesOfThePageAboutFormats reads every example, which must be of the kind that the page states.
func TestTheExamplesOfThePageAboutFormats(t *testing.T) {
	var shown Reading // shown by the example before
	seen := map[Form]bool{}
	for _, e := range examples(t) {
		wrong, refused := strings.CutPrefix(e.kind, "refused: ")
		readings, err := Read([]byte(e.text))
		switch {
		case refused:
			fail.If(t, err == nil || err.Error() != wrong, "%v, want %s:\n%s", err, wrong, e.text)
		case e.kind == "answer":
			fail.Unequal(t, answer(&shown), e.text, "the answer")
		case e.kind == "json":
			fail.Unless(t, json.Valid([]byte(e.text)), "%s is no JSON", e.text)
		case e.kind == "protocol":
			want := protocol(t)
			fail.Unless(t, sameLines(e.text, want), "a program reads\n%s, want\n%s", e.text, want)
		default:
			i := slices.IndexFunc(readings, func(r Reading) bool { return r.Form == Form(e.kind) })
			if i < 0 {
				t.Errorf("%v, %v, want a %s:\n%s", readings, err, e.kind, e.text)
				continue
			}
			shown = readings[i]
			seen[shown.Form] = true
		}
	}
	for _, row := range table() {
		fail.If(t, !seen[row.form], "the page has no example of %s", row.form)
	}
}

// answer returns the judge's answer to a text of his.
func answer(r *Reading) string {
	if r.Form == Grid {
		return string(crosshatch.AppendAnswer(nil, &r.Sheets[0].Grid))
	}
	p := r.Record.Game.Position()
	return string(tictactoe.AppendMarked(nil, &p))
}

// TestThePageHasTheNumberOfEachRuleSet checks that the page has the byte for each rule set in a link.
func TestThePageHasTheNumberOfEachRuleSet(t *testing.T) {
	page, err := os.ReadFile("../../docs/formats.md")
	fail.OnError(t, err)
	for _, rules := range tictactoe.AllRules {
		want := fmt.Sprintf("%d `%v`", rules, rules)
		fail.Unless(t, strings.Contains(string(page), want), "the page lacks %q", want)
	}
}

// protocol returns the lines that a program reads after X has played row 5, column 5.
func protocol(t *testing.T) string {
	t.Helper()
	p, err := tictactoe.New(tictactoe.Majority).Play(grid.At(5, 5))
	fail.OnError(t, err)
	legal := p.Legal()
	lines := fmt.Sprintf("4 4\n%d\n", legal.Len())
	for c := range legal.All() {
		lines += fmt.Sprintln(c.Row()-1, c.Col()-1)
	}
	return lines
}

// sameLines reports whether two texts have the same lines, in any order.
func sameLines(a, b string) bool {
	lines := func(s string) []string { l := strings.Split(s, "\n"); slices.Sort(l); return l }
	return slices.Equal(lines(a), lines(b))
}
