package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/chart"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

func TestEverythingThatCanBePressedDoesSomethingAndHasALabel(t *testing.T) {
	for _, s := range scenes() {
		sc := openScreen(t, s, usual)
		for _, b := range sc.pressables() {
			label, before := b.AccessibilityLabel(), len(sc.heard.done)+len(sc.heard.chosen)
			fail.If(t, label == "", "%s: a %T has no label", s.name, b.face)
			test.Tap(b)
			did := len(sc.heard.done)+len(sc.heard.chosen) > before
			if menu := sc.window.Canvas().Overlays().Top(); menu != nil {
				did = true
				sc.window.Canvas().Overlays().Remove(menu)
			}
			fail.If(t, did == b.Disabled(), "%s: %q, disabled %t, does something: %t", s.name, label, b.Disabled(), did)
		}
	}
}

func TestWhatIsPressedIsTold(t *testing.T) {
	for _, c := range []struct{ scene, label, told string }{
		{"game", "Analyse", "analyse"}, {"start", "Open a board…, drop or paste it", "open"},
		{"start", "17.in, judge’s text, yesterday", "b"}, {"edit", "Erase", "erase"}, {"edit", "Rotate", "rotate"},
		{"imported", "Export marked board…", "export"}, {"thinks", "Move now", "now"}, {"over", "Rematch", "rematch"},
		{"train", "Hard, 2 / 110", "hard"}, {"game", "Sudoku", "sudoku"}, {"game", "Undo", "undo"},
	} {
		sc := openScreen(t, sceneOf(c.scene), usual)
		test.Tap(sc.pressable(t, c.label))
		fail.Unless(t, slices.Equal(sc.heard.done, []string{c.told}),
			"%s: %q tells %q, want %q", c.scene, c.label, sc.heard.done, c.told)
	}
}

// TestALongSummaryOfProgressIsReadToItsEnd: a long title does not cut the summary.
func TestALongSummaryOfProgressIsReadToItsEnd(t *testing.T) {
	const summary = "28 given, 2 entered, 1 deduced, 50 empty"
	card := deck.Progress{Title: "beyond: hidden single", Summary: summary}
	texts := openScreen(t, scene{cards: []view.Card{card}}, usual).texts()
	fail.Unless(t, slices.Contains(texts, summary), "it says %q", texts)
}

func TestTheLeastProgressIsSeen(t *testing.T) {
	boxes := func(share float32) (n int) {
		sc := openScreen(t, scene{cards: []view.Card{deck.Progress{Title: "Easy", Share: share}}}, usual)
		sc.walk(func(o fyne.CanvasObject, _ fyne.Position) {
			if _, ok := o.(*canvas.Rectangle); ok {
				n++
			}
		})
		return n
	}
	fail.Unequal(t, boxes(0.001), boxes(0)+1, "the boxes of a card with a little progress are")
}

func TestEqualDataAreNotDrawnAgainAndOtherDataOnlyWhereTheyDiffer(t *testing.T) {
	for _, s := range scenes() {
		sc := openScreen(t, s, usual)
		before := sc.drawn()
		sc.layout.panel.Set(view.CardViews(sceneOf(s.name).cards))
		sc.layout.headline.Set(Headline(s.headline))
		after := sc.drawn()
		fail.If(t, after != before, "%s: equal data draw %d primitives", s.name, after-before)
		sc.walk(func(o fyne.CanvasObject, _ fyne.Position) { o.Refresh() })
		after = sc.drawn()
		fail.If(t, after != before, "%s: a refresh of what is as it was draws %d primitives", s.name, after-before)
	}
	s := sceneOf("game")
	sc := openScreen(t, s, usual)
	before, objects := sc.drawn(), sc.pressables()
	moves := s.cards[2].(deck.Moves)
	moves.Current = 21
	sc.layout.panel.Set(view.CardViews([]view.Card{s.cards[0], s.cards[1], moves, s.cards[3]}))
	n := sc.drawn() - before
	fail.If(t, n == 0 || n > 12, "another current move draws %d primitives, want those of two entries", n)
	fail.Unless(t, slices.Equal(objects, sc.pressables()), "another current move makes buttons anew")
}

