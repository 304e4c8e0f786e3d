package atomicfile

import (
	"io"
	"os"
	"syscall"
)

// ReadFile reads a regular file. Nothing else is opened, since to open a pipe can block; the error for a folder is
// syscall.EISDIR, and for a file of more than most bytes tooLarge.
func ReadFile(name string, most int64, tooLarge error) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
	case info.IsDir():
		err = syscall.EISDIR
	case !info.Mode().IsRegular():
		err = ErrNotRegular
	case info.Size() > most:
		err = tooLarge
	}
	if err != nil {
		return nil, blame("open", name, err)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	contents, err := io.ReadAll(io.LimitReader(file, most+1)) // it may have grown, or not tell its size
	if int64(len(contents)) > most {
		return nil, blame("read", name, tooLarge)
	}
	return contents, err
}
