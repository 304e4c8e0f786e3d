package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ninefold/engine/locale/message"
)

// SetAsideError says that one of the program's own files was damaged and has been renamed.
type SetAsideError struct {
	As  string
	Err error // what was wrong with it
}

func (e *SetAsideError) Error() string { return fmt.Sprintf("set aside as %s: %v", e.As, e.Err) }

func (e *SetAsideError) Unwrap() error { return e.Err }

// Message names the new name, and says what was wrong.
func (e *SetAsideError) Message() message.Message {
	return message.Of("error.setAside", "File", message.Name(filepath.Base(e.As)), "Error", e.Err)
}

// SetAside renames a damaged file to the first free name of NAME-damaged-1.EXT, NAME-damaged-2.EXT and so on in its
// folder. It returns a *SetAsideError that wraps the cause of wrong, or the error of renaming.
func SetAside(name string, wrong error) error {
	stem, extension := strings.TrimSuffix(name, filepath.Ext(name)), filepath.Ext(name)
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s-damaged-%d%s", stem, n, extension)
		_, err := os.Lstat(aside)
		if errors.Is(err, fs.ErrNotExist) {
			if err = os.Rename(name, aside); err == nil {
				err = &SetAsideError{As: aside, Err: Cause(wrong)}
			}
		}
		if err != nil {
			return err
		}
	}
}
