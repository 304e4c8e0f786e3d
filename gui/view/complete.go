package view

import (
	"slices"

	"ninefold/gui/language"
)

// Completed returns the card with what can be pressed completed by a function that knows its IDs. It leaves out what
// then has no words, since it does nothing here (for example a test where no program can be started), and ways that
// lead nowhere. What a phone's bar offers is taken from the card before.
func (c CardView) Completed(complete func(Button) Button) CardView {
	c.Offers = nil
	return c.mapped(func(p Press) (Node, bool) {
		if p.Pick == 0 && p.Choices == nil && !p.Complete {
			p.Button = complete(p.Button)
		}
		if p.Look == AsFieldIcon && p.Choices != nil { // a menu of actions
			p.Choices = slices.Clone(p.Choices)
			for i, c := range p.Choices {
				b := complete(Button{ID: c.ID, Words: c.Words})
				p.Choices[i] = Choice{ID: b.ID, Words: b.Words, On: b.On, Disabled: b.Disabled}
			}
			p.Choices = slices.DeleteFunc(p.Choices, func(c Choice) bool { return c.Words == "" })
			p.Button.Disabled = !slices.ContainsFunc(p.Choices, func(c Choice) bool { return !c.Disabled })
			p.Button.Full = p.Button.Words + language.Text("name.colon") + namesOf(p.Choices)
		}
		return p, p.Choices != nil || p.Button.Words != "" && !(p.Look == AsFace && p.Button.Disabled)
	})
}

// namesOf lists the words of choices.
func namesOf(choices []Choice) string {
	words := make([]string, len(choices))
	for i, c := range choices {
		words[i] = c.Words
	}
	return language.Listed(words...)
}

// Without returns the card without the given buttons, if it has only what can be done. It reports false if nothing is
// left.
func (c CardView) Without(others []Button) (CardView, bool) {
	if !c.StaysInSight {
		return c, true
	}
	c = c.mapped(func(p Press) (Node, bool) {
		return p, !slices.ContainsFunc(others, func(other Button) bool { return other.ID == p.Button.ID })
	})
	return c, len(c.Presses()) > 0
}

// MainButtons returns what the cards offer above all: the first way in, the buttons of which one is primary, and
// the primary ones of answers.
func MainButtons(cards []Card) (offers []Button) {
	for _, c := range cards {
		shown := c.View()
		offers = append(offers, shown.Offers...)
		for _, p := range shown.Presses() {
			if len(shown.Offers) == 0 && p.Button.Primary {
				offers = append(offers, p.Button)
			}
		}
	}
	return offers
}

// Presses returns all that can be pressed on the card, in order.
func (c CardView) Presses() (all []Press) {
	c.mapped(func(p Press) (Node, bool) {
		all = append(all, p)
		return p, true
	})
	return all
}

// mapped returns the card with what can be pressed as told; false leaves it out.
func (c CardView) mapped(change func(Press) (Node, bool)) CardView {
	c.Content, _ = mapped(c.Content, func(n Node) (Node, bool) {
		if p, ok := n.(Press); ok {
			return change(p)
		}
		return n, true
	})
	return c
}

// holder is a node that has others in it.
type holder interface {
	// parts returns them in order.
	parts() []Node
	// with returns the holder with others in their places; nil leaves something out.
	with(parts []Node) Node
}

// mapped returns a node with all that it is made of as told; false leaves something out.
func mapped(n Node, change func(Node) (Node, bool)) (Node, bool) {
	h, ok := n.(holder)
	if !ok {
		return change(n)
	}
	parts := h.parts()
	changed := make([]Node, len(parts))
	for i, part := range parts {
		if part, ok := mapped(part, change); ok {
			changed[i] = part
		}
	}
	return h.with(changed), true
}

// Each calls a function for each node that a card is made of, except those that only place others; of alternatives for
// the first.
func (c CardView) Each(do func(Node)) { each(c.Content, do) }

func each(n Node, do func(Node)) {
	if e, ok := n.(Either); ok {
		each(e.Wide, do)
	} else if h, ok := n.(holder); ok {
		for _, part := range h.parts() {
			each(part, do)
		}
	} else {
		do(n)
	}
}

// seen returns the nodes that are there.
func seen(nodes []Node) []Node {
	return slices.DeleteFunc(nodes, func(n Node) bool { return n == nil })
}

func (n Row) parts() []Node    { return n.Nodes }
func (n Column) parts() []Node { return n.Nodes }
func (n Layers) parts() []Node { return n.Nodes }
func (n Either) parts() []Node { return []Node{n.Wide, n.Narrow} }
func (n Table) parts() []Node  { return slices.Concat(n.Rows...) }

func (n Row) with(parts []Node) Node    { n.Nodes = seen(parts); return n }
func (n Column) with(parts []Node) Node { n.Nodes = seen(parts); return n }
func (n Layers) with(parts []Node) Node { n.Nodes = seen(parts); return n }
func (n Either) with(parts []Node) Node { n.Wide, n.Narrow = parts[0], parts[1]; return n }

func (n Table) with(parts []Node) Node {
	rows := make([][]Node, len(n.Rows))
	for i, cells := range n.Rows {
		rows[i], parts = seen(slices.Clone(parts[:len(cells)])), parts[len(cells):]
	}
	n.Rows = rows
	return n
}
