// Loads the program and says how far it has come, or why it cannot be loaded.
"use strict";
(() => {
	// The program's size in bytes, and what is sent of it by each encoding.
	const {size, ...encoded} = document.currentScript.dataset;
	const inChinese = (navigator.language || "").startsWith("zh");
	const words = inChinese ? {
		rule: "每一步都指向一个区：这一步下在所在区的哪个位置，对手就要下在棋盘上同一位置的区。",
		loading: (sent, all) => `正在加载：${megabytes(sent)} / ${megabytes(all)} MB`,
		kept: "正在打开…",
		connecting: "正在连接…",
		starting: "正在启动…",
		reload: "重新加载",
		file: "本页面必须来自网页服务器：浏览器不允许从文件打开的页面加载程序。可在此文件夹中运行 python3 -m http.server，再打开 http://localhost:8000。",
		network: "无法加载程序。请检查网络连接，然后重试。",
		status: (code) => `服务器没有给出程序（${code}）。请稍后重试。`,
		type: (type) => `服务器给出的不是程序，而是 ${type || "类型不明的内容"}。文件 ninefold.wasm 必须以 application/wasm 类型发送。`,
		broken: "程序不完整或已损坏。请重新加载。",
		wasm: "此浏览器不支持 WebAssembly。请使用较新的浏览器。",
		ended: "程序已停止。您的对局已保存。",
	} : {
		loading: (sent, all) => `Loading: ${megabytes(sent)} of ${megabytes(all)} MB`,
		kept: "Opening…",
		connecting: "Connecting…",
		starting: "Starting…",
		reload: "Reload",
		file: "This page must come from a web server: a browser lets a page that was opened as a file load no program. Run python3 -m http.server in this folder and open http://localhost:8000.",
		network: "The program could not be loaded. Check the connection and try again.",
		status: (code) => `The server did not give the program (${code}). Try again later.`,
		type: (type) => `The server sent ${type || "something of no type"} in the place of the program. It must send ninefold.wasm as application/wasm.`,
		broken: "The program is damaged or not whole. Reload the page.",
		wasm: "This browser has no WebAssembly. A newer one is needed.",
		ended: "The program has stopped. Your games are kept.",
	};
	const element = (id) => document.getElementById(id);
	const pause = 100; // milliseconds, from something that is sent to the bar that shows it
	const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
	const say = (text) => { element("news").textContent = text; };

	// Trouble is a failure in words for the user, with what the browser says of it.
	class Trouble extends Error {
		constructor(text, cause) {
			super(text);
			this.details = cause ? String(cause) : "";
		}
	}

	function fail(trouble) {
		say(trouble.message);
		element("details").textContent = trouble.details ?? "";
		element("progress").hidden = true;
		element("reload").hidden = false;
		element("loading").hidden = false;
		document.documentElement.dataset.state = "failed";
	}

	async function program() {
		if (location.protocol === "file:") throw new Trouble(words.file);
		if (typeof WebAssembly !== "object") throw new Trouble(words.wasm);
		let response;
		try {
			response = await fetch("ninefold.wasm");
		} catch (cause) {
			throw new Trouble(words.network, cause);
		}
		if (!response.ok) throw new Trouble(words.status(response.status));
		const type = (response.headers.get("Content-Type") ?? "").split(";")[0];
		return compile(response, type);
	}

	// sentBytes is how many bytes are sent of the program in an answer; undefined if the browser has kept them.
	function sentBytes({headers}) {
		if (navigator.serviceWorker?.controller) return undefined;
		const encoding = headers.get("Content-Encoding");
		return Number(headers.get("Content-Length") ?? encoded[encoding] ?? size);
	}

	// compile compiles while the bytes come in. A server that gives the program a wrong type does no harm; one that gives
	// something else is found out by how that begins.
	async function compile(response, type) {
		const streams = type === "application/wasm" && WebAssembly.compileStreaming;
		// The browser keeps what it compiled of an answer as it came, for the next visit.
		const compiled = streams && WebAssembly.compileStreaming(response.clone());
		const parts = await Promise.race([read(response, type, !streams), refusal(compiled)]);
		try {
			return await (compiled || WebAssembly.compile(await new Blob(parts).arrayBuffer()));
		} catch (cause) {
			throw new Trouble(words.broken, cause);
		}
	}

	// refusal fails when the browser cannot compile what comes, and never succeeds. Of a program that is cut short Chromium
	// sometimes never says to who reads along that it has ended.
	function refusal(compiled) {
		return new Promise((_, reject) => {
			compiled?.catch?.((cause) => {
				if (cause instanceof WebAssembly.CompileError) reject(new Trouble(words.broken, cause));
			});
		});
	}

	// read says how much has come, and what is wrong with it, and gives the parts that came if they are to be kept. The
	// browser gives the bytes unpacked: of those that were sent as large a part has come as of these.
	async function read(response, type, keep) {
		const all = sentBytes(response), parts = [];
		let got = 0, soon; // what will tell how far it is: there are far more parts than are to be drawn
		try {
			const reader = response.body.getReader();
			const tell = () => {
				if (document.documentElement.dataset.state === "failed") return; // of which the words are to stay
				const part = Math.min(1, got / size);
				element("progress").value = part;
				say(all === undefined ? words.kept : words.loading(part * all, all));
				soon = undefined;
			};
			for (;;) {
				const {done, value} = await reader.read();
				if (done) {
					tell();
					return parts;
				}
				if (got === 0 && String.fromCharCode(...value.subarray(0, 4)) !== "\0asm") throw new Trouble(words.type(type));
				got += value.length;
				soon ??= setTimeout(tell, pause);
				if (keep) parts.push(value);
			}
		} catch (cause) {
			throw cause instanceof Trouble ? cause : new Trouble(words.network, cause);
		} finally {
			clearTimeout(soon);
		}
	}

	async function start() {
		try {
			const worker = location.protocol !== "file:" && new Worker("worker.js"); // it reads its scripts meanwhile
			const [module, storage] = await Promise.all([program(), ninefold.openStorage()]);
			say(words.starting);
			ninefold.start(worker, module, ninefold.state(storage), started, (reason) => {
				fail(new Trouble(words.ended, reason));
			});
		} catch (trouble) {
			fail(trouble);
		}
	}

	// started is called when something is shown.
	function started() {
		if (document.documentElement.dataset.state === "started") return;
		element("loading").hidden = true;
		ninefold.boardLoaded();
		if (ninefold.firstTap !== null) ninefold.tell("tap", ninefold.firstTap);
		document.documentElement.dataset.state = "started";
		keepOffline().catch((reason) => console.info("Ninefold is not kept for use without a network:", reason.message));
	}

	// keepOffline lets a service worker keep the page for when there is no network. A newer version is put in its place
	// once this one has loaded, and is what the next visit sees.
	async function keepOffline() {
		if (!navigator.serviceWorker) return;
		const registration = await navigator.serviceWorker.register("sw.js");
		const take = (worker) => worker?.postMessage("activate");
		take(registration.waiting);
		registration.addEventListener("updatefound", () => {
			const worker = registration.installing;
			worker.addEventListener("statechange", () => { if (worker.state === "installed") take(worker); });
		});
	}

	document.documentElement.lang = inChinese ? "zh" : "en";
	element("reload").textContent = words.reload;
	element("reload").addEventListener("click", () => location.reload());
	if (inChinese) element("details").textContent = words.rule; // the page has it in English
	element("progress").hidden = false;
	say(words.connecting);
	start();
})();
