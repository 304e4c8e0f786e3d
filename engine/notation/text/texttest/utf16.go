package texttest

import (
	"encoding/binary"
	"unicode/utf16"
)

// UTF16 returns a text as Windows redirects it, with a byte order mark.
func UTF16(s string) string {
	var text []byte
	for _, unit := range utf16.Encode([]rune("\uFEFF" + s)) {
		text = binary.LittleEndian.AppendUint16(text, unit)
	}
	return string(text)
}
