package session

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

func TestADamagedLineIsRefusedAndNamed(t *testing.T) {
	lines := bytes.SplitAfter(fileOf(t, playedSession(t)), []byte("\n"))
	lines = lines[:len(lines)-1] // behind the last line end is nothing
	if _, _, err := Open(lines[0][:len(lines[0])/2]); err == nil {
		t.Error("a first line that is cut off was accepted")
	}
	for i := range lines {
		for name, damage := range map[string]func([]byte) []byte{
			"cut off":      func(line []byte) []byte { return append(bytes.Clone(line[:len(line)/2]), '\n') },
			"not JSON":     func(line []byte) []byte { return []byte("half a line\n") },
			"no change":    func(line []byte) []byte { return []byte("[1, 2]\n") },
			"a wrong type": func(line []byte) []byte { return []byte(`{"game":{"current":"1"}}` + "\n") },
			"two in a line": func(line []byte) []byte {
				return append(bytes.TrimSuffix(bytes.Clone(line), []byte("\n")), line...)
			},
			"empty": func(line []byte) []byte { return []byte("\n") },
		} {
			damaged := bytes.Clone(bytes.Join(lines[:i], nil))
			damaged = append(damaged, damage(lines[i])...)
			damaged = append(damaged, bytes.Join(lines[i+1:], nil)...)
			_, _, err := Open(damaged)
			if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("line %d", i+1)) {
				t.Errorf("line %d %s: %v", i+1, name, err)
			}
		}
	}
	if _, _, err := Open(nil); err == nil {
		t.Error("nothing at all was accepted")
	}
	if _, _, err := Open(bytes.Join(lines[1:], nil)); err == nil {
		t.Error("a session without its first line was accepted")
	}
	if _, _, err := Open(append(bytes.Clone(lines[0]), lines[2]...)); err != nil {
		t.Errorf("a change that stands alone: %v", err)
	}
	const change = `{"game":{"current":2,"steps":[{"id":2,"parent":1,"move":[5,6]}]}}` + "\n"
	_, _, err := Open(append(bytes.Clone(lines[0]), change...))
	if err == nil {
		t.Error("a step whose parent was never told was accepted")
	}
}

// damages is what is done to a session's text, by what it makes wrong: a part and what stands in its place.
type damages map[string][2]string

// checkRefused fails unless each damage makes the session one that is refused.
func checkRefused(t *testing.T, text string, damages damages) {
	t.Helper()
	if _, _, err := Open([]byte(text)); err != nil {
		t.Fatal(err)
	}
	for name, change := range damages {
		damaged := strings.Replace(text, change[0], change[1], 1)
		if damaged == text {
			t.Errorf("%s: nothing was damaged in\n%s", name, text)
		}
		if _, _, err := Open([]byte(damaged)); err == nil {
			t.Errorf("%s: was accepted", name)
		}
	}
}

