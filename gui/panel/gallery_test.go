package panel

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// TestGallery draws every scene in every appearance and language into the folder that the variable PANEL_GALLERY names,
// to be looked at.
func TestGallery(t *testing.T) {
	dir := os.Getenv("PANEL_GALLERY")
	if dir == "" {
		t.Skip("PANEL_GALLERY names no folder")
	}
	defer func() { appearance = theme.Light }()
	draw := func(name string, s scene, l locale.Language, size fyne.Size, phone, open bool) {
		sc := openScreen(t, s, l, size, phone)
		if open {
			sc.layout.Open = true
			sc.window.Content().Refresh()
		}
		f, err := os.Create(filepath.Join(dir, name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, sc.window.Canvas().Capture()); err != nil {
			t.Fatal(err)
		}
	}
	for _, appearance = range []theme.Appearance{theme.Light, theme.Dark, theme.ContrastLight, theme.ContrastDark} {
		for _, l := range []locale.Language{locale.English, locale.Chinese} {
			for _, s := range scenes(l) {
				draw(fmt.Sprintf("%s-%s-%s", s.name, appearance, l), s, l, fyne.NewSize(1000, 730), false, false)
			}
		}
	}
	appearance = theme.Light
	for _, size := range []fyne.Size{{Width: 480, Height: 492}, {Width: 700, Height: 732}, {Width: 860, Height: 540},
		{Width: 1500, Height: 1070}, {Width: 640, Height: 452}} {
		for _, s := range scenes(locale.English) {
			draw(fmt.Sprintf("%s-%vx%v", s.name, size.Width, size.Height), s, locale.English, size, false, true)
		}
	}
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 360, Height: 640}, {Width: 844,
		Height: 390}} {
		for _, s := range scenes(locale.English) {
			draw(fmt.Sprintf("%s-phone-%vx%v", s.name, size.Width, size.Height), s, locale.English, size, true, true)
		}
	}
}
