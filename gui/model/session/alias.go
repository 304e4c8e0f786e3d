package session

import (
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
)

// The names that other packages still use.
type (
	Sides      = roster.Sides
	Side       = roster.Side
	PlayerKind = roster.Kind
	Settings   = settings.Settings
	Test       = settings.Test
	Match      = settings.Match
)

const (
	Person       = roster.Person
	Computer     = roster.Computer
	Program      = roster.Program
	Mail         = roster.Mail
	LeastSeconds = roster.LeastSeconds
	MostSeconds  = roster.MostSeconds
	UsualCases   = settings.UsualCases
	MaxTime      = settings.MaxTime
)

var (
	Scales        = settings.Scales
	ThinkingTimes = settings.ThinkingTimes
	Threads       = settings.Threads
)
