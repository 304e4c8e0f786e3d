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
	app.Settings().SetTheme(theme.New(func() theme.Appearance { return theme.Light })) // as all tests here have it
	shown, now := drawn.(*container.ThemeOverride).Theme, app.Settings().Theme()
	if got, want := shown.Font(fyne.TextStyle{}), now.Font(fyne.TextStyle{}); got.Name() != want.Name() {
		t.Errorf("the font is %v, want %v", got.Name(), want.Name())
	}
	got := shown.Color(fynetheme.ColorNameShadow, fynetheme.VariantLight)
	fail.If(t, got != color.Transparent, "shadows are %v", got)
}
