package view

import "slices"

// Completed returns the card with what can be pressed completed by a function that knows its IDs. It leaves out what
// then has no words, since it does nothing here (for example a test where no program can be started), and ways that
// lead nowhere. What a phone's bar offers is taken from the card before.
func (b Box) Completed(complete func(Button) Button) Box {
	b.Offers = nil
	return b.mapped(func(p Press) (Node, bool) {
		if p.Pick == 0 && p.Choices == nil && !p.Own {
			p.Button = complete(p.Button)
		}
		if p.Look == AsFieldIcon { // a menu of actions
			p.Choices = slices.Clone(p.Choices)
			for i, c := range p.Choices {
				b := complete(Button{ID: c.ID, Words: c.Words})
				p.Choices[i] = Choice{ID: b.ID, Words: b.Words, On: b.On, Disabled: b.Disabled}
			}
			p.Choices = slices.DeleteFunc(p.Choices, func(c Choice) bool { return c.Words == "" })
		}
		return p, p.Choices != nil || p.Button.Words != "" && !(p.Look == AsFace && p.Button.Disabled)
	})
}

// Without returns the card without the given buttons, if it has only what can be done. It reports false if nothing is
// left.
func (b Box) Without(others []Button) (Box, bool) {
	if !b.Acts {
		return b, true
	}
	b = b.mapped(func(p Press) (Node, bool) {
		return p, !slices.ContainsFunc(others, func(other Button) bool { return other.ID == p.Button.ID })
	})
	return b, len(b.Presses()) > 0
}

// MainButtons returns what the cards offer above all: the first way in, the buttons of which one is primary, and
// the primary ones of answers.
func MainButtons(cards []Card) (offers []Button) {
	for _, c := range cards {
		b := c.Box()
		offers = append(offers, b.Offers...)
		for _, p := range b.Presses() {
			if len(b.Offers) == 0 && p.Button.Primary {
				offers = append(offers, p.Button)
			}
		}
	}
	return offers
}

// Presses returns all that can be pressed on the card, in order.
func (b Box) Presses() (all []Press) {
	b.mapped(func(p Press) (Node, bool) {
		all = append(all, p)
		return p, true
	})
	return all
}

// mapped returns the card with what can be pressed as told; false leaves it out.
func (b Box) mapped(change func(Press) (Node, bool)) Box {
	b.Content, _ = mapped(b.Content, func(n Node) (Node, bool) {
		if p, ok := n.(Press); ok {
			return change(p)
		}
		return n, true
	})
	return b
}

// mapped returns a node with all that it is made of as told; false leaves something out.
func mapped(n Node, change func(Node) (Node, bool)) (Node, bool) {
	switch n := n.(type) {
	case Row:
		n.Nodes = allMapped(n.Nodes, change)
		return n, true
	case Column:
		n.Nodes = allMapped(n.Nodes, change)
		return n, true
	case Flow:
		n.Nodes = allMapped(n.Nodes, change)
		return n, true
	case Layers:
		n.Nodes = allMapped(n.Nodes, change)
		return n, true
	case Either:
		n.Wide, _ = mapped(n.Wide, change)
		n.Narrow, _ = mapped(n.Narrow, change)
		return n, true
	case Room:
		n.Node, _ = mapped(n.Node, change)
		return n, true
	case Table:
		rows := make([][]Node, len(n.Rows))
		for i, cells := range n.Rows {
			rows[i] = allMapped(cells, change)
		}
		n.Rows = rows
		return n, true
	}
	return change(n)
}

func allMapped(nodes []Node, change func(Node) (Node, bool)) (all []Node) {
	for _, n := range nodes {
		if n, any := mapped(n, change); any {
			all = append(all, n)
		}
	}
	return all
}

// Each calls a function for each node that a card is made of, except those that only place others.
func (b Box) Each(do func(Node)) {
	mapped(b.Content, func(n Node) (Node, bool) {
		do(n)
		return n, true
	})
}
