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

// group is a job object with the program, which is its first process.
type group struct{ job, process windows.Handle }

// start starts a program in a new job. The program is created suspended, so that it starts no other process before it
// is in the job.
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
	if err := g.admit(uint32(cmd.Process.Pid)); err != nil {
		cmd.Process.Kill()
		g.await(cmd)
		g.end(cmd)
		return err
	}
	return nil
}

type extendedLimits = windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION

// memoryMargin is added to the system's limit of a job's memory, in bytes. That limit stops programs that take memory
// faster than this process measures.
const memoryMargin = 64 << 20

// newJob makes a job whose processes end with its last handle. The system closes the handle if this process is killed.
func newJob(limits Limits) (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, err
	}
	var info extendedLimits
	info.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE |
		windows.JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION // no dialog about a crash
	if limits.Processes > 0 {
		info.BasicLimitInformation.LimitFlags |= windows.JOB_OBJECT_LIMIT_ACTIVE_PROCESS
		info.BasicLimitInformation.ActiveProcessLimit = uint32(limits.Processes +
			1) // one more shows that it was not kept
	}
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

// admit puts the suspended program into the job and lets it run.
func (g *group) admit(pid uint32) (err error) {
	const rights = windows.PROCESS_SET_QUOTA | windows.PROCESS_TERMINATE | windows.PROCESS_QUERY_LIMITED_INFORMATION
	if g.process, err = windows.OpenProcess(rights, false, pid); err != nil {
		return err
	}
	if err := windows.AssignProcessToJobObject(g.job, g.process); err != nil {
		return err
	}
	return resume(pid)
}

// resume resumes the only thread of a suspended process.
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

// end kills the rest of the job of an ended program and closes the job. It returns the program's end and its use of
// time and memory.
func (g *group) end(cmd *exec.Cmd) (status syscall.WaitStatus, cpu time.Duration, memory int64) {
	used := g.usage()
	g.kill()
	windows.CloseHandle(g.job)
	windows.CloseHandle(g.process)
	return cmd.ProcessState.Sys().(syscall.WaitStatus), used.CPU, used.Memory
}

func (g *group) kill() { windows.TerminateJobObject(g.job, 1) }

// accounting is JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, with times in units of 100 ns.
type accounting struct {
	totalUserTime, totalKernelTime           int64
	thisPeriodUserTime, thisPeriodKernelTime int64
	pageFaults                               uint32
	processes, active, terminated            uint32
}

// usage returns the processor time of the job's processes, with ended ones, and the most memory that they had committed
// at one moment. How long they waited for a processor is not known. Wine's jobs tell neither: there only the clock
// limits the time, and the memory is the program's own. (For the program's time Wine returns that of the caller.)
func (g *group) usage() Usage {
	var times accounting
	query(g.job, windows.JobObjectBasicAccountingInformation, unsafe.Pointer(&times), unsafe.Sizeof(times))
	var info extendedLimits
	query(g.job, windows.JobObjectExtendedLimitInformation, unsafe.Pointer(&info), unsafe.Sizeof(info))
	return Usage{
		CPU:    time.Duration(times.totalUserTime+times.totalKernelTime) * 100,
		Memory: max(int64(info.PeakJobMemoryUsed), g.memory()), Processes: int(times.active),
	}
}

// query sets what is known about a job, and leaves the rest zero.
func query(job windows.Handle, class int32, info unsafe.Pointer, size uintptr) {
	windows.QueryInformationJobObject(job, class, uintptr(info), uint32(size), nil)
}

// vmCounters is VM_COUNTERS.
type vmCounters struct {
	peakVirtualSize, virtualSize                                                     uintptr
	pageFaults                                                                       uint32
	peakWorkingSet, workingSet                                                       uintptr
	peakPagedPool, pagedPool, peakNonPagedPool, nonPagedPool, pagefile, peakPagefile uintptr
}

// memory returns the most memory that the program itself had committed, in bytes, or 0 if it is not known.
func (g *group) memory() int64 {
	var counters vmCounters
	windows.NtQueryInformationProcess(g.process, windows.ProcessVmCounters,
		unsafe.Pointer(&counters), uint32(unsafe.Sizeof(counters)), nil)
	return int64(counters.peakPagefile)
}
