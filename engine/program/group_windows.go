package program

import (
	"os/exec"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// Supported reports whether programs can be started on this system.
const Supported = true

// group is a job object.
type group struct{ job windows.Handle }

// start starts a program in a new job. It is created suspended, to start no other process before it is in the job.
func (g *group) start(cmd *exec.Cmd, limits Limits) error {
	job, err := newJob(limits)
	if err != nil {
		return err
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{
		HideWindow:    true,
		CreationFlags: windows.CREATE_SUSPENDED | windows.CREATE_NEW_PROCESS_GROUP,
	}
	if err := cmd.Start(); err != nil {
		windows.CloseHandle(job)
		return err
	}
	g.job = job
	if err := admit(job, uint32(cmd.Process.Pid)); err != nil {
		cmd.Process.Kill()
		g.await(cmd)
		g.end(cmd)
		return err
	}
	return nil
}

type extendedLimits = windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION

// memoryMargin is how much more memory than its limit the system lets a job commit. It stops what takes memory faster
// than it is looked at.
const memoryMargin = 64 << 20

// newJob makes a job whose processes end with its last handle, which the system closes if this process is killed.
func newJob(limits Limits) (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, err
	}
	var info extendedLimits
	info.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE |
		windows.JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION // no dialog about a crash
	if limits.Memory > 0 {
		info.BasicLimitInformation.LimitFlags |= windows.JOB_OBJECT_LIMIT_JOB_MEMORY
		info.JobMemoryLimit = uintptr(limits.Memory + memoryMargin)
	}
	if _, err := windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info))); err != nil {
		windows.CloseHandle(job)
		return 0, err
	}
	return job, nil
}

// admit puts a suspended process into the job and lets it run.
func admit(job windows.Handle, pid uint32) error {
	process, err := windows.OpenProcess(windows.PROCESS_SET_QUOTA|windows.PROCESS_TERMINATE, false, pid)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(process)
	if err := windows.AssignProcessToJobObject(job, process); err != nil {
		return err
	}
	return resume(pid)
}

// resume lets the threads of a suspended process run, of which there is one.
func resume(pid uint32) error {
	snapshot, err := windows.CreateToolhelp32Snapshot(windows.TH32CS_SNAPTHREAD, 0)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(snapshot)
	entry := windows.ThreadEntry32{Size: uint32(unsafe.Sizeof(windows.ThreadEntry32{}))}
	for err = windows.Thread32First(snapshot, &entry); err == nil; err = windows.Thread32Next(snapshot, &entry) {
		if entry.OwnerProcessID != pid {
			continue
		}
		thread, err := windows.OpenThread(windows.THREAD_SUSPEND_RESUME, false, entry.ThreadID)
		if err != nil {
			return err
		}
		defer windows.CloseHandle(thread)
		_, err = windows.ResumeThread(thread)
		return err
	}
	return err
}

// await waits until the program has ended.
func (g *group) await(cmd *exec.Cmd) { cmd.Wait() }

// end kills what is left of the job of an ended program, gives up the job and gives what it has used.
func (g *group) end(cmd *exec.Cmd) (cpu time.Duration, memory int64) {
	cpu, memory = g.usage()
	cpu = max(cpu, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	g.kill()
	windows.CloseHandle(g.job)
	return cpu, memory
}

func (g *group) kill() { windows.TerminateJobObject(g.job, 1) }

// accounting is JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, with times in units of 100 ns.
type accounting struct {
	totalUserTime, totalKernelTime           int64
	thisPeriodUserTime, thisPeriodKernelTime int64
	pageFaults                               uint32
	processes, active, terminated            uint32
}

// usage is the processor time that the processes of the job have used, ended ones too, and the most memory that they
// had committed at one moment.
func (g *group) usage() (cpu time.Duration, memory int64) {
	var times accounting
	query(g.job, windows.JobObjectBasicAccountingInformation, unsafe.Pointer(&times), unsafe.Sizeof(times))
	var info extendedLimits
	query(g.job, windows.JobObjectExtendedLimitInformation, unsafe.Pointer(&info), unsafe.Sizeof(info))
	return time.Duration(times.totalUserTime+times.totalKernelTime) * 100, int64(info.PeakJobMemoryUsed)
}

// query fills in what is known about a job, or leaves it zero if that cannot be known.
func query(job windows.Handle, class int32, info unsafe.Pointer, size uintptr) {
	windows.QueryInformationJobObject(job, class, uintptr(info), uint32(size), nil)
}

// memory is nothing to begin with: the job knows its peak at the end too.
func (g *group) memory() int64 { return 0 }
