package judge

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/sudoku"
)

// asSolution makes this binary behave as the solution that its first argument names.
const asSolution = "NINEFOLD_TEST_SOLUTION"

func TestMain(m *testing.M) {
	if os.Getenv(asSolution) != "" && len(os.Args) > 1 {
		if solve, ok := solutions[os.Args[1]]; ok { // otherwise this is a worker of the fuzzer
			solve()
			return
		}
	}
	os.Setenv(asSolution, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // under the race detector the solutions would take a second to end
	os.Exit(m.Run())
}

func solution(name string) program.Command { return program.Command{Args: []string{os.Args[0], name}} }

// solutions are the tested programs: right ones, and one for each mistake.
var solutions = map[string]func(){
	"right":          func() { fmt.Print(marked(readBoard(), rightTarget, true)) },
	"divides":        func() { fmt.Print(marked(readBoard(), dividedTarget, true)) },
	"never free":     func() { fmt.Print(marked(readBoard(), rightTarget, false)) },
	"marks occupied": func() { fmt.Print(marked(readBoard().occupied(), rightTarget, true)) },
	"debugs": func() {
		b := readBoard()
		fmt.Println("last", b.last)
		fmt.Print(marked(b, rightTarget, true))
	},
	"short":            func() { fmt.Print(marked(readBoard(), rightTarget, true)[:60]) },
	"crashes":          func() { panic("oh") },
	"silent":           func() {},
	"alone":            alone,
	"reads nothing":    func() { fmt.Println("... ... ...") },
	"loops":            loop,
	"loops if centred": loopIfCentred,
	"writes for ever":  func() { flood() },
	"sleeps":           func() { time.Sleep(time.Hour) },
	"writes a file":    func() { writeFile("output.out", marked(readBoard(), rightTarget, true)) },
	"makes a file":     func() { writeFile("log.txt", ""); fmt.Print(marked(readBoard(), dividedTarget, true)) },
	"reads a file":     func() { fmt.Print(marked(readFrom("input.txt"), rightTarget, true)) },
	"reads and writes": func() { writeFile("output.txt", marked(readFrom("input.txt"), rightTarget, true)) },
	"needs no file":    func() { fmt.Print(len("input.txt")) },
	"starts slowly": func() {
		time.Sleep(1200 * time.Millisecond)
		fmt.Print(marked(readBoard(), rightTarget, true))
	},

	"counts digits": func() { countDigits(0) }, "counts nines as well": func() { countDigits(1) },
	"crashes deep": func() { os.Stderr.WriteString("stack overflow"); os.Exit(2) },
	"fails once": func() { // and leaves a file
		if _, err := os.Stat(os.Args[2]); err == nil {
			fmt.Print(marked(readBoard(), rightTarget, true))
			return
		}
		writeFile(os.Args[2], "")
	},
	"says nothing": func() { os.Stderr.WriteString("oh\n") },
	"exits": func() { // with the status that it is told before the files, or else with one that no checker has
		status, err := strconv.Atoi(append(os.Args, "")[2])
		if err != nil {
			status = 9
		}
		os.Exit(status)
	},
	"checks grids": checkGrid, "refuses": func() { os.Stderr.WriteString("oh\n"); os.Exit(3) },

	"hatches": func() { hatch(sudoku.Grid.Solve) }, "hatches once": func() { hatch(once) },
	"hatches blindly": func() { hatch(blindly) },

	"notes broken promises": noteBroken, "notes its folder": noteFolder,
	"crashes on many o, else wrong": func() { b := readBoard(); os.Exit(b.count('o') / 20) },
}

// naive is a Tic-Tac-Toe input in the form in which a contestant reads it.
type naive struct {
	rows []string
	last [2]int // row and column, from 0
	over bool   // whether occupied cells of the target are marked too
}

func (b naive) occupied() naive { b.over = true; return b }

func readBoard() naive {
	text, _ := io.ReadAll(os.Stdin)
	words := strings.Fields(string(text))
	var b naive
	cells := strings.Join(words[:len(words)-2], "")
	for row := range 9 {
		b.rows = append(b.rows, cells[9*row:9*row+9])
	}
	fmt.Sscan(strings.Join(words[len(words)-2:], " "), &b.last[0], &b.last[1])
	b.last[0]--
	b.last[1]--
	return b
}

// readFrom does what readBoard does, from a file. For a missing file it ends the program.
func readFrom(name string) naive {
	file, err := os.Open(name)
	if err != nil {
		os.Exit(0) // like a language that ignores the error
	}
	os.Stdin = file
	return readBoard()
}

func writeFile(name, content string) {
	if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
		panic(err)
	}
}

func (b *naive) count(mark rune) int { return strings.Count(strings.Join(b.rows, ""), string(mark)) }

func rightTarget(n int) int   { return n % 3 }
func dividedTarget(n int) int { return n / 3 }

// marked returns the answer for a way to find the target, with or without a free choice if that is full.
func marked(b naive, target func(int) int, free bool) string {
	top, left := 3*target(b.last[0]), 3*target(b.last[1])
	full := true
	for row := top; row < top+3; row++ {
		full = full && !strings.Contains(b.rows[row][left:left+3], ".")
	}
	var out strings.Builder
	for row := range 9 {
		for col := range 9 {
			c := b.rows[row][col]
			inTarget := top <= row && row < top+3 && left <= col && col < left+3
			if inTarget && b.over || c == '.' && (inTarget || full && free) {
				c = '!'
			}
			out.WriteByte(c)
			if col%3 == 2 {
				out.WriteByte(' ')
			}
		}
		out.WriteByte('\n')
		if row%3 == 2 {
			out.WriteByte('\n')
		}
	}
	return out.String()
}

var sink int

func loop() {
	for n := 0; ; n++ {
		sink = n
	}
}

func loopIfCentred() {
	b := readBoard()
	if b.rows[4][4] != '.' {
		loop()
	}
	fmt.Print(marked(b, rightTarget, true))
}

// noteFolder makes a file in the folder that is its argument, with the name of its own folder. It never chooses freely.
func noteFolder() {
	folder, _ := os.Getwd()
	writeFile(filepath.Join(os.Args[2], filepath.Base(folder)), "")
	fmt.Print(marked(readBoard(), rightTarget, false))
}

func flood() {
	for {
		fmt.Print(strings.Repeat("flood\n", 1000))
	}
}

func hatch(solve func(sudoku.Grid) (sudoku.Grid, bool)) {
	text, _ := io.ReadAll(os.Stdin)
	g, err := sudoku.Parse(text)
	if err != nil {
		panic(err)
	}
	answer, ok := solve(g)
	if !ok {
		fmt.Println("ERROR")
		return
	}
	os.Stdout.Write(sudoku.AppendText(nil, &answer))
}

// once is right except that it stops after one round.
func once(g sudoku.Grid) (sudoku.Grid, bool) {
	_, ok := g.Solve()
	g, _ = g.Round()
	return g, ok
}

// blindly finds no contradiction.
func blindly(g sudoku.Grid) (sudoku.Grid, bool) {
	for n := -1; n != 0; {
		g, n = g.Round()
	}
	return g, true
}

// alone fails while another process like it runs: each makes a file in the folder that is its argument.
func alone() {
	name := filepath.Join(os.Args[2], "here")
	file, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		os.Exit(3)
	}
	time.Sleep(2 * time.Millisecond)
	fmt.Print(marked(readBoard(), rightTarget, true))
	file.Close()
	os.Remove(name)
}
