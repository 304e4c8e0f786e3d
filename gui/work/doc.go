// Package work is the folder of what goes on behind a click: players, analysis, tests, matches, files, and the tasks
// off the UI goroutine that they need. It returns findings and knows no painter.
package work
