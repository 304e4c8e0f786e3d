// Package instance lets one start of the program own the session: a second start hands its file to the window of the first
// and ends, or opens a window with a session of its own.
package instance

// Hold is what a start owns until Release. It is kept until then: what is locked is free when nothing refers to it.
type Hold struct {
	Dir  string // the folder of its session
	door *door  // where other starts hand files in; nil for a window of its own
	free func() // lets go of Dir; nil where nothing can be locked
}

// Serve hands every file that another start brings to open, "" for none, in goroutines of its own. Open reports whether
// the file was taken within the time that the other start waits.
func (h *Hold) Serve(open func(path string) bool) {
	if h.door != nil {
		go h.door.serve(open)
	}
}

// Release lets other starts own the session. What a start that was killed held is free as well.
func (h *Hold) Release() {
	if h.door != nil {
		h.door.close()
	}
	if h.free != nil {
		h.free()
	}
}
