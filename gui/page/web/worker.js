// The program runs in here, so that the page answers at once while it searches.
"use strict";
importScripts("wasm_exec.js");
onmessage = async ({data: {module, start, kept}}) => {
	self.ninefoldStart = start;
	self.ninefoldKept = kept;
	Object.defineProperty(navigator, "language", {value: start.language}); // which may be another than the page's
	const go = new Go();
	try {
		await go.run(await WebAssembly.instantiate(module, go.importObject));
		postMessage(["ended", ""]);
	} catch (reason) {
		postMessage(["ended", String(reason)]);
	}
};
