package command

import (
	"encoding/json"
	"io"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/program"
)

// jsonReport tells how a test goes in lines of JSON: a "result" for each case, then perhaps the "smallest" failing case,
// then the "end".
type jsonReport struct{ encoder *json.Encoder }

func newJSONReport(out io.Writer) jsonReport { return jsonReport{json.NewEncoder(out)} }

// resultEvent is how the solution did on a case. The texts are there if it failed.
type resultEvent struct {
	Event   string  `json:"event"` // "result" or "smallest"
	Case    int     `json:"case"`  // its number, from 1; the smallest has that of the case which it was made of
	Name    string  `json:"name"`
	Verdict string  `json:"verdict"`
	Failed  bool    `json:"failed"`
	CPUMs   float64 `json:"cpuMs"`
	WallMs  float64 `json:"wallMs"`
	Memory  int64   `json:"memory,omitempty"` // bytes; left out if it could not be measured

	Status  *int   `json:"status,omitempty"` // the exit status, if the program ended by itself
	Message string `json:"message,omitempty"`
	Line    int    `json:"line,omitempty"` // where in the output something is wrong
	Column  int    `json:"column,omitempty"`
	Input   string `json:"input,omitempty"`
	Answer  string `json:"answer,omitempty"` // the right one
	Output  string `json:"output,omitempty"`
	Stderr  string `json:"stderr,omitempty"`

	Runs    int   `json:"runs,omitempty"`    // of "smallest": how often the program was run to find it
	Minimal *bool `json:"minimal,omitempty"` // of "smallest": nothing simpler fails
}

// endEvent is how the test went.
type endEvent struct {
	Event     string         `json:"event"`
	Cases     int            `json:"cases"`
	Failed    int            `json:"failed"`
	Stopped   bool           `json:"stopped"` // before all was done, by the user
	Verdicts  map[string]int `json:"verdicts"`
	SlowestMs float64        `json:"slowestMs"` // of processor time
	Memory    int64          `json:"memory,omitempty"`
}

func (j jsonReport) result(r *judge.Result, _ bool) { j.encoder.Encode(newResultEvent("result", r)) }

func (j jsonReport) end(tally *judge.Tally, stopped bool, first *judge.Result, smallest *judge.Smallest) {
	if smallest != nil {
		event := newResultEvent("smallest", &smallest.Result)
		event.Case, event.Runs, event.Minimal = first.Number, smallest.Runs, &smallest.Minimal
		j.encoder.Encode(event)
	}
	verdicts := map[string]int{}
	for v, n := range tally.By {
		if n > 0 {
			verdicts[judge.Verdict(v).String()] = n
		}
	}
	j.encoder.Encode(endEvent{
		Event: "end", Cases: tally.Cases, Failed: tally.Failed, Stopped: stopped, Verdicts: verdicts,
		SlowestMs: milliseconds(tally.Slowest), Memory: tally.Memory,
	})
}

func newResultEvent(event string, r *judge.Result) resultEvent {
	e := resultEvent{
		Event: event, Case: r.Number, Name: r.Case.Name(), Verdict: r.Verdict.String(), Failed: r.Failed,
		CPUMs: milliseconds(r.Run.CPU), WallMs: milliseconds(r.Run.Wall), Memory: r.Run.Memory,
	}
	if !r.Failed {
		return e
	}
	e.Message = whatFailed(r)
	e.Input, e.Answer = string(r.Case.Input), string(r.Case.Answer)
	e.Output, e.Stderr = string(r.Run.Output), string(r.Run.Stderr)
	if r.Run.End == program.Exited {
		e.Status = &r.Run.Status
	}
	switch r.Verdict {
	case judge.WrongAnswer:
		e.Line, e.Column, _ = wrongAnswer(&r.Comparison)
	case judge.Presentation:
		e.Line, e.Column = r.Text.Line, 1
	}
	return e
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
