package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
	"ninefold/gui/model/solver"
)

// Each board is kept as a text: a game as its record, with tags for what a record does not say, a Sudoku as JSON. Both
// name steps by their place in the text, which becomes their ID on reading.

// keptTag begins the names of the tags that hold a keptGame in a record.
const keptTag = "Kept"

// keptGame holds the data kept of a game besides its record.
type keptGame struct {
	keptBoard
	Shown    int                   `json:"shown,omitempty"` // the step shown
	End      int                   `json:"end,omitempty"`   // the last step of the line shown
	Sides    roster.Sides          `json:"sides"`
	Posted   *int                  `json:"posted,omitempty"` // as in the game, and the next two; nil in old files
	Told     int                   `json:"told,omitempty"`
	Undone   int                   `json:"takenBack,omitempty"`
	Deleted  int                   `json:"deleted,omitempty"`  // the deleted step that Undo restores; 0 for none
	Promoted []int                 `json:"promoted,omitempty"` // as in the game
	Forfeits map[int]settings.Text `json:"forfeits,omitempty"`
	Review   *Review               `json:"review,omitempty"`
	Replayed bool                  `json:"replayed,omitempty"` // Replay made it, and nothing was done on it since
	Hints    int                   `json:"hints,omitempty"`    // how often the user was told what to play
}

// Kept returns the content of the game's file.
func (g *Game) Kept() []byte {
	steps := g.Game
	if g.deleted != 0 { // the file has the deleted steps too; reading deletes them again
		steps = &tictactoe.Game{Tree: g.Clone()}
		steps.Undelete(g.deleted)
	}
	order := steps.Order()
	posted := max(0, slices.Index(order, g.posted))
	k := keptGame{
		keptBoard: g.keep(g.edits()), Sides: g.sides, Forfeits: map[int]settings.Text{},
		Shown: slices.Index(order, g.Current()), End: slices.Index(order, history.Last(g.Line())),
		Deleted: max(0, slices.Index(order, g.deleted)), Review: g.review.placed(order), Replayed: isReplayed(g),
		Hints: g.hints, Promoted: g.promoted, Posted: &posted,
		Told: max(0, slices.Index(order, g.told)), Undone: max(0, slices.Index(order, g.undone)),
	}
	for i, id := range order {
		if why := steps.State(id).Forfeit; why != "" {
			k.Forfeits[i] = settings.Text(why)
		}
	}
	r := record.Record{Tags: slices.Clone(g.tags.list), Game: steps}
	for i, part := range slices.Collect(slices.Chunk(plain(k), keptPart)) {
		r.SetTag(keptName(i), string(part))
	}
	return record.Append(nil, &r)
}

func (g *Game) frozen() Board {
	frozen := *g
	frozen.Game = &tictactoe.Game{Tree: g.Clone()}
	return &frozen
}

// keptName returns the name of the tag with part i of a keptGame. A tag's length is limited.
func keptName(i int) string { return keptTag + strconv.Itoa(i) }

const keptPart = record.MostTagBytes / 2

// plain returns a value of plain types as JSON.
func plain(value any) []byte {
	text, _ := json.Marshal(value)
	return text
}

// readGame reads what Kept wrote. It fails if that cannot be a game of this program.
func readGame(src []byte) (*Game, error) {
	r, err := record.Read(src)
	if err != nil {
		return nil, err
	}
	g := gameFrom(r.Game)
	g.tags.list = ownTags(r.Tags)
	var k keptGame
	var text strings.Builder
	for i := 0; r.Tag(keptName(i)) != ""; i++ {
		text.WriteString(r.Tag(keptName(i)))
	}
	if err := json.Unmarshal([]byte(text.String()), &k); err != nil {
		return nil, err
	}
	has := func(step int) bool { return step >= 0 && step < g.Len() }
	for i, why := range k.Forfeits {
		if !has(i) {
			return nil, errNoStep
		}
		g.SetForfeit(history.ID(i), string(why))
	}
	if k.Posted != nil && !has(*k.Posted) || !has(k.Told) || !has(k.Undone) || !has(k.Deleted) || !k.Review.fits(g) {
		return nil, errNoStep
	}
	if k.Deleted != 0 {
		g.Game.Delete(history.ID(k.Deleted))
	}
	if !has(k.Shown) || !has(k.End) || g.Deleted(history.ID(k.Shown)) || g.Deleted(history.ID(k.End)) {
		return nil, errNoStep
	}
	g.GoTo(history.ID(k.End))
	g.GoTo(history.ID(k.Shown))
	k.Sides.Check()
	g.setSides(k.Sides)
	g.review, g.promoted, g.hints = k.Review, k.Promoted, k.Hints
	g.told, g.undone, g.deleted = history.ID(k.Told), history.ID(k.Undone), history.ID(k.Deleted)
	if k.Posted != nil {
		g.posted = history.ID(*k.Posted)
	}
	if parent, _ := g.Parent(g.deleted); g.deleted != 0 && parent != g.Current() || !canDemote(g) {
		return nil, errNoStep
	}
	g.restore(k.keptBoard, g.edits())
	if k.Replayed {
		noteReplayed(g)
	}
	return g, nil
}

var errNoStep = errors.New("the board names a step that it does not have")

// keptSudoku holds the data kept of a Sudoku.
type keptSudoku struct {
	keptBoard
	worksheet.File
	States     []worksheet.Step `json:"states,omitempty"` // the steps, as they were called before
	Picked     int              `json:"picked,omitempty"`
	Candidates bool             `json:"candidates,omitempty"`
	Grade      string           `json:"grade,omitempty"`
	Judge      bool             `json:"judge,omitempty"` // it was read from a judge's text
	Place      Place            `json:"collection,omitzero"`
	Ahead      int              `json:"ahead,omitempty"` // the step from which the user looked back to the one shown
}

// Kept returns the content of the Sudoku's file.
func (s *Sudoku) Kept() []byte {
	return append(plain(keptSudoku{
		keptBoard: s.keep(s.edits()), File: worksheet.FileOf(&worksheet.Worksheet{Game: s.Game, Spent: s.spent,
			Hints: s.hints}),
		Picked: s.picked, Candidates: s.counting, Grade: s.Grade(), Judge: s.judge, Ahead: int(s.ahead), Place: s.place,
	}), '\n')
}

func (s *Sudoku) frozen() Board {
	frozen := *s
	frozen.Game = &sudoku.Game{Tree: s.Clone()}
	return &frozen
}

// readSudoku reads what Kept wrote. It fails if that cannot be a Sudoku of this program.
func readSudoku(text []byte) (*Sudoku, error) {
	var k keptSudoku
	if err := json.Unmarshal(text, &k); err != nil {
		return nil, err
	}
	if k.Steps == nil {
		k.Steps = k.States
	}
	w, err := k.Worksheet()
	switch {
	case err != nil:
		return nil, err
	case k.Picked < 0 || k.Picked > 9:
		return nil, fmt.Errorf("%d is no digit", k.Picked)
	case k.Ahead < 0 || k.Ahead >= w.Game.Len():
		return nil, errNoStep
	}
	s := sudokuFrom(w.Game)
	s.picked, s.counting, s.judge, s.place, s.ahead = k.Picked, k.Candidates, k.Judge, k.Place, history.ID(k.Ahead)
	s.spent, s.hints = w.Spent, w.Hints
	if k.Grade != "" && !s.Typing() && !solver.IsOutdated(k.Grade) {
		s.SetGrade(s.Given(), k.Grade)
	}
	s.restore(k.keptBoard, s.edits())
	return s, nil
}
