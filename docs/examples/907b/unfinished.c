// No solution of Codeforces 907B yet: it lacks a declaration.
#include <stdio.h>

int main(void) {
	char rows[9][10];
	int row, col;
	for (int r = 0; r < 9; r++) scanf(" %3c %3c %3c", rows[r], rows[r] + 3, rows[r] + 6);
	scanf("%d %d", &row, &col);
	int top = (row - 1) % 3 * 3, left = (col - 1) % 3 * 3;
	for (int r = top; r < top + 3; r++)
		for (int c = left; c < left + 3; c++) forced |= rows[r][c] == '.';
	for (int r = 0; r < 9; r++) {
		for (int c = 0; c < 9; c++) {
			int in = top <= r && r < top + 3 && left <= c && c < left + 3;
			putchar(rows[r][c] == '.' && (in || !forced) ? '!' : rows[r][c]);
			if (c % 3 == 2) putchar(' ');
		}
		puts(r % 3 == 2 ? "\n" : "");
	}
}
