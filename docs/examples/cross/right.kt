// A solution of QOJ 17074 (CROSS).
val cells = Array(9) { readLine()!!.trim().toCharArray() }

// The place of cell i of a row, a column or a box (kind 0, 1, 2).
fun place(kind: Int, number: Int, i: Int) = when (kind) {
    0 -> Pair(number, i)
    1 -> Pair(i, number)
    else -> Pair(number / 3 * 3 + i / 3, number % 3 * 3 + i % 3)
}

fun count(kind: Int, number: Int, digit: Char) = (0 until 9).count {
    val (r, c) = place(kind, number, it)
    cells[r][c] == digit
}

fun solve(): Boolean {
    for (digit in '1'..'9') if ((0 until 27).any { count(it / 9, it % 9, digit) > 1 }) return false
    var moved = true
    while (moved) {
        moved = false
        for (digit in '1'..'9') for (box in 0 until 9) {
            if (count(2, box, digit) > 0) continue
            val places = (0 until 9).map { place(2, box, it) }
                .filter { (r, c) -> cells[r][c] == '.' && count(0, r, digit) == 0 && count(1, c, digit) == 0 }
            if (places.isEmpty()) return false
            if (places.size == 1) {
                val (r, c) = places[0]
                cells[r][c] = digit
                moved = true
            }
        }
    }
    return true
}

fun main() {
    if (solve()) cells.forEach { println(String(it)) } else println("ERROR")
}
