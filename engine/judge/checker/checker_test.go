package checker

import (
	"errors"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// right returns the right answer to a position with one mark, byte for byte as the judge writes it.
func right(t testing.TB) []byte {
	p := fail.Must(tictactoe.New(tictactoe.Judge).Play(grid.At(6, 4)))(t)
	return tictactoe.AppendMarked(nil, &p)
}

// marked is the same answer as people write it.
const (
	row    = "... ... ...\n"
	marked = row + row + row + "\n" + row + row + "... x.. ...\n\n!!! ... ...\n!!! ... ...\n!!! ... ...\n"
)

const solved = "524137869\n186529473\n397864215\n219476358\n843915726\n765382941\n972658134\n638241597\n451793682\n"

// The usual checker of judges, wcmp of testlib, compares the words of an answer in their order.
func TestTheWordsOfAnAnswerMatter(t *testing.T) {
	glued := strings.ReplaceAll(marked, " ", "")
	for name, tc := range map[string]struct {
		answer, right string
		want          WordDifference
		wrong, stray  int
	}{
		"rows without blanks": {glued, marked, WordDifference{1, 1, "...", "........."}, 0, 0},
		"one row without blanks": {marked[:49] + glued[41:51] + marked[61:], marked,
			WordDifference{6, 1, "...", "........."}, 0, 0},
		"all in one word":     {strings.Join(strings.Fields(marked), ""), marked, WordDifference{}, 0, 0},
		"a blank too much":    {"... .. . ..." + marked[11:], marked, WordDifference{1, 5, "...", ".."}, 0, 0},
		"an early blank":      {"... .. ...." + marked[11:], marked, WordDifference{1, 5, "...", ".."}, 0, 0},
		"a grid in one word":  {strings.ReplaceAll(solved, "\n", ""), solved, WordDifference{}, 0, 0},
		"a grid with blanks":  {"524 137 869" + solved[9:], solved, WordDifference{1, 1, "524137869", "524"}, 0, 0},
		"behind a stray line": {"9\n" + glued, marked, WordDifference{2, 1, "...", "........."}, 0, 1},
		"besides another mistake": {strings.Replace(glued, "x", "o", 1), marked,
			WordDifference{1, 1, "...", "........."}, 1, 0},
	} {
		if all := strings.Join(strings.Fields(tc.right), ""); tc.want.Line == 0 {
			tc.want = WordDifference{1, 1, strings.Fields(tc.right)[0], all[:maxText] + "…"}
		}
		c := Compare([]byte(tc.answer), []byte(tc.right))
		fail.If(t, c.Right() || c.RightBesides() || c.Parted == nil || *c.Parted != tc.want || c.Missing > 0 ||
			c.Extra != nil || len(c.Differences) != tc.wrong || len(c.Stray) != tc.stray,
			"%s: %+v, %+v, want %+v", name, c, c.Parted, tc.want)
	}
	c := Compare([]byte(strings.TrimSpace(marked)+"!"), []byte(marked))
	fail.If(t, c.Right() || c.Extra == nil, "a word that goes on: %+v", c)
}

func TestTextsAreComparedToTheByte(t *testing.T) {
	judge, first := string(right(t)), "... ... ... "
	for name, tc := range map[string]struct {
		answer string
		want   *LineDifference
		inside bool // CompareLines finds it too
	}{
		"the same":           {judge, nil, false},
		"no newline":         {strings.TrimRight(judge, "\n"), nil, false},
		"more newlines":      {judge + "\n\n", nil, false},
		"CRLF":               {strings.ReplaceAll(judge, "\n", "\r\n"), nil, false},
		"no spaces":          {marked, &LineDifference{1, first, "... ... ..."}, false},
		"no space at last":   {judge[:len(judge)-3], &LineDifference{11, "!!! ... ... ", "!!! ... ..."}, false},
		"blanks at the end":  {judge + " \n\t\n", &LineDifference{13, "", " "}, false},
		"glued rows":         {strings.ReplaceAll(judge, " ", ""), &LineDifference{1, first, "........."}, true},
		"a space in front":   {" " + judge, &LineDifference{1, first, " ... ... ... "}, true},
		"no empty line":      {strings.Replace(judge, "\n\n", "\n", 1), &LineDifference{4, "", "... ... ... "}, true},
		"too short":          {judge[:106], &LineDifference{11, "!!! ... ... ", ""}, true},
		"nothing":            {"", &LineDifference{1, first, ""}, true},
		"something too much": {judge + "\n.", &LineDifference{14, "", "."}, true},
	} {
		got := CompareText([]byte(tc.answer), right(t))
		fail.If(t, (got == nil) != (tc.want == nil) || got != nil && *got != *tc.want,
			"%s: %+v, want %+v", name, got, tc.want)
		lines := CompareLines([]byte(tc.answer), right(t))
		fail.If(t, (lines != nil) != tc.inside || lines != nil && lines.Line != tc.want.Line,
			"%s: without the ends of lines %+v, want it: %v", name, lines, tc.inside)
	}
}

func TestEveryCellThatDiffersIsNamed(t *testing.T) {
	answer := strings.NewReplacer("x..", "x.大", "\n!!! ... ...\n!!!", "\n!.! ... ...\n!!!").Replace(marked)
	for stray, before := range []string{"", "n = 9\n"} { // lines that are left out count in the places
		c := Compare([]byte(before+answer), right(t))
		want := []Difference{{grid.At(6, 6), '.', '大', 7 + stray, 7}, {grid.At(7, 2), '!', '.', 9 + stray, 2}}
		fail.Unless(t, slices.Equal(c.Differences, want), "differences %v, want %v", c.Differences, want)
		fail.If(t, c.Missing != 0 || c.Extra != nil || len(c.Stray) != stray || c.Right(),
			"%+v, want two differences and no more", c)
	}
}

func TestALongAnswerSaysWhatIsTooMuch(t *testing.T) {
	for name, answer := range map[string]string{
		"right":      marked + "\n 6 4\n",
		"with an x":  strings.Replace(marked, ".", "x", 1) + "\n 6 4\n",
		"with any X": strings.Replace(marked, ".", "X", 1) + "\n 6 4\n",
	} {
		want := text.Error{Line: 13, Column: 2, Want: text.WantTextEnd, Found: `"6"`}
		c := Compare([]byte(answer), right(t))
		fail.If(t, c.Extra == nil || *c.Extra != want || len(c.Differences) > 1, "%s: %+v, want %v", name, c, &want)
	}
}

func TestStrayLinesAreLeftOut(t *testing.T) {
	rows := strings.SplitAfter(marked, "\n")
	wrong := strings.Replace(marked, "x", "o", 1)
	short := strings.Join(rows[:6], "")
	for name, tc := range map[string]struct {
		answer, right  string
		stray          []Line
		wrong, missing int
	}{
		"before":        {"n = 9\n" + marked, marked, []Line{{1, "n = 9"}}, 0, 0},
		"the last move": {"6 4\n" + marked, marked, []Line{{1, "6 4"}}, 0, 0},
		"nine letters":  {"debugging\n" + marked, marked, []Line{{1, "debugging"}}, 0, 0},
		"like cells":    {"x\n" + marked, marked, []Line{{1, "x"}}, 0, 0},
		"between": {strings.ReplaceAll(marked, "\n\n", "\n--- ---\n"), marked,
			[]Line{{4, "--- ---"}, {8, "--- ---"}}, 0, 0},
		"and a wrong cell": {"  read\t9 rows\n" + wrong, marked, []Line{{1, "read 9 rows"}}, 1, 0},
		"and short":        {"read: yes\n" + short, marked, []Line{{1, "read: yes"}}, 0, 36},
		"a long one": {strings.Repeat("ab", 50) + "\n" + marked, marked,
			[]Line{{1, strings.Repeat("ab", 20) + "…"}}, 0, 0},
		"alone": {"Traceback (most recent call last):\n", marked,
			[]Line{{1, "Traceback (most recent call last):"}}, 0, 81},
		"before a grid":     {"81\n" + solved, solved, []Line{{1, "81"}}, 0, 0},
		"before ERROR":      {"81\n\nERROR", "ERROR\n", []Line{{1, "81"}}, 0, 0},
		"behind one line":   {strings.Join(strings.Fields(wrong), " ") + "\n6 4\n", marked, []Line{{2, "6 4"}}, 1, 0},
		"none: one cell":    {wrong, marked, nil, 1, 0},
		"none: one line":    {strings.Join(strings.Fields(wrong), " "), marked, nil, 1, 0},
		"none: capitals":    {strings.ReplaceAll(marked, "!!! ... ...", "XXX OOO OOO"), marked, nil, 27, 0},
		"none: short lines": {strings.ReplaceAll(wrong, " ", "\n"), marked, nil, 1, 0},
	} {
		c := Compare([]byte(tc.answer), []byte(tc.right))
		fail.If(t, !slices.Equal(c.Stray, tc.stray) || len(c.Differences) != tc.wrong || c.Missing != tc.missing ||
			c.Extra != nil || c.Word != nil, "%s: %+v, want %+v", name, c, tc)
		fail.If(t, c.Right() || c.RightBesides() != (tc.wrong+tc.missing == 0),
			"%s: right %v, besides the stray lines %v", name, c.Right(), c.RightBesides())
	}
}

func TestALineIsARowIfMostOfItsNineCharactersAreCells(t *testing.T) {
	for line, stray := range map[string]bool{"abc d.. ...": false, "abc de. ...": true} {
		c := Compare([]byte(line+"\n"+marked), right(t))
		fail.Unequal(t, c.RightBesides(), stray, "%q before the nine rows is left out", line)
	}
	for line, stray := range map[string]bool{"abc ... ..": false, "abc d.. ..": true, "abc de. ...": false} {
		c := Compare([]byte(line+"\n"+marked[:72]), right(t)) // any line may be a part of the board
		fail.Unequal(t, len(c.Stray) == 1, stray, "%q before six rows is left out", line)
	}
}

func TestTheWordERROR(t *testing.T) {
	for name, tc := range map[string]struct {
		answer, right string
		want          WordDifference
	}{
		"a grid for it":       {"\n " + solved, "ERROR\n", WordDifference{2, 2, "ERROR", "524137869"}},
		"in small letters":    {"error\n", "ERROR\n", WordDifference{1, 1, "ERROR", "error"}},
		"nothing for it":      {"\n", "ERROR\n", WordDifference{2, 1, "ERROR", ""}},
		"it for a grid":       {"ERROR", solved, WordDifference{1, 1, "", "ERROR"}},
		"it behind something": {"solving\nERROR", solved, WordDifference{2, 1, "", "ERROR"}},
	} {
		c := Compare([]byte(tc.answer), []byte(tc.right))
		fail.If(t, c.Word == nil || *c.Word != tc.want || len(c.Differences)+len(c.Stray)+c.Missing > 0 || c.Right(),
			"%s: %+v, %+v, want %+v", name, c, c.Word, tc.want)
	}
	c := Compare([]byte("ERROR"), right(t))
	fail.If(t, c.Word != nil || c.Missing != 81, "in Tic-Tac-Toe the word is %+v", c)
}

func TestAnswersAreReadOneAfterAnother(t *testing.T) {
	r := NewReader(iotest.OneByteReader(strings.NewReader(strings.Repeat(marked, 3))))
	for range 3 {
		c, err := r.Compare(right(t))
		fail.NowIf(t, err != nil || !c.Right(), "%+v, %v, want right", c, err)
	}
	err := r.End()
	fail.If(t, err != nil, "%v", err)
	c, err := NewReader(strings.NewReader(strings.TrimSpace(marked) + "x")).Compare(right(t))
	fail.OnError(t, err)
	fail.If(t, c.Right() || c.Extra == nil, "an answer whose last word goes on is %+v", c)
}

func TestAnAnswerThatBreaksOffSaysWhy(t *testing.T) {
	broken := errors.New("the line went dead")
	for _, before := range []string{marked[:30], "oh\n" + marked} {
		_, err := NewReader(io.MultiReader(strings.NewReader(before), iotest.ErrReader(broken))).Compare(right(t))
		fail.If(t, err != broken, "%q: %v, want %v", before, err, broken)
	}
}

func TestAnEndlessAnswerIsGivenUp(t *testing.T) {
	for name, endless := range map[string]string{
		"zero bytes": "\x00", "yes": "y\n", "rows": ".........\n", "cells": ".",
	} {
		source := strings.NewReader(strings.Repeat(endless, 1<<20))
		r, size := NewReader(source), source.Len()
		c, err := r.Compare(right(t))
		fail.If(t, err != nil || c.Right(), "%s: %+v, %v", name, c, err)
		err, read := r.End(), size-source.Len()
		fail.If(t, err == nil || read > 64<<10, "%s: it ends with %v, after %d bytes", name, err, read)
	}
}

// FuzzCompare checks that an answer is right exactly if its words are, however they are spaced, and that the comparison
// of a wrong one is consistent.
func FuzzCompare(f *testing.F) {
	for _, answer := range []string{
		marked, marked[:60], marked + ".", "ERROR", strings.ReplaceAll(marked, " ", ""), "a\n" + solved + "b",
		string(right(f)), strings.Join(strings.Fields(marked), " "), strings.Join(strings.Fields(marked), "\n"),
		strings.ReplaceAll(marked, "\n\n", "\n"), strings.NewReplacer("\n", "\r\n", " ", "\t").Replace(marked),
		strings.TrimSpace(marked), marked + "\n \n\v\f\n",
		"\uFEFF\uFEFF" + marked, "..\uFEFF" + marked[2:], marked[:12] + "\uFEFF" + marked[12:],
	} {
		f.Add([]byte(answer))
	}
	f.Fuzz(func(t *testing.T, answer []byte) {
		words := func(s string) []string {
			return strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" \t\n\v\f\r", r) })
		}
		for _, right := range []string{marked, solved, "ERROR\n"} {
			want := slices.Equal(words(strings.TrimLeft(string(answer), "\uFEFF")), words(right))
			c := Compare(answer, []byte(right))
			fail.Unequal(t, c.Right(), want, "%q is right", answer)
			fail.If(t, c.Missing > 0 && c.Extra != nil || len(c.Differences)+c.Missing > grid.Cells,
				"%q: %+v", answer, c)
			fail.If(t, c.Word != nil && (len(c.Differences)+c.Missing+len(c.Stray) > 0 || c.Extra != nil),
				"%q: %+v", answer, c)
			for _, d := range c.Differences {
				fail.If(t, d.Want == d.Found || d.Line < 1 || d.Column < 1, "%q: %+v", answer, d)
			}
		}
	})
}

