package command

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
)

func playCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	cmd.ValidArgsFunction = completeChoices(levelNames())
	m := &matchOptions{
		Options: match.Options{Rules: tictactoe.Closed, Games: 100, Openings: 4, Jobs: 1, Seed: 1},
		time:    100 * time.Millisecond, margin: -1,
	}
	m.declare(cmd)
	return func(ctx context.Context) error {
		m.ruled = cmd.Flags().Changed("rules")
		return m.playMatch(ctx, inv)
	}
}

type matchOptions struct {
	match.Options               // except the Times
	time, first   time.Duration // first is 0 if it is not given
	margin        time.Duration // below 0 if it is not given
	ruled         bool          // the rules are given
	records       string
	resume        string
	json          bool
}

func (m *matchOptions) declare(cmd *cobra.Command) {
	declare(cmd, &m.Games, "games", "play `N` games (100 if not given)", parseCount)
	rulesOption(cmd, &m.Rules, "majority with a program, else closed", parseWinnable)
	declare(cmd, &m.Seed, "seed", "draw the openings by the number `S` (1 if not given)", parseSeed)
	declare(cmd, &m.Openings, "openings", "begin each game with `K` random moves (4 if not given)", between(0, 80))
	declare(cmd, &m.Jobs, "jobs", "play `N` games at once (1 if not given)", between(1, 256))
	declare(cmd, &m.time, "time", "`T` for a move, of programs and the strongest level (100ms if not given)", parseTime)
	declare(cmd, &m.first, "first-time", "`T` for each side's first move (1s, or --time if that is longer)", parseTime)
	declare(cmd, &m.margin, "margin", "programs may be `T` late (a tenth, 20ms at least, if not given)", parseMargin)
	declare(cmd, &m.Test, "sprt", "test whether the first player is `E0,E1` Elo stronger", match.ParseSPRT)
	folderOption(cmd, &m.records, "records", "write a record of each game into `DIR`, which must be new or empty")
	folderOption(cmd, &m.resume, "resume", "go on with the stopped match whose records are in `DIR`")
	cmd.Flags().BoolVar(&m.json, "json", false, "print the result as a line of JSON")
}

func (m *matchOptions) playMatch(ctx context.Context, inv *invocation) error {
	contestants, err := contestantsOf(inv.args)
	if err != nil {
		return err
	}
	if !m.ruled && withProgram(contestants) {
		m.Rules = tictactoe.Majority
	}
	if err := m.openRecords(inv); err != nil {
		return err
	}
	ctx, stop := untilSignalled(ctx)
	defer stop()
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	progress := newProgress(inv.stderr, inv.words)
	if err := inv.compileContestants(ctx, &contestants, progress); err != nil {
		return err
	}
	scored, end := progress.followMatch(m.Games)
	m.setTimes()
	result, err := match.Run(ctx, m.Options, contestants, func(r match.Summary, p match.Played) {
		scored <- r.Score
		if m.records != "" && p.Number >= len(m.Earlier) {
			if err := writeRecord(m.records, &p); err != nil {
				cancel(err)
			}
		}
	})
	end()
	if errors.Is(err, match.ErrOtherMatch) { // in the record of the game after those counted
		return inv.report(recordFile(m.records, result.Score.Games()), err)
	}
	if err != nil && ctx.Err() == nil && result.Score.Games() == 0 {
		return err // a player cannot play
	}
	report := finishedMatch{m.Options, contestants, result, err != nil, !m.ruled}
	if m.json {
		matchEvent(&report).writeLine(inv.out)
	} else {
		report.write(inv.out, inv.words)
	}
	switch cause := context.Cause(ctx); {
	case cause == nil:
		return err
	case errors.Is(cause, context.Canceled):
		return errReported // the score tells how many games were played
	default:
		return cause
	}
}

func (m *matchOptions) setTimes() {
	m.Times = match.UsualTimes(m.time)
	if m.first != 0 {
		m.Times.First = match.WithMargin(m.first)
	}
	if m.margin >= 0 {
		m.Times.First.Margin, m.Times.Other.Margin = m.margin, m.margin
	}
}

// programPrefix begins the name of a player that is a program.
const programPrefix = "cmd:"

// contestantsOf returns the two players that the arguments name.
func contestantsOf(args []string) (contestants [2]match.Contestant, err error) {
	for i, arg := range args {
		if line, ok := strings.CutPrefix(arg, programPrefix); ok {
			command, err := program.ParseCommand(line)
			if err != nil {
				return contestants, usageError(fmt.Sprintf("%s: %v", arg, err))
			}
			contestants[i] = match.Program{Command: command}
			continue
		}
		level, err := findLevel(arg)
		if err != nil {
			return contestants, usageError(fmt.Sprintf("%v, or %sCOMMAND", err, programPrefix))
		}
		contestants[i] = match.Engine{Level: level}
	}
	return contestants, nil
}

// findLevel finds a level by its name, in capitals or not.
func findLevel(name string) (search.Level, error) {
	for _, level := range search.Levels {
		if strings.EqualFold(level.Name, name) {
			return level, nil
		}
	}
	return search.Level{}, fmt.Errorf("no level is called %q: want %s", name, eitherOf(levelNames()))
}

// levelNames returns the names of the levels in small letters, the weakest first.
func levelNames() []string {
	var names []string
	for _, level := range search.Levels {
		names = append(names, strings.ToLower(level.Name))
	}
	return names
}

// levels lists the levels with the number of positions that each looks at.
func levels() string {
	var lines []string
	for _, level := range search.Levels {
		limit := fmt.Sprintf("%v positions a move", level.Nodes)
		switch {
		case level.Timed():
			limit = "by the clock, --time a move"
		case level.Nodes == 0:
			limit = "any legal move: a base line"
		}
		lines = append(lines, fmt.Sprintf("  %-10s %s", strings.ToLower(level.Name), limit))
	}
	return strings.Join(lines, "\n")
}

// compileContestants compiles the contestants that are sources, and names them as they were typed.
func (inv *invocation) compileContestants(
	ctx context.Context, contestants *[2]match.Contestant, progress *progress,
) error {
	builder, err := toolchain.UserBuilder(&inv.builds)
	if err != nil {
		return err
	}
	for i, contestant := range contestants {
		typed, ok := contestant.(match.Program)
		if !ok {
			continue
		}
		words := typed.Command.Args
		solution := builder.Solution(words)
		if !solution.IsSource() {
			if _, err := exec.LookPath(words[0]); err != nil && builder.Solution(words[:1]).IsSource() {
				return usageError(programPrefix + typed.Name() + ": a source takes no arguments")
			}
		}
		if solution.Compiles() {
			progress.show("test.compiling", locale.Args{"Source": text.SafeLine(solution.Name)})
		}
		contestants[i], err = typed.Made(ctx, solution)
		progress.clear()
		if err != nil {
			return err
		}
	}
	return nil
}
