package file

import (
	"encoding/json"
	"unicode/utf8"

	"ninefold/engine/notation/record"
)

// Text is a text in the session's file: a string, or its bytes when they are not UTF-8, which a string of JSON cannot
// hold and a record can.
type Text string

type rawText struct {
	Bytes []byte `json:"bytes"` // in Base64
}

// MarshalJSON writes a string or the bytes.
func (t Text) MarshalJSON() ([]byte, error) {
	if utf8.ValidString(string(t)) {
		return json.Marshal(string(t))
	}
	return json.Marshal(rawText{[]byte(t)})
}

// UnmarshalJSON reads a string or the bytes.
func (t *Text) UnmarshalJSON(text []byte) error {
	var s string
	if json.Unmarshal(text, &s) == nil {
		*t = Text(s)
		return nil
	}
	var b rawText
	err := json.Unmarshal(text, &b)
	*t = Text(b.Bytes)
	return err
}

// Tags are the tags of a record in the session's file.
type Tags []record.Tag

// tag is one of them.
type tag struct {
	Name  string
	Value Text
}

// MarshalJSON writes them all.
func (t Tags) MarshalJSON() ([]byte, error) {
	var files []tag
	for _, of := range t {
		files = append(files, tag{of.Name, Text(of.Value)})
	}
	return json.Marshal(files)
}

// UnmarshalJSON reads them all.
func (t *Tags) UnmarshalJSON(text []byte) error {
	var files []tag
	err := json.Unmarshal(text, &files)
	*t = nil
	for _, file := range files {
		*t = append(*t, record.Tag{Name: file.Name, Value: string(file.Value)})
	}
	return err
}
