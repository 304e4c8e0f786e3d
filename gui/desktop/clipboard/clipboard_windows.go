package clipboard

import (
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// Put puts a PNG on the clipboard, in two forms: as a bitmap, which all programs read, and as a PNG. Windows keeps
// them, so end has nothing to do.
func Put(file []byte) (end func(), err error) {
	bitmap, err := dib(file)
	if err != nil {
		return nil, err
	}
	runtime.LockOSThread() // the thread that has opened the clipboard must close it
	defer runtime.UnlockOSThread()
	if err := open(); err != nil {
		return nil, err
	}
	defer closeClipboard.Call()
	if done, _, err := emptyClipboard.Call(); done == 0 {
		return nil, err
	}
	const formatDIB = 8
	if err := set(formatDIB, bitmap); err != nil {
		return nil, err
	}
	name := windows.StringToUTF16Ptr("PNG")
	format, _, err := registerClipboardFormat.Call(uintptr(unsafe.Pointer(name)))
	if format == 0 {
		return nil, err
	}
	return func() {}, set(format, file)
}

var (
	user32                  = windows.NewLazySystemDLL("user32.dll")
	openClipboard           = user32.NewProc("OpenClipboard")
	closeClipboard          = user32.NewProc("CloseClipboard")
	emptyClipboard          = user32.NewProc("EmptyClipboard")
	setClipboardData        = user32.NewProc("SetClipboardData")
	registerClipboardFormat = user32.NewProc("RegisterClipboardFormatW")

	kernel32      = windows.NewLazySystemDLL("kernel32.dll")
	globalAlloc   = kernel32.NewProc("GlobalAlloc")
	globalFree    = kernel32.NewProc("GlobalFree")
	globalLock    = kernel32.NewProc("GlobalLock")
	globalUnlock  = kernel32.NewProc("GlobalUnlock")
	rtlMoveMemory = kernel32.NewProc("RtlMoveMemory")
)

// open opens the clipboard. While another program has it open, as it has for a moment, open tries again for a second.
func open() error {
	for limit := time.Now().Add(time.Second); ; time.Sleep(10 * time.Millisecond) {
		opened, _, err := openClipboard.Call(0)
		switch {
		case opened != 0:
			return nil
		case time.Now().After(limit):
			return err
		}
	}
}

// set gives the clipboard a form of what is copied, in memory that belongs to the clipboard from then on.
func set(format uintptr, content []byte) error {
	const moveable = 2
	memory, _, err := globalAlloc.Call(moveable, uintptr(len(content)))
	if memory == 0 {
		return err
	}
	to, _, err := globalLock.Call(memory)
	if to == 0 {
		globalFree.Call(memory)
		return err
	}
	rtlMoveMemory.Call(to, uintptr(unsafe.Pointer(&content[0])), uintptr(len(content)))
	globalUnlock.Call(memory)
	if kept, _, err := setClipboardData.Call(format, memory); kept == 0 {
		globalFree.Call(memory)
		return err
	}
	return nil
}
