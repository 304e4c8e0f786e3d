package panel

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/aria"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// A pen with a teller draws nothing: it tells what would be drawn, for a screen reader. Nothing is cut off or left out
// there, however little room there is in the window, and what is pressed does the same as in the window.

// teller is what a pen has told. Of a line the texts come first, in the order in which they stand there, as one text,
// and then what can be used there.
type teller struct {
	elements []aria.Element
	texts    []written      // on the last line
	controls []aria.Element // likewise
	y        float32        // the middle of that line
}

// written is a text on a line.
type written struct {
	x     float32
	words string
}

// told is what a drawing shows, and what is in it does with options.
func told(d drawing, options *Options) []aria.Element {
	const boundless = 100_000 // units
	p := pen{options: options, measuring: true, teller: &teller{}}
	d.paint(&p, area{width: boundless})
	p.teller.endLine()
	return p.teller.elements
}

// write tells a text.
func (t *teller) write(a area, words string, align fyne.TextAlign) {
	if words = strings.ReplaceAll(words, softBreak, ""); strings.Trim(words, "·"+ellipsis) == "" {
		return
	}
	if align == fyne.TextAlignTrailing {
		a.x += a.width
	}
	t.goTo(a)
	t.texts = append(t.texts, written{a.x, words})
}

// goTo ends the last line, unless it is the one in the middle of an area.
func (t *teller) goTo(a area) {
	if middle := a.y + a.height/2; middle < t.y-1 || middle > t.y+1 {
		t.endLine()
		t.y = middle
	}
}

// endLine tells what stands on the last line.
func (t *teller) endLine() {
	slices.SortStableFunc(t.texts, func(a, b written) int { return cmp.Compare(a.x, b.x) })
	var words []string
	for _, w := range t.texts {
		words = append(words, w.words)
	}
	t.elements = append(t.elements, aria.Texts(strings.Join(words, locale.Text("clause.comma")))...)
	t.elements = append(t.elements, t.controls...)
	t.texts, t.controls = nil, nil
}

// add tells something that has lines of its own.
func (t *teller) add(e aria.Element) {
	t.endLine()
	t.elements = append(t.elements, e)
}

// press tells a button.
func (t *teller) press(a area, f face, do func()) {
	t.goTo(a)
	is := f.traits()
	t.controls = append(t.controls, aria.Element{
		Role: aria.Button, Name: is.label, Keys: is.keys, On: is.on, Disabled: is.disabled, Do: do, Part: f,
	})
}

// chip tells what is chosen from a menu.
func (t *teller) chip(a area, f chip, choices []view.Choice, do func(id string)) {
	t.goTo(a)
	e := aria.Element{Role: aria.Select, Name: strings.TrimSuffix(f.label, locale.Text("name.colon")), Part: f}
	for _, c := range choices {
		e.Elements = append(e.Elements, aria.Element{
			Role: aria.Option, Name: menuRow(c).traits().label, On: c.On, Disabled: c.Disabled, Do: func() { do(c.ID) },
		})
	}
	t.controls = append(t.controls, e)
}

// list tells the rows of a list.
func (t *teller) list(title string, rows []row, current int, choose func(id int)) {
	list := aria.Element{Role: aria.List, Name: title, Part: listPart{}, Active: entryPart(current)}
	item := func(e aria.Element) {
		list.Elements = append(list.Elements, aria.Element{Role: aria.Item, Elements: []aria.Element{e}})
	}
	for i := range rows {
		r := &rows[i]
		if r.note != "" {
			item(aria.Element{Role: aria.Text, Name: r.note})
		}
		for column, e := range r.entries {
			if e.there {
				item(aria.Element{
					Role: aria.Button, Name: r.words(column), Current: e.id == current, Part: entryPart(e.id),
					Do: func() { choose(e.id) },
				})
			}
		}
	}
	t.add(list)
}

// markOf is X or O for the icon of one, and "" for another.
func markOf(name icon.Name) string {
	switch name {
	case icon.Cross:
		return "X"
	case icon.Ring:
		return "O"
	}
	return ""
}

// What can have the keyboard besides what is pressed, and what the keys move there.
type (
	listPart  struct{}
	entryPart int // the ID of an entry
	graphPart struct{}
)

// Part is which of the elements that were told it is.
func (b *pressable) Part() any { return b.face }

func (l *list) Part() any  { return listPart{} }
func (g *graph) Part() any { return graphPart{} }

// Elements are what the view shows.
func (v *View[D]) Elements() []aria.Element {
	if reflect.ValueOf(&v.data).Elem().IsZero() {
		return nil
	}
	return told(drawn(v.data), v.pen.options)
}

// toldCard is what was told of a card, for as long as that stays as it is.
type toldCard struct {
	card  view.Card
	group aria.Element
}

// Elements are the cards, a group each, those behind the tabs too.
func (p *Panel) Elements() []aria.Element {
	before := p.told
	p.told = nil
	var groups []aria.Element
	for i, c := range p.cards {
		if i >= len(before) || !reflect.DeepEqual(before[i].card, c) {
			group := aria.Element{Role: aria.Group, Elements: told(drawn(c), p.options)}
			group.Name = aria.HeadingOf(group.Elements)
			before = append(before[:min(i, len(before))], toldCard{c, group})
		}
		p.told = append(p.told, before[i])
		groups = append(groups, before[i].group)
	}
	return groups
}
