// A solution of Codeforces 907B.
const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const rows = [...Array(9).keys()].map((r) => words.slice(3 * r, 3 * r + 3).join(""));
const top = ((words[27] - 1) % 3) * 3;
const left = ((words[28] - 1) % 3) * 3;
const forced = rows.slice(top, top + 3).some((row) => row.slice(left, left + 3).includes("."));
for (let r = 0; r < 9; r++) {
  let line = "";
  for (let c = 0; c < 9; c++) {
    const within = top <= r && r < top + 3 && left <= c && c < left + 3;
    line += rows[r][c] === "." && (within || !forced) ? "!" : rows[r][c];
    if (c % 3 === 2) line += " ";
  }
  console.log(r % 3 === 2 ? line + "\n" : line);
}
