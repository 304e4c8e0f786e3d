// Package places is the folder of what can stand in the window, one place at a time. A place knows the model and what
// is found out about its board, and no painter.
package places
