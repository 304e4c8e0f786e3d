package text

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

func TestALongTextIsCut(t *testing.T) {
	for _, c := range []struct{ text, beginning, end string }{
		{"", "", ""}, {"abc", "abc", "abc"}, {"abcd", "abc…", "…bcd"}, {"棋盘上有九格", "棋盘上…", "…有九格"},
		{"ab\xff\xff", "ab\xff…", "…b\xff\xff"},
	} {
		fail.Unequal(t, Cut(c.text, 3), c.beginning, "%q is cut", c.text)
		fail.Unequal(t, CutFront(c.text, 3), c.end, "of %q is left", c.text)
	}
}

func TestALongLineIsBroken(t *testing.T) {
	for line, parts := range map[string][]string{
		"": {""}, "abc": {"abc"}, "abcd": {"abc", "d"}, "棋盘上有九格": {"棋盘上", "有九格"},
	} {
		got := Broken(line, 3)
		fail.Unless(t, slices.Equal(got, parts), "%q is broken into %q, want %q", line, got, parts)
	}
}
