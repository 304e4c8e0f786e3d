package panel

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

func TestAfterAKeyNoButtonLooksPointedAt(t *testing.T) {
	card := deck.Buttons{Buttons: []view.Button{{ID: "a", Words: "A"}, {ID: "b", Words: "B"}}}
	sc := openScreen(t, scene{cards: []view.Card{card}}, usual)
	all := sc.pressables()
	one, other := all[len(all)-2], all[len(all)-1]
	one.MouseIn(&desktop.MouseEvent{})
	fail.NowIf(t, !one.hovered, "the button does not look pointed at")
	other.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF5})
	fail.If(t, one.hovered, "after a key it still does")
	one.MouseMoved(&desktop.MouseEvent{})
	fail.If(t, !one.hovered, "after the pointer has moved it does not")
}

func TestAButtonKeepsItsWidthWhenItSaysSomethingElse(t *testing.T) {
	review := view.Button{ID: "review", Words: "Review", Room: "Stop", Primary: true}
	stop := view.Button{ID: "review", Words: "Stop", Room: "Review"}
	one, other := wordButton{Button: review}.width(), wordButton{Button: stop}.width()
	fail.Unequal(t, one, other, "the width")
}
