// Package keys names the keys of a keyboard, alone and with modifiers. The painters translate the keys of a window or a
// web page to these.
package keys

import (
	"runtime"
	"strings"
)

// Key is a key without modifiers. Letters, in capitals, digits and function keys have the name written on them.
type Key string

// The other keys.
const (
	None      Key = ""
	Up        Key = "Up"
	Down      Key = "Down"
	Left      Key = "Left"
	Right     Key = "Right"
	Home      Key = "Home"
	End       Key = "End"
	PageUp    Key = "Page Up"
	PageDown  Key = "Page Down"
	Enter     Key = "Enter"
	Space     Key = "Space"
	Escape    Key = "Escape"
	Backspace Key = "Backspace"
	Delete    Key = "Delete"
	Tab       Key = "Tab"
)

// Shortcut is a key with the modifiers held. On a Mac, Ctrl means Cmd.
type Shortcut struct {
	Key              Key
	Ctrl, Shift, Alt bool
}

// Alone returns a key without modifiers.
func Alone(k Key) Shortcut { return Shortcut{Key: k} }

// Ctrl returns a key with Ctrl, on a Mac with Cmd.
func Ctrl(k Key) Shortcut { return Shortcut{Key: k, Ctrl: true} }

// CtrlShift returns a key with Ctrl and Shift, on a Mac with Cmd and Shift.
func CtrlShift(k Key) Shortcut { return Shortcut{Key: k, Ctrl: true, Shift: true} }

// Alt returns a key with Alt.
func Alt(k Key) Shortcut { return Shortcut{Key: k, Alt: true} }

// Modified reports whether the shortcut has a modifier other than Shift alone.
func (s Shortcut) Modified() bool { return s.Ctrl || s.Alt }

// Words returns the shortcut as it is written, for example Ctrl+Z, or Cmd+Z on a Mac; empty for none.
func (s Shortcut) Words() string {
	if s.Key == None {
		return ""
	}
	command := "Ctrl"
	if runtime.GOOS == "darwin" {
		command = "Cmd"
	}
	var words []string
	for _, m := range [...]struct {
		held bool
		word string
	}{{s.Ctrl, command}, {s.Alt, "Alt"}, {s.Shift, "Shift"}} {
		if m.held {
			words = append(words, m.word)
		}
	}
	return strings.Join(append(words, string(s.Key)), "+")
}