func TestAnAnswerThatIsNoBoardIsComparedByWords(t *testing.T) {
	for _, tc := range []struct {
		answer, right string
		want          *WordDifference
	}{
		{"YES\n1 2\n", "YES\n 1  2", nil},
		{"NO\n", "YES\n", &WordDifference{1, 1, "YES", "NO"}},
		{"YES\n 1  3\n", "YES\n1 2\n", &WordDifference{2, 5, "2", "3"}},
		{"YES\n", "YES\n1\n", &WordDifference{2, 1, "1", ""}},
		{"é 1", "é", &WordDifference{1, 3, "", "1"}},
		{"", "1", &WordDifference{1, 1, "1", ""}},
	} {
		c := Compare([]byte(tc.answer), []byte(tc.right))
		fail.If(t, !reflect.DeepEqual(c.Other, tc.want) || c.Right() != (tc.want == nil),
			"%q, %q: %+v, want %+v", tc.answer, tc.right, c.Other, tc.want)
	}
	spaced := Compare([]byte("1  2"), []byte("1 2"))
	fail.Unless(t, spaced.WhiteSpace != nil, "of white space nothing is remarked")
	for right, want := range map[string]bool{
		strings.Repeat("12345678.\n", 9): true, "ERROR\n": true, "YES": false, "7": false,
		strings.Repeat("X", 81): false, strings.Repeat("x", 81): true, strings.Repeat("1", 80): false,
		strings.Repeat("!", 81): true,
	} {
		fail.Unequal(t, isBoard([]byte(right)), want, "%q", right)
	}
}

func TestAlteredMarksAreThoseOnOneSideOnly(t *testing.T) {
	c := Comparison{Differences: []Difference{
		{Want: 'x', Found: '.'}, {Want: '.', Found: 'o'}, {Want: '!', Found: '.'}, {Want: 'x', Found: 'o'},
	}}
	fail.Unequal(t, c.AlteredMarks(), 3, "altered marks")
}
