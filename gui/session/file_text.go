package session

import (
	"encoding/json"
	"unicode/utf8"

	"ninefold/engine/notation/record"
)

// textFile is a text in the session's file: a string, or its bytes when they are not UTF-8, which a string of JSON cannot
// hold and a record can.
type textFile string

type bytesFile struct {
	Bytes []byte `json:"bytes"` // in Base64
}

// MarshalJSON writes a string or the bytes.
func (t textFile) MarshalJSON() ([]byte, error) {
	if utf8.ValidString(string(t)) {
		return json.Marshal(string(t))
	}
	return json.Marshal(bytesFile{[]byte(t)})
}

// UnmarshalJSON reads a string or the bytes.
func (t *textFile) UnmarshalJSON(text []byte) error {
	var s string
	if json.Unmarshal(text, &s) == nil {
		*t = textFile(s)
		return nil
	}
	var b bytesFile
	err := json.Unmarshal(text, &b)
	*t = textFile(b.Bytes)
	return err
}

// tagFile is a tag of a record in the session's file.
type tagFile struct {
	Name  string
	Value textFile
}

func packTags(tags []record.Tag) []tagFile {
	var files []tagFile
	for _, tag := range tags {
		files = append(files, tagFile{tag.Name, textFile(tag.Value)})
	}
	return files
}

func unpackTags(files []tagFile) []record.Tag {
	var tags []record.Tag
	for _, file := range files {
		tags = append(tags, record.Tag{Name: file.Name, Value: string(file.Value)})
	}
	return tags
}
