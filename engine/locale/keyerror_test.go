package locale

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestAnErrorWithAKeyIsPutIntoWordsWhenItIsSaid(t *testing.T) {
	err := fmt.Errorf("refused: %w",
		&KeyError{Key: "learn.target.wrong", Args: Args{"Here": Field(4), "Place": Place(2)}})
	for code, parts := range map[string][]string{
		"en": {"field 5 (centre)", "the top right field"}, "zh": {"第 5 区（中央）", "右上区"},
	} {
		checkParts(t, For(code).Error(err), parts...)
	}
	box := &KeyError{Key: "learn.cross.box", Args: Args{"Box": Box(grid.At(9, 9).Box())}}
	checkParts(t, box.Error(), For("en").Box(8))
	checkParts(t, w.Error(&KeyError{Key: "comment.tooLong", Args: Args{"Most": 5, "Characters": 6}}),
		"5 characters", "has 6")
	fail.Unequal(t, w.Error(&KeyError{Key: "train.over"}), w.Text("train.over"), "it")
}
