package insight

import (
	"ninefold/gui/language"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// Ending says what the end of a game means among the user's games.
type Ending struct {
	overlay.Idle
	Host *overlay.Host
}

// Show says it before the reason of the result.
func (e *Ending) Show(v *overlay.Board) {
	v.Status.Why = language.Sentences(scene.Milestone(e.Host.Session), v.Status.Why)
}
