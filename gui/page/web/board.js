// The board that stands there while the program loads. The first cell that is pressed in it is the first move of the
// game, which the program plays when it has started.
"use strict";
window.ninefold = {}; // what the scripts of the page share, and others may use
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

	ninefold.firstTap = null; // the number of a cell
	const take = ({target}) => {
		if (!cells.includes(target) || ninefold.firstTap !== null) return;
		ninefold.firstTap = Number(target.dataset.cell);
		target.classList.add("taken");
		board.classList.add("closed");
	};
	if (isKept()) board.classList.add("closed", "kept");
	else board.addEventListener("click", take);
	for (const cell of cells) cell.disabled = board.classList.contains("kept");
	ninefold.boardLoaded = () => { // the program shows its own
		board.removeEventListener("click", take);
		for (const cell of cells) {
			cell.disabled = false;
			cell.classList.remove("taken");
		}
		board.classList.remove("closed", "kept");
	};
})();
