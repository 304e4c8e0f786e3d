//go:build web

package page_test

import (
	"encoding/base64"
	"fmt"
	"os"
	"testing"
	"time"
)

func (p *page) shot(name string) {
	time.Sleep(700 * time.Millisecond)
	data := p.send("Page.captureScreenshot", object{"format": "png"})["data"].(string)
	b, _ := base64.StdEncoding.DecodeString(data)
	os.WriteFile("/tmp/page/shots/"+name+".png", b, 0o644)
}

func TestZShots(t *testing.T) {
	os.MkdirAll("/tmp/page/shots", 0o755)
	b := openBrowser(t)
	for _, lang := range []string{"en", "zh"} {
		for _, s := range []screen{{360, 640, 1, true}, {390, 844, 1, true}, {1000, 760, 1, false}} {
			p := b.tab(s)
			if lang == "zh" {
				p.send("Emulation.setUserAgentOverride",
					object{"userAgent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36", "acceptLanguage": "zh-CN"})
			}
			p.open(newSite(t, noFault).URL)
			n := func(what string) string { return fmt.Sprintf("%s-%d-%s", lang, s.width, what) }
			p.shot(n("0home"))
			do := func(expr string) { p.eval(expr); time.Sleep(500 * time.Millisecond) }
			do("scrollTo(0, 400)")
			p.shot(n("0homedown"))
			do("scrollTo(0, 0)")
			do("document.querySelector('[data-do=newGame]').click()")
			p.shot(n("1newgame"))
			do("document.querySelector('dialog footer button:last-child').click()")
			do("document.querySelectorAll('#grid button')[40].click()")
			time.Sleep(3 * time.Second)
			p.shot(n("2game"))
			do("scrollTo(0, 500)")
			p.shot(n("2gamedown"))
			do("scrollTo(0, 0)")
			p.key("F1", "F1", 112, 0)
			p.shot(n("3help"))
			p.key("Escape", "Escape", 27, 0)
			p.key("F2", "F2", 113, 0)
			p.shot(n("3keys"))
			p.key("Escape", "Escape", 27, 0)
			p.key("m", "KeyM", 'M', control)
			p.shot(n("4comment"))
			p.key("Escape", "Escape", 27, 0)
			p.key("e", "KeyE", 'E', 0)
			p.shot(n("5edit"))
			p.key("e", "KeyE", 'E', 0)
			p.key("F8", "F8", 119, 0)
			p.shot(n("6train"))
			do("scrollTo(0, 500)")
			p.shot(n("6traindown"))
			p.key("F9", "F9", 120, 0)
			p.shot(n("7learn"))
			p.key("F4", "F4", 115, 0)
			p.shot(n("7standing"))
			p.key("2", "Digit2", '2', control|shift)
			p.shot(n("8grid"))
			do("document.querySelector('[data-do=newSudoku]').click()")
			time.Sleep(2 * time.Second)
			p.shot(n("8sudoku"))
			p.key("p", "KeyP", 'P', alt)
			p.shot(n("9palette"))
			p.key("Escape", "Escape", 27, 0)
			p.key("1", "Digit1", '1', control|shift)
			do("document.querySelector('[data-do=boards]')?.click()")
			p.shot(n("9boards"))
			p.send("Target.closeTarget", object{"targetId": p.target})
		}
	}
}
