// Package desk is the place of the session's board: the game or Sudoku shown, who plays on it, and what is found out
// about it.
package desk

import (
	"slices"
	"strconv"

	"ninefold/engine/history"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/play"
	"ninefold/gui/work/searches"
)

// Desk is the place of the session's board.
type Desk struct {
	place.Still
	Host  *overlay.Host
	List  func() []*actions.Action // the actions on the board
	Title func() string            // the name of the board's file, for the window's title
	Begin func()                   // called before a click on the empty board at home
	Read  func()                   // shows the whole comment on the step shown
	Back  func()                   // called when the window has come to the front with the board in it

	Players    *play.Players
	Setup      *play.Setup // the dialogs that choose them
	Analysis   *insight.Analysis
	Hint       *insight.Hint
	Line       *insight.BestLine
	Preview    *insight.Preview
	Review     *insight.Review
	Rules      *insight.RuleChange
	Reach      *insight.Reachability
	Comparison *insight.Comparison
	Deduction  *insight.SudokuHint
	GridCheck  *insight.GridCheck
	Count      *insight.SolutionCount

	solving  *solving
	overlays []overlay.Overlay // in the order in which they add to the view; later ones may draw over it
}

// New returns the place of a session's board, on which searches are made by searcher.
func New(host *overlay.Host, searcher *searches.Searcher) *Desk {
	d := &Desk{Host: host, Players: play.NewPlayers(host, searcher)}
	d.Analysis = &insight.Analysis{Host: host, Searcher: searcher, Busy: d.Players.Thinks}
	d.Hint = &insight.Hint{Host: host, Searcher: searcher, Analysis: d.Analysis, Play: d.play}
	d.Review = &insight.Review{Host: host, Searcher: searcher}
	d.Line = &insight.BestLine{Host: host, Values: searcher.Values, Analysis: d.Analysis, Wanted: func() bool {
		_, hinted := d.Hint.Shown()
		return d.Analysis.On() || hinted || d.Review.On()
	}}
	chart := &insight.Chart{Host: host, Values: searcher.Values, Review: d.Review}
	d.Preview = insight.NewPreview(host, chart)
	d.Rules = &insight.RuleChange{Host: host}
	d.Reach = &insight.Reachability{Host: host}
	d.Comparison = &insight.Comparison{Host: host}
	d.GridCheck = &insight.GridCheck{Host: host}
	d.Count = &insight.SolutionCount{Host: host}
	d.Deduction = &insight.SudokuHint{Host: host, Check: d.GridCheck}
	d.solving = &solving{host: host}
	d.overlays = []overlay.Overlay{
		d.solving, d.Analysis, chart, &insight.Ending{Host: host}, d.Review, d.Hint, d.Line, d.Preview, d.Rules,
		d.Reach, d.Count, &insight.Grading{Host: host}, d.Deduction, d.GridCheck,
		d.Comparison,
	}
	return d
}

// home is the name of the place while an empty board is shown; BoardPrefix begins the name of another board's, before
// its number.
const (
	home        = "home"
	BoardPrefix = "board."
)

// Name returns "home", or names the board by its number.
func (d *Desk) Name() string {
	if d.Host.Session.AtHome() {
		return home
	}
	return BoardPrefix + strconv.Itoa(d.Host.Session.ShownBoard())
}

// Problem returns the problem shown.
func (d *Desk) Problem() session.ProblemID { return d.Host.Session.Shown }

// Leave ends what must not go on while something else stands in the window.
func (d *Desk) Leave() {
	d.Players.Rest()
	for _, o := range d.overlays {
		o.Rest()
	}
}

// Advance lets players and overlays follow what has changed. Players come first: overlays wait while the computer
// thinks about its move.
func (d *Desk) Advance() {
	d.Players.Advance()
	for _, o := range d.overlays {
		o.Advance()
	}
}

// View returns all that is shown of the session, with what players and overlays add.
func (d *Desk) View() view.View {
	of := d.Host.Session
	p, shown := of.Problem(), scene.New(of)
	v := overlay.Board{Rows: p.Rows()}
	v.Title = d.Title()
	if of.SudokuShown() {
		v.Keys, v.Sight = noteKeys, view.SeeDigits
	}
	v.Diagram, v.Icon, v.Status, v.Notes = shown.Diagram(), cards.Icon(of), shown.Status(), shown.Notes()
	for _, row := range v.Rows {
		note, _ := language.Words().Remark(row.Comment)
		v.Steps = append(v.Steps, deck.Move{Words: shown.Step(row), Glyph: row.Glyph, Note: note})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	d.Players.Show(&v)
	for _, o := range d.overlays {
		o.Show(&v)
	}
	v.Cards = cards.New(of, &v)
	return v.View
}

// Actions returns the actions on the board.
func (d *Desk) Actions() []*actions.Action { return d.List() }

// Open shows a board as it was left. It reports false if the board cannot be read.
func (d *Desk) Open(e *session.Entry) bool {
	err := d.Host.Session.OpenBoard(e)
	if err != nil {
		d.Host.Warn(language.Text("boards.gone", language.Args{"Error": language.Words().Error(err)}))
		return false
	}
	d.Host.Enter()
	return true
}

// Front is called when the window has come to the front, or left it.
func (d *Desk) Front(on bool) {
	if d.solving.front(on) && on && d.Host.Scope.OnBoard() {
		d.Back()
	}
}

// Spend adds the time until now to that of the Sudoku that is being solved.
func (d *Desk) Spend() { d.solving.spend() }

// GoTo shows a step of the board's history.
func (d *Desk) GoTo(id history.ID) { d.Host.Session.Problem().GoTo(id) }

// GoToStep shows step i of the line that was reviewed, or of the line shown.
func (d *Desk) GoToStep(i int) {
	if line := d.Review.Line(); i < len(line) {
		d.GoTo(line[i])
	}
}
