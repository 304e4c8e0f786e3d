// A solution of QOJ 17074 (CROSS).
#include <stdio.h>

static char cells[9][10];

// count is how often a row, a column or a box (kind 0, 1, 2) holds a digit.
static int count(int kind, int number, char digit) {
	int n = 0;
	for (int i = 0; i < 9; i++) {
		int r = kind == 0 ? number : kind == 1 ? i : number / 3 * 3 + i / 3;
		int c = kind == 0 ? i : kind == 1 ? number : number % 3 * 3 + i % 3;
		n += cells[r][c] == digit;
	}
	return n;
}

// solve places digits until nothing moves, and gives 0 at a contradiction.
static int solve(void) {
	for (char digit = '1'; digit <= '9'; digit++)
		for (int kind = 0; kind < 3; kind++)
			for (int i = 0; i < 9; i++)
				if (count(kind, i, digit) > 1) return 0;
	for (int moved = 1; moved;) {
		moved = 0;
		for (char digit = '1'; digit <= '9'; digit++)
			for (int box = 0; box < 9; box++) {
				int places = 0;
				char *place = NULL;
				if (count(2, box, digit)) continue;
				for (int i = 0; i < 9; i++) {
					int r = box / 3 * 3 + i / 3, c = box % 3 * 3 + i % 3;
					if (cells[r][c] != '.' || count(0, r, digit) || count(1, c, digit)) continue;
					places++;
					place = &cells[r][c];
				}
				if (places == 0) return 0;
				if (places == 1) *place = digit, moved = 1;
			}
	}
	return 1;
}

int main(void) {
	for (int r = 0; r < 9; r++) scanf("%9s", cells[r]);
	if (!solve()) return puts("ERROR"), 0;
	for (int r = 0; r < 9; r++) puts(cells[r]);
}
