/* Solves a grid cell by cell. It forgets to empty a cell again when no digit has led to a solution. */
#include <stdio.h>

static char cell[81];

static int fits(int i, char digit)
{
	int box = i / 27 * 27 + i % 9 / 3 * 3;
	for (int k = 0; k < 9; k++)
		if (cell[i / 9 * 9 + k] == digit || cell[k * 9 + i % 9] == digit || cell[box + k / 3 * 9 + k % 3] == digit)
			return 0;
	return 1;
}

static int solve(int i)
{
	if (i == 81)
		return 1;
	if (cell[i] != '.')
		return solve(i + 1);
	for (char digit = '1'; digit <= '9'; digit++) {
		if (!fits(i, digit))
			continue;
		cell[i] = digit;
		if (solve(i + 1))
			return 1;
	}
	return 0;
}

int main(void)
{
	for (int i = 0; i < 81; i++)
		scanf(" %c", &cell[i]);
	solve(0);
	for (int i = 0; i < 81; i++)
		printf("%c%s", cell[i], i % 9 == 8 ? "\n" : "");
}
