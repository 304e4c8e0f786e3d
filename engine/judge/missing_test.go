package judge

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/toolchain"
)

func TestAMissingFileIsNamedWithItsFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	folder, err := os.Getwd()
	fail.OnError(t, err)
	texttest.Write(t, "there.py", "")
	for path, missing := range map[string]bool{
		"gone.py": true, filepath.Join("sub", "gone.py"): true, "there.py": false, ".": false, "": false,
		filepath.Join(folder, "gone.py"): false,
	} {
		got := Missing(path)
		fail.If(t, (got != nil) != missing || missing && *got != (MissingFile{path, folder}), "%q: %+v", path, got)
	}
	for _, tc := range []struct {
		err  error
		want string
	}{
		{&program.StartError{Program: "./gone"}, "./gone"},
		{&program.StartError{Program: "gone"}, ""}, // looked for in PATH, not here
		{&program.StartError{Program: "./there.py"}, ""},
		{&exec.Error{Name: "./gone"}, "./gone"},
		{&exec.Error{Name: "gone"}, ""},
		{&toolchain.FileError{Name: "gone.in"}, "gone.in"},
		{errors.New("gone.in"), ""},
	} {
		if got := MissingOf(tc.err); (got != nil) != (tc.want != "") || got != nil && got.Path != tc.want {
			t.Errorf("%v: %+v, want %q", tc.err, got, tc.want)
		}
	}
}

func TestAMissingScriptIsFoundInWhatItsInterpreterSays(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "there.py", "")
	for _, tc := range []struct {
		args         []string
		stderr, want string
	}{
		{[]string{"python3", "gone.py"},
			"python3: can't open file '/tmp/gone.py': [Errno 2] No such file or directory", "gone.py"},
		{[]string{"node", "-x.y", "there.py", "sub/gone.js"}, "Cannot find module gone.js, -x.y, there.py",
			"sub/gone.js"},
		{[]string{"python3", "gone.py"}, "SyntaxError", ""},
		{[]string{"python3", "there.py"}, "there.py: no", ""},
		{[]string{"./gone", "5"}, "5 errors in ./gone", ""},
	} {
		got := MissingArgument(program.Command{Args: tc.args}, []byte(tc.stderr))
		fail.If(t, (got != nil) != (tc.want != "") || got != nil && got.Path != tc.want,
			"%q, %q: %+v, want %q", tc.args, tc.stderr, got, tc.want)
	}
}
