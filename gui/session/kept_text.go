package session

import (
	"encoding/json"
	"unicode/utf8"
)

// keptText is a text in a file: a JSON string, or bytes if it is not UTF-8, for example a file's name.
type keptText string

// keptTexts are several texts in a file.
type keptTexts []string

// MarshalJSON writes each text as a keptText.
func (t keptTexts) MarshalJSON() ([]byte, error) {
	var texts []keptText
	for _, one := range t {
		texts = append(texts, keptText(one))
	}
	return json.Marshal(texts)
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (t *keptTexts) UnmarshalJSON(text []byte) error {
	var texts []keptText
	err := json.Unmarshal(text, &texts)
	*t = nil
	for _, one := range texts {
		*t = append(*t, string(one))
	}
	return err
}

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
