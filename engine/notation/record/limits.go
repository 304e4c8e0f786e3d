package record

import (
	"fmt"

	"ninefold/engine/locale/message"
)

// Limits of a text of a game: a record, a link or a list of moves. Real games are far below them: a thousand whole
// games in one are 80,000 steps and a megabyte, and the program writes links of at most 1,800 characters.
const (
	MostSteps    = 100_000
	MostBranches = 10_000
	MostTags     = 1_000
	MostTagBytes = 10_000    // in the text of a tag
	MostBytes    = 8_000_000 // in a record or a list of moves
	MostLink     = 16_000    // bytes in a link
)

// Quantity names a quantity that is limited. Package locale has the words.
type Quantity string

// The quantities that CheckLimit checks.
const (
	Steps     Quantity = "steps"
	Branches  Quantity = "branches"
	Tags      Quantity = "tags"
	TagBytes  Quantity = "tagBytes"
	Bytes     Quantity = "bytes"
	LinkBytes Quantity = "linkBytes"
)

// LimitError says that a text exceeds the limits of a game. It is the cause of a *text.Error.
type LimitError struct {
	Quantity Quantity
	Most     int
}

func (e *LimitError) Error() string { return fmt.Sprintf("more than %d %s", e.Most, e.Quantity) }

// Message says how many there may be.
func (e *LimitError) Message() message.Message {
	return message.Of("limit."+string(e.Quantity), "Most", e.Most)
}

// CheckLimit returns a *LimitError if n is more than most, and nil otherwise.
func CheckLimit(n int, of Quantity, most int) error {
	if n > most {
		return &LimitError{of, most}
	}
	return nil
}

// AppendTag appends a tag. The error is a *LimitError if there are too many tags or the tag is too long.
func AppendTag(tags []Tag, tag Tag) ([]Tag, error) {
	if err := CheckLimit(len(tag.Value), TagBytes, MostTagBytes); err != nil {
		return tags, err
	}
	return append(tags, tag), CheckLimit(len(tags)+1, Tags, MostTags)
}
