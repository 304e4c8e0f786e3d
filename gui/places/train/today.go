package train

import (
	"time"

	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/language"
	"ninefold/gui/model/training"
	"ninefold/gui/view/scene"
)

// now returns today.
func (t *Trainer) now() int { return puzzle.Day(t.Host.Tasks.Clock.Now()) }

// day returns the day whose puzzle is shown, which is the one on which it was begun; today if none is.
func (t *Trainer) day() int {
	if begun := t.kept().Today.Day; t.kept().OnToday && begun > 0 {
		return begun
	}
	return t.now()
}

// date returns the beginning of that day.
func (t *Trainer) date() time.Time { return time.Unix(int64(t.day())*24*60*60, 0).UTC() }

func (t *Trainer) ofTheDay() puzzle.Puzzle { return puzzle.OfTheDay(t.rules(), t.day()) }

// isToday reports whether the puzzle shown is that of the day.
func (t *Trainer) isToday() bool { return t.attempt.puzzle.ID == t.ofTheDay().ID }

// note changes what the user did with the puzzle of the day, if that is shown.
func (t *Trainer) note(change func(*training.Daily)) {
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
	day := scene.OfTheDay(t.date(), t.rules())
	t.Copy(language.Text("today.line", language.Args{"Day": day, "Result": language.Listed(t.result()...)}),
		language.Text("today.copied"))
}

// Today shows the puzzle of the day by the rules that were trained last, as it was left if it was begun. The puzzle
// that was trained on waits.
func (t *Trainer) Today() {
	if t.kept().OnToday && t.attempt != nil && t.isToday() && t.day() == t.now() {
		return
	}
	if today := &t.kept().Today; today.Day != t.now() {
		*today = training.Attempt{Day: t.now()}
	}
	t.kept().OnToday = true
	t.attempt = t.resumed()
	t.Update()
}
