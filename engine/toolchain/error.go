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
	Err  error // a *text.Error, the file system's, or why the file is none of its kind
}

func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.Name, e.Err) }

func (e *FileError) Unwrap() error { return e.Err }

// NewFileError returns the error of a file. It strips what package os puts before err.
func NewFileError(name string, err error) *FileError { return &FileError{name, atomicfile.Cause(err)} }

// CacheError is why nothing can be compiled: the folder in which programs are kept cannot be used.
type CacheError struct {
	Folder string // "" if the system names no folder for caches
	Err    error
}

func (e *CacheError) Error() string { return fmt.Sprintf("%s: %v", e.Folder, e.Err) }

func (e *CacheError) Unwrap() error { return e.Err }

func newCacheError(folder string, err error) *CacheError {
	return &CacheError{folder, atomicfile.Cause(err)}
}

// ToolError is that no compiler or interpreter is found for a source.
type ToolError struct {
	Source string
	Tools  []string // what was looked for, in their order
}

func (e *ToolError) add(tool string) {
	if !slices.Contains(e.Tools, tool) {
		e.Tools = append(e.Tools, tool)
	}
}

func (e *ToolError) Error() string {
	return fmt.Sprintf("%s: none of these is installed: %s", e.Source, strings.Join(e.Tools, ", "))
}

// CompileError is that a source was not compiled.
type CompileError struct {
	Source   string
	Language string // its row's name
	// Said is what the compiler said, with line and column as it gives them; of a long text the beginning and the end.
	Said string
	End  program.End // of the compiler
}

func (e *CompileError) Error() string {
	return fmt.Sprintf("%s is not compiled:\n%s", e.Source, e.Said)
}
