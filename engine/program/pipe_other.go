//go:build !linux

package program

import "os"

// pipe is os.Pipe.
func pipe(pipeEnd) (ends [2]*os.File, err error) {
	ends[readEnd], ends[writeEnd], err = os.Pipe()
	return ends, err
}
