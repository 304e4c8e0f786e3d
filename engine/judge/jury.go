package judge

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"strings"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
)

// Jury decides what is right on the boards of a problem that is not Ninefold's own. Its programs may refuse a board,
// for example a Sudoku with several solutions; then it is no case. A nil Jury leaves all to Ninefold.
type Jury struct {
	reference *member // its output is the right answer; nil for Ninefold's answer, or the one in the user's file
	checker   *member // it reads the files of an input, an output and a right answer; nil to compare the two texts
}

// member is a program of the jury.
type member struct {
	tester
	name    string // as the user wrote it
	checker bool
}

// The limits of a program of the jury, which may try all that a solution must not.
const (
	juryTime   = 10 * time.Second
	juryMemory = 1 << 30
)

// NewJury makes the programs of a jury, given as lines for toolchain.Builder.Typed, "" for none. The options of the
// builder for the solution do not count for them. The error is a *JuryError without a case.
func NewJury(ctx context.Context, b *toolchain.Builder, reference, checker string) (*Jury, error) {
	if reference == "" && checker == "" {
		return nil, nil
	}
	own := toolchain.Builder{Table: b.Table, Cache: b.Cache}
	var members [2]*member
	for i, line := range [...]string{reference, checker} {
		if line == "" {
			continue
		}
		var p toolchain.Program
		s, err := own.Typed(line)
		if err == nil {
			p, err = s.Make(ctx)
		}
		if err != nil {
			return nil, &JuryError{Checker: i == 1, Program: line, Err: err}
		}
		members[i] = &member{name: line, checker: i == 1, tester: tester{Command: p.Command, Apart: p.Apart,
			Conditions: Conditions{Limits: SolutionLimits(juryTime, juryMemory)}}}
	}
	return &Jury{members[0], members[1]}, nil
}

// Ruling is what the jury says of an answer, or why it has Refused the board.
type Ruling struct {
	Kind   RulingKind
	Status int    // the program's exit status
	Said   string // in one line; may be empty
}

// RulingKind tells of what a program of the jury speaks. The key of its words ends with it.
type RulingKind string

const (
	OfAnswer  RulingKind = "checker"   // the checker, of an answer
	NoVerdict RulingKind = "noVerdict" // the checker, of a board that it refuses
	NoAnswer  RulingKind = "noAnswer"  // the reference, which has no answer to the board
)

// Message says what the program said, or its exit status if it said nothing.
func (r *Ruling) Message() message.Message {
	said := any(r.Said)
	if r.Said == "" {
		said = message.Of("judge.status", "Status", r.Status)
	}
	return message.Of("judge."+string(r.Kind), "Said", said)
}

// JuryError says that a program of the jury failed, so that nothing is known about the solution.
type JuryError struct {
	Checker bool
	Program string // as the user wrote it
	Case    Case   // none if it could not be made
	Run     program.Completed
	Err     error // why it could not be made or started; nil if it was
}

func (e *JuryError) Error() string { return e.Program + " failed" }

func (e *JuryError) Unwrap() error { return e.Err }

// Said returns what the program said, in one line.
func (e *JuryError) Said() string { return said(&e.Run) }

// run runs a program of the jury on a case. The error is a *JuryError, for a run too that exceeded a limit, or that of
// the context.
func (m member) run(ctx context.Context, f *folders, c *Case, input []byte) (attempt, error) {
	m.folders = f
	a, err := m.try(ctx, input)
	if ctx.Err() != nil {
		return a, ctx.Err()
	}
	if err != nil || a.run.End != program.Exited {
		return a, m.failed(c, &a, err)
	}
	return a, nil
}

func (m *member) failed(c *Case, a *attempt, err error) error {
	return &JuryError{Checker: m.checker, Program: m.name, Case: *c, Run: a.run, Err: err}
}

// answer sets the right answer of a case, if there is a reference. One that ends in order without an answer refuses
// the case. The error is a *JuryError or that of the context.
func (j *Jury) answer(ctx context.Context, f *folders, c *Case) (*Ruling, error) {
	if j == nil || j.reference == nil {
		return nil, nil
	}
	a, err := j.reference.run(ctx, f, c, c.Input)
	switch {
	case err != nil:
		return nil, err
	case a.run.Status != 0:
		return nil, j.reference.failed(c, &a, nil)
	case a.silent():
		return &Ruling{Kind: NoAnswer, Said: said(&a.run)}, nil
	}
	c.Answer = a.run.Output
	return nil, nil
}

// checks reports whether a checker decides.
func (j *Jury) checks() bool { return j != nil && j.checker != nil }

// checkerVerdicts are the verdicts by the exit statuses of testlib's checkers: _ok, _wa, _pe, _fail and _dirt, which is
// an answer with more behind it.
var checkerVerdicts = map[int]Verdict{0: Accepted, 1: WrongAnswer, 2: Presentation, 3: Refused, 4: Presentation}

// check lets the checker give the verdict on an answer. The error is that of NewFolderError, a *JuryError or that of
// the context.
func (j *Jury) check(ctx context.Context, f *folders, r *Result) error {
	folder, err := f.take()
	if err != nil {
		return err
	}
	defer f.give(folder, false)
	checker := *j.checker
	for _, file := range [...]struct {
		name    string
		content []byte
	}{{"input", r.Case.Input}, {"output", r.Run.Output}, {"answer", r.Case.Answer}} {
		path := filepath.Join(folder, file.name)
		if err := os.WriteFile(path, file.content, 0o600); err != nil {
			return toolchain.NewFolderError(err)
		}
		checker.Command.Args = append(checker.Command.Args[:len(checker.Command.Args):len(checker.Command.Args)], path)
	}
	a, err := checker.run(ctx, f, &r.Case, nil)
	verdict, known := checkerVerdicts[a.run.Status]
	if err == nil && !known {
		err = checker.failed(&r.Case, &a, nil)
	}
	r.Verdict, r.Ruling = verdict, &Ruling{OfAnswer, a.run.Status, said(&a.run)}
	if verdict == Refused {
		r.Ruling.Kind = NoVerdict
	}
	return err
}

// said returns what a program of the jury has said, in one line.
func said(r *program.Completed) string {
	const most = 300 // characters
	words := cmp.Or(strings.TrimSpace(string(r.Stderr)), strings.TrimSpace(string(r.Output)))
	return text.Cut(text.SafeLine(strings.Join(strings.Fields(words), " ")), most)
}
