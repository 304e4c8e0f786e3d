//go:build !js

package gui

// joinPage ties the window to the web page it is in, where it is in one.
func (a *App) joinPage() {}
