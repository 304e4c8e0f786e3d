package puzzle

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/text"
)

func TestPuzzlesAreWrittenAsTheyWereRead(t *testing.T) {
	var written []byte
	all := All()
	for i := range all {
		written = Append(written, &all[i])
	}
	if !bytes.Equal(written, embedded) {
		t.Error("the embedded text is not as it would be written")
	}
}

// TestALineIsARecord reads lines as the window reads what is pasted.
func TestALineIsARecord(t *testing.T) {
	for _, p := range every(5) {
		readings, err := notation.Read(Append(nil, &p))
		if err != nil || readings[0].Form != notation.Record {
			t.Fatalf("%s: %v, %v", p.ID, readings, err)
		}
		record := readings[0].Record
		if record.Game.Position() != p.Position || record.Tag("Puzzle") != p.ID {
			t.Errorf("%s: %+v", p.ID, record)
		}
	}
}

// line is a puzzle that the tables change.
const line = `[Puzzle "abcde"] [Rules "open"] [Grade "hard"] [Goal "win"] [Solution "1 1"] [Depth "3"] ` +
	`[Found "0 1 2 10"] [Tempting "1 2"]  5 5 4 4`

func TestALineIsRead(t *testing.T) {
	for _, src := range []string{line, "\n\n" + line + "\r\n", strings.ReplaceAll(line, " ", "  ")} {
		puzzles, err := parse([]byte(src))
		if err != nil || len(puzzles) != 1 || puzzles[0].Found != [Levels]int{0, 1, 2, 10} ||
			len(puzzles[0].Moves) != 2 {
			t.Errorf("%q: %+v, %v", src, puzzles, err)
		}
	}
}

func TestErrorsNameLineAndColumn(t *testing.T) {
	for _, tc := range []struct {
		old, new string
		column   int
		want     text.Want
		found    string
	}{
		{line, "x", 1, `[Puzzle "…"]`, `"x"`},
		{"[Rules", "[rules", 19, `[Rules "…"]`, `"r"`},
		{"Rules \"", "Rules ", 25, `[Rules "…"]`, `"o"`},
		{"abcde", "abcd", 10, wantID, `"abcd"`},
		{"abcde", "abcdE", 10, wantID, `"abcdE"`},
		{"abcde", "", 10, wantID, `""`},
		{"open", "judge", 26, wantRules, `"judge"`},
		{"open", "open closed", 30, wantTagEnd, `" "`},
		{"hard", "harder", 41, wantGrade, `"harder"`},
		{"win", "loss", 55, wantGoal, `"loss"`},
		{"1 1", "0 1", 72, text.WantRow, `"0"`},
		{"1 1", "1", 73, text.WantColumn, `"\""`},
		{"1 1", "7 7", 72, wantLegal, `"7 7"`},
		{"1 1", "1 2", 120, wantWrong, `"1 2"`},
		{"1 2\"", "1 1\"", 120, wantWrong, `"1 1"`},
		{"3\"", "0\"", 86, wantDepth, `"0"`},
		{"3\"", "03\"", 86, wantDepth, `"03"`},
		{"3\"", "82\"", 86, wantDepth, `"82"`},
		{"2 10", "2 11", 104, wantFound, `"11"`},
		{"2 10", "2", 103, wantFound, `""`},
		{"5 5 4 4", "5 5 4 x", 133, text.WantColumn, `"x"`},
		{"5 5 4 4", "5 5 {x}", 131, wantMove, `"{"`},
		{"5 5 4 4", "5 5 4", 132, text.WantColumn, text.FoundTextEnd},
	} {
		src := strings.Replace(line, tc.old, tc.new, 1)
		_, err := parse([]byte("\n" + src))
		var at *text.Error
		if !errors.As(err, &at) || *at != (text.Error{Line: 2, Column: tc.column, Want: tc.want, Found: tc.found}) {
			t.Errorf("%s\n%v, want column %d: want %s, found %s", src, err, tc.column, tc.want, tc.found)
		}
	}
}

func TestErrorsThatTheRulesCause(t *testing.T) {
	for want, src := range map[string]string{
		"line 1, column 131: 1 1: the last move points to another field": strings.Replace(line, "5 5 4 4",
			"5 5 1 1", 1),
		"line 2, column 10: want " + string(wantID) + `, found "abcde"`: line + "\n" + line,
	} {
		if _, err := parse([]byte(src)); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestAGameThatIsOverIsNoPuzzle(t *testing.T) {
	p := All()[0]
	for !p.Position.Over() {
		c := randomCell(&p.Position, rand.New(rand.NewPCG(1, 1)))
		p.Moves = append(p.Moves[:len(p.Moves):len(p.Moves)], c)
		p.Position.Push(c)
	}
	src := Append(nil, &p)
	_, err := parse(src)
	want := text.Error{Line: 1, Column: len(src), Want: wantOpen, Found: text.FoundLineEnd}
	if at := (*text.Error)(nil); !errors.As(err, &at) || *at != want {
		t.Errorf("%v, want %v", err, &want)
	}
}

// FuzzParse holds that what is read is written and read again alike.
func FuzzParse(f *testing.F) {
	f.Add([]byte(line))
	f.Add(embedded[:bytes.IndexByte(embedded, '\n')])
	f.Fuzz(func(t *testing.T, src []byte) {
		puzzles, err := parse(src)
		if err != nil {
			return
		}
		var written []byte
		for i := range puzzles {
			written = Append(written, &puzzles[i])
		}
		again, err := parse(written)
		if err != nil {
			t.Fatalf("%s: %v", written, err)
		}
		var twice []byte
		for i := range again {
			twice = Append(twice, &again[i])
		}
		if !bytes.Equal(written, twice) {
			t.Errorf("%s\nthen %s", written, twice)
		}
	})
}
