//go:build no_emoji

package theme

import "fyne.io/fyne/v2"

// ownSymbols is the font of the app's theme for symbols, and nil if that is Fyne's own. The page puts into it what all
// other fonts lack.
func ownSymbols() fyne.Resource {
	if own := fyne.CurrentApp().Settings().Theme().Font(fyne.TextStyle{Symbol: true}); own != DefaultSymbolFont() {
		return own
	}
	return nil
}
