// Package desktop is the folder of the painter with Fyne, and of what only a desktop has: processes, a second start. It
// paints plain data and knows neither the session nor a place.
package desktop
