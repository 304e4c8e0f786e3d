package scene

import (
	"fmt"
	"strings"
	"time"

	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/training"
)

// Today says what the user did with the puzzle of a day, and how that changed the rating.
func Today(did training.Daily) string {
	result := language.Text("today.not")
	switch {
	case did.Solved && did.Hinted:
		result = language.Text("today.hinted")
	case did.Solved && did.Misses == 0:
		result = language.Text("today.first")
	case did.Solved:
		result = language.Plural("today.later", did.Misses)
	case did.Misses > 0:
		result = language.Plural("today.missed", did.Misses)
	case did.Hinted:
		result = language.Text("today.begun")
	}
	if did.Change == 0 {
		return result
	}
	return language.Listed(result, signed(did.Change))
}

// Streak says on how many days in a row a puzzle of the day was solved; nothing of a single one.
func Streak(days int) (said []string) {
	if days > 1 {
		said = []string{language.Amount("days", days)}
	}
	return said
}

// PuzzleRating tells the user's rating by puzzles, and how it has just changed.
func PuzzleRating(t *training.State, change int) string {
	r, rated := t.Rating()
	key := "train.rating"
	switch {
	case !rated:
		return language.Text("train.unrated")
	case change != 0:
		key = "train.changed"
	}
	return language.Text(key, language.Args{"Rating": int(r.Elo), "Low": int(r.Low), "High": int(r.High),
		"Change": signed(change)})
}

// signed writes a change of a number with its sign.
func signed(change int) string { return strings.Replace(fmt.Sprintf("%+d", change), "-", "−", 1) }

// OfTheDay names the puzzle of a day by its date and rules.
func OfTheDay(day time.Time, rules tictactoe.Rules) string {
	return language.Dotted(Date(day), language.Text("short.rules."+rules.String()))
}
