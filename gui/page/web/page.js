// The page: puts what the program paints in its places, and tells the program what is done there.
"use strict";
(() => {
	const element = (id) => document.getElementById(id);
	const root = document.documentElement, board = element("board"), grid = element("grid"), panel = element("panel");
	const cells = [...grid.querySelectorAll("button")];
	const phone = matchMedia("(max-width: 479px), (max-height: 479px)");
	const touched = matchMedia("(pointer: coarse)");
	let worker = null;
	let known = new Set(); // keys with modifiers that the program has a use for

	ninefold.tell = (...message) => worker?.postMessage(message);
	const tell = ninefold.tell;

	// state is what the program wants to know of the page before it starts.
	ninefold.state = ({items, ...storage}) => ({
		address: location.origin + location.pathname + location.search, given: ninefold.given(storage.none),
		phone: phone.matches, canShare: Boolean(navigator.share) && touched.matches,
		width: innerWidth, height: innerHeight, side: board.clientWidth, language: navigator.language,
		storage, kept: items,
	});

	// start lets the program that is in a worker run.
	ninefold.start = (running, module, state, started, ended) => {
		worker = running;
		worker.onmessage = ({data: [kind, ...about]}) => {
			if (kind === "show") {
				for (const [what, ...rest] of about) changes[what](...rest);
				started();
			} else if (kind === "ended") ended(about[0]);
			else messages[kind](...about);
		};
		worker.onerror = (event) => ended(event.message);
		const {kept, ...start} = state;
		worker.postMessage({module, start, kept});
	};

	const scripted = new Map(); // what waits for an answer to a script
	let asked = 0;
	const messages = {
		ask: ninefold.answer, keep: ninefold.keep, download: ninefold.download,
	};

	// What is painted.
	const texts = {};
	const changes = {
		put(name, html) {
			texts[name] = html;
			if (name.startsWith("dialog ")) putDialog(Number(name.slice(7)), html);
			else if (puts[name]) puts[name](html);
			else if (element(name)) ninefold.put(element(name), html);
		},
		board(svg, side, x, size) {
			element("drawing").setAttribute("viewBox", `0 0 ${side} ${side}`);
			element("drawing").innerHTML = svg;
			grid.style.setProperty("--at", `${100 * x / side}%`);
			grid.style.setProperty("--size", `${100 * size / side}%`);
		},
		focus: focusBoard,
		menu: showMenu,
		played(number, did) {
			scripted.get(number)(did);
			scripted.delete(number);
		},
		style(language, appearance) {
			root.lang = language;
			root.dataset.appearance = appearance;
		},
	};
	const puts = {
		title: (words) => { document.title = new DOMParser().parseFromString(words, "text/html").body.textContent; },
		said: (words) => { element("said").textContent = words; },
		warned(words) { // also once more, which is to be noticed
			const said = document.createElement("span");
			said.className = "new";
			said.textContent = words;
			element("warned").replaceChildren(...words ? [said] : []);
		},
		marked() {}, position() {},
		link: ninefold.link,
		place: (place) => ninefold.place(place, texts.link),
		label: (words) => grid.setAttribute("aria-label", words),
		cells(labels) {
			for (const [i, label] of labels.split("\n").entries()) {
				if (cells[i].getAttribute("aria-label") !== label) cells[i].setAttribute("aria-label", label);
			}
		},
		cursor: (at) => moveCursor(Number(at)),
		dialogs: (open) => showDialogs(Number(open)),
		keys(words) { known = new Set(words.split("\n")); },
		panel(html) {
			ninefold.put(panel, html);
			requestAnimationFrame(() => showCurrent(panel));
		},
		page(html) {
			const page = element("page");
			ninefold.put(page, html);
			const on = html !== "";
			if (page.hidden === on) {
				page.hidden = !on;
				element("main").hidden = on;
			}
		},
	};

	function moveCursor(at) {
		const on = at >= 0 ? at : 40;
		const inside = grid.contains(document.activeElement);
		cells.forEach((cell, i) => { cell.tabIndex = i === on ? 0 : -1; });
		if (inside) cells[on].focus({preventScroll: true});
	}

	function focusBoard() {
		if (element("dialogs").childElementCount > 0) return;
		// Before a touch, a frame around the middle cell would look like a choice.
		if (touched.matches && !navigator.userActivation?.hasBeenActive) return;
		const at = element("page").hidden ? grid.querySelector("[tabindex='0']") : element("page").querySelector(".tile, input");
		at?.focus({preventScroll: true});
	}

	// showCurrent keeps what is shown of a list in sight.
	function showCurrent(inside) {
		for (const list of inside.querySelectorAll(".entries")) {
			const current = list.querySelector("[aria-current=true]");
			if (list.seen === list.dataset.current && list.rows === list.childElementCount) continue;
			list.seen = list.dataset.current;
			list.rows = list.childElementCount;
			if (!current) continue;
			const place = current.getBoundingClientRect(), room = list.getBoundingClientRect();
			if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom + 4;
			else if (place.top < room.top) list.scrollTop -= room.top - place.top + 4;
		}
	}

	// Dialogs.
	const dialogs = element("dialogs");
	function putDialog(i, html) {
		let dialog = dialogs.children[i];
		if (!dialog) {
			dialog = document.createElement("dialog");
			dialog.addEventListener("cancel", (event) => {
				event.preventDefault();
				tell("key", "dialog", "Escape");
			});
			leaveBeside(dialog);
			dialogs.append(dialog);
		}
		ninefold.put(dialog, html);
		const sheet = dialog.firstElementChild;
		dialog.setAttribute("aria-label", sheet.dataset.title);
		if (dialog.open) {
			if (dialog.focusedOn !== sheet.dataset.focus) focusIn(dialog);
			settle(dialog);
		}
	}

	// leaveBeside makes a click beside a dialog do what Escape does, unless it began on the dialog, as a selection does.
	function leaveBeside(dialog) {
		const isBeside = (event) => {
			const { left, right, top, bottom } = dialog.getBoundingClientRect();
			const { clientX: x, clientY: y } = event;
			return event.target === dialog && (x < left || x > right || y < top || y > bottom);
		};
		let began = false;
		dialog.addEventListener("pointerdown", (event) => { began = isBeside(event); });
		dialog.addEventListener("click", (event) => { if (began && isBeside(event)) tell("key", "dialog", "Escape"); });
	}

	function showDialogs(open) {
		const were = dialogs.childElementCount;
		while (dialogs.childElementCount > open) dialogs.lastElementChild.remove();
		for (const dialog of dialogs.children) {
			if (dialog.open) continue;
			dialog.showModal();
			focusIn(dialog);
			settle(dialog);
		}
		if (dialogs.childElementCount === 0 && were > 0 && document.activeElement === document.body) focusBoard();
		hideMenu();
		ninefold.openDialogs(open);
	}

	// focusIn gives the keyboard to what a dialog wants, but opens no keyboard of a screen that is touched.
	function focusIn(dialog) {
		const wanted = dialog.firstElementChild.dataset.focus;
		dialog.focusedOn = wanted;
		const at = wanted && dialog.querySelector(`[data-id="${CSS.escape(wanted)}"]`);
		if (!at || touched.matches && at.matches("input[type=text], textarea")) {
			dialog.tabIndex = -1;
			dialog.focus();
			return;
		}
		at.focus();
		const selected = Number(at.dataset.selected);
		if (at.select && selected) at.setSelectionRange(0, selected < 0 ? at.value.length : selected);
	}

	// settle does in a dialog what HTML cannot say: where cursors are, and which row of a list is chosen.
	function settle(dialog) {
		for (const field of dialog.querySelectorAll("[data-cursor]")) {
			if (field.placed === field.dataset.cursor) continue;
			field.placed = field.dataset.cursor;
			const [line, column] = field.placed.split(" ").map(Number);
			const lines = field.value.split("\n");
			const at = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
			field.focus();
			const selected = Number(field.dataset.selected);
			if (selected) field.setSelectionRange(0, selected < 0 ? field.value.length : selected);
			else if (line > 0) field.setSelectionRange(at, at + 1);
			field.scrollTop = Math.max(0, line - 3) * parseFloat(getComputedStyle(field).lineHeight);
		}
		for (const list of dialog.querySelectorAll(".found")) {
			if (list.turn !== list.dataset.turn) {
				list.turn = list.dataset.turn;
				list.at = Number(list.dataset.chosen);
			}
			// On a screen that is touched the groups are opened one by one.
			const searching = list.closest("section").querySelector("input")?.value;
			for (const group of list.querySelectorAll("details:not([data-touched])")) group.open = !touched.matches || Boolean(searching);
			choose(list, 0);
		}
		showCurrent(dialog);
	}

	// choose moves the chosen row of a list by so many.
	function choose(list, by) {
		const rows = [...list.querySelectorAll("[role=option]:not([aria-disabled])")].filter((row) => row.checkVisibility());
		let at = rows.findIndex((row) => Number(row.dataset.row) === list.at);
		if (by !== 0) at = Math.max(0, Math.min(rows.length - 1, at < 0 ? 0 : at + by));
		for (const row of list.querySelectorAll("[aria-selected]")) row.removeAttribute("aria-selected");
		const field = list.closest("section").querySelector("input");
		const row = rows[at];
		if (!row) {
			(field ?? list).removeAttribute("aria-activedescendant");
			return;
		}
		list.at = Number(row.dataset.row);
		row.setAttribute("aria-selected", "true");
		(field ?? list).setAttribute("aria-activedescendant", row.id);
		row.scrollIntoView({block: "nearest"});
	}

	// The menu of a cell or a step.
	const menu = element("menu");
	let menuAt = [0, 0];
	function showMenu(html) {
		ninefold.put(menu, html);
		menu.hidden = html === "";
		if (menu.hidden) return;
		const {width, height} = menu.getBoundingClientRect();
		menu.style.left = `${Math.max(4, Math.min(menuAt[0], innerWidth - width - 4))}px`;
		menu.style.top = `${Math.max(4, Math.min(menuAt[1], innerHeight - height - 4))}px`;
		menu.querySelector("button:enabled, summary")?.focus();
	}
	function hideMenu() {
		if (menu.hidden) return;
		menu.hidden = true;
		focusBoard();
	}
	function closeMenus(except) {
		for (const open of document.querySelectorAll("#head details[open]")) {
			if (!open.contains(except)) open.open = false;
		}
		if (!menu.contains(except)) hideMenu();
	}

	// What is done with a pointer.
	const where = (target) => target.closest("dialog") ? "dialog" : "window";
	document.addEventListener("click", (event) => {
		const {target} = event;
		closeMenus(target);
		const at = target.closest("[data-do], [data-choose], [data-pick], [data-cell], [data-tab]");
		if (!at || at.disabled || at.getAttribute("aria-disabled")) return;
		const {dataset} = at;
		if (at.matches("input")) return; // which tells of a change
		if (dataset.do !== undefined) {
			tell("do", where(at), dataset.do);
			closeMenus(null);
			if (at.closest(".menus")) focusBoard();
		} else if (dataset.choose !== undefined) tell("choose", where(at), Number(dataset.choose));
		else if (dataset.pick !== undefined) tell("pick", Number(dataset.pick));
		else if (dataset.tab !== undefined) tell("tab", dataset.tab);
		else if (dataset.cell !== undefined && !dragged) tell("tap", Number(dataset.cell));
		dragged = false;
	});
	document.addEventListener("change", ({target}) => {
		if (target.matches("[data-select]")) tell("do", where(target), target.value);
		else if (target.matches("input[data-do]")) tell("do", where(target), target.dataset.do);
	});
	document.addEventListener("input", ({target}) => {
		const {dataset} = target;
		if (dataset.goto !== undefined) tell("goto", Number(target.value));
		if (dataset.type !== undefined) {
			ninefold.typed(target);
			tell("type", where(target), dataset.type, target.value);
		} else if (dataset.find !== undefined) {
			ninefold.typed(target);
			tell("find", target.value);
		}
	});
	document.addEventListener("click", ({target}) => { // a group that the user has opened stays so
		const group = target.closest(".found summary")?.parentElement;
		if (group) group.dataset.touched = "";
	});
	document.addEventListener("submit", (event) => event.preventDefault());

	// The pointer on the board.
	let drag = null, dragged = false;
	const cellOf = (target) => target.dataset?.cell === undefined ? null : Number(target.dataset.cell);
	grid.addEventListener("pointerover", ({target, pointerType}) => {
		const cell = cellOf(target);
		if (cell === null || pointerType !== "mouse") return;
		tell("point", cell);
		if (!drag || drag.includes(cell)) return;
		drag.push(cell);
		tell("dragging", drag);
	});
	grid.addEventListener("pointerleave", ({pointerType}) => {
		if (pointerType === "mouse") tell("point", null);
	});
	grid.addEventListener("pointerdown", (event) => {
		const cell = cellOf(event.target);
		dragged = false;
		drag = cell !== null && event.pointerType === "mouse" && event.button === 0 ? [cell] : null;
	});
	document.addEventListener("pointerup", () => {
		if (drag?.length > 1) {
			dragged = true;
			tell("drag", drag);
		}
		drag = null;
	});
	document.addEventListener("contextmenu", (event) => {
		const cell = cellOf(event.target), step = event.target.closest?.("#panel .move [data-choose]");
		if (cell === null && !step) return;
		event.preventDefault();
		menuAt = [event.clientX, event.clientY];
		if (step) tell("stepMenu", Number(step.dataset.choose));
		else tell("menu", cell);
	});
	let turned = 0;
	board.addEventListener("wheel", (event) => {
		if (event.ctrlKey) return; // which zooms
		event.preventDefault();
		const notch = 100; // pixels
		turned += event.deltaY;
		const by = Math.trunc(turned / notch);
		turned -= by * notch;
		if (by !== 0) tell("scroll", by);
	}, {passive: false});

	// The pointer on the graph.
	let pointed = -1;
	const point = (step) => {
		if (step !== pointed) tell("graph", pointed = step);
	};
	panel.addEventListener("pointermove", ({target, clientX, pointerType}) => {
		const graph = target.closest?.(".graph:has(input)"); // one with points
		if (!graph || pointerType !== "mouse") {
			point(-1);
			return;
		}
		const place = graph.getBoundingClientRect();
		const step = Math.round(((clientX - place.left) * 338 / place.width - 1) / Number(graph.dataset.step));
		point(Math.max(0, Math.min(Number(graph.querySelector("input").max), step)));
	});
	panel.addEventListener("pointerleave", () => point(-1));
	panel.addEventListener("pointerdown", (event) => { // the slider's own steps may be others than the graph's
		if (!event.target.matches?.("[data-goto]") || pointed < 0) return;
		event.preventDefault();
		tell("goto", pointed);
	});

	// Files.
	document.addEventListener("dragover", (event) => event.preventDefault());
	document.addEventListener("drop", (event) => {
		event.preventDefault();
		if (dialogs.childElementCount === 0) ninefold.upload(event.dataTransfer.files);
	});
	document.addEventListener("paste", (event) => {
		if (event.target.matches?.("input, textarea") || dialogs.childElementCount > 0) return;
		event.preventDefault();
		tell("paste", event.clipboardData.getData("text/plain"));
	});

	// The keyboard.
	const names = {
		ArrowUp: "Up", ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right", PageUp: "Page Up", PageDown: "Page Down",
		" ": "Space",
	};
	const mac = navigator.platform?.startsWith("Mac");
	const browsers = new Set(["F3", "F5", "F11", "F12", "Tab", "Shift", "Control", "Alt", "Meta", "CapsLock", "ContextMenu"]);
	const isField = (at) => at.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea");
	document.addEventListener("keydown", (event) => {
		if (event.isComposing || event.defaultPrevented) return;
		const at = event.target, dialog = at.closest?.("dialog") ?? dialogs.lastElementChild;
		const ctrl = mac ? event.metaKey : event.ctrlKey;
		const key = keyOf(event, ctrl || event.altKey);
		altAlone = key === "Alt" && !mac && !event.repeat;
		if (inMenus(event, at, key) || moves(event, at, key)) return;
		if (dialog) dialogKey(event, at, dialog, key, ctrl);
		else windowKey(event, at, key, ctrl);
	});

	// keyOf is the key that is meant, as in gui/view/keys/place.go: the place of a key counts where the layout has no Latin
	// letter for it, or needs Shift for its digit. Z stays Z where it has the place of Y.
	function keyOf(event, modified) {
		const key = names[event.key] ?? event.key, place = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1];
		const own = /^[a-z0-9]$/i.test(key) || !modified && (place > "9" ? key <= "~" : event.shiftKey);
		return place && !own ? place : key.length === 1 ? key.toUpperCase() : key;
	}

	// The menus: Alt alone opens the first, as F10 does.
	let altAlone = false;
	for (const other of ["pointerdown", "blur"]) addEventListener(other, () => { altAlone = false; });
	addEventListener("keyup", (event) => {
		if (event.key === "Alt" && altAlone) inMenus(event, event.target, "F10");
	});
	const barOf = () => [...document.querySelectorAll(".menus > details")];
	function openMenu(details) {
		closeMenus(null);
		details.open = true;
		details.querySelector(".menu :is(button:enabled, summary)").focus();
	}

	// inMenus is whether a key moves in the menus, as in those of a system. While one is open all keys are meant for it.
	function inMenus(event, at, key) {
		const bar = barOf(), on = bar.findIndex((one) => one.open || one === at.closest("details"));
		const open = bar[on]?.open ? bar[on] : menu.hidden ? null : menu;
		if (dialogs.childElementCount > 0 || key !== "F10" && !open && on < 0 || event.ctrlKey || event.metaKey) return false;
		const below = at.closest(".menu details"); // a submenu
		const by = {Up: -1, Down: 1, Left: -1, Right: 1}[key];
		if (key === "F10" && bar.length > 0 && !open) openMenu(bar[0]);
		else if (["Escape", "F10", "Tab"].includes(key) && open) {
			closeMenus(null);
			focusBoard();
		} else if (key === "Right" && below?.open === false) {
			below.open = true;
			below.querySelector("button").focus();
		} else if (key === "Left" && below?.open) {
			below.open = false;
			below.firstElementChild.focus();
		} else if (/^(Left|Right)$/.test(key) && on >= 0) {
			const next = bar[(on + by + bar.length) % bar.length];
			if (open) openMenu(next);
			else next.firstElementChild.focus();
		} else if (/^(Up|Down)$/.test(key) && open) {
			const all = [...open.querySelectorAll(".menu :is(button:enabled, summary)")].filter((one) => one.checkVisibility());
			const now = all.indexOf(at);
			all[now < 0 && by < 0 ? all.length - 1 : (now + by + all.length) % all.length].focus();
		} else if (key === "Down") openMenu(bar[on]);
		else if (!open || ["Enter", "Space"].includes(key)) return false;
		event.preventDefault();
		return true;
	}

	// moves is whether a key moves in a list, as in those of a system.
	function moves(event, at, key) {
		const by = {Up: -1, Down: 1, "Page Up": -8, "Page Down": 8}[key];
		if (by && at.matches(".entries [data-choose]")) {
			const all = [...at.closest(".entries").querySelectorAll("[data-choose]")];
			all[Math.max(0, Math.min(all.length - 1, all.indexOf(at) + by))].focus();
		} else if (by && at.closest("section.Finder") && at.matches("input, .found")) {
			choose(at.closest("section").querySelector(".found"), by);
		} else return false;
		event.preventDefault();
		return true;
	}

	function dialogKey(event, at, dialog, key, ctrl) {
		const row = at.matches("input, .found") && dialog.querySelector(".found [aria-selected=true]");
		if (key === "Escape" || key === "Enter" && ctrl) tell("key", "dialog", key, ctrl);
		else if (key === "Enter" && row) tell("do", "dialog", row.dataset.do);
		else if (key === "Enter" && !at.matches("textarea, button, a, select, summary")) tell("key", "dialog", key, false);
		else return;
		event.preventDefault();
	}

	// windowKey tells of a key that no control has a use for. What the program has no use for stays the browser's.
	function windowKey(event, at, key, ctrl) {
		if (isField(at) && key !== "Escape" && !/^F\d/.test(key)) return;
		if (browsers.has(key) || at.matches("select")) return;
		if (at.matches("input[type=range]") && /^(Left|Right|Up|Down|Home|End|Page)/.test(key)) return;
		const modified = ctrl || event.altKey;
		if (modified) {
			const words = [ctrl && (mac ? "Cmd" : "Ctrl"), event.altKey && "Alt", event.shiftKey && "Shift", key];
			if (!known.has(words.filter(Boolean).join("+"))) return;
			if (key === "V" && ctrl) return; // the browser pastes
			if (key === "C" && !event.shiftKey && String(getSelection()) !== "") return; // what is selected
		} else if (event.metaKey || event.ctrlKey) return;
		else if (!grid.contains(at) && at !== document.body) {
			if (["Enter", "Space"].includes(key)) return; // it presses a button
			if (/^(Up|Down|Page|Home|End)/.test(key) && at.closest("#page")) return;
		}
		event.preventDefault();
		const letter = !modified && event.key.length === 1;
		tell("key", "window", key, ctrl, event.shiftKey && !letter, event.altKey);
		if (letter) tell("rune", event.key, key, event.shiftKey);
	}

	// The window.
	const placed = () => tell("placed", innerWidth, innerHeight, board.clientWidth, phone.matches);
	new ResizeObserver(placed).observe(board);
	addEventListener("resize", placed);
	phone.addEventListener("change", placed);
	addEventListener("focus", () => tell("front"));
	addEventListener("blur", () => tell("back"));
	document.addEventListener("scroll", ({target}) => {
		const shelf = element("page").querySelector(".shelf");
		if (!shelf || target !== element("page") && target !== document) return;
		if (shelf.childElementCount < Number(shelf.dataset.all) &&
			shelf.getBoundingClientRect().bottom < 2 * innerHeight) tell("more");
	}, true);

	// What scripts of the page, and whoever types at the browser's console, can do as the object ninefold:
	//
	//	ninefold.marked()        the marked board, or what else the judge wants for the board that is shown
	//	ninefold.position()      the judge's text of the board; null if it has none, as before the first move
	//	ninefold.play(row, col)  does what a click on that cell does, and promises whether that changed anything
	//	ninefold.where(row, col) the middle of that cell on the page, as [x, y]
	const cell = (row, col) => {
		const inside = (n) => Number.isInteger(n) && n >= 1 && n <= 9;
		return inside(row) && inside(col) ? 9 * (row - 1) + col - 1 : null;
	};
	Object.assign(ninefold, {
		marked: () => texts.marked,
		position: () => texts.position || null,
		play: (row, col) => new Promise((resolve) => {
			scripted.set(++asked, resolve);
			tell("play", asked, cell(row, col));
		}),
		where: (row, col) => {
			const at = cell(row, col);
			if (at === null) return null;
			const {x, y, width, height} = cells[at].getBoundingClientRect();
			return [x + width / 2, y + height / 2];
		},
	});
})();
