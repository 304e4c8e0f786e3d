//go:build web

package page_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// heard is an element of the page as a screen reader gets it.
type heard struct {
	role, name, value string
	focused           bool
	active            string // the name of the element in it that the keys move
	live              string // how soon a change is announced
	modal             bool
	text              string // of everything in it
}

// readAll returns everything that a screen reader gets of the page.
func (p *page) readAll() (all []heard) {
	p.t.Helper()
	nodes, _ := p.send("Accessibility.getFullAXTree", nil)["nodes"].([]any)
	byID, inPage := map[any]object{}, map[any]object{}
	for _, one := range nodes {
		node := one.(object)
		byID[node["nodeId"]], inPage[node["backendDOMNodeId"]] = node, node
	}
	said := func(o any) string {
		value, _ := o.(object)
		words, _ := value["value"].(string)
		return words
	}
	var text func(node object) string
	text = func(node object) string {
		if role := said(node["role"]); role == "StaticText" {
			return said(node["name"])
		}
		var parts []string
		children, _ := node["childIds"].([]any)
		for _, id := range children {
			if child := byID[id]; child != nil {
				if words := text(child); words != "" {
					parts = append(parts, words)
				}
			}
		}
		return strings.Join(parts, "|")
	}
	for _, one := range nodes {
		node := one.(object)
		if role := said(node["role"]); node["ignored"] == true || role == "InlineTextBox" || role == "StaticText" {
			continue
		}
		r := heard{role: said(node["role"]), name: said(node["name"]), value: said(node["value"]), text: text(node)}
		properties, _ := node["properties"].([]any)
		for _, about := range properties {
			property := about.(object)
			value, _ := property["value"].(object)
			switch property["name"] {
			case "focused":
				r.focused = value["value"] == true
			case "activedescendant":
				if related, _ := value["relatedNodes"].([]any); len(related) == 1 {
					r.active = said(inPage[related[0].(object)["backendDOMNodeId"]]["name"])
				}
			case "live":
				r.live, _ = value["value"].(string)
			case "modal":
				r.modal = value["value"] == true
			}
		}
		all = append(all, r)
	}
	return all
}

// awaitRead waits until a screen reader gets a wanted element, and returns it.
func (p *page) awaitRead(what string, is func(heard) bool) heard {
	p.t.Helper()
	var all []heard
	at := -1
	until(func() bool { all = p.readAll(); at = slices.IndexFunc(all, is); return at >= 0 })
	fail.NowIf(p.t, at < 0, "a screen reader has no %s, but %+v", what, all)
	return all[at]
}

// awaitAnnounced waits for an announcement: at once, or after the present one.
func (p *page) awaitAnnounced(live, words string) {
	p.t.Helper()
	p.awaitRead(live+" "+words, func(r heard) bool { return r.live == live && strings.Contains(r.text, words) })
}

// awaitFocused waits until the keyboard is on an element of a role whose name has these words.
func (p *page) awaitFocused(role, name string) heard {
	p.t.Helper()
	return p.awaitRead("keyboard on a "+role+" "+name, func(r heard) bool {
		return r.focused && r.role == role && strings.Contains(r.name, name)
	})
}

// focused returns the element that has the keyboard.
func (p *page) focused() heard {
	p.t.Helper()
	return p.awaitRead("keyboard", func(r heard) bool { return r.focused && r.role != "RootWebArea" })
}

// digits types the row and the column of a cell.
func (p *page) digits(c grid.Cell) {
	p.t.Helper()
	for _, digit := range [...]int{c.Row(), c.Col()} {
		p.key(fmt.Sprint(digit), fmt.Sprint("Digit", digit), '0'+digit, 0)
	}
}

func (p *page) paste(text string) {
	p.t.Helper()
	p.allowClipboard()
	p.eval("navigator.clipboard.writeText(" + quoted(text) + ")")
	p.key("v", "KeyV", 'V', control, "paste")
}

// command finds a command in the palette and runs it.
func (p *page) command(words string) {
	p.t.Helper()
	p.key("p", "KeyP", 'P', alt)
	p.awaitRead("palette", func(r heard) bool { return r.role == "dialog" && r.modal && r.name == "Find a command" })
	p.awaitFocused("textbox", "Find a command")
	p.send("Input.insertText", object{"text": words})
	p.awaitRead("chosen command "+words, func(r heard) bool {
		return r.focused && r.role == "textbox" && strings.Contains(r.active, words)
	})
	p.key("Enter", "Enter", 13, 0)
	p.awaitRead("end of the palette", func(r heard) bool { return r.role == "grid" })
}

// wonGame is a game under the most popular rules, by rows and columns, that X wins as soon as possible.
var wonGame = strings.Fields("22 44 21 41 23 47 37 71 38 74 39 77 14 75 16 49 15")

