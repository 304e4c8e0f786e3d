package session

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session/file"
)

// user does what a script of bytes tells, as far as the window would let it.
type user struct {
	t       testing.TB
	session *Session
	script  []byte
}

// next is the script's next byte, and 0 behind its end.
func (u *user) next() int {
	if len(u.script) == 0 {
		return 0
	}
	b := u.script[0]
	u.script = u.script[1:]
	return int(b)
}

func (u *user) cell() grid.Cell { return grid.Cell(u.next() % grid.Cells) }

// deeds are what a user does. Each takes from the script what it needs to know.
var deeds = []func(*user){
	(*user).play, (*user).play, (*user).play, (*user).play,
	func(u *user) {
		if u.session.CanUndo() {
			u.session.Undo()
		}
	},
	func(u *user) { u.session.Redo() },
	func(u *user) { _ = u.session.Problem().Tap(u.cell()) },
	func(u *user) {
		rows := u.session.Problem().Rows()
		u.session.Problem().GoTo(rows[u.next()%len(rows)].ID)
	},
	func(u *user) {
		if u.session.Game.CanDelete() {
			u.session.Game.Delete()
		}
	},
	(*user).edit, (*user).change, (*user).importText,
	func(u *user) { u.session.Game.SetComment(u.session.Game.Current(), u.words()) },
	func(u *user) {
		u.session.Game.SetTags(u.session.Game.Start(),
			[]record.Tag{{Name: "X", Value: u.words()}, {Name: "O", Value: u.words()}})
	},
	func(u *user) { u.session.Show([...]ProblemID{TicTacToe, CrossHatching}[u.next()%2]) },
	func(u *user) { u.session.Problem().Restart() },
	func(u *user) {
		_ = u.session.Game.Replay(tictactoe.Judge, []grid.Cell{grid.At(5, 5), grid.At(5, 6), u.cell()})
	},
	func(u *user) { u.session.GoFirst() },
	func(u *user) { u.session.GoLast() },
	(*user).solve, (*user).solve, (*user).set,
	func(u *user) { u.session = open(u.t, line(u.t, u.session.Whole())) },
}

// play plays in one of the legal cells.
func (u *user) play() {
	p := u.session.Game.Position()
	legal, n := p.Legal(), u.next()
	for c := range legal.All() {
		if n--; n < 0 || legal.Len() == 1 {
			u.session.Game.Take(NoTool)
			_ = u.session.Game.Tap(c)
			return
		}
	}
}

func (u *user) edit() {
	tool := tools[u.next()%len(tools)]
	if u.session.Game.Take(tool); u.session.Game.CanTake(tool) {
		_ = u.session.Game.Tap(u.cell())
	}
	u.session.Game.Take(NoTool)
}

func (u *user) change() {
	g, p := u.session.Game, u.session.Game.Position()
	switch n := u.next() % 7; n {
	case 0:
		g.Edit(tictactoe.Position.Swapped)
	case 1:
		g.Edit(Rotated)
	case 2:
		g.Edit(Mirrored)
	case 3:
		g.Edit(Cleared)
	default:
		if rules := tictactoe.AllRules[n%len(tictactoe.AllRules)]; rules != p.Rules() {
			g.Set(tictactoe.RulesChanged, p.WithRules(rules))
		}
	}
}

func (u *user) importText() {
	texts := []string{
		"[X \"Ann\"]\n[O \"Bob\"]\n\n{Played by mail.} 1. 5 5  2. 4 4 {Why?}\n" +
			"  (2. 5 4 {Better.}  3. 5 2)\n3. 2 2  [rules open]  4. 5 6\n",
		"8o/9/9/9/9/9/9/9/9 x 8",
		sample(u.t, "tictactoe-1.in"), sample(u.t, "tictactoe-3.in"), sample(u.t, "crosshatch-2.in"),
		sample(u.t, "crosshatch-4.in"),
		"no board at all",
	}
	if readings, err := notation.Read([]byte(texts[u.next()%len(texts)])); err == nil {
		u.session.Take(readings[0])
	}
}

