package record

import (
	"fmt"
	"testing"

	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestARecordTakesTheSignsOfPGN(t *testing.T) {
	plain := fail.Must(Read([]byte("[Result \"1-0\"]\n1. 5 5 {So it begins} 4 4 ! 2. 2 2 ? (2. 3 3) 5 4")))(t)
	for name, src := range map[string]string{
		"a result":          "1. 5 5 {So it begins} 4 4 ! 2. 2 2 ? (2. 3 3) 5 4 1-0",
		"three dots":        "[Result \"1-0\"]\n1. 5 5 {So it begins} 1... 4 4 ! 2. 2 2 ? (2. 3 3) 2... 5 4",
		"numbers of grades": "1. 5 5 {So it begins} 4 4 $1 2. 2 2 $2 (2. 3 3) 5 4 $140 1-0\n",
		"signs behind":      "1. 5 5 {So it begins} 4 4! 2. 2 2? (2. 3 3) 5 4 1-0",
		"rules as in words": "[Rules \"Judge\"]\n1. 5 5 {So it begins} 4 4 ! 2. 2 2 ? (2. 3 3) 5 4 1-0",
		"a remark":          "1. 5 5 ; So it  begins\r\n4 4 ! 2. 2 2 ? (2. 3 3) 5 4 1-0",
	} {
		r, err := Read([]byte(src))
		fail.NowIf(t, err != nil, "%s: %v", name, err)
		fail.Unequal(t, string(Append(nil, &r)), string(Append(nil, &plain)), "%s: it is", name)
	}
	for _, src := range []string{
		"{One}\n[X \"Ann\"]\n; two\n{three\nfour}\n[O \"Bob\"]\n\n5 5",
		"[X \"Ann\"] [O \"Bob\"] {One two three four} 5 5",
	} {
		r := fail.Must(Read([]byte(src)))(t)
		fail.If(t, r.Game.State(0).Comment != "One two three four" || r.Tag("O") != "Bob", "%q: %q, %q", src,
			r.Game.State(0).Comment, r.Tags)
	}
	for i, glyph := range tictactoe.Glyphs() {
		r := fail.Must(Read(fmt.Appendf(nil, "5 5 $%d", i+1)))(t)
		fail.Unequal(t, r.Game.State(1).Glyph, glyph, "$%d", i+1)
	}
	refused := texttest.Refusal(t, Read)
	refused("more after the result", "5 5 1-0 4 4", 1, 9, text.WantTextEnd, `"4"`)
	refused("a wrong number", "1. 5 5 3... 4 4", 1, 8, WantMoveNumber, `"3"`)
	refused("a pair's number among moves'", "1. 5 5 2. 4 4 3. 2 2 2... 5 4", 1, 22, WantMoveNumber, `"2"`)
	refused("no number", "5 5 $x", 1, 5, WantGlyph, `"$x"`)
	refused("a grade of nothing", "$1 5 5", 1, 1, WantMove, `"$"`)
}
