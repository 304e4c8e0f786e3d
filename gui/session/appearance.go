package session

// Appearance is how the window looks.
type Appearance string

// The appearances, in the order in which they are offered.
const (
	FollowSystem  Appearance = "system"
	Light         Appearance = "light"
	Dark          Appearance = "dark"
	ContrastLight Appearance = "contrast-light"
	ContrastDark  Appearance = "contrast-dark"
)

// Appearances returns them in that order.
func Appearances() []Appearance {
	return []Appearance{FollowSystem, Light, Dark, ContrastLight, ContrastDark}
}
