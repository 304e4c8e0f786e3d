package screentest

import (
	"testing"

	"ninefold/gui/view/screen"
)

// Browser is a screen that is a page.
type Browser struct {
	*Screen
	Choosing  func(name string, content []byte, err error) // takes the file asked for; nil for none
	Downloads map[string]string                            // by name
	Kept      screen.Storage
}

// NewBrowser returns a page of the usual size.
func NewBrowser(t testing.TB) *Browser {
	return &Browser{Screen: New(t), Downloads: map[string]string{}}
}

var _ screen.Browser = (*Browser)(nil)

// ChooseFile remembers the function that takes the file.
func (b *Browser) ChooseFile(use func(string, []byte, error)) { b.Choosing = use }

// Download remembers the file.
func (b *Browser) Download(name string, content []byte) { b.Downloads[name] = string(content) }

// Address returns an address without a page.
func (*Browser) Address() string { return "https://example.org/ninefold/" }

// Storage tells how what is kept is kept.
func (b *Browser) Storage() screen.Storage { return b.Kept }
