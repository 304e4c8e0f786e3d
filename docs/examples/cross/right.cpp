// A solution of QOJ 17074 (CROSS).
#include <bits/stdc++.h>
using namespace std;

vector<string> cells(9);

// cell is number i of a row, a column or a box (kind 0, 1, 2).
char &cell(int kind, int number, int i) {
	if (kind == 0) return cells[number][i];
	if (kind == 1) return cells[i][number];
	return cells[number / 3 * 3 + i / 3][number % 3 * 3 + i % 3];
}

int holds(int kind, int number, char digit) {
	int n = 0;
	for (int i = 0; i < 9; i++) n += cell(kind, number, i) == digit;
	return n;
}

bool solve() {
	for (char digit = '1'; digit <= '9'; digit++)
		for (int kind = 0; kind < 3; kind++)
			for (int i = 0; i < 9; i++)
				if (holds(kind, i, digit) > 1) return false;
	for (bool moved = true; moved;) {
		moved = false;
		for (char digit = '1'; digit <= '9'; digit++)
			for (int box = 0; box < 9; box++) {
				if (holds(2, box, digit)) continue;
				vector<char *> places;
				for (int i = 0; i < 9; i++) {
					int r = box / 3 * 3 + i / 3, c = box % 3 * 3 + i % 3;
					if (cells[r][c] == '.' && !holds(0, r, digit) && !holds(1, c, digit)) places.push_back(&cells[r][c]);
				}
				if (places.empty()) return false;
				if (places.size() == 1) *places[0] = digit, moved = true;
			}
	}
	return true;
}

int main() {
	for (auto &row : cells) cin >> row;
	if (!solve()) {
		cout << "ERROR\n";
		return 0;
	}
	for (auto &row : cells) cout << row << "\n";
}
