package command

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
)

func botCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	b := &bot{level: search.Levels[search.Strongest], limit: 100 * time.Millisecond}
	rules := tictactoe.Majority
	declare(cmd, &b.level, "level", "play at level `L` (strongest if not given)", findLevel, levelNames()...)
	declare(cmd, &b.limit, "time", "answer within `T` (100ms if not given)", parseTime)
	rulesOption(cmd, &rules, "majority", parseWinnable)
	cmd.Flags().BoolVar(&b.remarks, "remarks", false, "say behind each move what it is worth, and how that was found")
	cmd.Flags().BoolVar(&b.pace, "pace", false, "answer within the time on average, not each time")
	return func(ctx context.Context) error {
		b.game = tictactoe.New(rules)
		b.searcher.Prepare(rules, b.level.Limits(0))
		return inv.report(standardInput, b.play(ctx, inv))
	}
}

type bot struct {
	level    search.Level
	limit    time.Duration // for an answer
	pace     bool          // the limit is a mean
	searcher search.Searcher
	game     tictactoe.Position
	moves    uint64 // the number of moves that it has made, which seed its searches
	line     int    // the number of the last line read
	remarks  bool
}

// play answers questions until the input ends.
func (b *bot) play(ctx context.Context, inv *invocation) error {
	input, err := inv.open(ctx, standardInput)
	if err != nil {
		return err
	}
	in := bufio.NewReader(input)
	for {
		offered, err := b.read(in)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		c, remark := b.choose(ctx, offered)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		b.game.Push(c)
		answer := match.FormatCell(c)
		if b.remarks && remark != "" {
			answer += " " + remark
		}
		fmt.Fprintln(inv.out, answer)
		if err := inv.out.Flush(); err != nil {
			return err
		}
	}
}

// read reads a question, makes the opponent's move, and returns the legal moves that the question offers. The error is
// io.EOF if no question begins.
func (b *bot) read(in *bufio.Reader) (offered grid.CellSet, err error) {
	first, err := b.next(in)
	if err == io.EOF {
		return offered, err
	}
	if err := b.opponent(first, err); err != nil {
		return offered, err
	}
	var count int
	line, err := b.next(in)
	if _, bad := fmt.Sscan(line, &count); err != nil || bad != nil || count < 1 || count > grid.Cells {
		return offered, b.complaint("moveCount", line, err)
	}
	for range count {
		line, err = b.next(in)
		c, _, bad := match.ParseAnswer(line)
		if err != nil || bad != nil {
			return offered, b.complaint("legalMove", line, err)
		}
		if b.game.Check(c) == nil {
			offered.Add(c)
		}
	}
	if offered.Len() == 0 {
		return offered, b.complaint("movePossible", line, nil)
	}
	return offered, nil
}

// opponent makes the opponent's last move.
func (b *bot) opponent(line string, err error) error {
	if strings.Join(strings.Fields(line), " ") == "-1 -1" {
		b.game, b.moves = tictactoe.New(b.game.Rules()), 0
		return nil
	}
	c, _, bad := match.ParseAnswer(line)
	if err != nil || bad != nil {
		return b.complaint("opponentsMove", line, err)
	}
	next, bad := b.game.Play(c)
	if bad != nil {
		return b.complaint("opponentsLegal", line, nil)
	}
	b.game = next
	return nil
}

// next returns the next line. The error is io.EOF if there is none. If the line is longer than any of a question, the
// error is bufio.ErrBufferFull, with the line's beginning.
func (b *bot) next(in *bufio.Reader) (string, error) {
	line, err := in.ReadSlice('\n')
	if err == io.EOF && len(line) > 0 {
		err = nil // the last line may lack its end
	}
	b.line++
	return strings.TrimRight(string(line), "\r\n"), err
}

// complaint returns the error for the last line, unless that could not be read.
func (b *bot) complaint(want text.Want, found string, err error) error {
	if err != nil && err != io.EOF && err != bufio.ErrBufferFull {
		return err
	}
	const most = 60 // characters
	begun := strings.TrimLeft(found, " \t")
	e := &text.Error{Line: b.line, Column: 1 + len(found) - len(begun), Want: want, Found: text.FoundTextEnd}
	if err != io.EOF {
		e.Found = strconv.Quote(text.Cut(begun, most))
	}
	return e
}

// choose returns the best of the offered moves and a remark on it. A single move needs no search and gets no remark.
func (b *bot) choose(ctx context.Context, offered grid.CellSet) (c grid.Cell, remark string) {
	if c, ok := offered.Only(); ok {
		return c, ""
	}
	ctx, cancel := context.WithTimeout(ctx, b.thinking())
	defer cancel()
	b.moves++
	limits := b.level.Limits(b.moves)
	limits.All = offered != b.game.Legal()
	r, _ := b.searcher.Search(ctx, b.game, limits, nil)
	best := search.Move{Cell: r.Best, Value: r.Value}
	if i := slices.IndexFunc(r.Moves, func(m search.Move) bool { return offered.Has(m.Cell) }); i >= 0 {
		best = r.Moves[i]
	}
	remark = fmt.Sprintf("%s, depth %d, %d positions", english.Value(best.Value, b.game.Turn()), r.Depth, r.Nodes)
	if best.Cell == r.Best && len(r.Line) > 1 {
		remark += ", line"
		for _, c := range r.Line[1:] {
			remark += " " + match.FormatCell(c)
		}
	}
	return best.Cell, remark
}

// thinking returns the time for the move: the limit less a tenth, which the answer's way may take.
func (b *bot) thinking() time.Duration {
	limit := b.limit
	if b.pace {
		limit = search.Pace(&b.game, limit)
	}
	return limit - limit/10
}
