package foreign

import "ninefold/engine/text"

// What can be wanted of other programs' texts, besides what can be wanted of a record.
const (
	WantGroup      text.Want = "group"
	WantSlash      text.Want = "slash"
	WantSmall      text.Want = "small"
	WantBoxOrAny   text.Want = "boxOrAny"
	WantTurn       text.Want = "turn"
	WantStateDigit text.Want = "stateDigit"
	WantIndex      text.Want = "index"
)
