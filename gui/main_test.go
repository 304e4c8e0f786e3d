package gui

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

func TestMain(m *testing.M) {
	test.NewApp()
	setLanguage(English)
	m.Run()
}
