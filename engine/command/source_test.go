package command

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// sources makes a working folder with sources that are boards.
func sources(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, content := range map[string]string{
		"one.x": position, "broken.x": "Q\n", "many/two.py": position, "many/three.py": "Q\n", "many/notes.txt": "",
	} {
		texttest.Write(t, name, content)
	}
}

// itselfAs returns a command of this program in the form in which an option takes it.
func itselfAs(words ...string) string {
	return program.Command{Args: append([]string{os.Getenv(itself)}, words...)}.String()
}

func judged(args ...string) (status int, stdout, stderr string) {
	return run(nil, append([]string{"test", "--count", "0"}, args...)...)
}

// judges does what prints does, of a test on the samples alone.
func judges(t *testing.T, status int, pattern string, args ...string) {
	t.Helper()
	prints(t, status, pattern, append([]string{"test", "--count", "0"}, args...)...)
}

// accepted matches what is printed of a right solution.
const accepted = `^Accepted: 3 cases.*\n(Compiled as C17\.\n)?$`

func TestATestOfSeveralCanBeStopped(t *testing.T) {
	sources(t)
	status, stdout, stderr := runIn(ended(), inEnglish, nil, "test", "--run", itselfAs("mark"), "many")
	fail.If(t, status != exitFailure || !strings.HasSuffix(stdout, "Stopped: 0 of 2 accepted so far\n") || stderr != "",
		"status %d, %s%s", status, stdout, stderr)
}

// Many programs, or programs outside the user's own folders, are not run without a question unless they were named.
func TestWhatIsInAFolderIsRunOnlyIfThatIsWanted(t *testing.T) {
	sources(t)
	there := t.TempDir() // with another home and another folder for temporary files it is not the user's
	for i := range 20 + 1 {
		texttest.Write(t, filepath.Join("many", fmt.Sprintf("%02d.py", i)), "")
	}
	texttest.Write(t, filepath.Join(there, "a.py"), "")
	for _, name := range []string{"HOME", "USERPROFILE", "TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, t.TempDir())
	}
	for folder, want := range map[string]string{
		"many": "These 23 programs would be run:\n" + filepath.Join("many", "00.py") + "\n",
		there:  "This program would be run:\n" + filepath.Join(there, "a.py") + " (outside of your folders)\n",
	} {
		judges(t, exitFailure, "(?s)^"+regexp.QuoteMeta(want)+
			".*Nothing was run. With --yes they are run without a question.\n$", "--run", itselfAs("mark"), folder)
		_, stdout, stderr := judged("--run", itselfAs("mark"), folder, "--yes")
		fail.If(t, stderr != "" || !strings.HasSuffix(stdout, " accepted\n"), "with --yes: %s%s", stdout, stderr)
	}
	judges(t, exitSuccess, accepted, "--run", itselfAs("mark"), filepath.Join(there, "a.py"))
}

func TestAFolderForTemporaryFilesThatIsGoneIsNamed(t *testing.T) {
	fail.SkipIf(t, runtime.GOOS == "windows", "TMPDIR names it elsewhere")
	sources(t)
	t.Setenv("TMPDIR", "/no/such/folder")
	const want = "ninefold: no folder for temporary files can be made in /no/such/folder: there is no such folder\n"
	judges(t, exitFailure, "^"+want+"$", "--run", itselfAs("mark"), "one.x")
}

// The source is a board whose text the solution marks: first another than the sample, then the sample, then none.
func TestAWatchedSourceIsTestedAgainWhenItHasChanged(t *testing.T) {
	sources(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	texts := []string{emptyBut + "1 1\n", "Q", position}
	var stdout, stderr strings.Builder
	rounds := 0
	waits := writerFunc(func(p []byte) {
		stderr.Write(p)
		if strings.Contains(string(p), "Waiting until one.x changes. Ctrl+C ends.") {
			if rounds == len(texts) {
				cancel()
				return
			}
			texttest.Write(t, "one.x", texts[rounds])
			rounds++
			later := time.Now().Add(time.Duration(rounds) * time.Second)
			fail.OnError(t, os.Chtimes("one.x", later, later))
		}
	})
	args := []string{"test", "--count", "0", "--no-shrink", "--watch", "--run", itselfAs("mark", "{source}"), "one.x"}
	status := Run(ctx, inEnglish, args, nil, &stdout, waits, nil)
	said := strings.Count(stdout.String(), "Test 2: Wrong answer") == 2 &&
		strings.Count(stdout.String(), "Test 1: Wrong answer") == 1 &&
		strings.Count(stdout.String(), "Test 1: Runtime error") == 1
	fail.If(t, rounds != len(texts) || status != exitFailure || !said, "status %d after %d rounds, %s%s",
		status, rounds, &stdout, &stderr)
}

// Without the package bash-completion the script brings what it needs.
func TestBashCompletesByItself(t *testing.T) {
	needs(t, "bash")
	_, script, _ := run(nil, "completion", "bash")
	name := texttest.Write(t, filepath.Join(t.TempDir(), "script"), script)
	t.Setenv("PATH", filepath.Dir(os.Getenv(itself))+string(os.PathListSeparator)+os.Getenv("PATH"))
	said, err := exec.Command("bash", "--norc", "-c", "source "+name+`; ninefold() { "$NINEFOLD" "$@"; }
COMP_WORDS=(ninefold generate --pro) COMP_CWORD=2 COMP_LINE="ninefold generate --pro" COMP_POINT=23
__start_ninefold; echo "${COMPREPLY[@]}"`).CombinedOutput()
	fail.If(t, err != nil || !strings.Contains(string(said), "--problem"), "%s, %v", said, err)
}
