//go:build web

package page_test

import "testing"

// TestWebPageIsSmall limits the program's memory before the first search: it has no net and no table yet.
func TestWebPageIsSmall(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.open(newSite(t, noFault).URL)
	p.await("ninefold.play(5, 5)", true)
	p.send("Target.setAutoAttach", object{"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true})
	program := &page{browser: p.browser}
	for kind := any(nil); kind != "worker"; { // there may be a service worker
		attached := p.event("Target.attachedToTarget")
		kind, program.session = attached["targetInfo"].(object)["type"], attached["sessionId"].(string)
	}
	const mib = 1 << 20
	if got := program.memory(); got < mib || got > 16*mib {
		t.Errorf("the program takes %.1f MiB", got/mib)
	}
}

// memory returns how many bytes the program in a worker has allocated.
func (p *page) memory() float64 {
	p.t.Helper()
	idIn := func(answer object, field string) any { return answer[field].(object)["objectId"] }
	kind := idIn(p.send("Runtime.evaluate", object{"expression": "WebAssembly.Memory.prototype"}), "result")
	found := idIn(p.send("Runtime.queryObjects", object{"prototypeObjectId": kind}), "objects")
	answer := p.send("Runtime.callFunctionOn", object{
		"objectId": found, "returnByValue": true,
		"functionDeclaration": "function() { return Math.max(...this.map((one) => one.buffer.byteLength)) }",
	})
	bytes, _ := answer["result"].(object)["value"].(float64)
	return bytes
}
