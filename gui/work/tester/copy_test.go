package tester

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
)

// copied presses the button that copies the text with a title, and returns what is on the clipboard then.
func (b *bench) copied(title string) string {
	b.screen.Clipboard = ""
	b.loop.Do(func() { b.Do(copies + title) })
	b.says("Copied: " + language.Text(title))
	return b.screen.Clipboard
}

func TestEachTextShownCanBeCopied(t *testing.T) {
	b := newBench(t)
	b.tests(command("wrong"))
	first := b.rows[0]
	for i, want := range [...][]byte{first.Case.Input, first.Run.Output, first.Case.Answer} {
		id := shown[deck.Texts](b).Texts[i].Copy.ID
		fail.Unequal(t, b.copied(id[len(copies):]), string(want), "by %s is copied", id)
	}
	b.tests(command("crashes"))
	fail.Unequal(t, b.copied("test.errors"), "oh", "of standard error is copied")
	b.screen.Refusing = true
	b.loop.Do(func() { b.Do(copies + "test.input") })
	b.says(language.Text("page.copyRefused"))
	name := source(t, "wrong")
	b = newBench(t)
	b.tests(quoted(name))
	fail.Unequal(t, shown[deck.Passage](b).Copy.ID, copies+"test.compiler", "beside the compiler's message is")
	fail.Unequal(t, b.copied("test.compiler"), b.run.compileError().Said, "of the compiler is copied")
}

func TestTheKeysOfTheWindow(t *testing.T) {
	b := newBench(t)
	press := func(k keys.Shortcut) { b.loop.Do(func() { b.opened.Events.Content.Key(k) }) }
	press(keys.Ctrl("C"))
	fail.Unequal(t, b.screen.Clipboard, "", "without a case is copied")
	b.tests(command("wrong"))
	b.opened.Events.Content.Choose(1)
	press(keys.Ctrl("C"))
	fail.Unequal(t, b.screen.Clipboard, string(b.rows[1].Case.Input), "of the case that is drawn is copied")
	press(keys.Ctrl("T"))
	fail.Unequal(t, b.opened.Shown.Focus, commandID, "Ctrl+T gives the keyboard to")
	press(keys.Alone("F2"))
	said := screentest.Words(b.opened.Top())
	for _, k := range b.opened.Events.Keys {
		fail.Lacks(t, said, k.Words(), "the list of keys")
	}
	fail.Lacks(t, said, language.Text("test.key.copy"), "the list of keys")
	b.opened.Escape()
}
