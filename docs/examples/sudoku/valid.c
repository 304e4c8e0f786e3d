/* Says whether no digit of a grid stands twice in a row, a column or a box. */
#include <stdio.h>

int main(void)
{
	char cell[82];
	int seen[3][9][10] = {0}, valid = 1;
	for (int i = 0; i < 81; i++) {
		scanf(" %c", &cell[i]);
		if (cell[i] == '.')
			continue;
		int row = i / 9, column = i % 9, digit = cell[i] - '0';
		int house[3] = {row, column, row / 3 * 3 + column / 3};
		for (int kind = 0; kind < 3; kind++)
			if (seen[kind][house[kind]][digit]++)
				valid = 0;
	}
	puts(valid ? "YES" : "NO");
}
