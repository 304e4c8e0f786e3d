package technique

// xChains finds chains of one digit. Their strong links are bilocations: a house has two places for the digit.
func xChains(k *Candidates, yield func(Deduction) bool) { k.chains(k.bilocation(), yield) }
