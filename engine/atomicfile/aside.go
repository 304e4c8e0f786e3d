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

// SetAside renames a damaged file to the first free name of NAME-damaged-1.EXT, NAME-damaged-2.EXT and so on in its
// folder. It returns an error that says so and wraps the cause of wrong, or the error of renaming.
func SetAside(name string, wrong error) error {
	stem, extension := strings.TrimSuffix(name, filepath.Ext(name)), filepath.Ext(name)
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s-damaged-%d%s", stem, n, extension)
		_, err := os.Lstat(aside)
		if errors.Is(err, fs.ErrNotExist) {
			if err = os.Rename(name, aside); err == nil {
				err = message.NewError("error.setAside", "File", message.Name(filepath.Base(aside)), "Error",
					Cause(wrong))
			}
		}
		if err != nil {
			return err
		}
	}
}
