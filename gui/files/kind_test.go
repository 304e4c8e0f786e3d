package files

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

func TestTheKindOfAFileIsThatOfItsName(t *testing.T) {
	for name, want := range map[string]Kind{
		"game.ninefold": Records, "marked.txt": Texts, "17.out": Texts, "17.IN": Texts, "board.svg": SVG,
		"board-4x.png": PNG,
		"board":        Any, "board.": Any, "png": Any, "a.svg.gz": Any,
	} {
		fail.Unequal(t, kindOf(name), want, "%q is", name)
	}
}

func TestEveryKindHasItsWords(t *testing.T) {
	var seen []string
	for _, k := range []Kind{Any, Boards, Tests, Records, Texts, SVG, PNG} {
		name := k.words()
		fail.If(t, name == "" || name == string(k) || slices.Contains(seen, name), "%s is called %q", k, name)
		seen = append(seen, name)
	}
}
