// A solution of QOJ 17074 (CROSS).
use std::io::Read;

type Grid = Vec<Vec<u8>>;

// The place of cell i of a row, a column or a box (kind 0, 1, 2).
fn place(kind: usize, number: usize, i: usize) -> (usize, usize) {
    match kind {
        0 => (number, i),
        1 => (i, number),
        _ => (number / 3 * 3 + i / 3, number % 3 * 3 + i % 3),
    }
}

fn count(grid: &Grid, kind: usize, number: usize, digit: u8) -> usize {
    (0..9).map(|i| place(kind, number, i)).filter(|&(r, c)| grid[r][c] == digit).count()
}

fn solve(grid: &mut Grid) -> bool {
    for digit in b'1'..=b'9' {
        if (0..27).any(|i| count(grid, i / 9, i % 9, digit) > 1) {
            return false;
        }
    }
    loop {
        let mut moved = false;
        for digit in b'1'..=b'9' {
            for square in 0..9 {
                if count(grid, 2, square, digit) > 0 {
                    continue;
                }
                let free = |&(r, c): &(usize, usize)| {
                    grid[r][c] == b'.' && count(grid, 0, r, digit) == 0 && count(grid, 1, c, digit) == 0
                };
                let places: Vec<_> = (0..9).map(|i| place(2, square, i)).filter(free).collect();
                match places[..] {
                    [] => return false,
                    [(r, c)] => {
                        grid[r][c] = digit;
                        moved = true;
                    }
                    _ => {}
                }
            }
        }
        if !moved {
            return true;
        }
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut grid: Grid = input.split_whitespace().map(|row| row.as_bytes().to_vec()).collect();
    if !solve(&mut grid) {
        println!("ERROR");
        return;
    }
    for row in grid {
        println!("{}", String::from_utf8(row).unwrap());
    }
}
