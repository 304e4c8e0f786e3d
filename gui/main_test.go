package gui

import (
	"os"
	"testing"

	"fyne.io/fyne/v2/test"

	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	if bot := bots[os.Getenv(asBot)]; bot != nil {
		converse(bot)
		return
	}
	test.NewApp()
	locale.Use(locale.English)
	m.Run()
}
