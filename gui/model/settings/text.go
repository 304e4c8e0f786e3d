package settings

import (
	"encoding/json"
	"unicode/utf8"
)

// Text is a text in a file: a JSON string, or bytes if it is not UTF-8, for example a file's name.
type Text string

type inBytes struct {
	Bytes []byte `json:"bytes"`
}

// MarshalJSON writes a string or the bytes.
func (t Text) MarshalJSON() ([]byte, error) {
	if utf8.ValidString(string(t)) {
		return json.Marshal(string(t))
	}
	return json.Marshal(inBytes{[]byte(t)})
}

// UnmarshalJSON reads a string or the bytes.
func (t *Text) UnmarshalJSON(text []byte) error {
	var s string
	if json.Unmarshal(text, &s) == nil {
		*t = Text(s)
		return nil
	}
	var b inBytes
	err := json.Unmarshal(text, &b)
	*t = Text(b.Bytes)
	return err
}
