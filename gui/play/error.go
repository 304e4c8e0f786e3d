package play

import (
	"ninefold/engine/judge"
	"ninefold/gui/locale"
)

// ErrorWords say what is wrong with a program or its tests. Of a relative path that is not there they also say in which
// folder it was looked for; of an absolute one they say the file's name alone, as the path stands where it was typed.
func ErrorWords(err error) string {
	return locale.Words().Missing(locale.Words().ShortError(err), judge.MissingOf(err))
}
