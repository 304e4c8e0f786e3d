package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestWhatWasRemovedComesBackAfterARestart(t *testing.T) {
	s, f := threeBoards(t)
	all := string(appendIndex("", s.index.entries))
	e := s.AllBoards()[1]
	want := string(f[e.key().file()])
	fail.OnError(t, s.Remove(e))
	f.keep(s)
	s = f.opened(t)
	s.Adopt()
	fail.NowIf(t, !s.CanRestore() || f[e.key().file()] != nil, "nothing is in the bin")
	s.Restore()
	f.keep(s)
	fail.If(t, string(f[e.key().file()]) != want || string(appendIndex("", s.index.entries)) != all,
		"%s comes back as %q", e.key().file(), f[e.key().file()])
	again := f.opened(t)
	again.Adopt()
	fail.If(t, again.CanRestore() || len(again.AllBoards()) != 3, "it is still in the bin")
}

func TestTheBinHasTheLastHundred(t *testing.T) {
	s, f := New(), shelf{}
	const more = 3
	for range mostBinned + more {
		s.Restart()
		play(t, s.Game, grid.At(5, 5))
		f.keep(s)
		fail.OnError(t, s.Remove(s.AllBoards()[0]))
	}
	f.keep(s)
	s = f.opened(t)
	s.Adopt()
	n := 0
	for s.CanRestore() {
		s.Restore()
		n++
	}
	fail.Unequal(t, n, mostBinned, "brought back")
	f.keep(s)
	s.Restart()
	fail.OnError(t, s.Remove(s.AllBoards()[0]))
	s.KeepShown()
	f.keep(s)
	fail.Unequal(t, len(f.Names(BinFolder)), 0, "when only one board is kept, in the bin are")
}

func TestADamagedFileOfTheBinIsNoRemoval(t *testing.T) {
	s, f := threeBoards(t)
	fail.OnError(t, s.Remove(s.AllBoards()[0]))
	f.keep(s)
	f["bin/2.json"], f["bin/3.json"], f["bin/x.json"] = []byte("{"), []byte(`{"entries":["1"],"at":[0]}`), []byte("{}")
	s = f.opened(t)
	s.Adopt()
	s.Restore()
	fail.If(t, s.CanRestore(), "a damaged file is a removal")
}
