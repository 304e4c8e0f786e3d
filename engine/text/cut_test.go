package text

import (
	"slices"
	"testing"
)

func TestALongTextIsCut(t *testing.T) {
	for _, c := range []struct {
		text, beginning, end string
	}{
		{"", "", ""}, {"abc", "abc", "abc"}, {"abcd", "abc…", "…bcd"}, {"棋盘上有九格", "棋盘上…", "…有九格"},
		{"ab\xff\xff", "ab\xff…", "…b\xff\xff"},
	} {
		if got := Cut(c.text, 3); got != c.beginning {
			t.Errorf("%q is cut to %q, want %q", c.text, got, c.beginning)
		}
		if got := CutFront(c.text, 3); got != c.end {
			t.Errorf("of %q is left %q, want %q", c.text, got, c.end)
		}
	}
}

func TestALongLineIsBroken(t *testing.T) {
	for line, parts := range map[string][]string{
		"": {""}, "abc": {"abc"}, "abcd": {"abc", "d"}, "棋盘上有九格": {"棋盘上", "有九格"},
	} {
		if got := Broken(line, 3); !slices.Equal(got, parts) {
			t.Errorf("%q is broken into %q, want %q", line, got, parts)
		}
	}
}
