package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// SetAsideError says that a file of the program's own was none that it could have written, and is kept under another
// name.
type SetAsideError struct {
	As  string
	Err error // what was wrong with it
}

func (e *SetAsideError) Error() string { return fmt.Sprintf("set aside as %s: %v", e.As, e.Err) }

func (e *SetAsideError) Unwrap() error { return e.Err }

// SetAside keeps what has a name under another one, in the same folder: the first of NAME-damaged-1.EXT and so on that
// is free. It returns a *SetAsideError with what was wrong, or why it could not do so.
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
