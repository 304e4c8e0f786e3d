package program

import (
	"os/exec"
	"runtime"
	"sync"
	"syscall"
)

// startBound starts a program that the kernel kills when this process ends, even by SIGKILL or a crash; the program's
// children live on. The kernel takes the thread that starts a program for its parent, so that thread must live as long
// as this process.
func startBound(cmd *exec.Cmd) error {
	cmd.SysProcAttr.Pdeathsig = syscall.SIGKILL
	started := make(chan error)
	starters() <- func() { started <- cmd.Start() }
	return <-started
}

// starters runs functions on threads that live as long as this process, one for each processor.
var starters = sync.OnceValue(func() chan<- func() {
	work := make(chan func())
	for range runtime.GOMAXPROCS(0) {
		go func() {
			runtime.LockOSThread() // for ever: no other goroutine can end the thread
			for do := range work {
				do()
			}
		}()
	}
	return work
})
