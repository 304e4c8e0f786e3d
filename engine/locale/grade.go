package locale

import (
	"regexp"
	"strings"
	"sync"

	"ninefold/engine/reason"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// verdictKeys has the keys of a review's verdicts. A good move has none.
var verdictKeys = map[search.Verdict]string{
	search.Inaccuracy: "verdict.inaccuracy", search.Mistake: "verdict.mistake", search.Blunder: "verdict.blunder",
}

// Grade tells what a move in a position gave away and why, and what would have been better.
func (w *Words) Grade(g search.Grade, before tictactoe.Position) string {
	return w.Sentences(w.cost(g, before), w.Better(g, before), w.turned(g))
}

// Cost tells what a move in a position gave away, and why.
func (w *Words) Cost(g search.Grade, before tictactoe.Position) string {
	return w.Sentences(w.cost(g, before), w.turned(g))
}

func (w *Words) cost(g search.Grade, before tictactoe.Position) string {
	mover := before.Turn()
	return w.Sentences(w.Text("review.move", Args{
		"Mark": mover.String(), "Row": g.Played.Row(), "Col": g.Played.Col(), "Lost": g.LostPercent(),
		"Verdict": w.Text(verdictKeys[g.Verdict]), "Value": w.Value(g.Value, mover),
	}), w.Reasons(reason.Against(before, g), mover))
}

func (w *Words) turned(g search.Grade) string {
	if !g.Turning {
		return ""
	}
	return w.Text("review.turned")
}

// Better tells the better move, its value, what it does, and the moves that follow it.
func (w *Words) Better(g search.Grade, before tictactoe.Position) string {
	mover := before.Turn()
	words := w.Sentences(w.Text("review.best", Args{
		"BestRow": g.Best.Row(), "BestCol": g.Best.Col(), "Best": w.Value(g.Highest, mover),
	}), w.Reasons(reason.For(before, g.Best), mover))
	if len(g.Line) > 1 { // the best move, which the words name, and more
		words = w.Sentences(words, w.Text("review.line", Args{"Line": w.Moves(g.Line[1:min(len(g.Line), mostMoves)])}))
	}
	return words
}

// BetterInShort tells the first moves of the better line.
func (w *Words) BetterInShort(g search.Grade) string {
	const most = 3 // moves
	line := w.Moves(g.Line[:min(len(g.Line), most)])
	if len(g.Line) > most {
		line += w.Text("line.space") + "…"
	}
	return w.Text("review.bestLine", Args{"Line": line})
}

// WithoutGrades returns a comment without the sentences that Grade wrote in it, in any language.
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

// saidGrades has patterns of the sentences that Grade writes, one for each language.
var saidGrades = sync.OnceValue(func() (patterns []*regexp.Regexp) {
	for _, l := range languages {
		w := WordsFor(l.Code)
		said := func(key string) string { return `\s*` + patternOf(w.read().byKey[key].Other) }
		because := "(" + said("because.it") + ")?"
		patterns = append(patterns, regexp.MustCompile(
			said("review.move")+because+said("review.best")+because+
				"("+said("review.line")+")?("+said("review.turned")+")?"))
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
		case "Line", "Reasons":
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
