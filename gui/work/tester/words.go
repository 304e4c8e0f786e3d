package tester

import (
	"path/filepath"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/judge"
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
)

// words says how far the test is, or how long it took.
func (r *run) words() string {
	took := r.elapsed()
	args := language.Args{
		"Files": r.Found, "Done": r.Tally.Cases, "Total": r.Total, "Seconds": language.Words().Seconds(took),
		"Left": language.Words().TimeLeft(took, r.Tally.Cases, r.Total), "Cases": language.Amount("cases",
			r.Tally.Cases),
		"Measures": language.Words().Measures(&r.Tally),
	}
	switch {
	case r.several() && r.over:
		return r.accounts()
	case r.compiling():
		return language.Text("test.compiling", language.Args{"Source": r.solution()})
	case !r.over && r.Total == 0:
		return language.Text("test.finding", args)
	case r.Total == 0:
		return "" // stopped while test files were looked for
	case r.several():
		now := r.solution() + language.Text("name.colon") + language.Text("test.begun", args)
		return language.Dotted(now, r.accounts())
	case !r.over && r.Stage == judge.Shrinking:
		return language.Text("test.searching", args)
	case !r.over && r.Tally.Cases == 0:
		return language.Text("test.begun", args)
	case !r.over:
		return language.Text("test.progress", args)
	case r.Tally.Cases < r.Total && r.Tally.Failed == 0:
		return "" // the notice says it
	case r.Tally.Cases < r.Total:
		return language.Text("test.broken", args) + r.madeWords()
	}
	return language.Text("test.took", args) + r.madeWords()
}

// madeWords says by which standard a source was compiled, and how long that took unless it took hardly any time.
func (r *run) madeWords() string {
	const least = 100 * time.Millisecond
	args := language.Args{"Standard": r.Program.Standard, "Seconds": language.Words().Seconds(r.made)}
	switch known, long := r.Program.Standard != "", r.made >= least; {
	case known && long:
		return language.Text("test.madeAsIn", args)
	case known:
		return language.Text("test.madeAs", args)
	case long:
		return language.Text("test.made", args)
	}
	return ""
}

func (r *run) accounts() string {
	args := language.Args{"Accepted": r.verdicts()[judge.Accepted], "Solutions": len(r.solutions)}
	switch {
	case len(r.standings) == len(r.solutions):
		return language.Text("test.accepted.of", args)
	case r.over:
		return language.Text("test.stopped.of", args)
	}
	return language.Text("test.soFar.of", args)
}

// verdicts counts the cases by verdict; if there are several solutions, these.
func (r *run) verdicts() [judge.Verdicts]int {
	if !r.several() {
		return r.Tally.By
	}
	var by [judge.Verdicts]int
	for i := range r.standings {
		if s := &r.standings[i]; s.Tested() {
			by[s.Verdict()]++
		}
	}
	return by
}

// solution returns the name of the file being tested.
func (r *run) solution() string {
	name := r.command.Args[0]
	if n := len(r.standings); n < len(r.solutions) {
		name = r.solutions[n].Name
	}
	return text.SafeLine(filepath.Base(name))
}

func (r *run) compiling() bool { return !r.over && r.Stage == judge.Compiling }

// remarks says why a test with failing cases has ended, and what else the user should know about it.
func (r *run) remarks() string {
	says := language.Words()
	all := []string{says.Plural("test.spared", r.Spared), says.Refused(&r.Tally), says.Others(r.Program.Others)}
	if n := len(r.LeftOut); n > 0 {
		first := language.Plural("test.leftOut", n) + language.Text("name.colon") +
			language.Words().ShortError(r.LeftOut[0])
		all = append(all, language.Text("program.failed", language.Args{"Error": first}))
	}
	if r.Start > 0 {
		all = append(all, language.Words().Start(r.Start))
	}
	if !r.over || r.several() || r.Tally.Failed == 0 {
		return language.Sentences(all...)
	}
	if r.Ended() {
		cases := language.Amount("cases", r.Tally.Cases)
		all = append(all, language.Text("test.hopeless", language.Args{"Cases": cases}))
	}
	if r.Tally.Failed >= maxFailures && r.Tally.Cases < r.Total {
		all = append(all, language.Text("test.enough", language.Args{"Most": maxFailures}))
	}
	if r.Tally.By[judge.TimeLimit] >= maxTimeouts && r.Tally.Cases < r.Total {
		all = append(all, language.Text("test.enoughTime", language.Args{"Most": maxTimeouts}))
	}
	if r.Smallest != nil && !r.Smallest.Minimal {
		all = append(all, language.Text("test.notMinimal"))
	}
	return language.Sentences(append(all, language.Words().WhiteSpace(&r.Tally))...)
}

// nameOf names a case. The smallest so far is called so unless it is known that none is smaller.
func (r *run) nameOf(c *judge.Case) string {
	if c.Kind == judge.Shrunk && r.Smallest != nil && !r.Smallest.Minimal {
		return language.Text("test.soFar")
	}
	return capital(language.Words().Say(c))
}

// capital returns the words with a capital first letter, in scripts that have capitals.
func capital(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + words[size:]
}
