package command

import (
	"io"
	"maps"
	"os"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe/match"
)

// progress is a line on a terminal that shows how far a test or a match has got. Without a terminal it shows nothing.
type progress struct {
	terminal io.Writer // nil if there is none
	words    *locale.Words
	started  time.Time
	shown    time.Time // when the line was last written
	width    int       // of the line shown, in columns
}

// progressInterval is the least time between two lines.
const progressInterval = 100 * time.Millisecond

func newProgress(out io.Writer, words *locale.Words) *progress {
	p := &progress{words: words, started: time.Now()}
	if isTerminal(out) {
		p.terminal = out
	}
	return p
}

func isTerminal(out io.Writer) bool {
	file, ok := out.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// testing shows the results so far.
func (p *progress) testing(known *judge.Progress) {
	if p.due() {
		took := time.Since(p.started)
		p.show("test.running", locale.Args{
			"Done": known.Tally.Cases, "Total": known.Total, "Rate": int(float64(known.Tally.Cases) / took.Seconds()),
			"Seconds": p.words.Seconds(took), "Verdicts": p.words.Verdicts(&known.Tally),
		})
	}
}

// due reports whether there is a terminal and progressInterval has passed since the last line.
func (p *progress) due() bool { return p.terminal != nil && time.Since(p.shown) >= progressInterval }

// show writes the words of a key as the line, if one is due.
func (p *progress) show(key string, args locale.Args) {
	if p.due() {
		p.clear()
		line := p.words.Text(key, args)
		io.WriteString(p.terminal, line)
		p.width, p.shown = text.Columns(line), time.Now()
	}
}

// clear removes the line.
func (p *progress) clear() {
	if p.width > 0 {
		io.WriteString(p.terminal, "\r"+strings.Repeat(" ", p.width)+"\r")
		p.width = 0
	}
}

// followMatch shows how a match goes, each second and when a score is sent to told. end stops that and removes the
// line.
func (p *progress) followMatch(games int) (told chan<- match.Score, end func()) {
	scores, ended := make(chan match.Score), make(chan struct{})
	go func() {
		defer close(ended)
		seconds := time.NewTicker(time.Second)
		defer seconds.Stop()
		var score match.Score
		for going := true; going; {
			p.playing(score, games)
			select {
			case now, more := <-scores:
				score, going = now, more
			case <-seconds.C:
			}
		}
		p.clear()
	}()
	return scores, func() {
		close(scores)
		<-ended
	}
}

// playing shows the score so far.
func (p *progress) playing(score match.Score, games int) {
	args := locale.Args{"N": score.Games(), "Total": games,
		"Seconds": p.words.Seconds(time.Since(p.started)), "Share": percent(score.Share())}
	maps.Copy(args, p.words.Tally(score))
	p.show("match.running", args)
}
