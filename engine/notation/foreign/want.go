package foreign

import "ninefold/engine/text"

// What can be wanted of other programs' texts, besides what can be wanted of a record.
const (
	WantGroup      text.Want = "X, O or a number of empty cells"
	WantSlash      text.Want = "a slash"
	WantSemicolon  text.Want = "a semicolon"
	WantCapital    text.Want = "X or O"
	WantSmall      text.Want = "x or o"
	WantCapitals   text.Want = "X, O or ."
	WantState      text.Want = "X, O, #, . or one @"
	WantFieldOr0   text.Want = "a field 1 to 9, or 0 for any"
	WantFieldOrAny text.Want = "a field 0 to 8, or - for any"
	WantTurn       text.Want = "the mark whose turn it is"
	WantIndex      text.Want = "a cell 0 to 80"
	WantStateDigit text.Want = "a digit that can stand at this place"
)
