package judge

import (
	"bytes"
	"context"
	"io"
	"os"
	"regexp"
	"slices"
	"sync"

	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
)

// Cause is a likely reason why a solution fails.
type Cause struct {
	Kind CauseKind
	Name string // the file or the word that it is about; "" for none
}

// Message says what may be wrong.
func (c Cause) Message() message.Message {
	return message.Of("cause."+string(c.Kind), "Name", message.Name(c.Name))
}

// CauseKind says what a Cause is about. The key of its words ends with it.
type CauseKind string

const (
	Wrote      CauseKind = "wrote"      // it made a file, and its standard output stayed empty
	Reads      CauseKind = "reads"      // it gets further if a file has the input
	Freopen    CauseKind = "freopen"    // its code has the word freopen, a possible reason for the two above
	Python2    CauseKind = "python2"    // it is written in Python 2
	JudgesNode CauseKind = "javascript" // it is written for a judge's JavaScript, which has a function Name
	StackFull  CauseKind = "stack"      // its stack was full
)

// mayBe reports whether a cause of a kind was found.
func (r *Result) mayBe(kind CauseKind) bool {
	return slices.ContainsFunc(r.Causes, func(c Cause) bool { return c.Kind == kind })
}

func (r *Result) addCause(kind CauseKind, name string) {
	r.Causes = append(r.Causes, Cause{kind, name})
}

// signs are what runtimes say on standard error of a program that they cannot run.
var signs = sync.OnceValue(func() []sign {
	return []sign{
		{Python2, regexp.MustCompile(`Missing parentheses in call to '(?:print|exec)'` +
			`|multiple exception types must be parenthesized|leading zeros in decimal integer literals` +
			`|NameError: name '(?:raw_input|xrange|unicode|unichr|basestring|long|reduce|cmp|execfile|file)' is` +
			`|has no attribute '(?:has_key|iteritems|iterkeys|itervalues)'|'dict_\w+' object has no attribute 'sort'` +
			`|'(?:map|filter|zip|dict_\w+)' object is not subscriptable|of type '(?:map|filter|zip)' has no len`)},
		{JudgesNode, regexp.MustCompile(`ReferenceError: (readline|print|printErr|write|putstr|gets) is not`)},
		// Those of Java, Python, JavaScript, Ruby, Rust, Go, C# and Haskell, in this order, and the address sanitizer.
		{StackFull, regexp.MustCompile(`StackOverflowError|RecursionError|Maximum call stack size exceeded|` +
			`stack level too deep|has overflowed its stack|[Ss]tack[ -]overflow`)},
	}
})

type sign struct {
	kind CauseKind
	said *regexp.Regexp
}

// windowsOverflow is the exit status of a program whose stack has overflowed, on Windows.
const windowsOverflow = 0xC00000FD

// addCauses notes the causes that a failing run itself gives.
func (r *Result) addCauses(a *attempt) {
	if r.Verdict != Presentation && a.silent() && len(a.made) > 0 {
		r.addCause(Wrote, a.made[0])
	}
	stack := r.Run.Stack > r.Run.Memory/2 && (r.Run.End == program.Signaled || r.Verdict == MemoryLimit)
	if r.Verdict == RuntimeError {
		stack = stack || r.Run.Status == windowsOverflow
		for _, s := range signs() {
			if match := s.said.FindSubmatch(r.Run.Stderr); match != nil && !(s.kind == StackFull && stack) {
				r.addCause(s.kind, string(match[len(match)-1]))
			}
		}
	}
	if stack {
		r.addCause(StackFull, "")
	}
}

const (
	// mostCode is the most of a solution's code that is read, in bytes.
	mostCode = 4 << 20
	// mostNames is the most names of files that are tried.
	mostNames = 8
)

// inputName matches a string in code, in quotes in a source or before a zero in an executable, that may be the name of
// an input.
var inputName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("([\\w-]+\\.(?i:in|inp|txt|dat))[\\x00\"'`]")
})

// addFileCauses finds out whether a failing solution reads a file, and whether its code has freopen. It runs the
// solution again, with the input in the files that are named in its code, and once more to tell two of them apart. The
// error is that of tester.try.
func (t *tester) addFileCauses(ctx context.Context, code string, r *Result) error {
	if r.Verdict == Presentation {
		return nil
	}
	content := readCode(code)
	names := namesIn(content, r.first.made)
	all, err := t.helps(ctx, r, names)
	if err != nil {
		return err
	}
	if all != nil {
		names = slices.DeleteFunc(names, func(name string) bool { return slices.Contains(all.changed, name) })
		one := all
		if len(names) > 1 {
			if one, err = t.helps(ctx, r, names[:1]); err != nil {
				return err
			}
		}
		switch {
		case len(names) == 0:
		case one != nil:
			r.addCause(Reads, names[0])
		default:
			r.addCause(Reads, names[1])
		}
	}
	if (r.mayBe(Wrote) || r.mayBe(Reads)) && bytes.Contains(content, []byte("freopen")) {
		r.addCause(Freopen, "")
	}
	return nil
}

// readCode reads the beginning of a file of code, nothing if it cannot be read.
func readCode(name string) []byte {
	file, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer file.Close()
	code, _ := io.ReadAll(io.LimitReader(file, mostCode))
	return code
}

// namesIn returns the names of inputs in code, without those of files that the solution made.
func namesIn(code []byte, made []string) (names []string) {
	for _, match := range inputName().FindAllSubmatchIndex(code, -1) {
		from, name := match[2], string(code[match[2]:match[3]])
		if from > 0 && bytes.IndexByte([]byte("\x00\"'`"), code[from-1]) >= 0 &&
			!slices.Contains(names, name) && !slices.Contains(made, name) {
			names = append(names, name)
		}
	}
	return names[:min(len(names), mostNames)]
}

// helps runs a solution again with the input in files, and returns the run if it got further than the first one.
func (t *tester) helps(ctx context.Context, r *Result, names []string) (*attempt, error) {
	if len(names) == 0 {
		return nil, nil
	}
	again, err := t.try(ctx, r.Case.Input, names...)
	if err != nil {
		return nil, err
	}
	with := Result{Case: r.Case, Run: again.run}
	if err := t.judge(ctx, &with); err != nil {
		return nil, err
	}
	if with.Verdict == Accepted || again.betters(r.first) {
		return &again, nil
	}
	return nil, nil
}
