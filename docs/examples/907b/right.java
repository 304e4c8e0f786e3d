// A solution of Codeforces 907B.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] rows = new String[9];
        for (int r = 0; r < 9; r++) rows[r] = in.next() + in.next() + in.next();
        int top = (in.nextInt() - 1) % 3 * 3, left = (in.nextInt() - 1) % 3 * 3;
        boolean forced = false;
        for (int r = top; r < top + 3; r++) forced |= rows[r].substring(left, left + 3).contains(".");
        StringBuilder out = new StringBuilder();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                boolean within = top <= r && r < top + 3 && left <= c && c < left + 3;
                char mark = rows[r].charAt(c);
                out.append(mark == '.' && (within || !forced) ? '!' : mark);
                if (c % 3 == 2) out.append(' ');
            }
            out.append(r % 3 == 2 ? "\n\n" : "\n");
        }
        System.out.print(out);
    }
}
