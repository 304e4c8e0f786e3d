package boards

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

type opened struct {
	files sessiontest.Shelf
	*List
	run          *taskstest.Tasks
	over         *screentest.Frame
	opened       int // ID of the board opened last
	saves, focus int
	left         bool // Escape leaves the page
	*overlaytest.Host
}

// openList opens a list of the games of Ann, Bob and Eve with Carl, and an earlier Sudoku.
func openList(t *testing.T) *opened {
	runner, s := taskstest.New(), session.New()
	s.Show(s.Sudoku)
	s.Sudoku.Enter(grid.At(1, 1), 5)
	files := sessiontest.Shelf{}
	pass := func() { files.Take(s.Keep(runner.Clock.Now())); runner.Clock.Advance(time.Second) }
	pass()
	for _, name := range []string{"Ann", "Bob", "Eve"} {
		s.Begin(tictactoe.Closed, name, "Carl")
		fail.OnError(t, s.Game.Play(grid.At(5, 5)))
		pass()
	}
	o := &opened{over: &screentest.Frame{T: t}, run: runner, files: files}
	o.Host = overlaytest.New(s, runner.Runner)
	stack := &dialog.Stack{Show: o.over.Dialogs, Closed: func() {}}
	o.over.Settle = stack.Refresh
	o.over.Events = stack
	o.List = &List{
		Host:    o.Host.Host,
		Dialogs: stack, Focus: func() { o.focus++; s.Keep(runner.Clock.Now()) },
		Open: func(e *session.Entry) bool { o.opened = e.ID; return true }, SaveAs: func() { o.saves++ },
	}
	o.Enter()
	runner.Next()()
	return o
}

// titles returns the titles of the boards shown, the chosen one in brackets.
func (o *opened) titles() string {
	page, all := o.Page(), []string{}
	for i := range page.Number {
		title, _, _ := strings.Cut(page.At(i).Words, " – ")
		if i == page.Chosen {
			title = "[" + title + "]"
		}
		all = append(all, title)
	}
	return strings.Join(all, " ")
}

func (o *opened) key(all ...keys.Key) {
	for _, k := range all {
		if k == keys.Escape {
			o.left = !o.Release()
		} else {
			o.Key(keys.Alone(k))
		}
	}
}

func TestTheLatestBoardsComeFirstAndTheShownOneIsChosen(t *testing.T) {
	o := openList(t)
	got := o.titles()
	fail.If(t, got != "[Eve] Bob Ann Sudoku", "shown are %s", got)
	page := o.Page()
	eve := page.At(0)
	fail.If(t, eve.Short != "Closed, 1 move" || eve.Shortest != "Closed", "said: %q, %q", eve.Short, eve.Shortest)
	fail.If(t, page.Foot == "" || page.Buttons[0].Disabled || !page.Buttons[0].Primary || page.Hint != "",
		"at the foot there is %q with %+v", page.Foot, page.Buttons)
	o.key(keys.Escape)
	fail.If(t, !o.left, "Escape does not leave the page")
}

func TestBoardsAreFoundByKindAndWords(t *testing.T) {
	o := openList(t)
	o.Do(string(sudokus))
	fail.If(t, o.titles() != "[Sudoku]" || !o.Page().Kinds.Choices[2].On, "Sudokus are %s", o.titles())
	o.Do(string(all))
	before := o.Page()
	o.Type(' ', 0)
	o.Type('b', 0)
	page := o.Page()
	fail.If(t, o.titles() != "[Bob]" || page.Find.Text != "b" || page.Find.Cursor == before.Find.Cursor ||
		page.Turn == before.Turn, "found are %s by %+v", o.titles(), page.Find)
	o.Key(keys.Ctrl("F"))
	if _, other := o.Key(keys.Ctrl("B")); other || o.Page().Find.Cursor == page.Find.Cursor {
		t.Error("Ctrl+F does not go to the field, or other keys with Ctrl are the page's")
	}
	for i, want := range []string{"1", "1", "0", "0"} {
		fail.Lacks(t, page.Kinds.Choices[i].Words, want, "a kind is called")
	}
	o.Find("nobody")
	fail.If(t, o.Page().Number != 0 || o.Page().Hint != language.Text("boards.none") || !o.Page().Buttons[0].Disabled,
		"of nobody there is %+v", o.Page())
	if o.key(keys.Escape); o.left || o.titles() != "[Eve] Bob Ann Sudoku" || o.focus != 1 {
		t.Errorf("after Escape there are %s; the boards were given the keyboard %d times", o.titles(), o.focus)
	}
}

func TestAClickChoosesABoardAndTheNextOpensIt(t *testing.T) {
	o := openList(t)
	first := o.Page().Chosen
	o.Choose(first)
	fail.If(t, o.opened != 0, "the first click on the board that the page comes with opens it")
	if o.Choose(2); o.opened != 0 || o.titles() != "Eve Bob [Ann] Sudoku" {
		t.Errorf("%d is opened; shown are %s", o.opened, o.titles())
	}
	ann := o.number()
	o.Choose(2)
	fail.If(t, o.opened != ann, "%d is opened", o.opened)
	o.Choose(1)
	o.key(keys.Enter)
	fail.If(t, o.opened != o.number() || o.opened == ann, "by Enter %d is opened", o.opened)
	o.Do("boards.saveAs")
	fail.If(t, o.saves != 1, "it is not saved")
}

func TestTheBoardThatIsPickedStaysChosenWhenTheSearchEnds(t *testing.T) {
	o := openList(t)
	o.Find("n")
	ann := slices.Index(strings.Fields(o.titles()), "Ann")
	o.Choose(ann)
	o.key(keys.Escape)
	fail.Unequal(t, o.titles(), "Eve Bob [Ann] Sudoku", "after Escape there are")
}

