package tester

import (
	"ninefold/engine/judge"
	"ninefold/gui/locale"
)

// errorWords say what is wrong: of a relative path that is not there also in which folder it was looked for.
func errorWords(err error) string {
	return locale.Words().Missing(locale.Words().ShortError(err), judge.MissingOf(err))
}
