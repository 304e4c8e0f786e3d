package net

import (
	"ninefold/engine/grid"
)

// leads is the number of leads in boxes, -9 to 9.
const leads = 19

// Counts numbers the bounds of the first side's lead in boxes at the end of the game, from 0 to leads*leads-1. Each
// side owns at least the boxes that it owns now, and at most those that it is not barred from.
func Counts(owned, barred [2]grid.Places) uint16 {
	least := owned[0].Len() - (9 - barred[1].Len())
	most := 9 - barred[0].Len() - owned[1].Len()
	return uint16((least+9)*leads + most + 9)
}

// swappedCounts is Counts with the sides swapped: the bounds change places and signs.
func swappedCounts(counts int) int { return (leads-1-counts%leads)*leads + leads - 1 - counts/leads }
