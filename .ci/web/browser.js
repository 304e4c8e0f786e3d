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

	// Fyne compiles all its shaders at its start, most of which the window draws nothing with, and waits for each. Here a
	// shader and its program wait until the program is asked for the place of a value, as it is before it draws.
	const graphics = window.WebGLRenderingContext?.prototype;
	if (graphics) {
		const plain = (method, context, ...args) => methods[method].apply(context, args);
		const methods = {}, unmade = new WeakSet();
		let next = null; // the program that is used as soon as it is made
		const make = (context, program) => {
			if (!unmade.delete(program)) return;
			for (const shader of context.getAttachedShaders(program)) {
				if (unmade.delete(shader)) plain("compileShader", context, shader);
			}
			plain("linkProgram", context, program);
			if (next === program) plain("useProgram", context, program);
		};
		for (const [method, does] of Object.entries({
			compileShader(context, shader) { unmade.add(shader); },
			linkProgram(context, program) { unmade.add(program); },
			useProgram(context, program) {
				next = program;
				if (!unmade.has(program)) plain("useProgram", context, program);
			},
			getAttribLocation(context, program, name) {
				make(context, program);
				return plain("getAttribLocation", context, program, name);
			},
			getUniformLocation(context, program, name) {
				make(context, program);
				return plain("getUniformLocation", context, program, name);
			},
			getShaderInfoLog: (context, shader) => unmade.has(shader) ? "" : plain("getShaderInfoLog", context, shader),
			getProgramInfoLog: (context, program) => unmade.has(program) ? "" : plain("getProgramInfoLog", context, program),
			getShaderParameter: (context, shader, what) => // which is whether it is compiled
				unmade.has(shader) || plain("getShaderParameter", context, shader, what),
			getProgramParameter: (context, program, what) => // which is whether it is linked
				unmade.has(program) || plain("getProgramParameter", context, program, what),
		})) {
			methods[method] = graphics[method];
			graphics[method] = function (...args) { return does(this, ...args); };
		}
	}

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
