// A solution of QOJ 17074 (CROSS).
const cells = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map((row) => [...row]);
const nine = [...Array(9).keys()];
const digits = [..."123456789"];

// The places of a row, a column or a box.
const row = (n) => nine.map((i) => [n, i]);
const column = (n) => nine.map((i) => [i, n]);
const box = (n) => nine.map((i) => [Math.floor(n / 3) * 3 + Math.floor(i / 3), (n % 3) * 3 + (i % 3)]);
const count = (house, digit) => house.filter(([r, c]) => cells[r][c] === digit).length;

function solve() {
  for (const digit of digits) {
    if (nine.some((n) => [row, column, box].some((kind) => count(kind(n), digit) > 1))) return false;
  }
  for (let moved = true; moved; ) {
    moved = false;
    for (const digit of digits) {
      for (const n of nine) {
        if (count(box(n), digit) > 0) continue;
        const free = ([r, c]) => cells[r][c] === "." && !count(row(r), digit) && !count(column(c), digit);
        const places = box(n).filter(free);
        if (places.length === 0) return false;
        if (places.length === 1) {
          cells[places[0][0]][places[0][1]] = digit;
          moved = true;
        }
      }
    }
  }
  return true;
}

console.log(solve() ? cells.map((row) => row.join("")).join("\n") : "ERROR");
