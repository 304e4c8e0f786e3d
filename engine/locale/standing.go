package locale

import (
	"errors"

	"ninefold/engine/judge"
	"ninefold/engine/text"
	"ninefold/engine/toolchain"
)

// Problem says what is wrong with a solution besides its verdict. It is empty for nothing.
func (w *Words) Problem(s *judge.Standing) string {
	var failed *toolchain.CompileError
	var tool *toolchain.ToolError
	var file *toolchain.FileError
	switch {
	case errors.As(s.Err, &failed):
		return failed.Said
	case errors.As(s.Err, &tool):
		return w.NoTool(tool)
	case errors.As(s.Err, &file):
		return w.Error(file.Err)
	case s.Err != nil:
		return w.Error(s.Err)
	case s.First != nil:
		return w.Sentences(w.FileUse(&s.First.FileUse), w.Reason(s.First))
	}
	return ""
}

// FirstFailure names the first case on which a solution fails, or says in a line why there is none. It is empty for an
// accepted solution.
func (w *Words) FirstFailure(s *judge.Standing) string {
	if s.Err != nil {
		const most = 100 // characters
		return text.Cut(text.ErrorLine(w.Problem(s)), most)
	}
	if s.First == nil {
		return ""
	}
	words := w.Text("test.table.case", Args{"Number": s.First.Number, "Case": w.CaseName(&s.First.Case)})
	used := s.First.FileUse
	used.Freopen = false // naming it would take another line
	if instead := w.FileUse(&used); instead != "" {
		words += w.Text("name.colon") + instead
	}
	return words
}
