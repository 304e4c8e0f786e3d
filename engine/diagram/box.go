package diagram

// Box holds what a box shows besides its cells.
type Box struct {
	Framed    bool   // a thick frame: here the next move must be made
	Owner     Symbol // a large mark and a tint; Blank for none
	Closed    bool   // nobody plays here any more: the large mark stands over the cells, and not behind them
	Contested bool   // a question mark behind the cells
	InLine    bool   // a stronger tint and a thicker mark: one of three in a row that have won
}
