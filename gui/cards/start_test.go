package cards

import (
	"testing"

	"ninefold/gui/panel"
	"ninefold/gui/session"
)

func TestRecentFilesAreFewAndSayWhatTheyAre(t *testing.T) {
	if card := recent(nil); len(card.Files) != 0 || card.Hint == "" {
		t.Errorf("without files: %+v", card)
	}
	card := recent([]string{"/a/17.in", "/b/game.ninefold", "/c/easy.sdk", "/d/more.txt"})
	want := []panel.RecentFile{
		{Path: "/a/17.in", Name: "17.in", About: "judge's text"},
		{Path: "/b/game.ninefold", Name: "game.ninefold", About: "game"},
		{Path: "/c/easy.sdk", Name: "easy.sdk", About: "Sudoku"},
	}
	if len(card.Files) != len(want) {
		t.Fatalf("%+v", card.Files)
	}
	for i, file := range card.Files {
		if file != want[i] {
			t.Errorf("%+v, want %+v", file, want[i])
		}
	}
}

func TestWhatAFileIsByItsName(t *testing.T) {
	for path, want := range map[string]string{
		"/a/17.in": "text", "/a/17.TXT": "text", "g.ninefold": "game", "/a.b/g.NineFold": "game",
		"a.sdk": "sudoku", "a.sdx": "sudoku", "a.sdm": "sudoku", "a.ss": "sudoku", "a.sudoku": "sudoku",
		"": "other", "in": "other", "/a.in/b": "other", "a.": "other", "a.in.gz": "other", `C:\a.in\b`: "other",
		"a.tgn": "other",
	} {
		if got := kindOf(path); got != want {
			t.Errorf("%q is a %q, want %q", path, got, want)
		}
	}
}

func TestTheWaysInAreNoLongerThereOnceSomethingWasDone(t *testing.T) {
	s := session.New()
	if !Unstarted(s) {
		t.Fatal("at first there are no ways in")
	}
	for name, do := range map[string]func(*session.Session){
		"a move":      func(s *session.Session) { _ = s.Game.Play(40) },
		"a Sudoku":    func(s *session.Session) { s.Show(session.CrossHatching) },
		"an edit":     func(s *session.Session) { s.Game.Take(session.PutX) },
		"an exercise": func(s *session.Session) { s.Away = true },
		"a name":      func(s *session.Session) { s.Game.SetTag(s.Game.Start(), "O", "Ann") },
		"the computer": func(s *session.Session) {
			s.SetSides(session.Sides{X: session.Side{Player: session.Computer}})
		},
		"a move back": func(s *session.Session) { _ = s.Game.Play(40); s.Undo() },
	} {
		s := session.New()
		if do(s); Unstarted(s) {
			t.Errorf("after %s the ways in are there", name)
		}
	}
}

func TestTheWaysInAreInWords(t *testing.T) {
	s := session.New()
	for _, shown := range []session.ProblemID{session.TicTacToe, session.CrossHatching} {
		s.Show(shown)
		for _, w := range cardOf[panel.Start](t, Of(s, boardOf(s))).Ways {
			if w.Words == "" || w.Sentence == "" || w.Icon == "" {
				t.Errorf("%s: %+v", shown, w)
			}
		}
	}
}