func TestTheKeyboardReachesEverythingAndIsSeen(t *testing.T) {
	s := sceneOf("game")
	sc := openScreen(t, s, usual)
	c := sc.window.Canvas()
	var keys []fyne.KeyName
	var runes []rune
	c.SetOnTypedKey(func(key *fyne.KeyEvent) { keys = append(keys, key.Name) })
	c.SetOnTypedRune(func(r rune) { runes = append(runes, r) })
	reached := map[fyne.Focusable]bool{}
	for range 40 {
		c.FocusNext()
		reached[c.Focused()] = true
	}
	for _, b := range sc.pressables() {
		fail.If(t, reached[b.surface] == b.Disabled(),
			"%q, disabled %t, is reached: %t", b.AccessibilityLabel(), b.Disabled(), reached[b.surface])
	}
	b := sc.pressable(t, "Hint")
	without := len(b.pen.objects)
	c.Focus(b.surface)
	fail.Unequal(t, len(b.pen.objects), without+1, "no ring shows where the keyboard")
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	b.TypedRune('5')
	fail.If(t, !slices.Equal(sc.heard.done, []string{"hint", "hint"}) ||
		!slices.Equal(keys, []fyne.KeyName{fyne.KeyEscape}) || string(runes) != "5",
		"done is %v; the window gets %v and %q", sc.heard.done, keys, string(runes))
	sc.layout.panel.Set(view.CardViews(s.cards[:3]))
	fail.Unequal(t, c.Focused(), nil, "a button that is gone has the keyboard")
}

func TestAMenuIsGoneThroughByKeysAndClosedByEscape(t *testing.T) {
	sc := openScreen(t, sceneOf("game"), usual)
	c := sc.window.Canvas()
	press := func(key fyne.KeyName) { c.Focused().TypedKey(&fyne.KeyEvent{Name: key}) }
	test.Tap(sc.pressable(t, "Rules: Closed"))
	press(fyne.KeyEscape)
	fail.NowIf(t, c.Overlays().Top() != nil || len(sc.heard.done) != 0,
		"after Escape %v is open, and %v was chosen", c.Overlays().Top(), sc.heard.done)
	test.Tap(sc.pressable(t, "Rules: Closed"))
	press(fyne.KeyDown) // from the choice that is on
	press(fyne.KeyReturn)
	fail.If(t, c.Overlays().Top() != nil || !slices.Equal(sc.heard.done, []string{"majority"}),
		"%v is open, and %v was chosen", c.Overlays().Top(), sc.heard.done)
}

func TestTabsShowTheCardsOfOneAndThoseOfNone(t *testing.T) {
	sc := openScreen(t, sceneOf("game"), fyne.NewSize(700, 732))
	has := func(words string) bool { return slices.Contains(sc.texts(), words) }
	fail.If(t, !has("6,8") || !has("Hint") || has("BEST") || has("Ninefold"), "at first there is %q", sc.texts())
	test.Tap(sc.pressable(t, "Value"))
	fail.If(t, has("6,8") || !has("Hint") || !has("BEST"), "under Value there is %q", sc.texts())
	sc.window.Resize(usual)
	fail.If(t, !has("6,8") || !has("BEST") || !has("Ninefold") || has("Value"),
		"in a large window there is %q", sc.texts())
	sc.window.Resize(fyne.NewSize(700, 732))
	sc.layout.panel.Set(view.CardViews(sceneOf("start").cards))
	fail.If(t, has("Start"), "a single tab is shown")
}

