package text

import (
	"bytes"
	"encoding/binary"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf16"

	"ninefold/engine/test/fail"
)

// utf16Text returns a text as Windows redirects it, with a byte order mark.
func utf16Text(order binary.AppendByteOrder, s string) (text []byte) {
	for _, unit := range utf16.Encode([]rune("\uFEFF" + s)) {
		text = order.AppendUint16(text, unit)
	}
	return text
}

func TestUTF16WithAByteOrderMarkIsText(t *testing.T) {
	const want = "53..7....\r\n大😀 and more\n"
	long := strings.Repeat(want, 1000)
	for name, src := range map[string][]byte{
		"little": utf16Text(binary.LittleEndian, long), "big": utf16Text(binary.BigEndian, long), "UTF-8": []byte(long),
	} {
		fail.Unequal(t, string(UTF8(src)), long, "%s: decoded", name)
		for _, reader := range []io.Reader{bytes.NewReader(src), iotest.OneByteReader(bytes.NewReader(src)),
			iotest.DataErrReader(bytes.NewReader(src))} {
			read := fail.Must(io.ReadAll(DecodingReader(reader)))(t)
			fail.Unequal(t, string(read), long, "%s: read", name)
		}
	}
	const later = "a\xff\xfeb" // only at its beginning a stream has a mark
	read := fail.Must(io.ReadAll(DecodingReader(iotest.OneByteReader(strings.NewReader(later)))))(t)
	fail.Unequal(t, string(read), later, "a mark that comes later")
	for _, src := range []string{"", "\xff", "\xfe\x00", "\xffabc"} {
		fail.Unequal(t, string(UTF8([]byte(src))), src, "%q is no UTF-16 and decoded", src)
	}
}
