//go:build cgo && (linux || darwin)

package command

/*
#include <fcntl.h>

static int stdout_closed;

// This runs before the Go runtime, which replaces a closed standard stream by the null device. After that the two
// cannot be told apart.
__attribute__((constructor)) static void look_at_stdout(void) { stdout_closed = fcntl(1, F_GETFD) == -1; }

static int stdout_was_closed(void) { return stdout_closed; }
*/
import "C"

// stdoutWasClosed reports whether the program was started with its standard output closed, as by >&- in a shell.
func stdoutWasClosed() bool { return C.stdout_was_closed() != 0 }
