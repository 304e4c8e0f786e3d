package texttest

import "golang.org/x/text/encoding/unicode"

// UTF16 returns a text as Windows redirects it, with a byte order mark.
func UTF16(s string) string {
	text, _ := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(s) // cannot fail
	return text
}
