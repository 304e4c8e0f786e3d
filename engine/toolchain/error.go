package toolchain

import (
	"fmt"
	"slices"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/program"
)

// FileError says why a file cannot be used: a source, the table, or a test.
type FileError struct {
	Name string
	Err  error // a *text.Error, the file system's error, or why the file is not of its kind
}

func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.Name, e.Err) }

func (e *FileError) Unwrap() error { return e.Err }

// NewFileError returns the error of a file. It removes what package os puts before err.
func NewFileError(name string, err error) *FileError { return &FileError{name, atomicfile.Cause(err)} }

// ToolError says that no compiler or interpreter for a source is installed.
type ToolError struct {
	Source string
	Tools  []string // the tools looked for, in that order
}

func (e *ToolError) add(tool string) {
	if !slices.Contains(e.Tools, tool) {
		e.Tools = append(e.Tools, tool)
	}
}

func (e *ToolError) Error() string {
	return fmt.Sprintf("%s: none of these is installed: %s", e.Source, strings.Join(e.Tools, ", "))
}

// CompileError says that a source was not compiled.
type CompileError struct {
	Source   string
	Language string // the name of its row
	// Said is the compiler's message, with line and column as it gives them; a long one without its middle.
	Said string
	End  program.End // how the compiler ended
}

func (e *CompileError) Error() string {
	return fmt.Sprintf("%s is not compiled:\n%s", e.Source, e.Said)
}
