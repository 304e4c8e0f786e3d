package gui

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	test.NewApp()
	locale.Use(locale.English)
	m.Run()
}
