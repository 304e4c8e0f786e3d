package locale

import (
	"regexp"
	"strings"
	"sync"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// verdictKeys has the keys of a review's verdicts. A good move has none.
var verdictKeys = map[search.Verdict]string{
	search.Inaccuracy: "verdict.inaccuracy", search.Mistake: "verdict.mistake", search.Blunder: "verdict.blunder",
}

// Grade tells what a move gave away and what would have been better.
func (w *Words) Grade(g search.Grade, mover tictactoe.Mark) string {
	words := w.Text("review.move", Args{
		"Mark": mover.String(), "Row": g.Played.Row(), "Col": g.Played.Col(), "Lost": percent(g.Lost),
		"Verdict": w.Text(verdictKeys[g.Verdict]), "BestRow": g.Best.Row(), "BestCol": g.Best.Col(),
		"Best": w.Value(g.Highest, mover), "Value": w.Value(g.Value, mover),
	})
	if len(g.Line) > 1 && g.Verdict != search.Good { // the best move, which is said, and what follows
		words = w.Sentences(words, w.Text("review.line", Args{"Line": w.Moves(g.Line[1:min(len(g.Line), mostMoves)])}))
	}
	if g.Turning {
		words = w.Sentences(words, w.Text("review.turned"))
	}
	return words
}

// WithoutGrades returns a comment without what Grade has said in it, in whichever language.
func (*Words) WithoutGrades(comment string) string {
	without := comment
	for _, said := range saidGrades() {
		without = said.ReplaceAllString(without, "")
	}
	if without == comment {
		return comment
	}
	return strings.TrimSpace(without)
}

// saidGrades has the patterns of what Grade writes, one for each language.
var saidGrades = sync.OnceValue(func() (patterns []*regexp.Regexp) {
	for _, l := range languages {
		w := For(l.Code)
		said := func(key string) string { return `\s*` + patternOf(w.read().byKey[key].Other) }
		patterns = append(patterns, regexp.MustCompile(
			said("review.move")+"("+said("review.line")+")?("+said("review.turned")+")?"))
	}
	return patterns
})

// placeholder matches a placeholder in words.
var placeholder = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`{{\.(\w+)}}`) })

// patternOf returns a pattern that matches words with any values for their placeholders.
func patternOf(words string) string {
	pattern, at := "", 0
	for _, m := range placeholder().FindAllStringSubmatchIndex(words, -1) {
		pattern += regexp.QuoteMeta(words[at:m[0]])
		switch words[m[2]:m[3]] {
		case "Mark":
			pattern += `[XO]`
		case "Row", "Col", "BestRow", "BestCol", "Lost":
			pattern += `\d+`
		case "Line":
			pattern += `[^.。]*`
		case "Verdict":
			pattern += `[^.。:：]*`
		default: // a value
			pattern += `[^()（）.。]*`
		}
		at = m[1]
	}
	return pattern + regexp.QuoteMeta(words[at:])
}
