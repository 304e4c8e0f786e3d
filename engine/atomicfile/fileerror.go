package atomicfile

import (
	"fmt"

	"ninefold/engine/locale/message"
)

// FileError says why a file cannot be used.
type FileError struct {
	Name string // as the user wrote it
	Err  error  // a *text.Error, the file system's error, or why the file is not of its kind
}

func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.Name, e.Err) }

func (e *FileError) Unwrap() error { return e.Err }

// Message names the file and says why.
func (e *FileError) Message() message.Message { return Named(e.Name, e.Err) }

// Named returns the message of what is wrong with a file or a program.
func Named(name string, why any) message.Message {
	return message.Of("error.named", "Name", message.Path(name), "Error", why)
}

// NewFileError returns the error of a file. It removes what package os puts before err.
func NewFileError(name string, err error) *FileError { return &FileError{name, Cause(err)} }
