package atomicfile

import (
	"bytes"
	"io"
	"os"
	"syscall"
)

// ReadFile reads a regular file of at most most bytes. It opens nothing else, because opening a pipe can block. The
// error is a *fs.PathError with syscall.EISDIR for a folder, ErrNotRegular for a pipe or a device, tooLarge for a
// larger file, or the system's own.
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
	contents.Grow(int(info.Size()) + bytes.MinRead)          // without it ReadFrom copies the contents several times
	_, err = contents.ReadFrom(io.LimitReader(file, most+1)) // the file may have grown, or have told no size
	if int64(contents.Len()) > most {
		return nil, pathError("read", name, tooLarge)
	}
	return contents.Bytes(), err
}
