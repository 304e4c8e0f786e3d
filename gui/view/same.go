package view

import (
	"reflect"
	"slices"
)

// Same reports whether a card shows the same as another. It is much faster than to compare all by reflection.
func (b Box) Same(other Box) bool {
	return b.Class == other.Class && b.Name == other.Name && b.Tab == other.Tab && b.Bare == other.Bare &&
		b.Grows == other.Grows && b.Acts == other.Acts && slices.Equal(b.Offers, other.Offers) &&
		same(b.Content, other.Content)
}

func same(a, b Node) bool { return a == nil && b == nil || a != nil && b != nil && a.same(b) }

func allSame(a, b []Node) bool { return slices.EqualFunc(a, b, same) }

func (n Row) same(o Node) bool {
	b, ok := o.(Row)
	return ok && n.Gap == b.Gap && n.Height == b.Height && n.Low == b.Low && n.Equal == b.Equal &&
		allSame(n.Nodes, b.Nodes)
}

func (n Column) same(o Node) bool {
	b, ok := o.(Column)
	return ok && n.Gap == b.Gap && n.Inset == b.Inset && n.Widest == b.Widest && allSame(n.Nodes, b.Nodes)
}

func (n Flow) same(o Node) bool {
	b, ok := o.(Flow)
	return ok && n.Gap == b.Gap && n.RowGap == b.RowGap && n.Height == b.Height && n.Low == b.Low &&
		n.Spread == b.Spread && allSame(n.Nodes, b.Nodes)
}

func (n Layers) same(o Node) bool {
	b, ok := o.(Layers)
	return ok && allSame(n.Nodes, b.Nodes)
}

func (n List) same(o Node) bool {
	b, ok := o.(List)
	return ok && n.Title == b.Title && n.Aside == b.Aside && n.Current == b.Current && n.Table == b.Table &&
		slices.Equal(n.Headings, b.Headings) && slices.EqualFunc(n.Rows, b.Rows, ListRow.Same)
}

// Same reports whether a row shows the same as another.
func (r ListRow) Same(other ListRow) bool {
	return r.Number == other.Number && r.Indent == other.Indent && r.Note == other.Note && r.About == other.About &&
		r.Hint == other.Hint && slices.EqualFunc(r.Entries, other.Entries, func(a, b Entry) bool {
		return a.ID == b.ID && same(a.Node, b.Node)
	})
}

func (n Text) same(o Node) bool      { return n == o }
func (n Icon) same(o Node) bool      { return n == o }
func (n Logo) same(o Node) bool      { return n == o }
func (n Link) same(o Node) bool      { return n == o }
func (n Fill) same(o Node) bool      { return n == o }
func (n Bar) same(o Node) bool       { return n == o }
func (n Tag) same(o Node) bool       { return n == o }
func (n Thumbnail) same(o Node) bool { return n == o }
func (n Field) same(o Node) bool     { return n == o }
func (n Check) same(o Node) bool     { return n == o }
func (n Spinner) same(o Node) bool   { return n == o }
func (n Line) same(o Node) bool      { return n == o }
func (n Space) same(o Node) bool     { return n == o }

func (n Either) same(o Node) bool  { return reflect.DeepEqual(n, o) }
func (n Room) same(o Node) bool    { return reflect.DeepEqual(n, o) }
func (n Table) same(o Node) bool   { return reflect.DeepEqual(n, o) }
func (n Press) same(o Node) bool   { return reflect.DeepEqual(n, o) }
func (n Switch) same(o Node) bool  { return reflect.DeepEqual(n, o) }
func (n Select) same(o Node) bool  { return reflect.DeepEqual(n, o) }
func (n Options) same(o Node) bool { return reflect.DeepEqual(n, o) }
func (n Graph) same(o Node) bool   { return reflect.DeepEqual(n, o) }
func (n Bands) same(o Node) bool   { return reflect.DeepEqual(n, o) }
func (n Finder) same(o Node) bool  { return reflect.DeepEqual(n, o) }
func (n Prose) same(o Node) bool   { return reflect.DeepEqual(n, o) }
func (n Log) same(o Node) bool     { return reflect.DeepEqual(n, o) }
func (n Picture) same(o Node) bool { return reflect.DeepEqual(n, o) }
func (n Texts) same(o Node) bool   { return reflect.DeepEqual(n, o) }
func (n Columns) same(o Node) bool { return reflect.DeepEqual(n, o) }
