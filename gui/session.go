package gui

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// Session is all that is kept from one start of the program to the next: both boards with all their histories, which
// of them is shown, and the settings.
type Session struct {
	Shown    Kind
	Noughts  *noughts
	Sudoku   *sudoku
	Settings Settings
}

// Settings are the user's choices.
type Settings struct {
	Language   locale.Language  `json:"language"`
	Appearance theme.Appearance `json:"appearance"`
	Width      float32          `json:"width"` // of the window, in units
	Height     float32          `json:"height"`
	Recent     []string         `json:"recent"` // files imported last, the latest first
	Computer   Seats            `json:"computer"`
	Level      string           `json:"level"`    // the name of one of search.Levels
	Seconds    int              `json:"seconds"`  // of thinking, for the strongest level and the analysis
	Analysis   bool             `json:"analysis"` // it is on
	Plain      bool             `json:"plain"`    // pictures are without legal marks
}

const maxRecent = 8

// Remember puts a file at the head of the recent ones.
func (s *Settings) Remember(file string) {
	recent := []string{file}
	for _, old := range s.Recent {
		if old != file && len(recent) < maxRecent {
			recent = append(recent, old)
		}
	}
	s.Recent = recent
}

// NewSession is what a first start shows.
func NewSession() *Session {
	return &Session{
		Shown: TicTacToe, Noughts: newNoughts(), Sudoku: newSudoku(),
		Settings: Settings{Language: locale.SystemLanguage, Appearance: theme.FollowSystem, Width: 1000, Height: 760},
	}
}

// Problem is the board that is shown.
func (s *Session) Problem() problem {
	if s.Shown == CrossHatching {
		return s.Sudoku
	}
	return s.Noughts
}

// Import goes on to the board that a judge text holds and shows it, of whichever problem; a text that could be of both
// is of the one shown. On an error, a *text.Error, nothing has changed. It is that of the problem which could read more
// of the text, or else of the one shown.
func (s *Session) Import(text []byte) error {
	shown := s.Shown
	err := s.Problem().Import(text)
	if err == nil {
		return nil
	}
	s.Shown = shown.other()
	otherErr := s.Problem().Import(text)
	if otherErr == nil {
		return nil
	}
	s.Shown = shown
	if isLater(otherErr, err) {
		return otherErr
	}
	return err
}

// sessionVersion is raised when an older program could not read what a newer one wrote.
const sessionVersion = 1

type sessionFile struct {
	Version  int                    `json:"version"`
	Shown    Kind                   `json:"shown"`
	Game     treeFile[gameStepFile] `json:"game"`
	Tags     []notation.Tag         `json:"tags,omitempty"`
	Sudoku   *sudokuFile            `json:"crosshatch"`
	Settings Settings               `json:"settings"`
}

// treeFile is a history, its nodes in the order of their IDs.
type treeFile[S any] struct {
	Current history.ID   `json:"current"`
	Parents []history.ID `json:"parents"`
	Steps   []S          `json:"steps"`
}

// gameStepFile is a move, which is played again on reading, or any other step with its whole position.
type gameStepFile struct {
	Move     []int          `json:"move,omitempty"` // row and column
	Kind     tictactoe.Kind `json:"kind,omitempty"`
	Position *positionFile  `json:"position,omitempty"`
	Comment  string         `json:"comment,omitempty"`
}

type positionFile struct {
	Rules  string `json:"rules"`
	Marks  string `json:"marks"`  // 81 of X, O and .
	Owners string `json:"owners"` // nine of X, O and .
	Last   []int  `json:"last,omitempty"`
}

// Marshal writes the session as text.
func (s *Session) Marshal() ([]byte, error) {
	return json.Marshal(sessionFile{
		Version: sessionVersion, Shown: s.Shown, Settings: s.Settings,
		Game: packTree(s.Noughts.Tree, packGameStep), Tags: s.Noughts.tags, Sudoku: packSudoku(s.Sudoku),
	})
}

// UnmarshalSession reads what Marshal wrote. It refuses whatever cannot be a session of this program.
func UnmarshalSession(text []byte) (*Session, error) {
	var file sessionFile
	if err := json.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	if file.Version != sessionVersion {
		return nil, fmt.Errorf("version %d of the session is not known", file.Version)
	}
	game, err := unpackTree(file.Game, unpackGameStep)
	if err != nil {
		return nil, err
	}
	sudoku, err := unpackSudoku(file.Sudoku)
	if err != nil {
		return nil, err
	}
	if file.Shown != TicTacToe && file.Shown != CrossHatching {
		return nil, fmt.Errorf("the session shows %q, which is no board", file.Shown)
	}
	s := NewSession()
	s.Shown, s.Noughts, s.Sudoku = file.Shown, &noughts{&tictactoe.Game{Tree: game}, file.Tags}, sudoku
	s.Settings = file.Settings
	return s, nil
}

