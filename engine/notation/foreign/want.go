package foreign

import "ninefold/engine/text"

// What can be wanted of other programs' texts, besides what can be wanted of a record.
const (
	WantGroup      text.Want = "group"
	WantSlash      text.Want = "slash"
	WantSemicolon  text.Want = "semicolon"
	WantCapital    text.Want = "capital"
	WantSmall      text.Want = "small"
	WantCapitals   text.Want = "capitals"
	WantState      text.Want = "state"
	WantFieldOr0   text.Want = "fieldOrZero"
	WantFieldOrAny text.Want = "fieldOrAny"
	WantTurn       text.Want = "turn"
	WantIndex      text.Want = "index"
	WantStateDigit text.Want = "stateDigit"
)
