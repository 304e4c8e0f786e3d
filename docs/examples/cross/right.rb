# A solution of QOJ 17074 (CROSS).
CELLS = $stdin.read.split
DIGITS = ("1".."9").to_a
ROWS = (0...9).map { |r| (0...9).map { |c| [r, c] } }
COLUMNS = ROWS.transpose
BOXES = (0...9).map { |b| (0...9).map { |i| [b / 3 * 3 + i / 3, b % 3 * 3 + i % 3] } }

def count(house, digit)
  house.count { |r, c| CELLS[r][c] == digit }
end

def solve
  return false if DIGITS.any? { |digit| (ROWS + COLUMNS + BOXES).any? { |house| count(house, digit) > 1 } }
  moved = true
  while moved
    moved = false
    DIGITS.each do |digit|
      BOXES.each do |box|
        next if count(box, digit) > 0
        places = box.select { |r, c| CELLS[r][c] == "." && count(ROWS[r], digit) == 0 && count(COLUMNS[c], digit) == 0 }
        return false if places.empty?
        next if places.size > 1
        r, c = places[0]
        CELLS[r][c] = digit
        moved = true
      end
    end
  end
  true
end

puts solve ? CELLS : "ERROR"
