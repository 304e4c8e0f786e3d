package notation

import (
	"bytes"
	"encoding/base64"
	"io"
	"mime/quotedprintable"
	"regexp"
)

// transfer matches the line in which a mail, as it is sent, names the encoding of one of its parts.
var transfer = regexp.MustCompile(`(?im)^content-transfer-encoding:[ \t]*(quoted-printable|base64)\b`)

// decoded returns the parts of a mail that are in quoted-printable or base64, as plain text. A part begins after the
// blank line behind its header and ends before a line of two dashes. What is damaged is read as far as it goes.
func decoded(mail []byte) (parts [][]byte) {
	for _, at := range transfer.FindAllSubmatchIndex(mail, -1) {
		rest := bytes.ReplaceAll(mail[at[1]:], []byte("\r\n"), []byte("\n"))
		_, body, _ := bytes.Cut(rest, []byte("\n\n"))
		body, _, _ = bytes.Cut(body, []byte("\n--"))
		plain := io.Reader(quotedprintable.NewReader(bytes.NewReader(body)))
		if encoding := mail[at[2]:at[3]]; bytes.EqualFold(encoding, []byte("base64")) {
			plain = base64.NewDecoder(base64.StdEncoding, bytes.NewReader(body))
		}
		part, _ := io.ReadAll(plain)
		parts = append(parts, part)
	}
	return parts
}
