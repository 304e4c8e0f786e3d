package view

// Texts is a card with monospaced texts side by side.
type Texts struct {
	Texts []Lines
	More  bool   // there are others
	All   Button // shows all of them whole; left out if all are seen
}

func (d Texts) Box() Box {
	return Box{Class: "Texts", Tab: TabPosition, Content: d}
}

// Lines is a text with a title.
type Lines struct {
	Title string
	Lines []string
	Copy  Button // copies the whole text; a right click on it opens a menu with this
}
