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
	"ninefold/engine/notation/text"
)

// Jury decides what is right on the boards of a problem that is not Ninefold's own. Its programs may refuse a board,
// for example a Sudoku with several solutions; then it is no case. A nil Jury leaves all to Ninefold.
type Jury struct {
	reference *Tester // its output is the right answer; nil for Ninefold's answer, or the one in the user's file
	checker   *Tester // it reads the files of an input, an output and a right answer; nil to compare the two texts
}

// The limits of a program of the jury, which may try all that a solution must not.
const (
	juryTime   = 10 * time.Second
	juryMemory = 1 << 30
)

// NewJury makes the programs of a jury, given as lines for toolchain.Builder.Typed, "" for none. The options of the
// builder for the solution do not count for them. The error is that of Typed or of Solution.Make.
func NewJury(ctx context.Context, b *toolchain.Builder, reference, checker string) (*Jury, error) {
	if reference == "" && checker == "" {
		return nil, nil
	}
	own := toolchain.Builder{Table: b.Table, Workshop: b.Workshop, Memory: juryMemory}
	var members [2]*Tester
	for i, line := range [...]string{reference, checker} {
		if line == "" {
			continue
		}
		s, err := own.Typed(line)
		if err != nil {
			return nil, err
		}
		p, err := s.Make(ctx)
		if err != nil {
			return nil, err
		}
		members[i] = &Tester{Command: p.Command, Apart: p.Apart,
			Conditions: Conditions{Limits: SolutionLimits(juryTime, juryMemory)}}
	}
	return &Jury{members[0], members[1]}, nil
}

// Refusal says why a board is no case.
type Refusal struct {
	Checker bool // the checker gave no verdict; if false, the reference gave no answer
	Run     program.Result
}

// answer sets the right answer of a case, if there is a reference. The error is that of program.Run.
func (j *Jury) answer(ctx context.Context, f *folders, c *Case) (*Refusal, error) {
	if j == nil || j.reference == nil {
		return nil, nil
	}
	a, err := j.reference.try(ctx, f, c.Input)
	if err != nil {
		return nil, err
	}
	if !a.ended() {
		return &Refusal{Run: a.run}, nil
	}
	c.Answer = text.UTF8(a.run.Output)
	return nil, nil
}

// checks reports whether a checker decides.
func (j *Jury) checks() bool { return j != nil && j.checker != nil }

// checkerVerdicts are the verdicts by the exit codes of testlib's checkers. Code 4 is an answer with more behind it.
var checkerVerdicts = map[int]Verdict{0: Accepted, 1: WrongAnswer, 2: Presentation, 4: Presentation}

// check lets the checker give the verdict on an answer. The error is a *toolchain.FolderError or that of program.Run.
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
	a, err := checker.try(ctx, f, nil)
	if err != nil {
		return err
	}
	verdict, known := checkerVerdicts[a.run.Status]
	if a.run.End != program.Exited || !known {
		r.Verdict, r.Refusal = Refused, &Refusal{true, a.run}
		return nil
	}
	r.Verdict, r.Remark = verdict, said(&a.run)
	return nil
}

// said returns what a program of the jury has said, in one line.
func said(r *program.Result) string {
	const most = 300 // characters
	words := cmp.Or(strings.TrimSpace(string(r.Stderr)), strings.TrimSpace(string(r.Output)))
	return text.Cut(text.SafeLine(strings.Join(strings.Fields(words), " ")), most)
}

// Said returns what the program said when it refused the board, in one line.
func (r *Refusal) Said() string { return said(&r.Run) }

// Exceeded returns the verdict on a limit that the program has exceeded; Accepted for none.
func (r *Refusal) Exceeded() Verdict { return exceeded(&r.Run) }
