# A solution of Codeforces 907B.
words = $stdin.read.split
rows = (0...9).map { |r| words[3 * r, 3].join }
top = (words[27].to_i - 1) % 3 * 3
left = (words[28].to_i - 1) % 3 * 3
forced = rows[top, 3].any? { |row| row[left, 3].include?(".") }
(0...9).each do |r|
  line = ""
  (0...9).each do |c|
    within = top <= r && r < top + 3 && left <= c && c < left + 3
    line += rows[r][c] == "." && (within || !forced) ? "!" : rows[r][c]
    line += " " if c % 3 == 2
  end
  puts line
  puts if r % 3 == 2
end
