package picture

import (
	"encoding/xml"
	"flag"
	"io"
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/tictactoetest"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// light returns a picture in light colours with one of everything that a game has.
func light() *Picture {
	p := tictactoetest.TwoMarks()
	return &Picture{Diagram: diagram.OfPosition(&p), Palette: *drawing.Light.Palette()}
}

func TestTheSamplesSVGIsTheKeptOne(t *testing.T) {
	const name = "testdata/sample.svg"
	got := string(light().AppendSVG(nil, 1))
	if *update {
		texttest.Write(t, name, got)
	}
	fail.Unequal(t, got, texttest.Read(t, name), "it differs from %s; look at it, then go test -update", name)
}

// everything returns a picture of more of what can be shown, much of it in one cell.
func everything() *Picture {
	p := light()
	for i := range p.Diagram.Cells {
		p.Diagram.Cells[i] = diagram.Cell{Symbol: diagram.Symbol(i % 5), Digit: i%9 + 1, Playable: i%2 == 0,
			Last: i%3 == 0, Marked: i%4 == 0, Hatch: diagram.Hatch(i % 8), Note: []string{"", "-12", "<&>"}[i%3],
			Corner: "7"}
	}
	p.Diagram.Boxes[3] = diagram.Box{Owner: diagram.Ring, InLine: true, Closed: true}
	p.Diagram.Whole, p.Diagram.Alerts = true, 1
	return p
}

func TestSVGIsWellFormedAndHoldsItsText(t *testing.T) {
	p := everything()
	p.Caption = []string{"Anna & Ben"}
	svg := string(p.AppendSVG(nil, 2))
	decoder, said := xml.NewDecoder(strings.NewReader(svg)), ""
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		fail.OnError(t, err)
		if text, ok := token.(xml.CharData); ok {
			said += string(text)
		}
	}
	fail.Lacks(t, said, string(p.Diagram.AppendText(nil))+"Anna & Ben\n", "it describes %q", said)
	fail.Lacks(t, svg, `width="1280" height="1344" viewBox="0 0 640 672"`, "its size is another: %.200s", svg)
	for _, wrong := range []string{"NaN", "Inf", "e+", "e-0"} {
		fail.If(t, strings.Contains(svg, wrong), "%s is no number", wrong)
	}
}

// TestALongTextIsSmaller writes notes that are too long for their cell, in Latin letters and in Chinese.
func TestALongTextIsSmaller(t *testing.T) {
	for _, letter := range []string{"W", "原"} {
		long := drawing.Shape{Form: drawing.Words, Text: strings.Repeat(letter, 10), W: 30, H: 12}
		svg := string(appendWords(nil, &long, ""))
		_, rest, _ := strings.Cut(svg, `font-size="`)
		number, _, _ := strings.Cut(rest, `"`)
		size := fail.Must(strconv.ParseFloat(number, 64))(t)
		fail.If(t, size < 2.5 || size > 5.1, "%s is written in size %v", letter, size)
	}
}
