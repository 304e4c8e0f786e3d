package judge

import (
	"bytes"
	"errors"
	"io/fs"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/checker"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
)

// The largest sizes of files, in bytes. Answers are a little longer than their inputs.
const (
	maxInput  = 1 << 20
	maxAnswer = 2 << 20
)

// The reasons why a path names no test.
var (
	ErrNoTests  = message.NewError("error.noTests")      // no file in it is a test
	ErrNoPair   = message.NewError("error.noPair")       // it is neither an input nor the answer to one
	ErrTooLarge = message.NewError("error.tooLarge")     // it is too large to be one board
	ErrOther    = message.NewError("error.otherProblem") // it is of the other problem
)

// AnswerError says that the answer in the file beside an input is wrong.
type AnswerError struct {
	Case       int // the number of its case, if the file has several; else 0
	Comparison checker.Comparison
}

func (e *AnswerError) Error() string { return "it is not the right answer" }

// ReadTests reads the inputs in a file, and the answers in the file beside it if there are any. The Answer of a case is
// always the judge's, byte for byte. If the problem is foreign, not Ninefold's own, it is the one beside an only case,
// and several answers are not read. The error is a *atomicfile.FileError.
func ReadTests(p Problem, name string, foreign bool) ([]Case, error) {
	input, err := readText(name, maxInput)
	if err != nil {
		return nil, atomicfile.NewFileError(name, err)
	}
	cases, err := casesIn(p, name, input)
	if err != nil {
		if _, none := casesIn(Problems[1-p], name, input); none == nil {
			err = ErrOther
		}
		return nil, &atomicfile.FileError{Name: name, Err: err}
	}
	for _, beside := range answersTo(name) {
		answer, err := readText(beside, maxAnswer)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			return nil, atomicfile.NewFileError(beside, err)
		}
		if foreign {
			if len(cases) == 1 {
				cases[0].Answer = answer
			}
			break
		}
		if err := compareAnswers(answer, cases); err != nil {
			return nil, &atomicfile.FileError{Name: beside, Err: err}
		}
		break
	}
	return cases, nil
}

// readText reads a file of at most a number of bytes as text in UTF-8.
func readText(name string, most int64) ([]byte, error) {
	tooLarge := message.NewError("error.tooManyTests", "Most", most>>20)
	content, err := atomicfile.ReadFile(name, most, tooLarge)
	return text.UTF8(content), err
}

// compareAnswers compares a text of answers with those of the cases, one after another. The error is an *AnswerError.
func compareAnswers(answers []byte, cases []Case) error {
	reader := checker.NewReader(bytes.NewReader(answers)) // whose errors are those of the text
	for i := range cases {
		comparison, _ := reader.Compare(cases[i].Answer)
		if comparison.Right() && i == len(cases)-1 {
			comparison.Extra, _ = reader.End().(*text.Error)
		}
		if !comparison.Right() {
			return &AnswerError{cases[i].Number, comparison}
		}
	}
	return nil
}

// casesIn returns the cases in a file. If there are several, they have numbers, from 1.
func casesIn(p Problem, name string, input []byte) (cases []Case, err error) {
	for b, err := range problems[p].each(input) {
		if err != nil && cases == nil {
			_, err = problems[p].parse(input) // which also says where a text without a board ends
		}
		if err != nil {
			return nil, err
		}
		c := newCase(File, len(cases)+1, b)
		c.File = name
		cases = append(cases, c)
	}
	if len(cases) == 1 {
		cases[0].Number, cases[0].Input = 0, input
	}
	for i := range cases {
		cases[i].all = len(cases)
	}
	return cases, nil
}
