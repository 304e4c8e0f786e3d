// Package model is the folder of what the program keeps: the user's boards and settings, and the files that hold them.
// It knows neither widgets nor words.
package model
