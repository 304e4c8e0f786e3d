// A solution of QOJ 17074 (CROSS).
import java.util.Scanner;

class Cross {
    static char[][] cells = new char[9][];

    // count is how often a row, a column or a box (kind 0, 1, 2) holds a digit.
    static int count(int kind, int number, char digit) {
        int n = 0;
        for (int i = 0; i < 9; i++) {
            int r = kind == 0 ? number : kind == 1 ? i : number / 3 * 3 + i / 3;
            int c = kind == 0 ? i : kind == 1 ? number : number % 3 * 3 + i % 3;
            if (cells[r][c] == digit) n++;
        }
        return n;
    }

    static boolean solve() {
        for (char digit = '1'; digit <= '9'; digit++)
            for (int i = 0; i < 27; i++) if (count(i / 9, i % 9, digit) > 1) return false;
        for (boolean moved = true; moved;) {
            moved = false;
            for (char digit = '1'; digit <= '9'; digit++)
                for (int box = 0; box < 9; box++) {
                    if (count(2, box, digit) > 0) continue;
                    int places = 0, row = 0, col = 0;
                    for (int i = 0; i < 9; i++) {
                        int r = box / 3 * 3 + i / 3, c = box % 3 * 3 + i % 3;
                        if (cells[r][c] != '.' || count(0, r, digit) > 0 || count(1, c, digit) > 0) continue;
                        places++;
                        row = r;
                        col = c;
                    }
                    if (places == 0) return false;
                    if (places == 1) {
                        cells[row][col] = digit;
                        moved = true;
                    }
                }
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) cells[r] = in.next().toCharArray();
        if (!solve()) {
            System.out.println("ERROR");
            return;
        }
        for (char[] row : cells) System.out.println(row);
    }
}
