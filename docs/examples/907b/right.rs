// A solution of Codeforces 907B.
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let words: Vec<&str> = input.split_whitespace().collect();
    let rows: Vec<Vec<char>> = (0..9).map(|r| words[3 * r..3 * r + 3].concat().chars().collect()).collect();
    let block = |word: &str| (word.parse::<usize>().unwrap() - 1) % 3 * 3;
    let (top, left) = (block(words[27]), block(words[28]));
    let within = |r: usize, c: usize| top <= r && r < top + 3 && left <= c && c < left + 3;
    let forced = (0..81).any(|i| within(i / 9, i % 9) && rows[i / 9][i % 9] == '.');
    for r in 0..9 {
        for c in 0..9 {
            let legal = rows[r][c] == '.' && (!forced || within(r, c));
            print!("{}{}", if legal { '!' } else { rows[r][c] }, if c % 3 == 2 { " " } else { "" });
        }
        println!("{}", if r % 3 == 2 { "\n" } else { "" });
    }
}