// words are some that are hard to keep.
func (u *user) words() string {
	return []string{"", "Ann", "a remark\non two lines", `"{}[]\`, "é 中文 𝄞 \u2028", "\x00\x1b[1m",
		"\xff is no UTF-8 \xc3"}[u.next()%7]
}

// solve works on the grid.
func (u *user) solve() {
	s := u.session.Sudoku
	switch u.next() % 10 {
	case 0:
		s.Select(u.cell())
		s.Type(rune('0'+u.next()%10), 0)
	case 1:
		s.Advance()
	case 2:
		s.Finish()
	case 3:
		s.StepBack()
	case 4:
		s.Rewind()
	case 5:
		s.Pick(u.next() % 10)
	case 6:
		s.FillPencil()
	case 7:
		s.Select(u.cell())
		ToggleNoting(s)
	case 8:
		s.AskHint()
	default:
		s.ToggleCounting()
	}
}

func (u *user) set() {
	s := &u.session.Settings
	switch u.next() % 6 {
	case 0:
		s.Language = [...]string{"system", "en", "zh"}[u.next()%3]
	case 1:
		s.Appearance = Appearances()[u.next()%len(Appearances())]
	case 2:
		s.Width, s.Height = float32(minSide+u.next())+0.1, float32(maxSide-u.next())/3
	case 3:
		s.Remember("/somewhere/" + string(rune('a'+u.next()%12)))
	case 4:
		kinds := [...]PlayerKind{Person, Computer, Program}
		s.Players.X.Player, s.Players.O = kinds[u.next()%2],
			Side{Player: kinds[u.next()%3], Command: "./p", Seconds: 0.5}
	default:
		s.Players.X.Level, s.Seconds, s.Analysis = "Master", u.next(), !s.Analysis
	}
}

// follow does what a script tells, keeps what changed by each deed as the window does, and opens what was kept: it must
// agree with the session.
func follow(t testing.TB, script []byte) {
	u := &user{t: t, session: New(), script: script}
	kept := line(t, u.session.Whole())
	for len(u.script) > 0 {
		deeds[u.next()%len(deeds)](u)
		if changes := u.session.Changes(); changes != nil {
			kept = append(kept, line(t, changes)...)
		}
		checkSame(t, open(t, kept), u.session)
	}
	short, err := file.Shorten(kept)
	if whole := line(t, u.session.Whole()); err != nil || !bytes.Equal(short, whole) {
		t.Fatalf("shortened the changes are\n%s\n%v, want\n%s", short, err, whole)
	}
}

// FuzzChanges holds that the changes told after each deed make up the session, whatever is done.
func FuzzChanges(f *testing.F) {
	f.Add([]byte{0, 40, 4, 0, 3, 5, 8, 4, 22, 11, 0, 13, 1, 2, 4})
	f.Fuzz(func(t *testing.T, script []byte) {
		follow(t, script[:min(len(script), 400)])
	})
}

func TestTheChangesOfRandomDeedsMakeUpTheSession(t *testing.T) {
	seeds := uint64(6)
	if testing.Short() {
		seeds = 2
	}
	for seed := range seeds {
		random := rand.New(rand.NewPCG(seed, 0))
		script := make([]byte, 200)
		for i := range script {
			script[i] = byte(random.Uint32())
		}
		follow(t, script)
	}
}

// FuzzOpen holds that no file makes the program panic, on reading or on showing what was read, and that what was read
// is read again as it is.
func FuzzOpen(f *testing.F) {
	f.Add(line(f, New().Whole()))
	f.Add(fileOf(f, playedSession(f)))
	f.Add(line(f, workedSession(f).Whole()))
	for _, name := range []string{"new", "played", "worked"} {
		f.Add([]byte(version1Text(f, name)))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, _, err := Open(text)
		if err != nil {
			return
		}
		for _, p := range [...]Problem{s.Game, s.Sudoku} {
			p.Diagram()
			p.Rows()
		}
		s.CanUndo()
		s.CanRedo()
		checkSame(t, open(t, line(t, s.Whole())), s)
	})
}
