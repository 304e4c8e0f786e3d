package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"ninefold/engine/atomicfile"
	"ninefold/engine/locale"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe/match"
)

// finishedMatch is a match that has ended or was stopped.
type finishedMatch struct {
	match.Options
	contestants [2]match.Contestant
	result      match.Summary
	stopped     bool
	unruled     bool // the rules were not given
}

// withProgram reports whether a contestant is a program, whose time is limited.
func withProgram(contestants [2]match.Contestant) bool {
	return slices.ContainsFunc(contestants[:], func(c match.Contestant) bool { _, ok := c.(match.Program); return ok })
}

func (m *finishedMatch) write(out io.Writer, words *locale.Words) {
	say := func(key string, args locale.Args) { fmt.Fprintln(out, words.Text(key, args)) }
	s, names := m.result.Score, [2]string{m.contestants[0].Name(), m.contestants[1].Name()}
	score := locale.Args{"First": names[0], "Second": names[1], "Rules": words.Text("rules." + m.Rules.String()),
		"Games": words.Amount("games", s.Games())}
	maps.Copy(score, words.Tally(s))
	say("match.score", score)
	if s.Games() == 0 {
		say("match.none", nil)
	} else {
		low, high := s.Interval()
		say("match.share", locale.Args{"Share": percent(s.Share()), "Low": percent(low), "High": percent(high)})
		say("match.elo", locale.Args{"Elo": words.Elo(s.Share()), "Low": words.Elo(low), "High": words.Elo(high)})
	}
	if m.unruled && withProgram(m.contestants) {
		say("match.codingame", nil)
	}
	if t := m.Times; withProgram(m.contestants) {
		say("match.limits", locale.Args{"Time": t.Other.Time, "Margin": t.Other.Margin,
			"FirstTime": t.First.Time, "FirstMargin": t.First.Margin})
	}
	var lines []string
	for i, name := range names {
		took := words.Text("match.player", locale.Args{"Name": name, "Took": words.MoveTime(&m.result, i)})
		lines = append(append(lines, took), words.Faults(&m.result, i, name)...)
	}
	lines = append(lines, words.Pairs(&m.result, names)...)
	if m.Test != nil {
		lines = append(lines, words.SPRT(m.Test, s))
	}
	for _, line := range lines {
		fmt.Fprintln(out, line)
	}
}

func percent(share float64) string { return fmt.Sprintf("%.1f", 100*share) }

// recordFile returns the name of the record of a game, by its number from 0.
func recordFile(dir string, number int) string {
	return filepath.Join(dir, fmt.Sprintf("%04d.ninefold", number+1))
}

// writeRecord writes a game into a folder.
func writeRecord(dir string, p *match.Played) error {
	r := p.Record()
	return atomicfile.WriteFile(recordFile(dir, p.Number), record.Append(nil, &r))
}

// openRecords makes the folder for the records, or reads those of a match that goes on.
func (m *matchOptions) openRecords(inv *invocation) error {
	switch {
	case m.records != "" && m.resume != "":
		return usageError("--records and --resume exclude each other")
	case m.records != "":
		return inv.report(m.records, makeEmptyDir(m.records))
	case m.resume == "":
		return nil
	}
	m.records = m.resume
	for number := range m.Games {
		name := recordFile(m.resume, number)
		text, err := os.ReadFile(name)
		if number > 0 && errors.Is(err, fs.ErrNotExist) {
			break
		}
		var r record.Record
		if err == nil {
			r, err = record.Read(text)
		}
		if err != nil {
			return inv.report(name, err)
		}
		m.Earlier = append(m.Earlier, r)
	}
	return nil
}
