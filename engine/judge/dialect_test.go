package judge

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestAnOldDialectIsKnownByWhatTheInterpreterSays(t *testing.T) {
	for stderr, want := range map[string][2]string{
		"  File \"a.py\", line 1\n    print \"a\"\nSyntaxError: Missing parentheses in call to 'print'. Did you mean": {
			"python2", "Missing parentheses in call to 'print'"},
		"NameError: name 'raw_input' is not defined. Did you mean": {"python2", "NameError: name 'raw_input' is"},
		"TypeError: 'map' object is not subscriptable\n":           {"python2", "'map' object is not subscriptable"},
		"ReferenceError: readline is not defined\n    at Object.":  {"javascript", "readline"},
		"ReferenceError: board is not defined\n":                   {},
		"NameError: name 'board' is not defined":                   {},
		"TypeError: 'int' object is not subscriptable":             {},
	} {
		r := Result{Verdict: RuntimeError}
		r.Run.Stderr = []byte(stderr)
		dialect, name := r.Dialect()
		fail.Unequal(t, [2]string{dialect, name}, want, "%q", stderr)
		r.Verdict = WrongAnswer
		dialect, _ = r.Dialect()
		fail.Unequal(t, dialect, "", "of an answer")
	}
}
