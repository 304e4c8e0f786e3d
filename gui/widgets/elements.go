package widgets

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/aria"
	"ninefold/gui/theme"
)

// Elements describes an object of a window and those in it for a screen reader, in the order of their places. An object
// is described if it is one of Fyne's for words and controls, an aria.Shown or a fyne.Accessible.
func Elements(o fyne.CanvasObject) []aria.Element {
	if o == nil || !o.Visible() {
		return nil
	}
	switch o := o.(type) {
	case aria.Shown:
		return o.Elements()
	case *fyne.Container:
		return elementsIn(o.Objects)
	case *container.Scroll:
		return Elements(o.Content)
	case *widget.PopUp:
		return Elements(o.Content)
	case *canvas.Text:
		return aria.Texts(o.Text)
	case *widget.RichText:
		return segmentElements(o.Segments)
	case fyne.Accessible:
		return accessible(o)
	}
	return overlayElements(o)
}

// elementsIn describes several objects. If all are radio buttons they become a group.
func elementsIn(objects []fyne.CanvasObject) []aria.Element {
	objects = slices.Clone(objects)
	slices.SortStableFunc(objects, func(a, b fyne.CanvasObject) int {
		from, to := a.Position(), b.Position()
		return cmp.Or(cmp.Compare(from.Y, to.Y), cmp.Compare(from.X, to.X))
	})
	var elements []aria.Element
	for _, o := range objects {
		elements = append(elements, Elements(o)...)
	}
	isRadio := func(e aria.Element) bool { return e.Role == aria.Radio }
	if len(elements) > 0 && !slices.ContainsFunc(elements, func(e aria.Element) bool { return !isRadio(e) }) {
		return []aria.Element{{Role: aria.RadioGroup, Elements: elements}}
	}
	return elements
}

// accessible describes an object that names itself.
func accessible(o fyne.Accessible) []aria.Element {
	e := aria.Element{Name: o.AccessibilityLabel(), Part: o}
	switch o.AccessibilityRole() {
	case fyne.AccessibleRoleText:
		return aria.Texts(e.Name)
	case fyne.AccessibleRoleButton:
		e.Role = aria.Button
	default:
		return nil
	}
	if can, ok := o.(fyne.Disableable); ok {
		e.Disabled = can.Disabled()
	}
	if can, ok := o.(fyne.Tappable); ok {
		e.Do = func() { can.Tapped(&fyne.PointEvent{}) }
	}
	return []aria.Element{e}
}

// segmentElements describes the paragraphs and headings of a text in Markdown.
func segmentElements(segments []widget.RichTextSegment) (elements []aria.Element) {
	var line strings.Builder
	end := func(role aria.Role) {
		if words := strings.TrimSpace(line.String()); words != "" {
			elements = append(elements, aria.Element{Role: role, Name: words})
		}
		line.Reset()
	}
	for _, segment := range segments {
		switch s := segment.(type) {
		case *widget.ParagraphSegment:
			end(aria.Text)
			elements = append(elements, segmentElements(s.Texts)...)
		case *widget.ListSegment:
			end(aria.Text)
			list := aria.Element{Role: aria.List}
			for _, item := range s.Items {
				list.Elements = append(list.Elements, aria.Element{
					Role: aria.Item, Elements: segmentElements([]widget.RichTextSegment{item}),
				})
			}
			elements = append(elements, list)
		case *widget.TextSegment:
			line.WriteString(unbroken(s.Text))
			switch {
			case s.Style.SizeName == widget.RichTextStyleHeading.SizeName,
				s.Style.SizeName == widget.RichTextStyleSubHeading.SizeName:
				end(aria.Heading)
			case !s.Style.Inline:
				end(aria.Text)
			}
		default:
			line.WriteString(unbroken(segment.Textual()))
		}
	}
	end(aria.Text)
	return elements
}

// unbroken removes the marks at which locale.Breakable lets lines end.
func unbroken(text string) string { return strings.ReplaceAll(text, "\u200a", "") }

// overlayElements describes Fyne's menus over a window.
func overlayElements(o fyne.CanvasObject) []aria.Element {
	if content, ok := overlayContent(o); ok {
		return Elements(content)
	}
	menu, ok := shownMenu(o)
	if !ok {
		return nil
	}
	all := aria.Element{Role: aria.Menu, Part: o}
	for _, row := range menu.Items {
		item, ok := rowItem(row)
		if !ok || item.IsSeparator {
			continue
		}
		e := aria.Element{Role: aria.MenuItem, Name: item.Label, On: item.Checked, Disabled: item.Disabled, Part: row}
		if item.Action != nil {
			e.Do = func() {
				menu.Dismiss()
				item.Action()
			}
		}
		if isActive(menu, row) {
			e.Current, all.Active = true, row
		}
		all.Elements = append(all.Elements, e)
	}
	return []aria.Element{all}
}

