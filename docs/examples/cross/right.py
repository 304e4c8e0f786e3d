# A solution of QOJ 17074 (CROSS).
import sys

cells = [list(row) for row in sys.stdin.read().split()]
houses = {
    "row": [[(r, c) for c in range(9)] for r in range(9)],
    "column": [[(r, c) for r in range(9)] for c in range(9)],
    "box": [[(b // 3 * 3 + i // 3, b % 3 * 3 + i % 3) for i in range(9)] for b in range(9)],
}


def count(house, digit):
    return sum(cells[r][c] == digit for r, c in house)


def solve():
    for digit in "123456789":
        for kind in houses.values():
            if any(count(house, digit) > 1 for house in kind):
                return False
    moved = True
    while moved:
        moved = False
        for digit in "123456789":
            for box in houses["box"]:
                if count(box, digit):
                    continue
                places = [
                    (r, c)
                    for r, c in box
                    if cells[r][c] == "." and not count(houses["row"][r], digit) and not count(houses["column"][c], digit)
                ]
                if not places:
                    return False
                if len(places) == 1:
                    cells[places[0][0]][places[0][1]] = digit
                    moved = True
    return True


print("\n".join("".join(row) for row in cells) if solve() else "ERROR")
