// Ninefold as a web page: this program runs in a worker of the page.
package main

import (
	"ninefold/gui"
	"ninefold/gui/page"
)

func main() {
	screen, runner := page.Open()
	gui.New(screen, "", runner)
	screen.Run()
}
