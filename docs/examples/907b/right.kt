// A solution of Codeforces 907B.
fun main() {
    val words = generateSequence(::readLine).joinToString(" ").trim().split(Regex("\\s+"))
    val rows = (0 until 9).map { words.subList(3 * it, 3 * it + 3).joinToString("") }
    val top = (words[27].toInt() - 1) % 3 * 3
    val left = (words[28].toInt() - 1) % 3 * 3
    val forced = (top until top + 3).any { '.' in rows[it].substring(left, left + 3) }
    for (r in 0 until 9) {
        for (c in 0 until 9) {
            val within = r in top until top + 3 && c in left until left + 3
            print(if (rows[r][c] == '.' && (within || !forced)) '!' else rows[r][c])
            if (c % 3 == 2) print(' ')
        }
        println(if (r % 3 == 2) "\n" else "")
    }
}
