package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge"
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

// The compiler takes a board, and another program than the one that it makes is run.
func TestASourceIsCompiledAndTested(t *testing.T) {
	sources(t)
	judges(t, exitSuccess, accepted, "--compile", itselfAs("mark", "{source}"), "--run", itselfAs("mark"), "one.x")
}

// A judge takes one file. So every source that includes more is reported, to programs too.
func TestThatASourceIncludesOthersIsSaid(t *testing.T) {
	_, err := exec.LookPath("gcc")
	fail.SkipIf(t, err != nil, err)
	sources(t)
	texttest.Write(t, "a.c", "#include \"b.h\"\n")
	texttest.Write(t, "b.h", "int main(void) { return 0; }\n")
	const said, event = "It includes b.h, and a judge takes one file.\n", `"includes":["b.h"]`
	for args, want := range map[string]string{
		"a.c": "\n" + said, "a.c a.c": " " + said, "--json a.c": event, "--json a.c a.c": event,
	} {
		_, stdout, stderr := judged(strings.Fields(args)...)
		fail.If(t, strings.Count(stdout, want) != strings.Count(args, "a.c") || stderr != "",
			"%s: %s%s, want %s", args, stdout, stderr, want)
	}
}

func TestACompilationErrorIsAVerdict(t *testing.T) {
	sources(t)
	compile := []string{"--compile", itselfAs("mark", "{source}")}
	judges(t, exitFailure, `^broken.x: compilation error \(.x\)\nbroken.x:1:1: expected`,
		append(compile, "broken.x")...)
	status, stdout, stderr := judged(append(compile, "--json", "broken.x")...)
	var event solutionEvent
	err := json.Unmarshal([]byte(stdout), &event)
	fail.If(t, status != exitFailure || err != nil || event.Event != "solution" ||
		event.Verdict != "Compilation error" || !event.Failed || !strings.HasPrefix(event.Message, "broken.x:1:1:") ||
		stderr != "", "status %d, %s%s, %v", status, stdout, stderr, err)
}

// With this run command a solution marks the board in its own text, which is right if that is the first sample.
func TestSeveralSolutionsAreListed(t *testing.T) {
	sources(t)
	status, stdout, stderr := judged("--run", itselfAs("mark", "{source}"), "one.x", "many", "gone.x")
	lines := strings.Split(strings.TrimRight(stdout, "\n"), "\n")
	want := []string{
		`^Solution +Verdict +Median +95 % +Slowest +Memory  First failing case$`,
		`^one\.x +WA  Wrong answer +([\d.]+ s +){3}(\d+ MB|–)  2 \(sample 2\)$`,
		`^many/three\.py +RE  Runtime error +([\d.]+ s +){3}(\d+ MB|–)  1 \(sample 1\)$`,
		`^many/two\.py +WA  Wrong answer +([\d.]+ s +){3}(\d+ MB|–)  2 \(sample 2\)$`,
		`^gone\.x +– +– +– +– +–  there is no such file$`,
		`^0 of 4 accepted$`,
	}
	fail.NowIf(t, status != exitFailure || stderr != "" || len(lines) != len(want),
		"status %d, %s%s", status, stdout, stderr)
	for i, line := range lines {
		fail.Unless(t, regexp.MustCompile(want[i]).MatchString(filepath.ToSlash(line)),
			"line %d: %q, want %s", i+1, line, want[i])
	}
	judges(t, exitFailure, `(?s)one\.x .*  2 \(sample 2\); AC 1, WA 2\n`, "--all", "--run",
		itselfAs("mark", "{source}"), "one.x", "many")
	judges(t, exitSuccess, `(?s)(  AC  Accepted.*){2}\n2 of 2 accepted\n$`, "--run", itselfAs("mark"), "many")
}

func TestSeveralSolutionsInJSON(t *testing.T) {
	sources(t)
	_, stdout, stderr := judged("--json", "--all", "--run", itselfAs("mark", "{source}"), "one.x", "broken.x")
	lines := strings.Split(strings.TrimRight(stdout, "\n"), "\n")
	fail.NowIf(t, len(lines) != 3 || lines[2] != `{"event":"end","solutions":2,"accepted":0,"stopped":false}` ||
		stderr != "", "%s%s", stdout, stderr)
	var event solutionEvent
	decode(t, lines[0], &event)
	fail.If(t, event.Solution != "one.x" || event.Case != 2 || event.Cases != 3 ||
		event.Verdicts["Accepted"] != 1 || event.Verdicts["Wrong answer"] != 2 || event.Message == "", "%+v", event)
}

