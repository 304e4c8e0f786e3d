package program

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sys/unix"
)

// processMargin is added to the kernel's limit of processes. That limit stops programs that start processes faster than
// this process counts them.
const processMargin = 100

// controlGroup is a control group of the kernel, in which a limit of processes holds for root too.
type controlGroup struct {
	folder string
	most   int
	procs  *os.File // what is written there becomes a member
}

// controlGroup puts a program into a group that limits its processes, or returns nil if the user may not.
func (s *sharing) controlGroup(pid, most int) *controlGroup {
	s.mu.Lock()
	defer s.mu.Unlock()
	var group *controlGroup
	if last := len(s.free) - 1; last >= 0 {
		group, s.free = s.free[last], s.free[:last]
	} else if parent := groupParent(); parent != "" {
		s.made++
		group = newControlGroup(parent, s.made)
	}
	if group == nil {
		return nil
	}
	if group.limit(most) && group.add(pid) {
		return group
	}
	group.remove()
	return nil
}

// giveBack keeps a group whose program has ended.
func (s *sharing) giveBack(group *controlGroup) {
	if group != nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.free = append(s.free, group)
	}
}

// groupParent is the nearest folder above this process's own group, or that itself, in which it may limit processes; ""
// for none, and for users whom RLIMIT_NPROC binds, because that costs no time. Groups that a killed process has left
// there are removed.
var groupParent = sync.OnceValue(func() string {
	if os.Geteuid() != 0 {
		return ""
	}
	own, _ := os.ReadFile("/proc/self/cgroup") // a line is NUMBER:CONTROLLERS:PATH
	for line := range strings.Lines(string(own)) {
		part := strings.SplitN(strings.TrimSuffix(line, "\n"), ":", 3)
		root := "/sys/fs/cgroup"
		switch {
		case len(part) < 3:
			continue
		case part[1] == "pids": // version 1
			root += "/pids"
		case part[1] != "": // version 2 has none there
			continue
		}
		for folder := filepath.Join(root, part[2]); strings.HasPrefix(folder, root); folder = filepath.Dir(folder) {
			if group := newControlGroup(folder, 0); group != nil {
				group.remove()
				RemoveLeft(folder, unix.Rmdir)
				return folder
			}
		}
	}
	return ""
})

// newControlGroup makes a group, or returns nil if it could not limit processes.
func newControlGroup(parent string, number int) *controlGroup {
	folder := filepath.Join(parent, FolderPrefix(os.Getpid())+strconv.Itoa(number))
	if os.Mkdir(folder, 0o755) != nil {
		return nil
	}
	procs, err := os.OpenFile(filepath.Join(folder, "cgroup.procs"), os.O_WRONLY, 0)
	group := &controlGroup{folder: folder, procs: procs}
	if err == nil && group.limit(MostProcesses) {
		return group
	}
	group.remove()
	return nil
}

// limit sets the limit, and reports whether it could.
func (c *controlGroup) limit(most int) bool {
	if c.most != most && os.WriteFile(filepath.Join(c.folder, "pids.max"), []byte(strconv.Itoa(most)), 0) == nil {
		c.most = most
	}
	return c.most == most
}

// add makes a process a member, and reports whether it could.
func (c *controlGroup) add(pid int) bool {
	_, err := c.procs.WriteString(strconv.Itoa(pid))
	return err == nil
}

// remove removes the group unless it has members.
func (c *controlGroup) remove() {
	c.procs.Close() // a nil File only gives an error
	unix.Rmdir(c.folder)
}
