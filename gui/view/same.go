package view

import (
	"reflect"
	"slices"
)

// Same reports whether a card shows the same as another. It is much faster than to compare all by reflection.
func (b Box) Same(other Box) bool {
	return b.Class == other.Class && b.Name == other.Name && b.Tab == other.Tab && b.Bare == other.Bare &&
		b.Grows == other.Grows && b.Acts == other.Acts && slices.Equal(b.Offers, other.Offers) &&
		Same(b.Content, other.Content)
}

// Same reports whether two nodes show the same.
func Same(a, b Node) bool {
	switch a := a.(type) {
	case Row:
		b, ok := b.(Row)
		return ok && a.Gap == b.Gap && a.Height == b.Height && a.Equal == b.Equal && allSame(a.Nodes, b.Nodes)
	case Column:
		b, ok := b.(Column)
		return ok && a.Gap == b.Gap && a.Inset == b.Inset && a.Widest == b.Widest && allSame(a.Nodes, b.Nodes)
	case List:
		b, ok := b.(List)
		return ok && a.Title == b.Title && a.Aside == b.Aside && a.Current == b.Current && a.Table == b.Table &&
			slices.Equal(a.Headings, b.Headings) && slices.EqualFunc(a.Rows, b.Rows, ListRow.Same)
	case Text, Icon, Fill, Bar, Tag, Thumbnail, Line, Space, Spinner:
		return a == b
	}
	return reflect.DeepEqual(a, b)
}

func allSame(a, b []Node) bool { return slices.EqualFunc(a, b, Same) }

// Same reports whether a row shows the same as another.
func (r ListRow) Same(other ListRow) bool {
	return r.Number == other.Number && r.Indent == other.Indent && r.Note == other.Note && r.About == other.About &&
		r.Hint == other.Hint && slices.EqualFunc(r.Entries, other.Entries, func(a, b Entry) bool {
		return a.ID == b.ID && Same(a.Node, b.Node)
	})
}
