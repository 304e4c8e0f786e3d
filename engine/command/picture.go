package command

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/picture/raster"
	"ninefold/engine/tictactoe"
)

func pictureCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	o := &pictureOptions{empty: emptyOption(cmd), file: standardOutput, scale: 1}
	options := cmd.Flags()
	options.BoolVar(&o.dark, "dark", false, "draw light on dark")
	options.FuncP("output", "o", "write to `FILE`, a name in .svg or .png (else SVG on standard output)", o.setFile)
	options.BoolVar(&o.plain, "plain", false, "draw the board as it was read, without legal marks and deductions")
	declare(cmd, &o.scale, "scale", "make it `N` times 640 pixels wide: 1, 2 or 4 (1 if not given)", parseScale,
		"1", "2", "4")
	return func(ctx context.Context) error { return o.draw(ctx, inv) }
}

// standardOutput names standard output.
const standardOutput = "-"

// pictureOptions are the options of a picture.
type pictureOptions struct {
	empty       *bool
	file        string
	scale       int
	dark, plain bool
}

func (o *pictureOptions) draw(ctx context.Context, inv *invocation) error {
	if *o.empty && len(inv.args) > 0 {
		return errEmptyAndFile
	}
	start := tictactoe.New(tictactoe.Judge)
	p := &picture.Picture{Diagram: diagram.OfPosition(&start), Palette: *drawing.Light.Palette()}
	if name := append(inv.args, standardInput)[0]; !*o.empty {
		err := inv.readFile(ctx, name, func(file io.Reader) (err error) {
			p.Diagram, err = readBoard(file, o.plain)
			return err
		})
		if err != nil {
			return inv.report(name, err)
		}
	}
	if o.plain {
		p.Diagram = p.Diagram.Plain()
	}
	if o.dark {
		p.Palette = *drawing.Dark.Palette()
	}
	var content []byte
	var err error
	if isPNG(o.file) {
		content, err = raster.AppendPNG(nil, p, nil, o.scale)
	} else {
		content = p.AppendSVG(nil, o.scale)
	}
	switch {
	case err != nil:
		return err
	case o.file == standardOutput:
		inv.out.Write(content)
		return nil
	}
	return inv.report(o.file, atomicfile.WriteFile(o.file, content))
}

func isPNG(name string) bool { return strings.EqualFold(filepath.Ext(name), ".png") }

func (o *pictureOptions) setFile(name string) error {
	if name != standardOutput && !isPNG(name) && !strings.EqualFold(filepath.Ext(name), ".svg") {
		return errors.New("want a name that ends in .svg or .png, or -")
	}
	o.file = name
	return nil
}

func parseScale(s string) (int, error) {
	switch s {
	case "1", "2", "4":
		return strconv.Atoi(s)
	}
	return 0, errors.New("want 1, 2 or 4")
}

// readBoard returns the diagram of a text of any form: of the first game's position at the end of its main line, or of
// the first grid, which is cross-hatched unless it is wanted plain.
func readBoard(file io.Reader, plain bool) (diagram.Diagram, error) {
	src, err := io.ReadAll(io.LimitReader(file, notation.MaxSize+1))
	if len(src) > notation.MaxSize {
		err = judge.ErrTooLarge
	}
	if err != nil {
		return diagram.Diagram{}, err
	}
	boards, err := notation.Boards(src)
	if err != nil {
		return diagram.Diagram{}, err
	}
	switch r := &boards[0]; {
	case r.Sheets == nil:
		p := r.Record.Game.Position()
		return diagram.OfPosition(&p), nil
	case plain:
		return diagram.OfGrid(&r.Sheets[0].Grid, grid.CellSet{}, grid.CellSet{}), nil
	default:
		return diagram.OfSolution(&r.Sheets[0].Grid), nil
	}
}
