// Puts HTML in the place of other HTML and touches only what differs, so that the keyboard, what is selected, what has
// been typed and how far something is scrolled stay as they are.
"use strict";
(() => {
	// put lets an element hold what a text of HTML says.
	ninefold.put = (element, html) => {
		const template = document.createElement("template");
		template.innerHTML = html;
		children(element, template.content);
	};

	// keyOf tells an element from its siblings; undefined for one that is known by its place.
	const keyOf = (node) => node.id || node.dataset?.key || node.dataset?.id || undefined;

	const fits = (from, to) => from.nodeType === to.nodeType && from.nodeName === to.nodeName && keyOf(from) === keyOf(to);

	function children(from, to) {
		const keyed = new Map();
		for (const child of from.childNodes) {
			const key = keyOf(child);
			if (key) keyed.set(key, child);
		}
		let at = from.firstChild;
		for (let next = to.firstChild; next; ) {
			const wanted = next;
			next = next.nextSibling;
			let old = at;
			const key = keyOf(wanted);
			if (key && !(old && fits(old, wanted))) {
				old = keyed.get(key);
				if (old && fits(old, wanted)) from.insertBefore(old, at);
			}
			if (old && fits(old, wanted)) {
				if (old === at) at = at.nextSibling;
				node(old, wanted);
			} else {
				from.insertBefore(wanted, at);
				if (wanted.nodeType === Node.ELEMENT_NODE) made(wanted);
			}
		}
		while (at) {
			const rest = at.nextSibling;
			at.remove();
			at = rest;
		}
	}

	function node(from, to) {
		if (from.nodeType !== Node.ELEMENT_NODE) {
			if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
			return;
		}
		if (from.isEqualNode(to)) {
			value(from, to);
			for (const field of from.querySelectorAll("input, textarea, select")) value(field, field);
			return;
		}
		for (const {name} of [...from.attributes]) {
			if (!to.hasAttribute(name) && !ours.has(name)) from.removeAttribute(name);
		}
		for (const {name, value} of to.attributes) {
			if (from.getAttribute(name) !== value && !ours.has(name)) from.setAttribute(name, value);
		}
		if (from.nodeName !== "TEXTAREA") children(from, to);
		value(from, to);
	}

	const ours = new Set(["open", "data-touched", "aria-activedescendant", "style"]); // attributes that the page itself keeps

	// value lets a control show its value. What was typed and has not come back yet stays.
	function value(from, to) {
		switch (from.nodeName) {
		case "TEXTAREA":
			text(from, from === to ? from.defaultValue : to.textContent);
			if (from !== to && from.defaultValue !== to.textContent) from.defaultValue = to.textContent;
			return;
		case "SELECT": {
			const on = from.querySelector("option[selected]")?.value ?? "";
			if (from.value !== on) from.value = on;
			return;
		}
		case "INPUT":
			if (["checkbox", "radio"].includes(from.type)) from.checked = to.hasAttribute("checked");
			else if (from.type === "range") from.value = to.getAttribute("value") ?? "";
			else text(from, to.getAttribute("value") ?? "");
		}
	}

	// sent is what was typed into fields and has been told the program, which has not shown it yet.
	const sent = new WeakMap();
	ninefold.typed = (field) => { sent.set(field, [...sent.get(field) ?? [], field.value]); };

	function text(field, shown) {
		const waiting = sent.get(field) ?? [];
		const at = waiting.indexOf(shown);
		if (at >= 0) {
			sent.set(field, waiting.slice(at + 1));
			field.seen = shown;
			return;
		}
		if (waiting.length > 0 && shown === field.seen) return;
		if (field.value !== shown) field.value = shown;
		field.seen = shown;
	}

	// made looks after controls that have come.
	function made(element) {
		const all = element.querySelectorAll("select");
		for (const select of element.nodeName === "SELECT" ? [element] : all) value(select, select);
	}
})();
