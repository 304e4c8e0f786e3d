package screentest

import (
	"testing"

	"ninefold/gui/screen"
)

// Browser is a screen that is a page.
type Browser struct {
	*Screen
	Choosing  func(name string, content []byte, err error) // what a file is chosen for; nil for nothing
	Downloads map[string]string                            // by their names
	Kept      screen.Storage
}

// NewBrowser is a page of the usual size.
func NewBrowser(t testing.TB) *Browser {
	return &Browser{Screen: New(t), Downloads: map[string]string{}}
}

var _ screen.Browser = (*Browser)(nil)

// ChooseFile remembers what a file is wanted for.
func (b *Browser) ChooseFile(use func(string, []byte, error)) { b.Choosing = use }

// Download remembers the file.
func (b *Browser) Download(name string, content []byte) { b.Downloads[name] = string(content) }

// Address is that of no page that there is.
func (*Browser) Address() string { return "https://example.org/ninefold/" }

// Storage tells how what is kept is kept.
func (b *Browser) Storage() screen.Storage { return b.Kept }
