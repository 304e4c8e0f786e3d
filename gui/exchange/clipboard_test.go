package exchange

import (
	"errors"
	"testing"

	"ninefold/gui/locale"
)

func TestAClipboardThatRefusesIsSaid(t *testing.T) {
	e, said := linking(t)
	screenOf(e).Refusing = true
	if e.CopyLine(); *said != locale.Text("page.copyRefused") {
		t.Errorf("of copying it says %q", *said)
	}
	if e.Paste(); *said != locale.Text("page.pasteRefused") {
		t.Errorf("of pasting it says %q", *said)
	}
}

func TestALinkThatIsNotSharedIsCopied(t *testing.T) {
	for name, test := range map[string]struct {
		shared bool
		err    error
		copied bool
	}{
		"shared": {true, nil, false}, "left": {false, nil, false}, "failed": {false, errors.New("no sheet"), true},
	} {
		e, said := linking(t)
		link := ""
		screenOf(e).Sharing = func(given string) (bool, error) {
			link = given
			return test.shared, test.err
		}
		e.Share()
		if link != linkPage+"#"+e.Link() || (clipboard(e) == link) != test.copied {
			t.Errorf("%s: it shares %q, copied is %q, said %q", name, link, clipboard(e), *said)
		}
	}
}
