package atomicfile

import "fmt"

// FileError says why a file cannot be used.
type FileError struct {
	Name string // as the user wrote it
	Err  error  // a *text.Error, the file system's error, or why the file is not of its kind
}

func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.Name, e.Err) }

func (e *FileError) Unwrap() error { return e.Err }

// NewFileError returns the error of a file. It removes what package os puts before err.
func NewFileError(name string, err error) *FileError { return &FileError{name, Cause(err)} }