func packTree[S history.State, F any](tree *history.Tree[S], pack func(S) F) treeFile[F] {
	file := treeFile[F]{Current: tree.Current()}
	for id := range history.ID(tree.Len()) {
		parent, _ := tree.Parent(id)
		file.Parents = append(file.Parents, parent)
		file.Steps = append(file.Steps, pack(tree.State(id)))
	}
	return file
}

var errNoTree = errors.New("the session's history does not hang together")

// unpackTree builds a history from its nodes; unpack is given the state before each, the zero state for the first.
func unpackTree[S history.State, F any](file treeFile[F], unpack func(F, S) (S, error)) (*history.Tree[S], error) {
	states := make([]S, len(file.Steps))
	for i, step := range file.Steps {
		var before S
		if i > 0 {
			if i >= len(file.Parents) || file.Parents[i] < 0 || int(file.Parents[i]) >= i {
				return nil, errNoTree
			}
			before = states[file.Parents[i]]
		}
		state, err := unpack(step, before)
		if err != nil {
			return nil, err
		}
		states[i] = state
	}
	tree, ok := history.Restore(states, file.Parents, file.Current)
	if !ok {
		return nil, errNoTree
	}
	return tree, nil
}

func packGameStep(step tictactoe.Step) gameStepFile {
	if step.Kind == tictactoe.Moved {
		return gameStepFile{Move: packCell(step.Cell), Comment: step.Comment}
	}
	return gameStepFile{Kind: step.Kind, Position: packPosition(&step.Position), Comment: step.Comment}
}

func unpackGameStep(file gameStepFile, before tictactoe.Step) (tictactoe.Step, error) {
	if file.Position == nil {
		c, err := unpackCell(file.Move)
		if err != nil {
			return tictactoe.Step{}, err
		}
		p, err := before.Position.Play(c)
		return tictactoe.Step{Kind: tictactoe.Moved, Cell: c, Position: p, Comment: file.Comment}, err
	}
	p, err := unpackPosition(file.Position)
	return tictactoe.Step{Kind: file.Kind, Position: p, Comment: file.Comment}, err
}

func packPosition(p *tictactoe.Position) *positionFile {
	file := &positionFile{Rules: p.Rules().String()}
	owned := p.WithRules(tictactoe.Open) // Judge would not tell
	for c := range grid.Cell(grid.Cells) {
		file.Marks += p.At(c).String()
	}
	for b := range grid.Box(grid.Boxes) {
		file.Owners += owned.Owner(b).String()
	}
	if last, ok := p.Last(); ok {
		file.Last = packCell(last)
	}
	return file
}

func unpackPosition(file *positionFile) (tictactoe.Position, error) {
	rules, err := tictactoe.ParseRules(file.Rules)
	if err != nil {
		return tictactoe.Position{}, err
	}
	p := tictactoe.New(rules)
	if len(file.Marks) != grid.Cells || len(file.Owners) != grid.Boxes {
		return p, errors.New("a position of the session has too few or too many cells")
	}
	for i, letter := range file.Marks {
		p = p.With(grid.Cell(i), markOf(letter))
	}
	for i, letter := range file.Owners {
		p = p.WithOwner(grid.Box(i), markOf(letter))
	}
	if file.Last == nil {
		return p, nil
	}
	last, err := unpackCell(file.Last)
	if err != nil {
		return p, err
	}
	p, ok := p.WithLast(last)
	if !ok {
		return p, errors.New("the last move of a position of the session is an empty cell")
	}
	return p, nil
}

func markOf(letter rune) tictactoe.Mark {
	return tictactoe.Mark(max(0, strings.IndexRune(".XO", letter)))
}

func packCell(c grid.Cell) []int { return []int{c.Row(), c.Col()} }

func unpackCell(at []int) (grid.Cell, error) {
	if len(at) != 2 || at[0] < 1 || at[0] > 9 || at[1] < 1 || at[1] > 9 {
		return 0, fmt.Errorf("%v is no cell", at)
	}
	return grid.At(at[0], at[1]), nil
}
