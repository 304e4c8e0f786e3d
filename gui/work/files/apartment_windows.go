package files

import (
	"runtime"

	"golang.org/x/sys/windows"
)

// enterApartment makes the goroutine's thread a single-threaded COM apartment until leave is called. The shell's
// dialogs need one (https://learn.microsoft.com/windows/win32/shell/common-file-dialog).
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
