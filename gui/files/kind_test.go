package files

import (
	"slices"
	"testing"
)

func TestTheKindOfAFileIsThatOfItsName(t *testing.T) {
	for name, want := range map[string]Kind{
		"game.ninefold": Records, "marked.txt": Texts, "17.out": Texts, "17.IN": Texts, "board.svg": SVG,
		"board-4x.png": PNG,
		"board":        Any, "board.": Any, "png": Any, "a.svg.gz": Any,
	} {
		if got := kindOf(name); got != want {
			t.Errorf("%q is of %s, want %s", name, got, want)
		}
	}
}

func TestEveryKindHasItsWords(t *testing.T) {
	var seen []string
	for _, k := range []Kind{Any, Boards, Tests, Records, Texts, SVG, PNG} {
		name := k.words()
		if name == "" || name == string(k) || slices.Contains(seen, name) {
			t.Errorf("%s is called %q", k, name)
		}
		seen = append(seen, name)
	}
}
