package files

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/tasks/taskstest"
)

// newFiles returns Files over the test's window, and the runner of its tasks.
func newFiles(t *testing.T) (*Files, *screentest.Screen, *taskstest.Tasks) {
	t.Helper()
	over, run := screentest.New(t), taskstest.New()
	stack := &dialog.Stack{Show: over.Dialogs, Closed: func() {}}
	over.Settle = stack.Refresh
	over.Frame.Events = stack
	loop := screen.Loop{Settle: stack.Refresh}
	run.Post = loop.Posting(run.Post)
	return &Files{
		Frame: over, Dialogs: stack, Tasks: run.Runner, Folder: new(string), Inform: func(string) {},
		Warn: func(s string) { t.Error(s) },
	}, over, run
}

// answers returns a system's dialog that answers at once.
func answers(path string, err error) asker {
	return func(context.Context, request) (string, error) { return path, err }
}

// await runs the next posted function.
func await(t *testing.T, run *taskstest.Tasks) {
	t.Helper()
	next := run.Next()
	fail.NowIf(t, next == nil, "nothing was posted")
	next()
}

func TestWhatTheSystemsDialogAnswers(t *testing.T) {
	none := errors.New("there is none")
	for name, c := range map[string]struct {
		system      asker
		chosen, own bool
	}{
		"a path": {answers("/none/board", nil), true, false}, "left": {answers("", errLeft), false, false},
		"no dialog": {answers("", none), false, true}, "no system's at all": {nil, false, true},
	} {
		f, _, run := newFiles(t)
		chosen := ""
		f.ask(c.system, request{name: "new.txt"}, func(path string) { chosen = path })
		if c.system != nil {
			fail.If(t, f.Dialogs.Busy(), "%s: the window's own came up before the answer", name)
			await(t, run)
		}
		fail.If(t, (chosen == "/none/board") != c.chosen || f.Dialogs.Busy() != c.own,
			"%s: chosen is %q, the window's own came up: %v", name, chosen, f.Dialogs.Busy())
	}
}

func TestTheLastFolderIsWhereTheNextDialogBegins(t *testing.T) {
	f, over, run := newFiles(t)
	dir := filepath.Join(t.TempDir(), "a+b 100% 棋")
	fail.OnError(t, os.Mkdir(dir, 0o700))
	began := ""
	system := func(_ context.Context, q request) (string, error) {
		began = q.folder
		return filepath.Join(dir, "board.txt"), nil
	}
	ask := func() string {
		f.ask(system, request{}, func(string) {})
		await(t, run)
		return began
	}
	ask()
	fail.Unequal(t, ask(), dir, "it begins in")
	f.ask(nil, request{}, func(string) {})
	await(t, run)
	fail.Unequal(t, shownFolder(over.Top()), dir, "the window's own begins in")
	fail.OnError(t, os.Remove(dir))
	fail.Unequal(t, ask(), "", "it begins in")
}

func TestAnotherDialogTakesThePlaceOfTheOneThatIsOpen(t *testing.T) {
	f, _, run := newFiles(t)
	never := func(what string) { t.Error("it should not be that", what) }
	closed := make(chan struct{})
	f.ask(func(ctx context.Context, _ request) (string, error) {
		<-ctx.Done()
		close(closed)
		return "/tmp/late", nil
	}, request{}, func(string) { never("the answer was used") })
	got := ""
	f.ask(answers("/tmp/board.txt", nil), request{}, func(path string) { got = path })
	<-closed
	await(t, run)
	await(t, run)
	fail.Unequal(t, got, "/tmp/board.txt", "chosen")
	f.ask(func(ctx context.Context, _ request) (string, error) {
		<-ctx.Done()
		return "", ctx.Err()
	}, request{}, func(string) { never("the answer was used") })
	f.Close()
	await(t, run)
	f.Close() // a second call does no harm
	fail.If(t, f.Dialogs.Busy(), "the window's own came up")
}

func TestWhatIsAsked(t *testing.T) {
	f, over, _ := newFiles(t)
	fail.If(t, f.system() != nil, "a window that the system does not know has its dialogs")
	over.System = true
	fail.If(t, f.system() == nil, "a window of the system has none of its dialogs")
	for name, want := range map[string][]Kind{
		"game.ninefold": {Records, Any}, "a.sdx": {Sudokus, Any}, "17.out": {Texts, Any}, "17.IN": {Texts, Any},
		"board.svg": {SVG, Any}, "board-4x.png": {PNG, Any}, "board": {Any}, "board.": {Any}, "a.svg.gz": {Any},
	} {
		got := toSave(name)
		fail.If(t, got.name != name || got.near != nil || !slices.Equal(got.kinds, want), "to save %s it asks %+v",
			name, got)
	}
	beside := toSave(filepath.Join("boards", "a.sdx"))
	fail.If(t, beside.name != "a.sdx" || !slices.Equal(beside.near, []string{"boards"}), "beside it asks %+v", beside)
	for kind, want := range map[Kind][]Kind{Boards: {Any, Boards}, Any: {Any}} {
		got := toChoose(kind, nil)
		fail.If(t, got.name != "" || !slices.Equal(got.kinds, want), "for %s it asks %+v", kind, got)
	}
}

func TestAPageLetsItsBrowserAskForFiles(t *testing.T) {
	f, _, run := newFiles(t)
	page, said := screentest.NewBrowser(t), ""
	f.Frame, f.Inform = page, func(s string) { said = s }
	f.SaveAs("", "board.txt", Whole([]byte("x")), func(string, atomicfile.Stamp) {
		t.Error("it is told where a download goes")
	})
	fail.If(t, page.Downloads["board.txt"] != "x" || !strings.Contains(said, "board.txt"),
		"downloads are %v, said is %q", page.Downloads, said)
	var got Text
	f.Choose(Boards, func(text Text) func() { return func() { got = text } })
	page.Choosing("game.txt", []byte("y"), nil)
	await(t, run)
	fail.If(t, got.Name != "game.txt" || got.Path != "" || string(got.Content) != "y", "got %+v", got)
	f.Warn = func(s string) { said = s }
	page.Choosing("game.txt", nil, ErrTooLarge)
	await(t, run)
	fail.If(t, !strings.Contains(said, "game.txt cannot be read") || f.Dialogs.Busy(), "said is %q", said)
}

// A folder on a network that does not answer must not hold the window up.
func TestWhereADialogBeginsIsLookedUpOffTheUIGoroutine(t *testing.T) {
	f, over, run := newFiles(t)
	*f.Folder = t.TempDir()
	known := filepath.Join(t.TempDir(), "a.cpp")
	fail.OnError(t, os.WriteFile(known, nil, 0o600))
	f.ChoosePath(Any, func(string) {}, filepath.Join(known, "gone"), known)
	fail.Unequal(t, shownFolder(over.Top()), *f.Folder, "before it is known, it shows")
	await(t, run)
	fail.Unequal(t, shownFolder(over.Top()), filepath.Dir(known), "then it shows")
}