func TestADeletedBoardComesBack(t *testing.T) {
	o := openList(t)
	o.Choose(1)
	o.key(keys.Delete)
	o.run.Next()()
	fail.Unequal(t, o.titles(), "Eve [Ann] Sudoku", "shown are")
	fail.Unequal(t, o.Said, "“Bob – Carl” is deleted. Undo in this list brings it back.", "said is")
	undoes := func() view.Button { buttons := o.Page().Buttons; return buttons[len(buttons)-1] }
	fail.If(t, undoes().Words != "Undo deletion" || undoes().Full != "Bring back “Bob – Carl”, deleted last",
		"the last button is %+v", undoes())
	o.Do(undoes().ID)
	o.run.Next()()
	fail.If(t, o.titles() != "Eve [Bob] Ann Sudoku" || undoes().ID != "boards.delete", "shown are %s, and %+v",
		o.titles(), undoes())
}

func TestADeletedBoardThatCannotBeReadComesBack(t *testing.T) {
	o := openList(t)
	for name, text := range o.files {
		if strings.HasPrefix(name, session.BoardFolder+"/") {
			o.files[name] = bytes.Repeat([]byte("x"), len(text))
		}
	}
	o.Host.Session, _ = session.Open(o.files)
	o.Enter()
	o.run.Next()()
	o.key(keys.Delete)
	o.run.Next()()
	fail.Unequal(t, o.titles(), "[Bob] Ann Sudoku", "shown are")
	o.Restore()
	o.run.Next()()
	fail.Unequal(t, o.titles(), "[Eve] Bob Ann Sudoku", "then shown are")
}

func TestABoardIsRenamed(t *testing.T) {
	o := openList(t)
	o.Do("boards.rename")
	field, _ := screentest.Find[view.Field](o.over.Top())
	fail.If(t, field.Text != "Eve – Carl" || field.Selected != -1, "the field is %+v", field)
	name := "The" + strings.Repeat(" final", 20)
	o.over.TypeIn("text", "  The  "+name[3:]+" ")
	o.over.Enter()
	o.run.Next()()
	fail.If(t, o.titles() != "["+name+"] Bob Ann Sudoku" || o.Dialogs.Busy(), "shown are %s", o.titles())
	o.Do("boards.rename")
	field, _ = screentest.Find[view.Field](o.over.Top())
	fail.Unequal(t, field.Text, name, "to be renamed again is")
	o.Dialogs.Leave()
	o.Restore()
	o.run.Next()()
	fail.If(t, o.titles() != "[Eve] Bob Ann Sudoku" || !strings.Contains(o.Said, "former name"),
		"after Undo there are %s; said %q", o.titles(), o.Said)
}

// TestEnterOpensWhatIsTyped, although the search has not come to its end.
func TestEnterOpensWhatIsTyped(t *testing.T) {
	runner, opened := taskstest.New(), 0
	l := &List{Host: overlaytest.New(session.New(), runner.Runner).Host}
	l.Open = func(e *session.Entry) bool { opened = e.Place.Number; return true }
	boards := make([]*session.Entry, 40_000)
	for i := range boards {
		boards[i] = &session.Entry{Kind: session.CrossHatching, Name: strconv.Itoa(i + 1),
			Place: session.Place{Number: i + 1}}
	}
	boards[4].Name = "5, not 7" // the number typed comes before a name that has it
	l.page = page{kind: all, at: -1, inside: &session.Entry{Kind: session.CollectionKind}}
	l.list(boards)
	l.find(40_000)
	for next := runner.Pop(); next != nil; next = runner.Pop() {
		next()
	}
	for _, number := range []string{"30", "39999", "7"} {
		for i := range number {
			l.Find(number[:i+1])
		}
		l.Key(keys.Alone(keys.Enter))
		for next := runner.Pop(); next != nil; next = runner.Pop() {
			next()
		}
		fail.Unequal(t, strconv.Itoa(opened), number, "opened is")
	}
}

func TestABoardIsFoundWithoutAccents(t *testing.T) {
	o := openList(t)
	o.List.Host.Session.Begin(tictactoe.Closed, "Dvořák", "Łukasz")
	fail.OnError(t, o.List.Host.Session.Game.Play(grid.At(5, 5)))
	o.List.Host.Session.Keep(o.run.Clock.Now())
	o.Enter()
	o.run.Next()()
	for _, words := range []string{"dvorak", "Dvor\u030ca\u0301k", "lukasz DVOŘÁK"} {
		o.Find(words)
		fail.Unequal(t, o.titles(), "[Dvořák]", "by %s there is", words)
	}
}

// TestManyBoardsAreLookedAtInParts: a key describes only some boards before the window goes on, and of two searches the
// later one wins.
func TestManyBoardsAreLookedAtInParts(t *testing.T) {
	const many = 1000
	runner := taskstest.New()
	l := &List{Host: overlaytest.New(session.New(), runner.Runner).Host}
	boards := make([]*session.Entry, many)
	for i := range boards {
		boards[i] = &session.Entry{ID: i + 1, Kind: session.TicTacToe, Name: "even"}
		if i%2 == 1 {
			boards[i].Name = "odd"
		}
	}
	l.page = page{kind: all, at: -1}
	l.list(boards)
	l.find(0)
	l.Find("even")
	l.Find("odd")
	for known := 0; ; {
		now := 0
		for i := range l.boards {
			if l.searched[i] != "" {
				now++
			}
		}
		fail.If(t, now-known > many/2, "%d boards were put into words at once", now-known)
		known = now
		next := runner.Pop()
		if next == nil {
			break
		}
		next()
	}
	fail.If(t, len(l.shown) != many/2 || l.boards[l.shown[0]].Name != "odd", "%d boards are shown", len(l.shown))
}
