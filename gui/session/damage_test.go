package session

import (
	"strings"
	"testing"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
)

// damages maps what an error is to the part of a text that it replaces, and the replacement.
type damages map[string][2]string

// checkRefused fails unless each damage makes a text unreadable.
func checkRefused(t *testing.T, text string, damages damages, read func(text string) error) {
	t.Helper()
	fail.OnError(t, read(text))
	for name, change := range damages {
		damaged := strings.Replace(text, change[0], change[1], 1)
		if damaged == text {
			t.Errorf("%s: nothing was damaged in\n%s", name, text)
		} else if read(damaged) == nil {
			t.Errorf("%s: was accepted", name)
		}
	}
}

func readsGame(text string) error {
	_, err := readGame([]byte(text))
	return err
}

func TestAGameThatCannotBeIsRefused(t *testing.T) {
	text := string(playedGame(t).Kept())
	checkRefused(t, text, damages{
		"an illegal move": {"2. 5 6", "2. 1 1"}, "no cell": {"2. 5 6", "2. 5 0"}, "unknown rules": {`"open"`, `"shut"`},
		"nothing kept": {"[Kept", "[Sept"}, "no record": {"[", "("}, "an unknown change": {"[edit", "[undo"},
	}, readsGame)
	g := playedGame(t)
	g.Delete()
	r, err := record.Read(g.Kept())
	fail.OnError(t, err)
	checkRefused(t, r.Tag(keptName(0)), damages{
		"no such step shown": {`"shown":`, `"shown":99`}, "a negative one": {`"shown":`, `"shown":-`},
		"no such line": {`"end":`, `"end":99`}, "a negative line": {`"end":`, `"end":-`},
		"no such step deleted": {`"deleted":`, `"deleted":99`}, "a negative one deleted": {`"deleted":`, `"deleted":-`},
		"a deleted one shown":            {`"shown":3`, `"shown":5`},
		"one deleted that follows not":   {`"shown":3`, `"shown":2`},
		"no such step lost":              {`"forfeits":{"4"`, `"forfeits":{"99"`},
		"a negative one lost":            {`"forfeits":{"4"`, `"forfeits":{"-4"`},
		"a review of nothing":            {`"line":[0,1,2],"grades":[`, `"line":[],"grades":[`},
		"a review from elsewhere":        {`"line":[0,1,2]`, `"line":[1,2,4]`},
		"a review of no line":            {`"line":[0,1,2]`, `"line":[0,2,1]`},
		"a review of no steps":           {`"line":[0,1,2]`, `"line":[0,1,-2]`},
		"a review with a grade too many": {`"line":[0,1,2]`, `"line":[0,1]`},
		"no JSON":                        {`{`, `(`}, "a number in words": {`"shown":3`, `"shown":"4"`},
	}, func(tag string) error {
		r.SetTag(keptName(0), tag)
		return readsGame(string(record.Append(nil, &r)))
	})
}

func TestASudokuThatCannotBeIsRefused(t *testing.T) {
	text := string(workedSudoku(t).Kept())
	readsSudoku := func(text string) error {
		_, err := readSudoku([]byte(text))
		return err
	}
	checkRefused(t, text, damages{
		"a deduction that does not follow": {`"deduced":[5,9,6]`, `"deduced":[5,9,3]`},
		"a deduction that clears":          {`"deduced":[5,9,6]`, `"deduced":[5,9,0]`},
		"no cell":                          {`"entered":[1,1,5]`, `"entered":[1,10,5]`},
		"no digit":                         {`"entered":[1,1,5]`, `"entered":[1,1,10]`},
		"a negative digit":                 {`"entered":[1,1,5]`, `"entered":[1,1,-5]`},
		"half a cell":                      {`"entered":[1,1,5]`, `"entered":[1]`},
		"a mark twice":                     {`"noted":[9,9,2,7]`, `"noted":[9,9,2,2]`},
		"no mark":                          {`"noted":[9,9,2,7]`, `"noted":[9,9,2,0]`},
		"a mark nowhere":                   {`"noted":[9,9,2,7]`, `"noted":[9]`},
		"a grid with a letter":             {`"grid":".`, `"grid":"x`},
		"half a grid":                      {`"grid":"`, `"grid":"..\n`},
		"a digit picked that is none":      {`"picked":3`, `"picked":10`},
		"a negative one":                   {`"picked":3`, `"picked":-1`},
		"a parent to come":                 {`"parent":2`, `"parent":9`},
		"a negative parent":                {`"parent":2`, `"parent":-2`},
		"no such step shown":               {`"shown":`, `"shown":99`},
		"a negative line":                  {`"end":`, `"end":-`},
		"fewer hints than none":            {`"hints":1`, `"hints":-1`},
		"time given back":                  {`"spent":`, `"spent":-`},
		"more time than there is":          {`"spent":`, `"spent":999999999999999`},
		"no states":                        {`"states":`, `"stages":`},
		"cut off":                          {`"judge":true}`, `"judge":true`},
		"marks filled with what is no yes": {`"notedAll":true`, `"notedAll":[1,2]`},
	}, readsSudoku)
}
