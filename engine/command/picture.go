package command

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/crosshatch"
	"ninefold/engine/diagram"
	"ninefold/engine/notation"
	"ninefold/engine/picture"
	"ninefold/engine/tictactoe"
)

func pictureCommand() command {
	return command{
		name:      "picture",
		arguments: "[FILE]",
		summary:   "draw a board as SVG or PNG",
		detail: `Reads one position or one Sudoku grid, in the judge's text, a record or any other form
that the window opens, and draws it: a position with its legal cells marked, a grid with
what cross-hatching makes of it, deduced digits slanted, or what is wrong in it. A file
that is there keeps its content until the picture is whole.`,
		prepare: func(options *flag.FlagSet) runFunc {
			o := &pictureOptions{}
			o.empty = emptyOption(options)
			options.BoolVar(&o.dark, "dark", false, "draw light on dark")
			o.file = declare(options, "o", "write to `FILE`, a name in .svg or .png (else SVG on standard output)",
				standardOutput, parsePictureName)
			options.BoolVar(&o.plain, "plain", false, "draw the board as it was read, without legal marks and deductions")
			o.scale = declare(options, "scale", "make it `N` times 640 pixels wide: 1, 2 or 4 (1 if not given)", 1, parseScale)
			return o.run
		},
	}
}

// standardOutput is the name that stands for standard output.
const standardOutput = "-"

// pictureOptions is what a picture is to be like, and where it goes.
type pictureOptions struct {
	empty       *bool
	file        *string
	scale       *int
	dark, plain bool
}

func (o *pictureOptions) run(ctx context.Context, inv *invocation) error {
	name := standardInput
	switch {
	case len(inv.args) > 1:
		return usageError{message: "want one FILE at most"}
	case *o.empty && len(inv.args) > 0:
		return errEmptyAndFile
	case *o.empty:
		start := tictactoe.New(tictactoe.Judge)
		board := boardOf(&start, o.plain)
		return o.draw(inv, &board)
	case len(inv.args) == 1:
		name = inv.args[0]
	}
	var board diagram.Diagram
	err := inv.readFile(ctx, name, func(file io.Reader) (err error) {
		board, err = readBoard(file, o.plain, func(warning string) { fmt.Fprintf(inv.stderr, "%s: %s\n", name, warning) })
		return err
	})
	if err != nil {
		printError(inv.stderr, name, err)
		return errReported
	}
	return o.draw(inv, &board)
}

func (o *pictureOptions) draw(inv *invocation, board *diagram.Diagram) error {
	style := picture.Style{Palette: picture.Light()}
	if o.dark {
		style.Palette = picture.Dark()
	}
	if isPNG(*o.file) {
		var content bytes.Buffer
		if err := picture.WritePNG(&content, board, style, *o.scale); err != nil {
			return err
		}
		return o.write(inv, content.Bytes())
	}
	content, err := picture.AppendSVG(nil, board, style, *o.scale)
	if err != nil {
		return err
	}
	return o.write(inv, content)
}

func (o *pictureOptions) write(inv *invocation, content []byte) error {
	if *o.file == standardOutput {
		inv.out.Write(content)
		return nil
	}
	if err := atomicfile.WriteFile(*o.file, content); err != nil {
		printError(inv.stderr, *o.file, err)
		return errReported
	}
	return nil
}

func isPNG(name string) bool { return strings.EqualFold(filepath.Ext(name), ".png") }

func parsePictureName(s string) (string, error) {
	if s != standardOutput && !isPNG(s) && !strings.EqualFold(filepath.Ext(s), ".svg") {
		return "", errors.New("want a name that ends in .svg or .png, or -")
	}
	return s, nil
}

func parseScale(s string) (int, error) {
	switch s {
	case "1", "2", "4":
		return strconv.Atoi(s)
	}
	return 0, errors.New("want 1, 2 or 4")
}

// readBoard gives what there is to draw of a text of any form: where a game stands at the end of its main line, or what
// cross-hatching makes of the first grid. Of several readings it takes the most likely, and says so to warn.
func readBoard(file io.Reader, plain bool, warn func(string)) (diagram.Diagram, error) {
	src, err := io.ReadAll(io.LimitReader(file, notation.MaxSize+1))
	if err != nil {
		return diagram.Diagram{}, err
	}
	if len(src) > notation.MaxSize {
		return diagram.Diagram{}, errors.New("it is too large to be one board")
	}
	readings, err := notation.Read(src)
	if err != nil {
		return diagram.Diagram{}, err
	}
	if len(readings) > 1 {
		warn(fmt.Sprintf("read as %s, which could also be %s", readings[0].Form, readings[1].Form))
	}
	switch r := &readings[0]; {
	case r.Grids == nil:
		p := r.Record.Game.Position()
		return boardOf(&p, plain), nil
	case plain:
		board := diagram.OfGrid(&r.Grids[0], crosshatch.CellSet{}, crosshatch.CellSet{})
		return board.Plain(), nil
	default:
		return diagram.OfSolution(&r.Grids[0]), nil
	}
}

// boardOf is a position with its legal cells marked, or without.
func boardOf(p *tictactoe.Position, plain bool) diagram.Diagram {
	board := diagram.OfPosition(p)
	if plain {
		board = board.Plain()
	}
	return board
}
