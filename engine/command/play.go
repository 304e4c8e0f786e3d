package command

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

func playCommand() command {
	return command{
		name:      "play",
		arguments: "LEVEL LEVEL",
		summary:   "let two levels of the opponent play a match, and print the score",
		detail: fmt.Sprintf(`The levels are, from the weakest on:
%s
Each game begins with 4 random moves, and each beginning is played twice, with X and O
changed over. The same seed gives the same games, unless a level plays by the clock.
Ctrl+C prints the score so far, and ends.`, levels()),
		prepare: func(options *flag.FlagSet) runFunc {
			m := match{
				games: declare(options, "games", "play `N` games (100 if not given)", 100, atLeast(1)),
				rules: rulesOption(options),
				seed:  declare(options, "seed", "draw the beginnings by the number `S` (1 if not given)", 1, parseSeed),
				time:  timeOption(options, "`T` for a move at the level that plays by the clock (1s if not given)"),
			}
			return m.run
		},
	}
}

// match is the options of play.
type match struct {
	games *int
	rules *tictactoe.Rules
	seed  *uint64
	time  *time.Duration
}

func (m match) run(ctx context.Context, inv *invocation) error {
	if len(inv.args) != 2 {
		return usageError{message: "want two LEVELs"}
	}
	if *m.rules == tictactoe.Judge {
		return usageError{message: "--rules judge: nobody wins by these rules, want open, closed or majority"}
	}
	var sides [2]search.Level
	for i, name := range inv.args {
		level, ok := findLevel(name)
		if !ok {
			return usageError{message: fmt.Sprintf("no level is called %q", name)}
		}
		sides[i] = level
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	score, err := search.Match(ctx, *m.rules, m.player(sides[0]), m.player(sides[1]), *m.games, *m.seed, nil)
	low, high := score.Interval()
	fmt.Fprintf(inv.out, "%s against %s, %v rules, %s: %s, %s, %s\n", sides[0].Name, sides[1].Name, *m.rules,
		count(score.Games(), "game", "games"), count(score.Wins, "win", "wins"), count(score.Draws, "draw", "draws"),
		count(score.Losses, "loss", "losses"))
	fmt.Fprintf(inv.out, "score %.1f %%, 95 %% interval %.1f to %.1f %%\n", 100*score.Share(), 100*low, 100*high)
	if ctx.Err() != nil {
		return errReported // the score says how many games were played
	}
	return err
}

// player plays at a level, and by the clock if the level has no limit of its own.
func (m match) player(level search.Level) search.Player {
	if level.Nodes > 0 {
		return level.Player
	}
	return func(ctx context.Context, p tictactoe.Position, seed uint64) (grid.Cell, error) {
		ctx, cancel := context.WithTimeout(ctx, *m.time)
		defer cancel()
		return level.Player(ctx, p, seed)
	}
}

// findLevel finds a level by its name, in small letters or capitals.
func findLevel(name string) (search.Level, bool) {
	for _, level := range search.Levels {
		if strings.EqualFold(level.Name, name) {
			return level, true
		}
	}
	return search.Level{}, false
}

// levels lists the levels with what each may look at.
func levels() string {
	var lines []string
	for _, level := range search.Levels {
		limit := fmt.Sprintf("%d positions a move", level.Nodes)
		if level.Nodes == 0 {
			limit = "by the clock, --time a move"
		}
		lines = append(lines, fmt.Sprintf("  %-10s %s", strings.ToLower(level.Name), limit))
	}
	return strings.Join(lines, "\n")
}
