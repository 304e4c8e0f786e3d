package atomicfile

import (
	"bytes"
	"io"
	"os"
	"syscall"
)

// ReadFile reads a regular file of at most most bytes. It opens nothing else, because opening a pipe can block: the
// error is syscall.EISDIR for a folder, ErrNotRegular for a pipe or a device, and tooLarge for a larger file, each in a
// *fs.PathError.
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
		return nil, pathError("open", name, err)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var contents bytes.Buffer
	contents.Grow(int(info.Size()) + bytes.MinRead)          // or else it would be copied several times
	_, err = contents.ReadFrom(io.LimitReader(file, most+1)) // it may have grown, or not tell its size
	if int64(contents.Len()) > most {
		return nil, pathError("read", name, tooLarge)
	}
	return contents.Bytes(), err
}
