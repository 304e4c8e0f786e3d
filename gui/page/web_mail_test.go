//go:build web

package page_test

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// TestWebPageByMail answers a challenge on a phone: it opens the link from X, moves, and shares the next link with the
// system's share sheet. If that fails, the link is copied.
func TestWebPageByMail(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(phoneScreen)
	p.send("Page.addScriptToEvaluateOnNewDocument",
		object{"source": "navigator.share = async ({url}) => { window.shared = url }"})
	address := newSite(t, noFault).URL + "/"
	sent := record.Record{Game: tictactoe.NewGame(tictactoe.Closed)}
	if err := sent.Game.Play(grid.At(5, 5)); err != nil {
		t.Fatal(err)
	}
	sent.SetSender(tictactoe.X)
	code, _ := notation.AppendLink(nil, &sent)

	p.open(address + "#" + string(code))
	p.awaitMarked(sent.Game.Position().WithRules(tictactoe.Judge))
	p.await("document.getElementById('headline').textContent.startsWith('Your move in')", true)
	p.await("ninefold.play(4, 4)", true)
	p.awaitSaid("X plays by mail")
	p.await("ninefold.play(1, 1)", false)
	p.awaitSaid("It is X’s move, by mail")

	send := func() {
		t.Helper()
		p.tap("#bar button") // the first of the five at the foot
	}
	send()
	p.await("typeof shared", "string")
	link := p.eval("shared").(string)
	readings, err := notation.Read([]byte(link))
	if err != nil || len(readings) != 1 || !strings.HasPrefix(link, address+"#") {
		t.Fatalf("shared is %s: %d readings, %v", link, len(readings), err)
	}
	if r := readings[0].Record; r.Sender() != tictactoe.O || len(r.Game.Line()) != 3 {
		t.Errorf("shared is a game of %d steps, sent by %q", len(r.Game.Line()), r.Sender())
	}

	b.send("", "Browser.grantPermissions",
		object{"permissions": []string{"clipboardReadWrite", "clipboardSanitizedWrite"}})
	p.eval(`navigator.share = async () => { throw new DOMException("no", "NotAllowedError") }`)
	send()
	p.await("navigator.clipboard.readText()", link)
}
