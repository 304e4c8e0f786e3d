package keys

// Where a layout writes no Latin letter on a key, as the Russian ones, the key's place counts: T is also the key that
// has the place of T on a US keyboard. Where it writes one, that counts: German keyboards have Z at the place of Y.

// run is keys of a US keyboard whose scan codes follow one another.
type run struct {
	first int
	keys  string
}

// OnPC returns the letter or digit at a place, given the scan code of a PC's keyboard; None for other places.
func OnPC(code int) Key {
	return at(code, []run{{2, "1234567890"}, {16, "QWERTYUIOP"}, {30, "ASDFGHJKL"}, {44, "ZXCVBNM"}})
}

// OnMac returns the letter or digit at a place, given the virtual key code of a Mac; None for other places.
func OnMac(code int) Key {
	return at(code, []run{
		{0, "ASDFHGZXCV"}, {11, "BQWERYT123465"}, {25, "97"}, {28, "8"}, {29, "0"},
		{31, "OU"}, {34, "IP"}, {37, "LJ"}, {40, "K"}, {45, "NM"},
	})
}

// OnKeypad returns what the key at a place of the keypad means without NumLock, given the scan code of a PC's keyboard;
// None for other places.
func OnKeypad(code int) Key {
	const first = 71
	all := [...]Key{Home, Up, PageUp, None, Left, None, Right, None, End, Down, PageDown, None, Delete}
	if i := code - first; 0 <= i && i < len(all) {
		return all[i]
	}
	return None
}

func at(code int, runs []run) Key {
	for _, r := range runs {
		if i := code - r.first; 0 <= i && i < len(r.keys) {
			return Key(r.keys[i : i+1])
		}
	}
	return None
}

// Meant returns the character that a key types on a board. It is the digit of the key where the layout writes another
// character there, as the French ones, and Shift is not held; elsewhere the character typed.
func (s Shortcut) Meant(typed rune) rune {
	if !s.Shift && len(s.Key) == 1 && '0' <= s.Key[0] && s.Key[0] <= '9' {
		return rune(s.Key[0])
	}
	return typed
}
