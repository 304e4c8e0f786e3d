package panel

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
)

// What was scrolled kept the fonts that there were when it was made: characters of fonts that came later were missing.
func TestWhatIsScrolledHasTheThemeThatIsShown(t *testing.T) {
	app := test.NewTempApp(t)
	before := app.Settings().Theme()
	_, drawn := newScroller(container.NewVBox())
	font := fynetheme.DefaultTextBoldFont().Content()
	app.Settings().SetTheme(theme.WithFonts(before, font, font))
	shown, now := drawn.(*container.ThemeOverride).Theme, app.Settings().Theme()
	if got, want := shown.Font(fyne.TextStyle{}), now.Font(fyne.TextStyle{}); got != want {
		t.Errorf("the font is %v, want %v", got.Name(), want.Name())
	}
	if got := shown.Color(fynetheme.ColorNameShadow, fynetheme.VariantLight); got != color.Transparent {
		t.Errorf("shadows are %v", got)
	}
}
