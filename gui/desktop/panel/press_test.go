package panel

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

func TestAfterAKeyOrAScrollNothingLooksPointedAt(t *testing.T) {
	card := deck.Buttons{Buttons: []view.Button{{ID: "a", Words: "A"}, {ID: "b", Words: "B"}}}
	sc := openScreen(t, scene{cards: []view.Card{card, someMoves(100, 0)}}, usual)
	all := sc.pressables()
	one, other := all[len(all)-2], all[len(all)-1]
	one.MouseIn(&desktop.MouseEvent{})
	fail.NowIf(t, !one.hovered, "the button does not look pointed at")
	other.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF5})
	fail.If(t, one.hovered, "after a key it still does")
	one.MouseMoved(&desktop.MouseEvent{})
	fail.If(t, !one.hovered, "after the pointer has moved it does not")
	l := sc.theList()
	point := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(100, 40)}}
	for _, turnTo := range []func(){
		func() { other.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF5}) },
		func() { l.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)}) },
	} {
		l.MouseIn(point)
		fail.If(t, l.over == nothing, "the list does not look pointed at")
		turnTo()
		fail.If(t, l.over != nothing, "%d in the list still does", l.over)
	}
}

func TestAButtonKeepsItsWidthWhenItSaysSomethingElse(t *testing.T) {
	review := view.Button{ID: "review", Words: "Review", Room: "Stop", Primary: true}
	stop := view.Button{ID: "review", Words: "Stop", Room: "Review"}
	one, other := widthOf(view.Press{Button: review}), widthOf(view.Press{Button: stop})
	fail.Unequal(t, one, other, "the width")
}

// TestTheWordsOfChipsAreWhole: whether the game is rated, and the rules, whatever else stands in the row.
func TestTheWordsOfChipsAreWhole(t *testing.T) {
	for _, code := range []language.Language{language.Chinese, language.English} {
		language.Use(code)
		tag, rules := language.Text("players.unrated"), language.Text("rules.majority")
		players := deck.Players{Rules: deck.Rules{Name: rules, Sentence: language.Text("rules.about.open"),
			Choices: []view.Choice{{Words: rules}}}}
		for i := range players.Players {
			players.Players[i] = deck.Player{Mark: icon.Cross, Name: "Bartholomew Featherstonehaugh", Tag: tag,
				Kind: language.Text("who.mail"), Kinds: []view.Choice{{Words: rules}},
				Score: language.Plural("players.fields", 9), Points: "10½"}
		}
		for _, width := range []float32{480, 640, 860, 1000} {
			for _, height := range []float32{452, 760} {
				cards := []view.Card{players, sceneOf("game").cards[2]}
				sc := openScreen(t, scene{cards: cards}, fyne.NewSize(width, height))
				for _, tab := range sc.tabs() {
					if view.Tab(tab) == view.TabPlayers {
						sc.layout.panel.choose(tab)
					}
				}
				texts := sc.texts()
				fail.If(t, !slices.Contains(texts, tag) || !slices.Contains(texts, rules), "%s, %v: %q", code, width,
					texts)
			}
		}
	}
}

// TestAMenuOpensOnlyInAWindow: a button that has left its window may still have the keyboard.
func TestAMenuOpensOnlyInAWindow(t *testing.T) {
	button, choices := widget.NewButton("", nil), []view.Choice{{ID: "one", Words: "One"}}
	openMenu(button, choices, &Options{})
	w := test.NewTempWindow(t, button)
	openMenu(button, choices, &Options{})
	fail.If(t, w.Canvas().Overlays().Top() == nil, "no menu opens in a window")
	w.Canvas().Overlays().Remove(w.Canvas().Overlays().Top())
	fail.If(t, w.Canvas().Focused() != fyne.Focusable(button), "the closed menu's button has not the keyboard")
}

// TestAMenuWhoseFirstChoiceCannotBeMadeHasTheKeyboard: or else Escape would not close it.
func TestAMenuWhoseFirstChoiceCannotBeMadeHasTheKeyboard(t *testing.T) {
	button := widget.NewButton("", nil)
	w := test.NewTempWindow(t, button)
	w.Resize(fyne.NewSize(300, 300))
	openMenu(button, []view.Choice{{ID: "one", Words: "One", Disabled: true}, {ID: "two", Words: "Two"}},
		&Options{Left: func() {}})
	focused := w.Canvas().Focused()
	fail.NowIf(t, focused == nil, "nothing has the keyboard")
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd} {
		w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
		fail.If(t, key != fyne.KeyDown && w.Canvas().Focused() != focused, "%s leads to another choice", key)
	}
	focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	fail.If(t, w.Canvas().Overlays().Top() != nil, "Escape leaves the menu open")
}

// TestAMenuInASmallWindowIsSeenWhole: long sentences have several lines, and choices that do not fit are scrolled to.
func TestAMenuInASmallWindowIsSeenWhole(t *testing.T) {
	button, choices := widget.NewButton("", nil), make([]view.Choice, 12)
	for i := range choices {
		choices[i] = view.Choice{ID: fmt.Sprint(i), Words: "One",
			Sentence: "a sentence that is much too long for its line"}
	}
	w := test.NewTempWindow(t, button)
	w.Resize(fyne.NewSize(240, 300))
	openMenu(button, choices, &Options{})
	last := func() fyne.CanvasObject {
		for range len(choices) - 1 {
			w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		return w.Canvas().Focused().(*surface)
	}()
	foot := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y + last.Size().Height
	fail.If(t, foot > 300, "the last choice ends at %v", foot)
	for _, said := range last.(*surface).pen.said {
		fail.If(t, strings.HasSuffix(said, ellipsis), "it says %q", said)
	}
}
