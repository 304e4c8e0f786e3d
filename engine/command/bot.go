package command

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/match"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

func botCommand() command {
	return command{
		name:      "bot",
		arguments: "",
		summary:   "play in another arena, as a program that speaks CodinGame's protocol",
		detail: fmt.Sprintf(`For each move it reads the opponent's last move as ROW COL, from 0 to 8, or -1 -1 if
there is none; the number of legal moves; and each of them on a line of its own. It
prints its move as ROW COL, and nothing else. If fewer moves are offered than the rules
allow it plays one of those. -1 -1 begins a new game. The levels are, from the weakest on:
%s`, levels()),
		prepare: func(options *flag.FlagSet) runFunc {
			level := declare(options, "level", "play at level `L` (strongest if not given)", search.Levels[len(search.Levels)-1], findLevel)
			limit := timeOption(options, "time", "answer within `T` (100ms if not given)", 100*time.Millisecond)
			rules := rulesOption(options, tictactoe.Closed)
			return func(ctx context.Context, inv *invocation) error {
				if len(inv.args) > 0 {
					return usageError{message: "want no arguments"}
				}
				if *rules == tictactoe.Judge {
					return usageError{message: "--rules judge: nobody wins by these rules, want open, closed or majority"}
				}
				b := &bot{level: *level, thinking: *limit - *limit/10, game: tictactoe.New(*rules)}
				b.prepare(ctx)
				if err := b.play(ctx, inv); err != nil {
					printError(inv.stderr, standardInput, err)
					return errReported
				}
				return nil
			}
		},
	}
}

// bot plays one side of a game.
type bot struct {
	level    search.Level
	thinking time.Duration // for a move: the limit less a tenth, which an answer may take on its way
	searcher search.Searcher
	game     tictactoe.Position
	moves    uint64 // that it has made, which are the seeds of its searches
	line     int    // that was read last
}

// prepare loads what the first search would have to wait for.
func (b *bot) prepare(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, time.Millisecond)
	defer cancel()
	first := b.game
	first.Push(0) // under Open the empty board is won without a search
	b.searcher.Search(ctx, first, b.level.Limits(0), nil)
}

// play answers questions until the input ends.
func (b *bot) play(ctx context.Context, inv *invocation) error {
	input, err := inv.open(ctx, standardInput)
	if err != nil {
		return err
	}
	in := bufio.NewScanner(input)
	for {
		offered, err := b.read(in)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		c := b.choose(ctx, offered)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		b.game.Push(c)
		fmt.Fprintln(inv.out, match.FormatCell(c))
		if err := inv.out.Flush(); err != nil {
			return err
		}
	}
}

// read reads a question, makes the opponent's move, and gives the legal moves that are offered. The error is io.EOF where
// no question begins.
func (b *bot) read(in *bufio.Scanner) (offered tictactoe.CellSet, err error) {
	first, err := b.next(in)
	if err != nil {
		return offered, err
	}
	if err := b.opponent(first); err != nil {
		return offered, err
	}
	var count int
	text, err := b.next(in)
	if _, bad := fmt.Sscan(text, &count); err != nil || bad != nil || count < 1 || count > grid.Cells {
		return offered, b.complaint("the number of legal moves", text)
	}
	for range count {
		text, err = b.next(in)
		c, _, bad := match.ParseAnswer(text)
		if err != nil || bad != nil {
			return offered, b.complaint("a legal move", text)
		}
		if b.game.Check(c) == nil {
			offered[c.Box()] |= 1 << c.Place()
		}
	}
	if offered.Len() == 0 {
		return offered, b.complaint("a move that is legal after the game so far", text)
	}
	return offered, nil
}

// opponent makes the opponent's last move.
func (b *bot) opponent(text string) error {
	if strings.Join(strings.Fields(text), " ") == "-1 -1" {
		b.game, b.moves = tictactoe.New(b.game.Rules()), 0
		return nil
	}
	c, _, err := match.ParseAnswer(text)
	if err != nil {
		return b.complaint("the opponent's last move", text)
	}
	next, err := b.game.Play(c)
	if err != nil {
		return b.complaint("a move of the opponent that is legal", text)
	}
	b.game = next
	return nil
}

// next is the next line.
func (b *bot) next(in *bufio.Scanner) (string, error) {
	if !in.Scan() {
		if err := in.Err(); err != nil {
			return "", err
		}
		return "", io.EOF
	}
	b.line++
	return in.Text(), nil
}

// complaint says what the last line should have been.
func (b *bot) complaint(want, found string) error {
	return fmt.Errorf("line %d: want %s, found %.60q", b.line, want, found)
}

// choose gives the best of the moves that are offered.
func (b *bot) choose(ctx context.Context, offered tictactoe.CellSet) grid.Cell {
	ctx, cancel := context.WithTimeout(ctx, b.thinking)
	defer cancel()
	b.moves++
	limits := b.level.Limits(b.moves)
	limits.All = offered != b.game.Legal()
	r, _ := b.searcher.Search(ctx, b.game, limits, nil)
	for _, m := range r.Moves {
		if offered.Has(m.Cell) {
			return m.Cell
		}
	}
	return r.Best
}
