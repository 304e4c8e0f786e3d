// Keeps the page for when there is no network. The browser looks for a new version of this file at each visit; the new one
// fetches all files anew, and takes over when all of them are what they should be.
"use strict";
const files = @FILES@; // each with the SHA-256 of its contents
const ours = `ninefold ${registration.scope} `; // how the names of this folder's caches begin
const name = ours + "@HASH@";

// The browser compares what comes with its hash. To do that here would take the program's size in memory, twice.
async function fetchWhole([path, integrity]) {
	const response = await fetch(path, {cache: "no-cache", integrity});
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
	return [path, response];
}

async function install() {
	const whole = await Promise.all(Object.entries(files).map(fetchWhole));
	const cache = await caches.open(name);
	await Promise.all(whole.map(([path, response]) => cache.put(path, response)));
}

async function activate() {
	for (const other of await caches.keys()) {
		if (other.startsWith(ours) && other !== name) await caches.delete(other);
	}
	await clients.claim();
}

async function answer(request) {
	const cache = await caches.open(name);
	const url = request.url.replace(/[?#].*/, "");
	const page = url === registration.scope || url === registration.scope + "index.html";
	return await cache.match(page ? "./" : url) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({data}) => { if (data === "activate") self.skipWaiting(); });
self.addEventListener("fetch", (event) => {
	if (event.request.method === "GET") event.respondWith(answer(event.request));
});
