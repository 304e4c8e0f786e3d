/* A checker: is the output the solution of a grid that has only one? It is run as: checker INPUT OUTPUT ANSWER. */
#include <stdio.h>
#include <stdlib.h>

static int cell[81], row[9], column[9], box[9];

static void quit(int code, const char *message)
{
	fprintf(stderr, "%s\n", message);
	exit(code);
}

static int used(int i) { return row[i / 9] | column[i % 9] | box[i / 27 * 3 + i % 9 / 3]; }

static void toggle(int i, int bit)
{
	row[i / 9] ^= bit;
	column[i % 9] ^= bit;
	box[i / 27 * 3 + i % 9 / 3] ^= bit;
}

/* solutions counts the solutions, at most two. It begins with the cell that has the fewest digits left. */
static int solutions(void)
{
	int best = -1, fewest = 10, found = 0;
	for (int i = 0; i < 81; i++) {
		int left = 9 - __builtin_popcount(used(i));
		if (!cell[i] && left < fewest)
			best = i, fewest = left;
	}
	if (best < 0)
		return 1;
	for (int digit = 1; digit <= 9 && found < 2; digit++) {
		if (used(best) & 1 << digit)
			continue;
		cell[best] = digit;
		toggle(best, 1 << digit);
		found += solutions();
		toggle(best, 1 << digit);
		cell[best] = 0;
	}
	return found;
}

static char next(FILE *file)
{
	char c = 0;
	return fscanf(file, " %c", &c) == 1 ? c : 0;
}

int main(int argc, char **argv)
{
	FILE *input = fopen(argv[1], "r"), *output = fopen(argv[2], "r");
	char given[81];
	int seen[3][9] = {0};
	for (int i = 0; i < 81; i++) {
		given[i] = next(input);
		cell[i] = given[i] == '.' ? 0 : given[i] - '0';
		if (cell[i] && used(i) & 1 << cell[i])
			quit(3, "a digit stands twice");
		if (cell[i])
			toggle(i, 1 << cell[i]);
	}
	if (solutions() != 1)
		quit(3, "it has no solution, or several");
	for (int i = 0; i < 81; i++) {
		char c = next(output);
		if (c < '1' || c > '9')
			quit(2, "the output is no full grid");
		if (given[i] != '.' && given[i] != c)
			quit(1, "a given digit was changed");
		int *house[3] = {&seen[0][i / 9], &seen[1][i % 9], &seen[2][i / 27 * 3 + i % 9 / 3]};
		for (int kind = 0; kind < 3; kind++) {
			if (*house[kind] & 1 << c - '0')
				quit(1, "a digit stands twice in the answer");
			*house[kind] |= 1 << c - '0';
		}
	}
	quit(0, "ok");
}
