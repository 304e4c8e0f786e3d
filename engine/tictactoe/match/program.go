package match

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Program is a Contestant that speaks the protocol. It starts anew for each game.
type Program struct {
	Command program.Command
	Called  string // its name, if that is not the command, as for a source; otherwise ""
}

// Name returns Called, or else the command as it is typed.
func (p Program) Name() string {
	if p.Called != "" {
		return p.Called
	}
	return p.Command.String()
}

// Made returns the program to start, of the solution that its command names. For a source it is the compiled one, with
// the source's name. The error is that of Solution.Make or FindScript: with a missing script each game would be lost.
func (p Program) Made(ctx context.Context, s toolchain.Solution) (Program, error) {
	if !s.IsSource() {
		return p, s.FindScript()
	}
	made, err := s.Make(ctx)
	return Program{Command: made.Command, Called: p.Name()}, err
}

// Start starts the program. The error is that of program.Start.
func (p Program) Start(tictactoe.Rules, uint64, *search.Searcher) (Player, error) {
	session, err := program.Start(p.Command)
	if err != nil {
		return nil, err
	}
	return &programPlayer{session}, nil
}

type programPlayer struct{ session *program.Session }

// Move asks the program. An answer counts within the limit and its margin. After a *Fault the player is of no use.
func (p *programPlayer) Move(ctx context.Context, turn Turn) (Move, error) {
	limited := ctx
	if turn.Limit.Time > 0 {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, turn.Limit.Time+turn.Limit.Margin)
		defer cancel()
	}
	begun := time.Now()
	line, err := p.ask(limited, turn)
	move := Move{Time: since(begun)}
	move.Late = turn.Limit.isOver(move.Time)
	move.Stderr = p.session.Stderr()
	if ctx.Err() != nil {
		return move, ctx.Err()
	}
	if err != nil {
		r := p.session.Close()
		move.Stderr = append(move.Stderr, r.Stderr...)
		fault := faultOf(err, turn.Limit.Time, &r, move.Stderr)
		if fault.Kind == Timeout {
			fault.Answer = p.session.Unended()
		}
		return move, fault
	}
	c, remark, err := ParseAnswer(line)
	move.Cell, move.Remark = c, remark
	return move, err
}

func (p *programPlayer) ask(ctx context.Context, turn Turn) (string, error) {
	lines := strings.Join(question(&turn.Position, turn.Legal), "\n")
	p.session.WriteLine(ctx, lines) // a program that reads no more may still have answered, or its output ends
	return p.session.ReadLine(ctx)
}

// faultOf returns the fault of a program after an exchange of lines failed and the program was closed.
func faultOf(err error, limit time.Duration, r *program.Completed, stderr []byte) *Fault {
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return &Fault{Kind: Timeout, Limit: limit}
	case err == io.EOF:
		return &Fault{Kind: Ended, End: r.End, Status: r.Status, Signal: r.Signal, Said: lastWords(stderr)}
	}
	return &Fault{Kind: Nonsense, Long: true}
}

// Close ends the program with all processes that it started.
func (p *programPlayer) Close() { p.session.Close() }

// The most characters of a remark and of standard error in a comment, so that a record stays within its limits.
const (
	mostRemark = 1000
	mostSaid   = 50_000
)

// Comment returns the time of the move as a record's command, the program's remark and, on further lines, the program's
// standard error, with a dot for each character that cannot be shown.
func (m *Move) Comment() string {
	remark := text.Cut(strings.TrimSpace(text.SafeLine(m.Remark)), mostRemark)
	comment := strings.TrimSpace(record.TimeCommand(m.Time) + " " + remark)
	said := strings.TrimRight(strings.TrimLeft(text.SafeLines(string(m.Stderr)), "\n"), "\n ")
	if said != "" {
		comment += "\n" + text.Cut(said, mostSaid)
	}
	return comment
}

// LostComment adds to the comment of a game's last move why the side after it has lost, and what its program said.
func LostComment(comment, why string, failed *Move) string {
	told := *failed
	told.Remark = why + " " + failed.Remark
	return strings.TrimPrefix(comment+"\n"+told.Comment(), "\n")
}

// CutLost removes what LostComment has added.
func CutLost(comment, why string) string {
	before, _, found := strings.Cut("\n"+comment, "] "+why)
	if !found || why == "" {
		return comment
	}
	return strings.TrimPrefix(before[:strings.LastIndexByte(before, '\n')], "\n")
}

// The protocol is that of CodinGame's "Ultimate Tic-Tac-Toe". Before each of its moves a program reads the opponent's
// last move as ROW COL, from 0 to 8, or -1 -1 if there is none; the number of moves that it may make; and each of them
// as ROW COL on a line of its own. It answers ROW COL; the rest of that line is its remark.

// question returns the lines that ask for a move.
func question(p *tictactoe.Position, legal grid.CellSet) []string {
	last := "-1 -1"
	if c, ok := p.Last(); ok {
		last = FormatCell(c)
	}
	lines := []string{last, strconv.Itoa(legal.Len())}
	for c := range legal.ByBox() {
		lines = append(lines, FormatCell(c))
	}
	return lines
}

// ParseAnswer parses the answer to a question: a cell and the remark after it. The error is a *Fault.
func ParseAnswer(line string) (c grid.Cell, remark string, err error) {
	row, rest := nextWord(line)
	col, remark := nextWord(rest)
	r, rowErr := strconv.Atoi(row)
	k, colErr := strconv.Atoi(col)
	if rowErr != nil || colErr != nil || r < 0 || r > 8 || k < 0 || k > 8 {
		return 0, "", &Fault{Kind: Nonsense, Answer: line}
	}
	return grid.At(r+1, k+1), remark, nil
}

// FormatCell returns a cell in the protocol's form: row and column, each 0 to 8.
func FormatCell(c grid.Cell) string { return fmt.Sprintf("%d %d", c.Row()-1, c.Col()-1) }

// nextWord splits off the first word.
func nextWord(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	if i := strings.IndexAny(s, " \t"); i >= 0 {
		return s[:i], strings.TrimSpace(s[i:])
	}
	return s, ""
}