func TestTheHeadlineKeepsItsHeightAndShowsAWarningWithItsSign(t *testing.T) {
	v := NewView(&Options{})
	v.Resize(fyne.NewSize(500, headlineHeight(linesIn(500))))
	for _, h := range []view.Headline{
		{Words: "X to move", Sentence: "why"}, {Words: strings.Repeat("long ", 60), Sentence: strings.Repeat("words ",
			200), Warning: true, Icon: icon.Cross},
	} {
		v.Set(Headline(h))
		for _, o := range v.pen.objects {
			foot := o.Position().Y + o.Size().Height
			fail.If(t, foot > v.Size().Height+1, "%+v: something ends at %v of %v", h, foot, v.Size().Height)
		}
		icons := 0
		if h.Warning {
			icons = 2
		}
		fail.If(t, v.pen.images.used != icons, "%+v has %d icons", h, v.pen.images.used)
	}
	words := v.AccessibilityLabel()
	fail.Unless(t, strings.HasPrefix(words, "long long"), "a screen reader says %q", words)
}

// TestWhatTheHeadlineOffersIsSeenWhole, and so is its sentence if there is room for both, at the same height.
func TestWhatTheHeadlineOffersIsSeenWhole(t *testing.T) {
	const whole, tooLong = 18, 200 // words
	for _, width := range []float32{300, 500} {
		for _, n := range []int{0, 1, whole * 2 / 3, whole, tooLong} {
			did, sentence := "", strings.TrimSpace(strings.Repeat("words ", n))
			v := NewView(&Options{Do: func(id string) { did = id }})
			size := fyne.NewSize(width, headlineHeight(linesIn(width)))
			v.Resize(size)
			v.Set(Headline(view.Headline{Words: "X to move", Sentence: sentence,
				Offer: view.Button{ID: "lastBoard", Words: "Back to Ann"}}))
			fail.NowIf(t, len(v.presses()) != 1, "%v, %d words: %d can be pressed", width, n, len(v.presses()))
			b := v.presses()[0]
			at, end := b.surface.Position(), b.surface.Position().Add(b.Size())
			narrow := b.Size().Width < styles[view.Strong].width("Back to Ann")
			fail.If(t, end.X > size.Width || end.Y > size.Height || narrow, "%v, %d words: it is from %v to %v of %v",
				width, n, at, end, size)
			for _, text := range v.pen.texts.all[:v.pen.texts.used] {
				from, to := text.Position(), text.Position().Add(text.Size())
				fail.If(t, from.X < end.X && at.X < to.X && from.Y+2 < end.Y && at.Y+2 < to.Y,
					"%v, %d words: it stands over %q", width, n, text.Text)
			}
			said := strings.Join(v.pen.said, " ")
			fail.If(t, n <= whole && !strings.HasSuffix(said, sentence), "%v, %d words: shown are %q", width, n, said)
			b.Tapped(&fyne.PointEvent{})
			fail.Unequal(t, did, "lastBoard", "pressed it does")
		}
	}
}

func TestATipIsSaidWhileThePointerIsOnATool(t *testing.T) {
	sc := openScreen(t, sceneOf("game"), usual)
	b := sc.pressable(t, "New board")
	b.MouseIn(&desktop.MouseEvent{})
	b.MouseOut()
	fail.Differ(t, sc.heard.tips, []string{"New board (Ctrl+N)", ""}, "tips")
}

func TestAGraphTellsTheStepThatIsPointedAtAndChosen(t *testing.T) {
	sc := openScreen(t, sceneOf("game"), usual)
	g := all[*graph](sc)[0]
	step := chart.Step(g.data, g.Size().Width)
	test.TapAt(g, fyne.NewPos(1+3*step, 10))
	g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	g.pointed(fyne.NewPos(1+5*step, 10), true)
	g.MouseOut()
	fail.If(t, !slices.Equal(sc.heard.chosen, []int{3, 20}) || !slices.Equal(sc.heard.pointed, []int{5, -1}),
		"chosen are %v, pointed at %v", sc.heard.chosen, sc.heard.pointed)
	fail.If(t, g.AccessibilityLabel() == "", "a screen reader says nothing of the graph")
}
