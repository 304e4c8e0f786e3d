// What Fyne's driver for the web lacks, mended before the program starts.
"use strict";
(() => {
	// The browser takes listeners of the document for such as never cancel a wheel or a touch, and complains when they do.
	const listen = document.addEventListener;
	document.addEventListener = (kind, hear, options) => listen.call(document, kind, hear, options ?? {passive: false});

	// While the page is not seen the browser draws no frames and slows timers down, and the computer would not go on.
	const plain = {
		wait: setTimeout.bind(window), cancel: clearTimeout.bind(window), frame: requestAnimationFrame.bind(window),
	};
	const waiting = new Map(); // what is called when a wait ends, by its ID
	const frames = new Set(); // the IDs of those that wait for a frame
	let last = 0;
	const end = (id) => {
		const call = waiting.get(id);
		waiting.delete(id);
		frames.delete(id);
		call?.();
	};
	let worker = null;
	try {
		worker = new Worker("timer.js");
		worker.onmessage = ({data}) => end(data);
		worker.onerror = () => { worker = null; };
	} catch { /* then it is slow */ }
	const wait = (id, delay) => {
		if (document.hidden && worker) worker.postMessage([id, delay]);
		else plain.wait(() => end(id), delay);
	};
	const unseenFrame = 200; // milliseconds
	window.setTimeout = (call, delay = 0, ...args) => {
		waiting.set(++last, () => call(...args));
		wait(last, delay);
		return last;
	};
	window.clearTimeout = (id) => { waiting.delete(id); };
	window.requestAnimationFrame = (call) => {
		const id = ++last;
		waiting.set(id, () => call(performance.now()));
		frames.add(id);
		if (document.hidden) wait(id, unseenFrame);
		else plain.frame(() => end(id));
		return id;
	};
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) frames.forEach((id) => wait(id, unseenFrame));
	});

	// Where the browser bars its storage, as where it bars cookies, what is kept lasts as long as the page.
	const barred = (name) => {
		try { return !window[name]; } catch { return true; }
	};
	for (const name of ["localStorage", "sessionStorage"].filter(barred)) {
		const items = new Map();
		Object.defineProperty(window, name, {value: {
			get length() { return items.size; },
			key: (n) => [...items.keys()][n] ?? null,
			getItem: (item) => items.get(item) ?? null,
			setItem: (item, text) => { items.set(item, String(text)); },
			removeItem: (item) => { items.delete(item); },
		}});
		window.ninefoldKeepsNothing = true;
	}

	// The clipboard. Where the browser refuses it, or gives none as on a page that comes by plain HTTP, there is an older
	// way to copy. ninefoldClipboard says when nothing helped; text fields, which cannot say it, call refused.
	const system = navigator.clipboard;
	const copyOld = (text) => {
		const put = (event) => {
			event.clipboardData.setData("text/plain", text);
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		window.addEventListener("copy", put, true);
		try { return document.execCommand("copy"); } finally { window.removeEventListener("copy", put, true); }
	};
	const write = async (text) => {
		let reason;
		try { return await system.writeText(text); } catch (refused) { reason = refused; }
		if (!copyOld(text)) throw reason;
	};
	const read = async () => system.readText();
	window.ninefoldClipboard = {write, read, refused: () => {}};
	Object.defineProperty(navigator, "clipboard", {value: {
		writeText: (text) => write(text).catch(() => window.ninefoldClipboard.refused("write")),
		readText: () => read().catch(() => { window.ninefoldClipboard.refused("read"); return ""; }),
	}});

	// ninefoldShare promises whether the user has shared a link by the system's sheet.
	window.ninefoldShare = async (url) => {
		try {
			await navigator.share({title: document.title, url});
			return true;
		} catch (reason) {
			if (reason.name === "AbortError") return false; // the user has thought better of it
			throw reason;
		}
	};

	// Fyne focuses its text box for whatever has the keyboard; the program decides what it is focused for.
	const box = document.getElementById("dummyEntry");
	box.focus = box.blur = () => { box.dispatchEvent(new Event("ninefoldfocus")); };
})();
