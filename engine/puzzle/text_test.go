package puzzle

import (
	"strings"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
)

func TestPuzzlesAreWrittenAsTheyWereRead(t *testing.T) {
	var written []byte
	all := All()
	for i := range all {
		written = Append(written, &all[i])
	}
	fail.Unequal(t, string(written), embedded, "the embedded text is not as it would be written")
}

// TestALineIsARecord reads lines in the same way as the window reads pasted text.
func TestALineIsARecord(t *testing.T) {
	for _, p := range every(5) {
		readings, err := notation.Read(Append(nil, &p))
		fail.NowIf(t, err != nil || readings[0].Form != notation.Record, "%s: %v, %v", p.ID, readings, err)
		record := readings[0].Record
		fail.If(t, record.Game.Position() != p.Position || record.Tag("Puzzle") != p.ID, "%s: %+v", p.ID, record)
	}
}

func TestABadLineIsRefused(t *testing.T) {
	const line = `[Puzzle "abcde"] [Rules "open"] [Grade "hard"] [Goal "win"] [Solution "1 1"] [Depth "3"] ` +
		`[Found "0 1 2 10"] [Tempting "1 2"]  5 5 4 4`
	if p, err := parse(line); err != nil || p.Found != [Levels]int{0, 1, 2, 10} || len(p.Moves) != 2 {
		t.Errorf("%+v, %v", p, err)
	}
	for _, src := range []string{
		"x", strings.Replace(line, "open", "chess", 1), strings.Replace(line, `"3"`, `"three"`, 1),
		strings.Replace(line, "4 4", "1 1", 1), // the rules forbid this move
	} {
		p, err := parse(src)
		fail.If(t, err == nil, "%s: %+v", src, p)
	}
}
