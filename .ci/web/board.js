// The board that stands there while the program loads. The first cell that is pressed in it is the first move of the
// game, which the program plays when it has started.
"use strict";
(() => {
	const board = document.getElementById("board");
	const cells = [...board.querySelectorAll("button")];
	const place = `ninefold:${location.pathname}:boards.index`;

	// isKept reports whether the program comes with another board than an empty one: what it kept, or what a link holds.
	function isKept() {
		try {
			return location.hash.length > 1 ||
				localStorage.getItem(place) !== null || sessionStorage.getItem(place) !== null;
		} catch {
			return false; // nothing is kept where there is no storage
		}
	}

	const close = () => {
		board.classList.add("closed");
		for (const cell of cells) cell.disabled = true;
	};
	window.ninefoldFirstMove = null; // a row and a column
	board.addEventListener("click", ({target}) => {
		if (!cells.includes(target)) return;
		window.ninefoldFirstMove = target.value.split(" ").map(Number);
		target.className = "taken";
		close();
	});
	if (isKept()) close();
	else for (const cell of cells) cell.disabled = false;
})();
