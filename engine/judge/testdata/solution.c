/* A right solution to Tic-Tac-Toe that takes next to no time: what is measured is starting it. */
#include <stdio.h>

int main(void) {
	char cell[9][9];
	int row, col, full = 1;
	for (int i = 0; i < 81; i++)
		scanf(" %c", &cell[i / 9][i % 9]);
	scanf("%d %d", &row, &col);
	int top = (row - 1) % 3 * 3, left = (col - 1) % 3 * 3;
	for (int i = 0; i < 9; i++)
		full = full && cell[top + i / 3][left + i % 3] != '.';
	for (int i = 0; i < 9; i++) {
		for (int j = 0; j < 9; j++) {
			int target = i / 3 * 3 == top && j / 3 * 3 == left;
			putchar(cell[i][j] == '.' && (target || full) ? '!' : cell[i][j]);
			if (j % 3 == 2)
				putchar(' ');
		}
		putchar('\n');
		if (i % 3 == 2)
			putchar('\n');
	}
	return 0;
}
