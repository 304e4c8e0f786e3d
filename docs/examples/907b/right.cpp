// A solution of Codeforces 907B.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
#ifndef ONLINE_JUDGE
	freopen("input.txt", "r", stdin);
#endif
	vector<string> rows(9);
	for (auto &row : rows)
		for (int i = 0; i < 3; i++) {
			string group;
			cin >> group;
			row += group;
		}
	int row, col;
	cin >> row >> col;
	int top = (row - 1) % 3 * 3, left = (col - 1) % 3 * 3;
	bool forced = false;
	for (int r = top; r < top + 3; r++) forced |= rows[r].substr(left, 3).find('.') != string::npos;
	for (int r = 0; r < 9; r++) {
		for (int c = 0; c < 9; c++) {
			bool in = top <= r && r < top + 3 && left <= c && c < left + 3;
			cout << (rows[r][c] == '.' && (in || !forced) ? '!' : rows[r][c]) << (c % 3 == 2 ? " " : "");
		}
		cout << (r % 3 == 2 ? "\n\n" : "\n");
	}
}