func TestATestOfSeveralCanBeStopped(t *testing.T) {
	sources(t)
	status, stdout, stderr := runIn(ended(), inEnglish, nil, "test", "--run", itselfAs("mark"), "many")
	fail.If(t, status != exitFailure || !strings.HasSuffix(stdout, "Stopped: 0 of 2 accepted so far\n") || stderr != "",
		"status %d, %s%s", status, stdout, stderr)
}

func TestSourcesThatCannotBeTestedSayWhy(t *testing.T) {
	sources(t)
	judges(t, exitFailure, "^one.x: no-such-tool is not installed\n", "--run", "no-such-tool {source}", "one.x")
	judges(t, exitFailure, "^gone.py: there is no such file\n$", "gone.py")
	judges(t, exitUsage, "{sauce} stands for nothing: want one of {source}, ", "--run", "python {sauce}", "one.x")
	judges(t, exitUsage, "a quote is not closed", "--compile", "'", "one.x")
	judges(t, exitFailure, "none: there is no such file", "--tests", "none", "--run", itselfAs("mark"), "many")
	judges(t, exitUsage, "^ninefold test: want a SOURCE or a COMMAND\n", "")
}

func TestOptionsStandBehindSourcesToo(t *testing.T) {
	sources(t)
	for _, args := range [][]string{
		{"one.x", "--all", "--run", itselfAs("mark")}, {"--run", itselfAs("mark"), "one.x", "--all", "--seed", "5"},
	} {
		judges(t, exitSuccess, accepted, append([]string{"--compile", itselfAs("mark", "{source}")}, args...)...)
	}
	judges(t, exitSuccess, "^usage: ninefold test ", "one.py", "--help")
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

func TestTheTableOfLanguagesIsListedAndWritten(t *testing.T) {
	fail.SkipIf(t, runtime.GOOS != "linux", "the folder for configurations cannot be set")
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	name := filepath.Join(folder, "ninefold", "languages.toml")
	quoted := regexp.QuoteMeta(name)
	prints(t, exitSuccess, `(?s)C\+\+ \(clang\)  .*There is no `+quoted, "languages")
	prints(t, exitSuccess, "^The table is that of "+quoted+"\\.\n$", "languages", "--write")
	prints(t, exitFailure, "^"+quoted+": it is there already\n$", "languages", "--write")
	mine := "[Mine]\nfiles = [\".mine\", \".my\"]\nrun = \"no-such-interpreter {source}\"\n"
	texttest.Write(t, name, mine)
	prints(t, exitSuccess,
		`^Mine  \.mine \.my  not installed: no-such-interpreter`+"\nThe table is that of "+quoted+"\\.\n$", "languages")
	texttest.Write(t, name, mine+"\nruns = \"x\"")
	prints(t, exitFailure, "^"+quoted+":5:1: expected files, compile, debug, run, reads or memory, and =, "+
		`found "runs =`, "languages")
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

func TestAnUnknownOptionGetsTheNearestOne(t *testing.T) {
	prints(t, exitUsage, "unknown option --time-limt; did you mean --time-limit\\?", "test", "--time-limt", "1s", "x")
	prints(t, exitUsage, "unknown option --frobnicate\n", "test", "--frobnicate", "x")
}

func TestProblemsHaveTheNamesThatJudgesGiveThem(t *testing.T) {
	for name, want := range map[string]judge.Problem{"907b": judge.TicTacToe, "CROSS": judge.Crosshatch} {
		fail.Unequal(t, fail.Must(judge.ParseProblem(name))(t), want, "%s", name)
	}
}

func TestVeryManyFilesAreWrittenOnlyWhenWanted(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new")
	prints(t, exitFailure, "^100002 files would be written.\nNothing was written. With --yes", "generate", "--count",
		"50001", folder)
	_, err := os.Stat(folder)
	fail.Unless(t, errors.Is(err, fs.ErrNotExist), "%v", err)
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
