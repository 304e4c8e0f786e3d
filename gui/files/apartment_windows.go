package files

import (
	"runtime"

	"golang.org/x/sys/windows"
)

// enterApartment makes the goroutine's thread a single-threaded apartment of COM, as the shell's dialogs want it
// (https://learn.microsoft.com/windows/win32/shell/common-file-dialog), until leave is called.
func enterApartment() (leave func()) {
	runtime.LockOSThread()
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE) != nil {
		return runtime.UnlockOSThread // it is one already, or never will be
	}
	return func() {
		windows.CoUninitialize()
		runtime.UnlockOSThread()
	}
}
