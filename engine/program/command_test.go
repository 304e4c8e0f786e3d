package program

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

func TestCommandsAreTypedAsInAShell(t *testing.T) {
	for line, want := range map[string][]string{
		"./solution":            {"./solution"},
		"  python3\tsol.py -O ": {"python3", "sol.py", "-O"},
		`sh -c 'cat; echo "x"'`: {"sh", "-c", `cat; echo "x"`},
		`"my solution" ''`:      {"my solution", ""},
		`a"b c"'d e'f`:          {"ab cd ef"},
		`echo $HOME | cat > *`:  {"echo", "$HOME", "|", "cat", ">", "*"},
	} {
		c, err := ParseCommand(line)
		fail.If(t, err != nil || !slices.Equal(c.Args, want), "%s is %q, %v, want %q", line, c.Args, err, want)
	}
	for line, want := range map[string]string{
		"": "no program is named", " \t": "no program is named", "'' x": "no program is named",
		"a 'b": "a quote is not closed", `a "b`: "a quote is not closed",
	} {
		c, err := ParseCommand(line)
		fail.If(t, err == nil || err.Error() != want, "%s is %q, %v, want %s", line, c.Args, err, want)
	}
}

func TestABackslashTakesTheNextCharacterAsItIs(t *testing.T) {
	if !escapes {
		t.Skip("here it parts the names of a path")
	}
	c, err := ParseCommand(`my\ solution \' "\"" '\'`)
	want := []string{"my solution", "'", `"`, `\`}
	fail.If(t, err != nil || !slices.Equal(c.Args, want), "%q, %v, want %q", c.Args, err, want)
	if _, err := ParseCommand(`a\`); err == nil {
		t.Error("a backslash at the end takes nothing")
	}
}

// FuzzParseCommand checks that ParseCommand reads a command back from its String.
func FuzzParseCommand(f *testing.F) {
	for _, line := range []string{"a b", `'it'"'"'s' "x y"`, `\a \\ '"'`, "a\u00a0b\xff"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		c, err := ParseCommand(line)
		if err != nil {
			return
		}
		again, err := ParseCommand(c.String())
		fail.If(t, err != nil || !slices.Equal(again.Args, c.Args),
			"%q is written %s and read %q, %v", c.Args, c, again.Args, err)
	})
}
