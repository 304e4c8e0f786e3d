package gui

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/session"
	"ninefold/gui/session/sessiontest"
	"ninefold/gui/store"
)

// sample is a session with one board, and its files.
type sample struct {
	file, text string
	head, row  string // of the index; the row lacks the board's number
}

func sampleOf(s *session.Session) sample {
	files := s.Keep(time.Unix(0, 0))
	head, row, _ := strings.Cut(string(s.Index()), "\n1")
	return sample{files[0].Name, string(files[0].Text()), head, row}
}

// folderOf makes a folder with the given number of boards: Sudokus and games against the computer, in turn.
func folderOf(b *testing.B, boards int) string {
	b.Helper()
	played := sessiontest.Played(b, grid.At(5, 5), grid.At(5, 6))
	played.SetSides(session.Sides{O: session.Side{Player: session.Computer, Level: session.UsualLevel().Name}})
	played.Game.Forfeit("O gave up")
	samples := [...]sample{sampleOf(sessiontest.OfSample(b, "crosshatch-2.in")), sampleOf(played)}
	files, index := map[string]string{}, []byte(samples[1].head+"\n")
	for n := boards; n > 0; n-- {
		s := &samples[n%2]
		files[strings.Replace(s.file, "1", fmt.Sprint(n), 1)] = s.text
		index = fmt.Append(index, n, s.row)
	}
	files[session.IndexFile] = string(index)
	dir := b.TempDir()
	for name, text := range files {
		texttest.Write(b, filepath.Join(dir, name), text)
	}
	return dir
}

// BenchmarkLoad reads what a start shows, of one board and of ten thousand.
func BenchmarkLoad(b *testing.B) {
	for _, boards := range []int{1, 10000} {
		b.Run(fmt.Sprint(boards), func(b *testing.B) {
			dir := folderOf(b, boards)
			for b.Loop() {
				s, trouble := restored(store.New(dir, nil))
				fail.NowIf(b, trouble != "" || s.Count() != boards || len(s.Boards(4)) != min(boards, 4),
					"%d boards, %s", s.Count(), trouble)
				s.OutcomesAgainst(session.UsualLevel().Name)
			}
		})
	}
}
