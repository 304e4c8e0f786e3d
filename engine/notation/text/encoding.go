package text

import (
	"bytes"
	"io"
	"slices"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// UTF8 returns a text in UTF-8 without a byte order mark. If it is in UTF-16, as Windows writes what a command prints,
// it has that mark; any other text stays as it is.
func UTF8(src []byte) []byte {
	if !markedUTF16(src) {
		return src
	}
	decoded, _, _ := transform.Bytes(decoder(), src) // replaces what is wrong, so it cannot fail
	return decoded
}

// DecodingReader returns a reader of a stream that does what UTF8 does. It reads no more of the stream than it is asked
// for.
func DecodingReader(src io.Reader) io.Reader { return &decodingReader{src: src} }

type decodingReader struct {
	src   io.Reader
	begun bool
}

func (r *decodingReader) Read(p []byte) (int, error) {
	if r.begun || len(p) == 0 {
		return r.src.Read(p)
	}
	n, err := r.src.Read(p)
	if r.begun = n > 0; markedUTF16(p[:n]) {
		part := bytes.NewReader(slices.Clone(p[:n]))
		r.src = transform.NewReader(io.MultiReader(part, r.src), decoder())
		return r.src.Read(p)
	}
	return n, err
}

func decoder() transform.Transformer { return unicode.BOMOverride(encoding.Nop.NewDecoder()) }

// markedUTF16 reports whether a text begins like the byte order mark of UTF-16. No other text does.
func markedUTF16(src []byte) bool { return len(src) > 0 && src[0] >= 0xFE }
