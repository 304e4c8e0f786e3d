//go:build !js

package files

import "golang.org/x/text/encoding/htmlindex"

// decode returns a content in UTF-8, and false if it is not in the encoding or that is unknown.
func decode(content []byte, encoding string) (text []byte, ok bool) {
	known, err := htmlindex.Get(encoding)
	if err != nil {
		return nil, false
	}
	text, err = known.NewDecoder().Bytes(content)
	return text, err == nil
}
