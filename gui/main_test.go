package gui

import (
	"os"
	"testing"

	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	if bot := bots[os.Getenv(asBot)]; bot != nil {
		converse(bot)
		return
	}
	testApp()
	locale.Use(locale.English)
	m.Run()
}
