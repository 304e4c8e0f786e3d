package train

import (
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/scene"
)

// day returns today.
func (t *Trainer) day() int { return puzzle.Day(t.Host.Tasks.Clock.Now()) }

func (t *Trainer) ofTheDay() puzzle.Puzzle { return puzzle.OfTheDay(t.rules(), t.day()) }

// isToday reports whether the puzzle shown is that of the day.
func (t *Trainer) isToday() bool { return t.attempt.puzzle.ID == t.ofTheDay().ID }

// note changes what the user did with the puzzle of the day, if that is shown.
func (t *Trainer) note(change func(*session.Daily)) {
	if t.isToday() {
		t.kept().Note(t.day(), t.rules(), change)
	}
}

// result says what the user did with the puzzle of the day, and of how many days the streak is.
func (t *Trainer) result() []string {
	did := t.kept().On(t.day(), t.rules())
	return append([]string{scene.Today(did)}, scene.Streak(t.kept().Streak.On(t.day()))...)
}

// hasResult reports whether the puzzle of the day is shown, and the user has tried it.
func (t *Trainer) hasResult() bool {
	return t.isToday() && t.kept().On(t.day(), t.rules()).Tried()
}

// copyResult copies a line with the result of the day, for a chat.
func (t *Trainer) copyResult() {
	day := scene.OfTheDay(t.Host.Tasks.Clock.Now(), t.rules())
	t.Copy(language.Text("today.line", language.Args{"Day": day, "Result": language.Listed(t.result()...)}),
		language.Text("today.copied"))
}

// Today shows the puzzle of the day by the rules that were trained last, as it was left if it was begun. The puzzle
// that was trained on waits.
func (t *Trainer) Today() {
	if t.kept().OnToday && t.attempt != nil && t.isToday() {
		return
	}
	t.kept().OnToday = true
	t.attempt = t.resumed()
	t.update()
}
