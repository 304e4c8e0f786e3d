package learn

import "ninefold/engine/tictactoe"

// fullText is the board of the second lesson: the last move points to a full field, so the choice is free.
const fullText = `
xoo x.. x..
oxo ..o ...
xxo ... .o.
x.. ... ...
... .x. o..
..o ... ...
... x.. ...
.o. ... ..x
... .o. ...
7 4`

func newFull() lesson { return &target{position: read(fullText), name: "learn.full", moves: 1} }

// read parses a lesson's position.
func read(text string) tictactoe.Position {
	p, err := tictactoe.Parse([]byte(text))
	if err != nil {
		panic(err) // a test begins every lesson
	}
	return p
}
