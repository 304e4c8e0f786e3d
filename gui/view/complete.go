package view

import "slices"

// Completed returns the card with its buttons and ways in completed by a function that knows their IDs. It leaves out
// buttons that still have no words: they do nothing here, for example a test where no program can be started.
func Completed(card Card, complete func(Button) Button) Card {
	switch c := card.(type) {
	case Buttons:
		return Buttons{completed(c.Buttons, complete)}
	case Verdict:
		c.Buttons = completed(c.Buttons, complete)
		return c
	case Players:
		c.Buttons = completed(c.Buttons, complete)
		for i := range c.Players {
			thinking := &c.Players[i].Thinking
			thinking.Offers = completed(thinking.Offers, complete)
		}
		return c
	case Progress:
		c.Buttons = completed(c.Buttons, complete)
		return c
	case Digits:
		c.Erase = complete(c.Erase)
		c.Buttons = completed(c.Buttons, complete)
		return c
	case Tools:
		return Tools{Tools: completed(c.Tools, complete), Links: completed(c.Links, complete)}
	case Start:
		var whole Start
		for _, w := range c.Ways {
			if w.Button = complete(w.Button); !w.Disabled { // a disabled one leads nowhere
				whole.Ways = append(whole.Ways, w)
			}
		}
		return whole
	}
	return card
}

func completed(buttons []Button, complete func(Button) Button) []Button {
	var whole []Button
	for _, b := range buttons {
		if b = complete(b); b.Words != "" {
			whole = append(whole, b)
		}
	}
	return whole
}

// WithoutButtons returns the card without the given buttons. It reports false if nothing is left of it.
func WithoutButtons(card Card, others []Button) (Card, bool) {
	c, ok := card.(Buttons)
	if !ok {
		return card, true
	}
	c.Buttons = slices.DeleteFunc(slices.Clone(c.Buttons), func(b Button) bool {
		return slices.ContainsFunc(others, func(other Button) bool { return other.ID == b.ID })
	})
	return c, len(c.Buttons) > 0
}
