package notation

import (
	"strings"
	"testing"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
)

const saved = `[Rules "closed"]
[X "Ann"]
[Event "postal tournament postal tournament postal tournament postal
  tournament 1"]

x.. ... ...
... ... ...
... ... ...

... ... ...
... .o. ...
... ... ...

... ... ...
... ... ...
... ... ..x
none

{Somebody set this up: > \\ \} 大 and so on, until the line is full and
  more.}
1. 9 8  2. 9 6 {\n\s}
  (2. 9 5)
[edit 1 9 x, last none]
`

func TestAMailDoesNoHarm(t *testing.T) {
	for name, mailed := range map[string]string{
		"as it was":          saved,
		"CRLF":               strings.ReplaceAll(saved, "\n", "\r\n"),
		"byte order mark":    "\uFEFF" + saved,
		"trailing blanks":    strings.ReplaceAll(saved, "\n", " \t\n"),
		"quoted":             "\n> " + strings.ReplaceAll(strings.TrimSuffix(saved, "\n"), "\n", "\n> ") + "\n",
		"quoted twice":       ">> " + strings.ReplaceAll(saved, "\n", "\r\n>> "),
		"quoted, blanks":     strings.ReplaceAll("> > "+strings.ReplaceAll(saved, "\n", "\n> > "), "> \n", ">\n"),
		"unbreakable spaces": strings.ReplaceAll(saved, "  ", "\u00A0 "),
	} {
		readings, err := Read([]byte(mailed))
		if err != nil || len(readings) != 1 {
			t.Errorf("%s: %v, %v in\n%s", name, readings, err, mailed)
			continue
		}
		fail.Unequal(t, string(record.Append(nil, &readings[0].Record)), saved, "%s: read", name)
	}
}
