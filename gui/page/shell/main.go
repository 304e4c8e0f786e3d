// Command shell fills in the parts of a file that the page shows before the program is loaded. It reads standard input:
//
//	@SPRITE@   the icons
//	@BOARD@    the empty board, as the inside of an SVG element
//	@CELLS@    its 81 buttons
//	@PALETTE@  the colours, for a style sheet
//	@LENGTHS@  the lengths, for a style sheet
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"ninefold/gui/page"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fill := strings.NewReplacer("@SPRITE@", page.Sprite(), "@BOARD@", page.EmptyBoard(), "@CELLS@", page.Cells(),
		"@PALETTE@", page.Palette(), "@LENGTHS@", page.Lengths())
	fmt.Print(fill.Replace(string(text)))
}
