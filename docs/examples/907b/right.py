# A solution of Codeforces 907B.
import sys

words = sys.stdin.read().split()
rows = ["".join(words[3 * r : 3 * r + 3]) for r in range(9)]
top, left = (int(words[27]) - 1) % 3 * 3, (int(words[28]) - 1) % 3 * 3
forced = any("." in row[left : left + 3] for row in rows[top : top + 3])
for r in range(9):
    line = ""
    for c in range(9):
        within = top <= r < top + 3 and left <= c < left + 3
        line += "!" if rows[r][c] == "." and (within or not forced) else rows[r][c]
        if c % 3 == 2:
            line += " "
    print(line, end="\n\n" if r % 3 == 2 else "\n")
