//go:build !linux && !darwin && !windows

package program

import (
	"os/exec"
	"syscall"
	"time"
)

// Supported reports whether programs can be started on this system.
const Supported = false

// group is empty on a system that starts no programs.
type group struct{}

func (g *group) start(*exec.Cmd, Limits) error                            { return ErrUnsupported }
func (g *group) await(*exec.Cmd)                                          {}
func (g *group) end(*exec.Cmd) (syscall.WaitStatus, time.Duration, int64) { return 0, 0, 0 }
func (g *group) kill()                                                    {}
func (g *group) usage() (none Usage)                                      { return none }
func (g *group) memory() int64                                            { return 0 }
