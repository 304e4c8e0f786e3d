package panel

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/test/fail"
	"ninefold/gui/theme"
)

// A scroller's content uses the fonts of the current theme, not of the theme when it was made.
func TestWhatIsScrolledHasTheThemeThatIsShown(t *testing.T) {
	app := fyne.CurrentApp()
	app.Settings().SetTheme(fynetheme.DefaultTheme())
	_, drawn := newScroller(container.NewVBox())
	app.Settings().SetTheme(theme.New(light)) // as all tests here have it
	shown, now := drawn.(*container.ThemeOverride).Theme, app.Settings().Theme()
	got, want := shown.Font(fyne.TextStyle{}), now.Font(fyne.TextStyle{})
	fail.If(t, got.Name() != want.Name(), "the font is %v, want %v", got.Name(), want.Name())
	fail.Unequal(t, shown.Color(fynetheme.ColorNameShadow, fynetheme.VariantLight), color.Color(color.Transparent),
		"shadows")
}
