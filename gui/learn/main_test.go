package learn

import (
	"testing"

	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	locale.Use(locale.English)
	m.Run()
}