// Elements describes the words: as a heading, as an alert if they report an error, or as text.
func (p *Paragraph) Elements() []aria.Element {
	return wordElements(p.words, p.SizeName == theme.SizeTitle, p.Importance == widget.DangerImportance)
}

// Elements describes the words as a heading or as text.
func (l *Label) Elements() []aria.Element {
	heads := l.SizeName == theme.SizeTitle || l.SizeName == theme.SizeHeadline
	return wordElements(l.Text, heads, l.Importance == widget.DangerImportance)
}

func wordElements(words string, heads, alerts bool) []aria.Element {
	elements := aria.Texts(words)
	for i := range elements {
		switch {
		case alerts:
			elements[i].Role = aria.Alert
		case heads:
			elements[i].Role = aria.Heading
		}
	}
	return elements
}

// Elements describes the link.
func (l *Link) Elements() []aria.Element {
	return []aria.Element{{Role: aria.Link, Name: l.Text, Do: l.OnTapped, Part: l}}
}

// Elements describes the check box.
func (c *Check) Elements() []aria.Element {
	return []aria.Element{{Role: aria.CheckBox, Name: c.Text, On: c.Checked, Disabled: c.Disabled(), Part: c,
		Do: func() { c.SetChecked(!c.Checked) }}}
}

// Elements describes the option as a radio button.
func (o *option) Elements() []aria.Element {
	return []aria.Element{{Role: aria.Radio, Name: o.about.words(), On: o.Checked, Part: o,
		Do: func() { o.choice.choose(o.index) }}}
}

// Elements describes the options and which one is chosen.
func (s *Select) Elements() []aria.Element {
	e := aria.Element{Role: aria.Select, Name: s.Name, Disabled: s.Disabled(), Part: s}
	for i, words := range s.Options {
		e.Elements = append(e.Elements, aria.Element{Role: aria.Option, Name: words, On: i == s.SelectedIndex(),
			Do: func() { s.SetSelectedIndex(i) }})
	}
	return []aria.Element{e}
}

// Elements describes the field.
func (f *Field) Elements() []aria.Element { return entryElements(f, &f.Entry, f.Name) }

// Elements describes the field, whose keys move in the list.
func (e *finderField) Elements() []aria.Element {
	elements := entryElements(e, &e.Entry, "")
	if e.finder.chosen >= 0 {
		elements[0].Active = rowPart{e.finder.list, e.finder.chosen}
	}
	return elements
}

// Elements describes the text.
func (e *textEntry) Elements() []aria.Element { return entryElements(e, &e.Entry, e.title) }

// entryElements describes the entry that a widget is or embeds. Without a name it is called by its placeholder.
func entryElements(of any, e *widget.Entry, name string) []aria.Element {
	return []aria.Element{{Role: aria.TextBox, Name: cmp.Or(name, e.PlaceHolder), Value: e.Text, Lines: e.MultiLine,
		Disabled: e.Disabled(), Set: e.SetText, Part: of}}
}

// rowPart identifies a row of a list.
type rowPart struct {
	list *List
	row  int
}

// Elements describes the first rows of the list.
func (l *List) Elements() []aria.Element {
	const most = 500
	box := aria.Element{Role: aria.ListBox, Part: l}
	row := l.CreateItem()
	for i := range min(l.Length(), most) {
		part := rowPart{l, i}
		if l.at == i {
			box.Active = part
		}
		l.UpdateItem(i, row)
		var words []string
		for _, e := range Elements(row) {
			if e.Name != "" {
				words = append(words, e.Name)
			}
		}
		box.Elements = append(box.Elements, aria.Element{
			Role: aria.Option, Name: strings.Join(words, " "), On: l.at == i, Part: part, Do: func() { l.Select(i) },
		})
	}
	return []aria.Element{box}
}

// Element describes the topmost dialog or menu; it returns nil if none is open.
func (d *Dialogs) Element() *aria.Element {
	top := d.Window.Canvas().Overlays().Top()
	if top == nil {
		return nil
	}
	e := aria.Element{Role: aria.Dialog, Elements: Elements(top)}
	if len(e.Elements) == 1 && e.Elements[0].Role == aria.Menu {
		return &e.Elements[0]
	}
	e.Name = aria.HeadingOf(e.Elements)
	return &e
}
