package record

import "ninefold/engine/locale/message"

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

// CheckLimit returns an error if n is more than the most of some things that a game can have; its words have the key
// "limit.THINGS".
func CheckLimit(n int, things string, most int) error {
	if n > most {
		return message.NewError("limit."+things, "Most", most)
	}
	return nil
}

// AppendTag appends a tag. It fails if there are too many tags or the tag is too long.
func AppendTag(tags []Tag, tag Tag) ([]Tag, error) {
	if err := CheckLimit(len(tag.Value), "tagBytes", MostTagBytes); err != nil {
		return tags, err
	}
	return append(tags, tag), CheckLimit(len(tags)+1, "tags", MostTags)
}
