package panel

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/aria"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// findPart is the element of a part of the window; nil for none.
func findPart(elements []aria.Element, part any) *aria.Element {
	for i := range elements {
		if elements[i].Part == part {
			return &elements[i]
		}
		if found := findPart(elements[i].Elements, part); found != nil {
			return found
		}
	}
	return nil
}

func TestWhatIsDrawnIsToldAndWhatIsPressedCanBeFoundThere(t *testing.T) {
	for _, s := range scenes() {
		// Here words are cut off, and tabs hide cards.
		sc := openScreen(t, s, fyne.NewSize(360, 640), false)
		told := sc.layout.Panel.Elements()
		if len(told) != len(s.cards) {
			t.Errorf("%s: %d groups for %d cards", s.name, len(told), len(s.cards))
		}
		told = append(told, sc.layout.Head.(*View[view.Toolbar]).Elements()...)
		told = append(told, sc.layout.Toggle.(*View[view.Tool]).Elements()...)
		for _, b := range sc.pressables() {
			if c, choice := b.face.(segment); choice && strings.HasPrefix(c.ID, "panel.") {
				continue // what is behind the tabs is told
			}
			if b.face.traits().label == locale.Text("panel.more") {
				continue
			}
			e := findPart(told, b.Part())
			if e == nil {
				t.Errorf("%s: %q is not told", s.name, b.AccessibilityLabel())
			} else if e.Role == aria.Button && e.Disabled != b.Disabled() {
				t.Errorf("%s: %q is disabled: %t", s.name, e.Name, e.Disabled)
			}
		}
	}
}

// outline is elements as lines, indented by how deep they are.
func outline(elements []aria.Element, indent string) string {
	var lines strings.Builder
	for _, e := range elements {
		lines.WriteString(indent + string(e.Role) + " " + e.Name + "\n" + outline(e.Elements, indent+"\t"))
	}
	return lines.String()
}

func TestACardIsToldInTheOrderInWhichItIsRead(t *testing.T) {
	cards := sceneOf("thinks").cards
	p := New(&Options{})
	p.Set(cards)
	told := outline(p.Elements(), "")
	at := 0
	for _, words := range []string{
		"paragraph X, Anna, 1 field", "combobox Anna", "paragraph O, Ninefold, thinks, 3 s", "button Stop",
		"paragraph Rules, a won field is closed", "combobox Rules", "heading Value", "heading Moves",
		"paragraph X 3 inaccuracies", "list Moves",
		"button 1., 5,5, 5", "button Hint",
	} {
		next := strings.Index(told[at:], words)
		if next < 0 {
			t.Fatalf("%q is not told after %q, but\n%s", words, told[:at], told[at:])
		}
		at += next
	}
}

func TestWhatIsToldOfACardStaysUntilThatChanges(t *testing.T) {
	p := New(&Options{Do: func(string) {}})
	p.Set(sceneOf("game").cards)
	first := p.Elements()
	p.Set(sceneOf("game").cards)
	if again := p.Elements(); &first[0].Elements[0] != &again[0].Elements[0] {
		t.Error("an equal card is told again")
	}
	p.Set(sceneOf("over").cards)
	if other := outline(p.Elements(), ""); !strings.Contains(other, "won") {
		t.Errorf("another card is told as\n%s", other)
	}
}
