package exchange

import (
	"errors"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
)

func TestAClipboardThatRefusesIsSaid(t *testing.T) {
	e, said := linking(t)
	screenOf(e).Refusing = true
	e.CopyLine()
	fail.If(t, *said != locale.Text("page.copyRefused"), "of copying it says %q", *said)
	e.Paste()
	fail.If(t, *said != locale.Text("page.pasteRefused"), "of pasting it says %q", *said)
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
		fail.If(t, link != linkPage+"#"+e.Link() || (clipboard(e) == link) != test.copied,
			"%s: it shares %q, copied is %q, said %q", name, link, clipboard(e), *said)
	}
}
