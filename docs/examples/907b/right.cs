// A solution of Codeforces 907B.
using System;

class Solution {
    static void Main() {
        string[] words = Console.In.ReadToEnd().Split((char[])null, StringSplitOptions.RemoveEmptyEntries);
        string[] rows = new string[9];
        for (int r = 0; r < 9; r++) rows[r] = words[3 * r] + words[3 * r + 1] + words[3 * r + 2];
        int top = (int.Parse(words[27]) - 1) % 3 * 3, left = (int.Parse(words[28]) - 1) % 3 * 3;
        bool forced = false;
        for (int r = top; r < top + 3; r++) forced |= rows[r].Substring(left, 3).Contains(".");
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                bool within = top <= r && r < top + 3 && left <= c && c < left + 3;
                Console.Write(rows[r][c] == '.' && (within || !forced) ? '!' : rows[r][c]);
                if (c % 3 == 2) Console.Write(' ');
            }
            Console.Write(r % 3 == 2 ? "\n\n" : "\n");
        }
    }
}
