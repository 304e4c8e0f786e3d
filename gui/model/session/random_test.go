package session

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
)

// user does what the bytes of a script say, as far as the window would allow.
type user struct {
	t       testing.TB
	session *Session
	shelf   shelf
	script  []byte
}

// next returns the script's next byte, or 0 after its end.
func (u *user) next() int {
	if len(u.script) == 0 {
		return 0
	}
	b := u.script[0]
	u.script = u.script[1:]
	return int(b)
}

func (u *user) cell() grid.Cell { return grid.Cell(u.next() % grid.Cells) }

// deeds are what a user does. Each takes what it needs from the script.
var deeds = []func(*user){
	(*user).play, (*user).play, (*user).play, (*user).play,
	(*user).undo, func(u *user) { u.session.Board().Redo() },
	func(u *user) { _ = u.session.Board().(tapped).Tap(u.cell()) },
	func(u *user) {
		rows := u.session.Board().Rows()
		u.session.Board().GoTo(rows[u.next()%len(rows)].ID)
	},
	func(u *user) {
		if u.session.Game.Current() != 0 {
			u.session.Game.Delete()
		}
	},
	(*user).edit, (*user).change, (*user).importText,
	func(u *user) { u.session.Game.SetComment(u.session.Game.Current(), u.words()) },
	func(u *user) {
		u.session.Game.SetTags([]record.Tag{{Name: "X", Value: u.words()}, {Name: "O", Value: u.words()}})
	},
	func(u *user) { u.session.Game.Forfeit(u.words()) },
	func(u *user) {
		u.session.SetDocument(u.session.Moment(), Document{Path: "/somewhere/" + u.words(), Form: notation.Record})
	},
	func(u *user) { u.session.Copied("a copy", notation.Record) },
	(*user).list, (*user).list,
	func(u *user) { collect(u.t, u.session) },
	func(u *user) {
		if next, ok := u.session.NextPlace(); ok {
			fail.OnError(u.t, u.session.GoToPlace(next))
		}
	},
	func(u *user) { u.session.Show(u.session.LastOf([...]Kind{TicTacToe, CrossHatching}[u.next()%2])) },
	func(u *user) { u.session.Restart() },
	func(u *user) {
		_ = u.session.Replay(tictactoe.Judge, []grid.Cell{grid.At(5, 5), grid.At(5, 6), u.cell()})
	},
	func(u *user) {
		if u.session.Game.InVariation() {
			u.session.Game.Promote()
		}
	},
	func(u *user) { u.session.Board().GoTo(0) },
	func(u *user) { u.session.Board().GoTo(end(u.session)) },
	(*user).solve, (*user).solve, (*user).set,
	func(u *user) { u.session = u.shelf.opened(u.t) },
}

// undo checks that Redo repeats what was undone, unless this includes the computer's answers, steps were deleted, or a
// Sudoku had a picked digit or was looked back at: Undo ends both.
func (u *user) undo() {
	s := u.session
	plain := s.Game.deleted == 0 && s.Game.promoted == nil && !s.Game.Sides().AgainstMachine()
	if s.Shown == CrossHatching {
		plain = s.Sudoku.picked == 0 && s.Sudoku.last() == s.Sudoku.Current()
	}
	before := told(s.Board())
	if !s.Board().CanUndo() {
		return
	}
	s.Board().Undo()
	if at := told(s.Board()); plain && at != before { // no board before it may be left to show
		s.Board().Redo()
		checkTold(u.t, "undone and redone", told(s.Board()), before)
		s.Board().Undo()
		checkTold(u.t, "undone again", told(s.Board()), at)
	}
}

// list does something with a board in the list.
func (u *user) list() {
	s, boards := u.session, u.session.AllBoards()
	if len(boards) == 0 {
		return
	}
	e := boards[u.next()%len(boards)]
	var err error
	switch u.next() % 5 {
	case 0:
		s.Remove(e)
	case 1:
		err = s.Rename(e, "a name")
	case 2:
		if s.CanRestore() {
			s.Restore()
		}
	default:
		err = s.OpenBoard(e)
	}
	fail.OnError(u.t, err)
}

func (u *user) play() {
	p := u.session.Game.Position()
	legal, n := p.Legal(), u.next()
	for c := range legal.ByBox() {
		if n--; n < 0 || legal.Len() == 1 {
			_ = u.session.Game.Tap(c)
			return
		}
	}
}

func (u *user) edit() {
	tools := [...]editor.Tool{editor.PutX, editor.PutO, editor.Erase, editor.SetLast, editor.SetOwner}
	tool := tools[u.next()%len(tools)]
	if e := (editor.Editor{Game: u.session.Game, Tool: tool}); e.CanPick(tool) {
		_ = e.Use(u.cell())
	}
}

func (u *user) change() {
	g, p, n := u.session.Game, u.session.Game.Position(), u.next()%7
	edits := []func(tictactoe.Position) tictactoe.Position{
		tictactoe.Position.Swapped, editor.Rotated, editor.Mirrored, editor.Cleared,
	}
	if n < len(edits) {
		editor.Editor{Game: g}.Edit(edits[n])
	} else if rules := tictactoe.AllRules[n%len(tictactoe.AllRules)]; rules != p.Rules() {
		g.Set(tictactoe.RulesChanged, p.WithRules(rules))
	}
}

