// What only the page has of the browser, and the program in its worker asks for: storage, clipboard, files, the history.
"use strict";
(() => {
	const prefix = `ninefold:${location.pathname}:`;
	const claimed = prefix + "claimed"; // what a tab claims, and what a tab that came later has in its own storage

	// Where the browser bars its storage, as where it bars cookies, what is kept lasts as long as the page.
	const storageOf = (name) => {
		try { return window[name] || null; } catch { return null; }
	};
	const local = storageOf("localStorage"), own = storageOf("sessionStorage");
	let kept = local;

	const itemsOf = (storage) => {
		const items = {};
		for (let i = 0; i < (storage?.length ?? 0); i++) {
			const name = storage.key(i);
			if (name.startsWith(prefix)) items[name.slice(prefix.length)] = storage.getItem(name);
		}
		return items;
	};

	// claim makes this tab the owner of the session until it is closed, unless another tab is. It waits a second for the
	// page that this one takes the place of, as after a reload, to let go. Where the browser knows no locks, as on a page
	// that comes by plain HTTP, or gives none to this page, every tab becomes the owner.
	const claimOnce = () => new Promise((resolve) => {
		navigator.locks.request(claimed, {ifAvailable: true}, (lock) => {
			resolve(lock !== null);
			return lock && new Promise(() => {}); // never kept, so the lock is held
		}).catch(() => resolve(true)); // there is no storage to share, either
	});
	const claim = async () => {
		if (!navigator.locks) return true;
		for (let i = 0; i < 10; i++) {
			if (await claimOnce()) return true;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return false;
	};

	// openStorage gives what is kept. A tab that comes later goes on with a copy of its own.
	ninefold.openStorage = async () => {
		let apart = false;
		if (local && own) {
			const forked = own.getItem(claimed) !== null;
			apart = forked || !await claim();
			if (apart && !forked) {
				own.setItem(claimed, "");
				for (const [name, text] of Object.entries(itemsOf(local))) own.setItem(prefix + name, text);
			}
			if (apart) kept = own;
		}
		return {items: itemsOf(kept), apart, none: !local, filled: filled()};
	};

	const room = 5 * 2 ** 20; // characters of names and items that browsers allow an origin
	const filled = () => {
		let used = 0;
		for (let i = 0; i < (kept?.length ?? 0); i++) used += kept.key(i).length + kept.getItem(kept.key(i)).length;
		return Math.min(1, used / room);
	};

	// keep keeps a text, or forgets it for null, and says by a port what the browser says if it does not.
	ninefold.keep = (name, text, port) => {
		try {
			if (text === null) kept?.removeItem(prefix + name);
			else kept?.setItem(prefix + name, text);
			port.postMessage("");
			ninefold.tell("storage", filled());
		} catch (reason) {
			port.postMessage(reason.message || String(reason));
		}
	};

	// copy puts a text on the clipboard. Where the browser refuses it, or gives none as on a page that comes by plain HTTP,
	// there is an older way.
	const copyOld = (text) => {
		const put = (event) => {
			event.clipboardData.setData("text/plain", text);
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		window.addEventListener("copy", put, true);
		try { return document.execCommand("copy"); } finally { window.removeEventListener("copy", put, true); }
	};
	const copy = async (text) => {
		try { await navigator.clipboard.writeText(text); } catch (reason) {
			if (!copyOld(text)) throw reason;
		}
	};

	// share promises whether the user has shared words and a link by the system's sheet.
	const share = async (text, url) => {
		try {
			await navigator.share({title: document.title, text, url});
			return true;
		} catch (reason) {
			if (reason.name === "AbortError") return false; // the user has thought better of it
			throw reason;
		}
	};

	// read gives a file's name and contents.
	const read = async (file, largest) => {
		if (file.size > largest) throw new Error("too large");
		return [file.name, new Uint8Array(await file.arrayBuffer())];
	};
	const choose = (largest) => new Promise((resolve, reject) => {
		const input = document.createElement("input");
		input.type = "file";
		input.addEventListener("change", () => {
			if (input.files.length > 0) read(input.files[0], largest).then(resolve, reject);
		});
		input.click();
	});

	// upload tells of a file that was dropped.
	ninefold.upload = async (files) => {
		if (files.length === 0) return;
		try {
			ninefold.tell("upload", ...await read(files[0], 2 ** 30), "");
		} catch (reason) {
			ninefold.tell("upload", files[0].name, null, String(reason));
		}
	};

	ninefold.download = (name, bytes) => {
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([bytes]));
		link.download = name;
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // it is read after the click
	};

	// png gives an SVG of the program's own as a PNG. It is drawn part by part, because the page's policy lets a picture come
	// from the server only.
	const png = async (svg) => {
		const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
		const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
		canvas.width = picture.getAttribute("width");
		canvas.height = picture.getAttribute("height");
		const scale = canvas.width / picture.viewBox.baseVal.width;
		pen.scale(scale, scale);
		pen.lineCap = picture.getAttribute("stroke-linecap");
		pen.textAlign = "center";
		for (const part of picture.querySelectorAll("path, rect, circle, text")) {
			const text = (name) => part.getAttribute(name) ?? "", n = (name) => Number(text(name));
			const path = new Path2D(text("d"));
			pen.fillStyle = text("fill");
			pen.strokeStyle = text("stroke");
			pen.lineWidth = n("stroke-width");
			if (part.nodeName === "rect") path.roundRect(n("x"), n("y"), n("width"), n("height"), n("rx"));
			else if (part.nodeName === "circle") path.arc(n("cx"), n("cy"), n("r"), 0, 2 * Math.PI);
			else if (part.nodeName === "text") {
				pen.font = `${text("font-weight")} ${n("font-size")}px ${picture.getAttribute("font-family")}`;
				pen.fillText(part.textContent, n("x"), n("y"));
			}
			if (text("stroke")) pen.stroke(path);
			else pen.fill(path);
		}
		const file = await new Promise((resolve) => canvas.toBlob(resolve));
		return [new Uint8Array(await file.arrayBuffer())];
	};

	// answer does what the program asks for, and gives what it answers.
	const answers = {
		copy: async (text) => [await copy(text)],
		paste: async () => [await navigator.clipboard.readText()],
		share: async (words, link) => [await share(words, link)],
		choose,
		png,
	};
	ninefold.answer = async (number, what, ...about) => {
		try {
			ninefold.tell("answer", number, "", ...await answers[what](...about));
		} catch (reason) {
			ninefold.tell("answer", number, reason.message || String(reason));
		}
	};

	// The browser's Back closes what is open over the window, one dialog after the other, then goes through what was shown.
	// Each entry of the history has the place that was shown and what the page itself put behind the #.
	let steps = 0; // entries that stand for open dialogs
	let awaited = 0; // events that going back by ourselves has caused and that are still to come
	let arrived = false; // the last entry is the user's own, by an address
	const later = []; // what is done when these have come
	const fragment = () => location.hash.slice(1);
	const settled = (act) => {
		if (awaited > 0) later.push(act);
		else act();
	};
	ninefold.openDialogs = (open) => settled(() => {
		for (; steps < open; steps++) history.pushState(history.state, "");
		if (steps > open) {
			awaited++;
			history.go(open - steps);
			steps = open;
		}
	});
	let linked = "", linking = null; // the last link, and what will put it into the address
	ninefold.place = (place, fragment) => {
		clearTimeout(linking);
		linking = null;
		settled(() => {
			const state = {place, own: fragment || history.state?.own};
			const to = fragment ? "#" + fragment : location.href;
			if (![undefined, place].includes(history.state?.place)) scrollTo(0, 0); // another board is shown from its top
			if ([undefined, place].includes(history.state?.place) || arrived) history.replaceState(state, "", to);
			else history.pushState(state, "", to);
			arrived = false;
		});
	};
	// The address follows what is shown after a while: Safari allows a hundred changes in thirty seconds.
	ninefold.link = (fragment) => {
		linked = fragment;
		linking ??= setTimeout(() => {
			linking = null;
			if (linked) settled(() => history.replaceState({...history.state, own: linked}, "", "#" + linked));
		}, 500);
	};
	addEventListener("popstate", ({state}) => {
		if (awaited > 0) {
			awaited--;
			while (awaited === 0 && later.length > 0) later.shift()();
		} else if (steps > 0) {
			steps--;
			ninefold.tell("key", "dialog", "Escape");
			setTimeout(() => ninefold.openDialogs(document.querySelectorAll("#dialogs dialog").length), 500); // one may stay
		} else if (state?.place !== undefined) {
			ninefold.tell("return", state.place);
		} else if (fragment()) {
			arrived = true;
			ninefold.tell("linked", fragment());
		}
	});

	// given is what somebody has put behind the #; empty for what the page itself has put there, unless nothing else is kept.
	ninefold.given = (keepsNothing) =>
		history.state?.own === fragment() && !keepsNothing ? "" : fragment();
})();