func TestAHistoryThatCannotBeIsRefused(t *testing.T) {
	checkRefused(t, string(line(t, playedSession(t).Whole())), damages{
		"a later version":                    {`"version":2`, `"version":99`},
		"a version before any":               {`"version":2`, `"version":0`},
		"an illegal move":                    {`"move":[5,6]`, `"move":[1,1]`},
		"no cell":                            {`"move":[5,6]`, `"move":[0,6]`},
		"half a cell":                        {`"move":[5,6]`, `"move":[5]`},
		"no move":                            {`,"move":[5,6]`, ``},
		"a parent to come":                   {`"id":3,"parent":2`, `"id":3,"parent":7`},
		"its own parent":                     {`"id":3,"parent":2`, `"id":3,"parent":3`},
		"a negative parent":                  {`"id":3,"parent":2`, `"id":3,"parent":-1`},
		"a next elsewhere":                   {`"id":1,"next":2`, `"id":1,"next":4`},
		"a next before":                      {`"id":1,"next":2`, `"id":1,"next":1`},
		"a negative next":                    {`"id":1,"next":2`, `"id":1,"next":-2`},
		"a next that is deleted":             {`"parent":2,"next":6`, `"parent":2,"next":5`},
		"an ID twice":                        {`"id":3`, `"id":2`},
		"an ID left out":                     {`"id":3`, `"id":4`},
		"a negative ID":                      {`"id":3`, `"id":-3`},
		"a step to bring back that is there": {`"game":{"current":7`, `"game":{"current":7,"deleted":8`},
		"one that follows another step":      {`"game":{"current":7`, `"game":{"current":7,"deleted":5`},
		"none at all":                        {`"game":{"current":7`, `"game":{"current":7,"deleted":99`},
		"a negative one":                     {`"game":{"current":7`, `"game":{"current":7,"deleted":-1`},
		"a deleted root":                     {`"id":0,`, `"id":0,"deleted":true,`},
		"a current elsewhere":                {`"current":`, `"current":99`},
		"a negative current":                 {`"current":`, `"current":-`},
		"a current not led to":               {`"current":7`, `"current":3`},
		"unknown rules":                      {`"rules":"open"`, `"rules":"shut"`},
		"no rules":                           {`"rules":"open",`, ``},
		"an unknown kind":                    {`"kind":4`, `"kind":5`},
		"a kind that is a move":              {`"kind":4`, `"kind":2`},
		"a kind beyond a byte":               {`"kind":4`, `"kind":260`},
		"a negative kind":                    {`"kind":4`, `"kind":-1`},
		"too few marks":                      {`"marks":".`, `"marks":"`},
		"too many marks":                     {`"marks":".`, `"marks":"..`},
		"an unknown mark":                    {`"marks":".`, `"marks":"x`},
		"a mark of two bytes":                {`"marks":"..`, `"marks":"é`},
		"an unknown owner":                   {`"owners":".`, `"owners":"?`},
		"too few owners":                     {`"owners":".`, `"owners":"`},
		"an empty last move":                 {`"last":[7,4]`, `"last":[9,9]`},
		"a last move elsewhere":              {`"last":[7,4]`, `"last":[7,40]`},
		"no game":                            {`"game":`, `"name":`},
		"no such board":                      {`"shown":"tictactoe"`, `"shown":"chess"`},
		"no board":                           {`"shown":"tictactoe",`, ``},
		"tags of another kind":               {`"tags":[{`, `"tags":[1,{`},
	})
}

func TestAGridThatCannotBeIsRefused(t *testing.T) {
	checkRefused(t, string(line(t, workedSession(t).Whole())), damages{
		"a deduction that does not follow": {`"deduced":[5,9,6]`, `"deduced":[5,9,3]`},
		"a deduction over a digit":         {`"deduced":[5,9,6]`, `"deduced":[1,4,1]`},
		"a deduction that clears":          {`"deduced":[5,9,6]`, `"deduced":[5,9,0]`},
		"no cell":                          {`"entered":[1,1,5]`, `"entered":[1,10,5]`},
		"no digit":                         {`"entered":[1,1,5]`, `"entered":[1,1,10]`},
		"a negative digit":                 {`"entered":[1,1,5]`, `"entered":[1,1,-5]`},
		"half a cell":                      {`"entered":[1,1,5]`, `"entered":[1]`},
		"a grid with a letter":             {`"grid":".`, `"grid":"x`},
		"half a grid":                      {`"grid":"`, `"grid":"..\n`},
		"a digit picked that is none":      {`"picked":3`, `"picked":10`},
		"a negative one":                   {`"picked":3`, `"picked":-1`},
		"no cross-hatching":                {`"crosshatch":{`, `"cross":{`},
		"a state left out":                 {`"id":1,`, `"id":2,`},
		"fewer hints than none":            {`"hints":1`, `"hints":-1`},
		"marks filled with what is no yes": {`"notedAll":true`, `"notedAll":[1,2]`},
	})
}