// TestWebPageIsReadInAGame plays a whole game with the keyboard alone, and reads the page as a screen reader does.
func TestWebPageIsReadInAGame(t *testing.T) {
	p := opened(t, desktopScreen)
	p.key("n", "KeyN", 'N', alt)
	p.awaitRead("dialog", func(r heard) bool { return r.role == "dialog" && r.modal && r.name == "New game" })
	p.awaitRead("rules", func(r heard) bool { return r.role == "radio" && strings.HasPrefix(r.name, "Closed") })
	fail.If(t, strings.Contains(fmt.Sprint(p.readAll()), "grid The 9×9 board"), "what is below the dialog can be read")
	who := func(name, value string) {
		t.Helper()
		p.awaitRead(name+" "+value, func(r heard) bool {
			return r.role == "combobox" && r.name == name && r.value == value
		})
	}
	who("X: Who plays", "Person")
	who("O: Who plays", "Computer")
	for at := p.focused(); at.name != "O: Who plays"; {
		p.key("Tab", "Tab", 9, 0)
		at = p.awaitRead("other element with the keyboard", func(r heard) bool {
			return r.focused && r.role != "RootWebArea" && r != at
		})
	}
	p.key("P", "KeyP", 'P', 0) // as browsers' own menus do
	who("O: Who plays", "Person")
	p.key("Enter", "Enter", 13, control)
	p.awaitFocused("button", "Row")

	// The first move is made by the arrow keys, all others by their numbers.
	var moves []grid.Cell
	for _, digits := range wonGame {
		moves = append(moves, grid.At(int(digits[0]-'0'), int(digits[1]-'0')))
	}
	position := tictactoe.New(tictactoe.Closed)
	p.key("ArrowUp", "ArrowUp", 38, 0) // shows the cursor
	at := grid.At(5, 5)
	cursor := func() {
		t.Helper()
		place := fmt.Sprintf("Row %d, column %d", at.Row(), at.Col())
		p.awaitRead("cursor on "+place, func(r heard) bool {
			return r.focused && r.role == "button" && strings.HasPrefix(r.name, place)
		})
	}
	cursor()
	for at != moves[0] {
		if at.Row() > moves[0].Row() {
			p.key("ArrowUp", "ArrowUp", 38, 0)
			at = grid.At(at.Row()-1, at.Col())
		} else {
			p.key("ArrowLeft", "ArrowLeft", 37, 0)
			at = grid.At(at.Row(), at.Col()-1)
		}
		cursor()
	}
	var beforeLast tictactoe.Position
	for i, c := range moves {
		beforeLast = position
		if i == 0 {
			p.key("Enter", "Enter", 13, 0)
		} else {
			p.digits(c)
		}
		position.Push(c)
		if !position.Over() {
			p.awaitMarked(position.WithRules(tictactoe.Judge)) // the page gives scripts the judge's rules
			p.awaitAnnounced("polite", position.Turn().String()+" to move")
		}
		if i == 0 {
			p.digits(c)
			p.awaitAnnounced("assertive", "taken")
		}
	}
	p.awaitAnnounced("polite", "X wins")
	p.awaitRead("list of moves", func(r heard) bool {
		return r.role == "list" && r.name == "Moves" && strings.Count(r.text, ".") >= len(moves)/2
	})
	p.awaitRead("fields of both players", func(r heard) bool {
		return r.role == "group" && r.name == "Players" && strings.Contains(r.text, "3 fields")
	})

	// Only the end is reviewed: reviewing the whole game takes minutes in a browser without a graphics card.
	p.paste(string(fail.Must(tictactoe.AppendText(nil, &beforeLast))(t)))
	p.awaitAnnounced("polite", "Imported")
	p.command("Rules: Closed")
	p.awaitAnnounced("polite", "X to move")
	p.digits(moves[len(moves)-1])
	p.awaitAnnounced("polite", "X wins")
	p.command("Review the game")
	p.awaitRead("errors of both sides", func(r heard) bool {
		return r.role == "group" && strings.Contains(r.text, "no errors · O")
	})
	p.awaitRead("all commands", func(r heard) bool { return r.role == "navigation" && r.name == "Commands" })
}

// TestWebPageIsReadInAnImport pastes a text with an error.
func TestWebPageIsReadInAnImport(t *testing.T) {
	p := opened(t, desktopScreen)
	before := p.twoPeople(grid.At(5, 5))
	lines := strings.Split(texttest.Sample(t, "tictactoe-1.in"), "\n")
	lines[1] = lines[1][:6] + "Q" + lines[1][7:]
	p.paste(strings.Join(lines, "\n"))
	p.awaitRead("dialog", func(r heard) bool { return r.role == "dialog" && r.modal && r.name != "" })
	p.awaitAnnounced("assertive", "Line 2, column 7")
	p.awaitFocused("textbox", "")
	p.awaitMarked(before)
	p.key("Escape", "Escape", 27, 0)
	p.awaitFocused("button", "Row")
	p.awaitMarked(before)
	fail.If(t, strings.Contains(fmt.Sprint(p.readAll()), "expected x"), "the error can still be read")
}
