package technique

// xyChains finds chains of bivalue cells. Their strong links are within the cells, which have two candidates each.
func xyChains(k *Candidates, yield func(Deduction) bool) { k.chains(k.bivalue(), yield) }
