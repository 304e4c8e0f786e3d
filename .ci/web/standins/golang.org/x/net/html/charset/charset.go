// Package charset stands in for that of golang.org/x/net: every icon is in UTF-8, which asks for no reader.
package charset

import (
	"fmt"
	"io"
)

// NewReaderLabel fails.
func NewReaderLabel(label string, _ io.Reader) (io.Reader, error) {
	return nil, fmt.Errorf("charset: %s is not built into the page", label)
}
