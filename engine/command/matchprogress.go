package command

import (
	"maps"
	"time"

	"ninefold/engine/locale"
	"ninefold/engine/match"
)

// followMatch shows how a match goes, each second and when a score is sent to told, until end is called, which removes
// the line.
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
	args := locale.Args{"Done": score.Games(), "Total": games, "Seconds": p.words.Seconds(time.Since(p.started)),
		"Share": percent(score.Share())}
	maps.Copy(args, p.words.Tally(score))
	p.show("match.running", args)
}
