// Package page is what a web page can do for the window that is in it. Elsewhere there is nothing in it.
package page
