package command

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninefold/engine/locale"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

func analyseCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	a := analysis{
		time: time.Second, limits: search.Limits{Threads: runtime.GOMAXPROCS(0), All: true},
	}
	a.empty = emptyOption(cmd)
	rulesOption(cmd, &a.rules, "the text's", parseOwnRules)
	declare(cmd, &a.time, "time", "think about each position for `T`, such as 500ms or 10s (1s if not given)",
		parseTime)
	declare(cmd, &a.limits.Threads, "threads", "think in `N` threads (one for each processor if not given)",
		between(1, maxThreads))
	cmd.Flags().BoolVar(&a.json, "json", false, "print a line of JSON for each position instead")
	return func(ctx context.Context) error { return a.analyse(ctx, inv) }
}

// maxThreads is the most threads of an analysis: more than desktop computers have processors, and few enough to start
// quickly.
const maxThreads = 256

type analysis struct {
	empty  *bool
	rules  *tictactoe.Rules // nil for those of the text
	time   time.Duration
	limits search.Limits
	json   bool
}

func (a *analysis) analyse(ctx context.Context, inv *invocation) error {
	first := true
	var searcher search.Searcher // its memory of one position can help with the next
	return inv.eachPosition(ctx, *a.empty, func(_ int, p tictactoe.Position) error {
		if !first && !a.json {
			fmt.Fprintln(inv.out)
		}
		if p = a.byRules(p); first && !p.Over() {
			searcher.Prepare(p.Rules(), a.limits) // before the clock runs
		}
		first = false
		return a.position(ctx, inv, &searcher, p)
	})
}

// byRules returns a position under the rules of the option, or else its own. By the judge's, which a text has that
// names none, nobody can win: then it is under the usual ones.
func (a *analysis) byRules(p tictactoe.Position) tictactoe.Position {
	switch {
	case a.rules != nil:
		return p.WithRules(*a.rules)
	case p.Rules() == tictactoe.Judge:
		return p.WithRules(tictactoe.Closed)
	}
	return p
}

// position searches until the time is up or the user interrupts.
func (a *analysis) position(
	ctx context.Context, inv *invocation, searcher *search.Searcher, p tictactoe.Position,
) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	limited, cancel := context.WithTimeout(ctx, a.time)
	defer cancel()
	result, err := searcher.Search(limited, p, a.limits, nil)
	if err != nil && !errors.Is(err, search.ErrOver) {
		return err
	}
	if a.json {
		analysed(&p, &result).writeLine(inv.out)
	} else {
		inv.printAnalysis(&p, &result)
	}
	if err := inv.out.Flush(); err != nil { // the next position may take long
		return err
	}
	return ctx.Err()
}

func (inv *invocation) printAnalysis(p *tictactoe.Position, r *search.Result) {
	if p.Over() {
		over := inv.words.Sentence(inv.words.Outcome(p.Outcome(), locale.MarkNames()))
		fmt.Fprintln(inv.out, inv.words.Sentences(inv.words.Text("why.over"), over))
		return
	}
	for i, m := range r.Moves {
		line := fmt.Sprintf("%s  %s", rowCol(m.Cell), inv.words.Value(m.Value, p.Turn()))
		if i == 0 && len(r.Line) > 1 {
			line += inv.words.Text("analysis.then", locale.Args{"Line": inv.words.Moves(r.Line[1:])})
		}
		fmt.Fprintln(inv.out, line)
	}
}

// outcomes tell in JSON how a game ended, by its tictactoe.Termination; W stands for the winner.
var outcomes = [tictactoe.Terminations]string{
	tictactoe.ThreeBoxes: "W has won", tictactoe.MoreBoxes: "W has won",
	tictactoe.BothLines: "both have three boxes in a row",
	tictactoe.BoardFull: "nobody has won", tictactoe.NoneOpen: "nobody has won",
}

// outcome tells in JSON how a game ended; it is empty while the game goes on.
func outcome(o tictactoe.Outcome) string {
	return strings.Replace(outcomes[o.Termination], "W", o.Winner.String(), 1)
}
