package judge

import (
	"cmp"
	"embed"
	"fmt"
	"iter"
	"path"
	"slices"

	"ninefold/engine/locale/message"
)

// CaseKind says where a case comes from, or what it has. The key of its words ends with it.
type CaseKind string

const (
	Sample       CaseKind = "sample"       // published with the problem
	File         CaseKind = "file"         // a file of the user's
	Own          CaseKind = "own"          // the user has written it
	OneEmpty     CaseKind = "oneEmpty"     // one cell is empty
	FullTarget   CaseKind = "fullTarget"   // the last move points to a full box
	EachLastMove CaseKind = "eachLastMove" // the last move is on another cell in each case
	OneMark      CaseKind = "oneMark"      // no other cell is marked
	OneDigit     CaseKind = "oneDigit"     // no other cell holds a digit
	Twice        CaseKind = "twice"        // a row, a column or a box holds a digit twice
	NoPlace      CaseKind = "noPlace"      // a box has no place left for a digit
	Chain        CaseKind = "chain"        // each deduction makes the next possible
	LateError    CaseKind = "lateError"    // deductions lead to a contradiction
	Random       CaseKind = "random"       // at any density, whether play or a puzzle could have made it or not
	Shrunk       CaseKind = "shrunk"       // made simpler by Shrink
)

// Case is an input with its right answer.
type Case struct {
	Kind   CaseKind
	Number int    // its number among those of its source, from 1; 0 if it is Shrunk, the user's Own or all of a File
	File   string // the name of the file of a File
	Input  []byte
	Answer []byte // the judge's, byte for byte

	all int // the number of cases in its file
}

func newCase(kind CaseKind, number int, b board) Case {
	return Case{Kind: kind, Number: number, Input: b.input(), Answer: b.answer()}
}

// NewCase returns a case of an input that the user has written. The error is a *text.Error.
func NewCase(p Problem, input []byte) (Case, error) {
	b, err := problems[p].parse(input)
	if err != nil {
		return Case{}, err
	}
	return Case{Kind: Own, Input: input, Answer: b.answer()}, nil
}

// Message names the case.
func (c *Case) Message() message.Message {
	key, source := "judge.generated", any(message.Name(c.File))
	switch {
	case c.Kind == Shrunk, c.Kind == Own, c.Kind == Sample, c.Kind == File && c.Number == 0:
		key = "judge." + string(c.Kind)
	case c.Kind != File:
		source = message.Of("source." + string(c.Kind))
	}
	return message.Of(key, "Source", source, "Number", c.Number)
}

// Suite has the cases that a solution is tested on: the published samples, then files, then generated ones.
type Suite struct {
	Only    *Case // tested instead of all others; nil for none
	Problem Problem
	Paths   []string // the user's own tests, as for FindTests
	Count   int      // the number of generated cases
	Seed    uint64   // the same seed gives the same cases on every machine; a larger Count only adds cases

	files   []string // the names of the inputs that FindTests has found
	foreign bool     // the problem is not Ninefold's own, and so are the answers in files
	leftOut []error  // why files in folders cannot be read, known when the cases have ended
}

//go:embed samples
var sampleFiles embed.FS

// samples returns the published cases of a problem.
func samples(p Problem) []Case {
	var cases []Case
	for number := 1; ; number++ {
		name := path.Join("samples", fmt.Sprintf("%v-%d", p, number))
		input, noInput := sampleFiles.ReadFile(name + ".in")
		answer, noAnswer := sampleFiles.ReadFile(name + ".out")
		if cmp.Or(noInput, noAnswer) != nil {
			return cases
		}
		cases = append(cases, Case{Kind: Sample, Number: number, Input: input, Answer: answer})
	}
}

// Len returns the number of cases, if each file has one.
func (s *Suite) Len() int {
	if s.Only != nil {
		return 1
	}
	return len(samples(s.Problem)) + len(s.files) + s.Count
}

// Cases yields the cases. An error is that of ReadTests for a file that is not left out, and the last element.
func (s *Suite) Cases() iter.Seq2[Case, error] {
	return func(yield func(Case, error) bool) {
		if s.Only != nil {
			yield(*s.Only, nil)
			return
		}
		for _, c := range samples(s.Problem) {
			if !yield(c, nil) {
				return
			}
		}
		for _, name := range s.files {
			cases, err := ReadTests(s.Problem, name, s.foreign)
			switch {
			case err != nil && !slices.Contains(s.Paths, name):
				s.leftOut = append(s.leftOut, err)
			case err != nil:
				yield(Case{}, err)
				return
			}
			for _, c := range cases {
				if !yield(c, nil) {
					return
				}
			}
		}
		s.generate(func(c Case) bool { return yield(c, nil) })
	}
}

// generate yields the corner cases and then random ones, Count in all.
func (s *Suite) generate(yield func(Case) bool) {
	left := s.Count
	if left <= 0 {
		return
	}
	numbers := map[CaseKind]int{}
	next := func(kind CaseKind, b board) bool {
		numbers[kind]++
		left--
		return yield(newCase(kind, numbers[kind], b)) && left > 0
	}
	problem := &problems[s.Problem]
	for _, corner := range problem.corners(s.Seed) {
		for i := range corner.count {
			if !next(corner.kind, corner.make(i)) {
				return
			}
		}
	}
	for number := uint64(0); next(Random, problem.random(s.Seed, number)); number++ {
	}
}
