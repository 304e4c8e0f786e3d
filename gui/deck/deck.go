// Package deck has the cards: what is known of something, for example of the players or of a position, and the nodes in
// which it is shown.
package deck

import "ninefold/gui/view"

// AllBoards is the ID of the link to all boards.
const AllBoards = view.AllBoards

// The cards and what they are made of.
type (
	Passage    = view.Passage
	Facts      = view.Facts
	Fact       = view.Fact
	Verdict    = view.Verdict
	Progress   = view.Progress
	Questions  = view.Questions
	Puzzle     = view.Puzzle
	Digits     = view.Digits
	Start      = view.Start
	Way        = view.Way
	Boards     = view.Boards
	Buttons    = view.Buttons
	Tools      = view.Tools
	Score      = view.Score
	Trend      = view.Trend
	Results    = view.Results
	Result     = view.Result
	Report     = view.Report
	Count      = view.Count
	Notice     = view.Notice
	Moves      = view.Moves
	Move       = view.Move
	Value      = view.Value
	Form       = view.Form
	FormRow    = view.FormRow
	Control    = view.Control
	Words      = view.Words
	FormButton = view.FormButton
	Players    = view.Players
	Player     = view.Player
	Thinking   = view.Thinking
	Rules      = view.Rules
	Keys       = view.Keys
	KeyGroup   = view.KeyGroup
	About      = view.About
)

// NumberOf is view.NumberOf.
func NumberOf(n int, second bool) int { return view.NumberOf(n, second) }

// Ordinal is view.Ordinal.
func Ordinal(n int) string { return view.Ordinal(n) }

// Bare is view.Bare.
func Bare(controls ...Control) Form { return view.Bare(controls...) }
