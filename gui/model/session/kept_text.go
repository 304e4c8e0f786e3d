package session

import (
	"encoding/json"
	"unicode/utf8"
)

// keptText is a text in a file: a JSON string, or bytes if it is not UTF-8, for example a file's name.
type keptText string

type keptBytes struct {
	Bytes []byte `json:"bytes"`
}

// MarshalJSON writes a string or the bytes.
func (t keptText) MarshalJSON() ([]byte, error) {
	if utf8.ValidString(string(t)) {
		return json.Marshal(string(t))
	}
	return json.Marshal(keptBytes{[]byte(t)})
}

// UnmarshalJSON reads a string or the bytes.
func (t *keptText) UnmarshalJSON(text []byte) error {
	var s string
	if json.Unmarshal(text, &s) == nil {
		*t = keptText(s)
		return nil
	}
	var b keptBytes
	err := json.Unmarshal(text, &b)
	*t = keptText(b.Bytes)
	return err
}