func (u *user) importText() {
	texts := []string{
		"[X \"Ann\"]\n[O \"Bob\"]\n\n{Played by mail.} 1. 5 5  2. 4 4 {Why?}\n" +
			"  (2. 5 4 {Better.}  3. 5 2)\n3. 2 2  [rules open]  4. 5 6\n",
		"8o/9/9/9/9/9/9/9/9 x 8",
		texttest.Sample(u.t, "tictactoe-1.in"), texttest.Sample(u.t, "tictactoe-3.in"),
		texttest.Sample(u.t, "crosshatch-2.in"), texttest.Sample(u.t, "crosshatch-4.in"), "no board at all",
	}
	if reading, err := notation.Read([]byte(texts[u.next()%len(texts)])); err == nil {
		u.session.Import(reading)
	}
}

// words returns words that are hard to keep.
func (u *user) words() string {
	return []string{"", "Ann", "a remark\non two lines", `"{}[]\`, "é 中文 𝄞 \u2028", "\x00\x1b[1m",
		"\xff is no UTF-8 \xc3"}[u.next()%7]
}

func (u *user) solve() {
	s := u.session.Sudoku
	[...]func(){
		func() { s.Select(u.cell()); s.Type(rune('0'+u.next()%10), 0) },
		s.Advance, s.Finish, s.StepBack, s.Rewind, func() { s.Pick(u.next() % 10) }, s.FillPencil,
		func() { s.Select(u.cell()); s.Toggle(NoteMarks) }, s.AskHint, s.ToggleCounting,
		func() { to := s.Grid().WithDigit(u.cell(), 1+u.next()%9).WithDigit(u.cell(), 5); s.Reveal(&to) },
	}[u.next()%11]()
}

func (u *user) set() {
	s, kinds := &u.session.Settings, [...]roster.Kind{roster.Person, roster.Computer, roster.Program}
	looks := drawing.Appearances()
	[...]func(){
		func() { s.Language = [...]string{"system", "en", "zh"}[u.next()%3] },
		func() {
			s.Appearance, s.Scale = looks[u.next()%len(looks)], settings.Scales()[u.next()%len(settings.Scales())]
		},
		func() { s.Width, s.Height = float32(200+u.next())+0.1, float32(16000-u.next())/3 },
		func() { s.Remember("/somewhere/" + string(rune('a'+u.next()%12))) },
		func() { s.Players.X.Player = kinds[u.next()%2] },
		func() { s.Players.O = roster.Side{Player: kinds[u.next()%3], Command: "./p", Seconds: 0.5} },
		func() { s.Players.X.Level, s.Seconds, s.Analysis = "Master", u.next(), !s.Analysis },
	}[u.next()%7]()
}

// follow does what a script says, keeps each change as the window does, and opens the files: the session there must
// agree, and have every board in the list.
func follow(t testing.TB, script []byte) {
	u := &user{t: t, session: New(), shelf: shelf{}, script: script}
	u.session.shelf, u.shelf[IndexFile] = u.shelf, u.session.Index()
	for len(u.script) > 0 {
		deeds[u.next()%len(deeds)](u)
		u.shelf.keep(u.session)
		again := u.shelf.opened(t)
		checkSame(t, again, u.session)
		got := u.shelf.keep(again)
		fail.NowIf(t, got != "", "though nothing was done, %s is written", got)
	}
	boards := u.session.AllBoards()
	for _, e := range boards {
		fail.OnError(t, u.session.OpenBoard(e))
	}
}

// FuzzKeep: after each deed, whatever it is, the files hold the session.
func FuzzKeep(f *testing.F) {
	f.Add([]byte{0, 40, 4, 0, 3, 5, 8, 4, 22, 11, 0, 13, 1, 2, 4})
	f.Fuzz(func(t *testing.T, script []byte) { follow(t, script[:min(len(script), 400)]) })
}

func TestRandomDeedsAreKept(t *testing.T) {
	seeds := uint64(12)
	if testing.Short() {
		seeds = 2
	}
	for seed := range seeds {
		random, script := rand.New(rand.NewPCG(seed, 0)), make([]byte, 300)
		for i := range script {
			script[i] = byte(random.Uint32())
		}
		follow(t, script)
	}
}

// FuzzOpen: no files make the program panic when it reads and shows them, and what was read is read again unchanged.
func FuzzOpen(f *testing.F) {
	_, files := threeBoards(f)
	index := files[IndexFile]
	for name, p := range kept(f) {
		f.Add(index, p.Kept())
		f.Add(index, bytes.Replace(p.Kept(), []byte("path"), []byte("gone"), 1)) // a document without a path
		// A grade of givens that are being typed.
		f.Add(index, bytes.Replace(p.Kept(), []byte("notedAll"), []byte("reopened"), 1))
		if p.Untouched() {
			f.Add([]byte(name), p.Kept())
		}
	}
	f.Fuzz(func(t *testing.T, index, board []byte) {
		files := shelf{IndexFile: index, "boards/1.ninefold": board, "boards/2.ninefold": board,
			"boards/3.sudoku": board}
		s, _ := Open(files)
		for _, e := range s.AllBoards() {
			e.EndPosition()
			e.Grids()
			if s.OpenBoard(e) == nil {
				p := s.Board()
				p.Diagram()
				p.Rows()
				if again, err := read(e.key(), p.Kept()); err != nil || told(again) != told(p) {
					t.Fatalf("%v; kept again it is\n%v\nwant\n%s", err, again, told(p))
				}
			}
		}
	})
}
