package tester

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
)

// Key handles a key that no control uses: Enter starts the test that the form describes, or stops it if it is under
// way; F5 runs the last test again; Escape stops the test or closes the window. The others are those of its list of
// keys.
func (t *Tester) Key(k keys.Shortcut) {
	switch {
	case t.window == nil: // it was closed meanwhile
	case k.Key == keys.Enter && t.running() && t.asksForOther():
		t.start()
	case k.Key == keys.Enter || k.Key == keys.Escape && t.running():
		t.startOrStop()
	case k.Key == "F5" && !t.running():
		t.again()
	case k.Key == keys.Escape:
		t.window.Close()
	case k == keys.Ctrl("C"):
		t.copyShown()
	case k == keys.Ctrl("T"):
		t.focusOn(commandID)
	case k.Key == "F1":
		t.files.Dialogs.Read(t.Help)
	case k.Key == "F2":
		t.files.Dialogs.Read(keysSheet)
	}
}

// keysSheet lists the keys of the window.
func keysSheet() view.Sheet {
	group := deck.Facts{Title: language.Text("test.invite.title")}
	for _, k := range [...]struct {
		keys.Shortcut
		id string
	}{
		{keys.Alone(keys.Enter), "start"}, {keys.Alone("F5"), "again"}, {keys.Alone(keys.Up), "previous"},
		{keys.Alone(keys.Down), "next"}, {keys.Ctrl(keys.End), "last"}, {keys.Ctrl("C"), "copy"},
		{keys.Ctrl("T"), "program"}, {keys.Alone("F1"), "help"}, {keys.Alone("F2"), "keys"},
		{keys.Alone(keys.Escape), "leave"},
	} {
		group.Facts = append(group.Facts, deck.Fact{Key: k.Words(), Words: language.Text("test.key." + k.id)})
	}
	all := deck.Keys{Groups: []deck.Facts{group}}
	return view.Sheet{Title: language.Text("command.shortcuts"), Cards: []view.Card{all}}
}
