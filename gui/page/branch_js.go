package page

import (
	"slices"
	"strconv"
	"strings"
	"syscall/js"

	"ninefold/gui/aria"
)

// branch is elements beside each other in the page, with those in them. One that stays, by its role and its name, or by
// its role alone if it is a text, is the same in the page: a screen reader does not lose its place.
type branch struct {
	mirror *Mirror
	at     js.Value
	nodes  []*node
}

// node is an element of the page, and what it shows.
type node struct {
	branch // what is in it
	is     aria.Element
	name   int // what it is called in the page
}

// identity tells a node from the others of its branch.
type identity struct {
	role  aria.Role
	name  string
	lines bool
	nth   int
}

// identities are those of elements beside each other.
func identities(elements []aria.Element) []identity {
	ids, count := make([]identity, len(elements)), map[identity]int{}
	for i, e := range elements {
		id := identity{role: e.Role, lines: e.Lines}
		if e.Role != aria.Text && e.Role != aria.Alert {
			id.name = e.Name
		}
		ids[i] = id
		ids[i].nth = count[id]
		count[id]++
	}
	return ids
}

func (b *branch) elements() []aria.Element {
	all := make([]aria.Element, len(b.nodes))
	for i, n := range b.nodes {
		all[i] = n.is
	}
	return all
}

// show shows what differs from what is shown.
func (b *branch) show(now []aria.Element) {
	before := map[identity]*node{}
	for i, id := range identities(b.elements()) {
		before[id] = b.nodes[i]
	}
	after := make([]*node, len(now))
	for i, id := range identities(now) {
		if after[i] = before[id]; after[i] == nil {
			after[i] = b.mirror.newNode(now[i])
		}
		delete(before, id)
	}
	for _, gone := range before {
		gone.at.Call("remove")
		gone.forget()
	}
	order := slices.DeleteFunc(slices.Clone(b.nodes), func(n *node) bool { return b.mirror.nodes[n.name] != n })
	for i, n := range after {
		if i == len(order) || order[i] != n {
			next := js.Null()
			if i < len(order) {
				next = order[i].at
			}
			b.at.Call("insertBefore", n.at, next)
			order = slices.Insert(slices.DeleteFunc(order, func(o *node) bool { return o == n }), i, n)
		}
		n.set(now[i])
	}
	b.nodes = after
}

// collect notes which nodes stand for parts of the window.
func (b *branch) collect() {
	for _, n := range b.nodes {
		if _, there := b.mirror.parts[n.is.Part]; n.is.Part != nil && !there {
			b.mirror.parts[n.is.Part] = n
		}
		n.collect()
	}
}

// forget forgets a node and those in it, which are gone.
func (n *node) forget() {
	delete(n.mirror.nodes, n.name)
	for _, in := range n.nodes {
		in.forget()
	}
}

// tags are the elements that have a role by themselves. What can be pressed is a button, whatever its role.
var tags = map[aria.Role]string{
	aria.Button: "button", aria.CheckBox: "button", aria.Radio: "button", aria.Option: "button",
	aria.MenuItem: "button", aria.Link: "button", aria.Heading: "h2", aria.Text: "p", aria.Alert: "p",
	aria.List: "ul", aria.Item: "li",
	aria.Navigation: "nav", aria.Select: "select",
}

// isNative reports whether an element says its role itself.
func isNative(role aria.Role) bool {
	switch role {
	case aria.Button, aria.Heading, aria.Text, aria.Item, aria.Navigation, aria.Select, aria.TextBox:
		return true
	}
	return false
}

// holds reports whether an element of a role is called by a label, and not by what stands in it.
func holds(role aria.Role) bool {
	switch role {
	case aria.Dialog, aria.Group, aria.List, aria.ListBox, aria.Item, aria.Menu, aria.Navigation, aria.RadioGroup,
		aria.Select, aria.Slider, aria.TextBox, aria.Toolbar:
		return true
	}
	return false
}

func (m *Mirror) newNode(e aria.Element) *node {
	tag := tags[e.Role]
	switch {
	case e.Role == aria.TextBox && e.Lines:
		tag = "textarea"
	case e.Role == aria.TextBox:
		tag = "input"
	case tag == "":
		tag = "div"
	}
	m.last++
	n := &node{branch: branch{mirror: m, at: element(tag)}, name: m.last, is: aria.Element{Role: e.Role}}
	m.nodes[n.name] = n
	n.at.Get("dataset").Set("node", strconv.Itoa(n.name))
	if !isNative(e.Role) {
		n.at.Call("setAttribute", "role", string(e.Role))
	}
	if e.Role == aria.Dialog {
		n.at.Call("setAttribute", "aria-modal", "true")
	}
	n.at.Set("tabIndex", -1) // the window has the keyboard
	return n
}

// set shows other data of the same element.
func (n *node) set(now aria.Element) {
	before := n.is
	n.is = now
	if now.Role == aria.Select {
		n.offer(before.Elements)
	} else {
		n.show(now.Elements)
	}
	if before.Name != now.Name {
		if holds(now.Role) {
			setAttribute(n.at, "aria-label", now.Name)
		} else {
			n.at.Set("textContent", now.Name)
		}
	}
	switch now.Role {
	case aria.TextBox:
		if n.at.Get("value").String() != now.Value {
			n.at.Set("value", now.Value)
		}
	case aria.Slider:
		setAttribute(n.at, "aria-valuetext", now.Value)
	case aria.CheckBox, aria.Radio:
		setAttribute(n.at, "aria-checked", strconv.FormatBool(now.On))
	case aria.Option:
		setAttribute(n.at, "aria-selected", strconv.FormatBool(now.On))
	default:
		n.flag("aria-pressed", before.On, now.On)
	}
	n.flag("aria-current", before.Current, now.Current)
	if before.Disabled != now.Disabled {
		n.at.Set("disabled", now.Disabled)
	}
	if before.Keys != now.Keys {
		setAttribute(n.at, "aria-keyshortcuts", strings.ReplaceAll(now.Keys, "Ctrl", "Control"))
	}
}

// flag sets an attribute that says that something is so.
func (n *node) flag(name string, before, now bool) {
	if before == now {
		return
	}
	value := ""
	if now {
		value = "true"
	}
	setAttribute(n.at, name, value)
}

// offer shows the options of a combo box.
func (n *node) offer(before []aria.Element) {
	same := len(before) == len(n.is.Elements)
	for i := 0; same && i < len(before); i++ {
		same = before[i].Name == n.is.Elements[i].Name && before[i].Disabled == n.is.Elements[i].Disabled
	}
	if !same {
		n.at.Call("replaceChildren")
		for _, e := range n.is.Elements {
			option := element("option")
			option.Set("textContent", e.Name)
			option.Set("disabled", e.Disabled)
			n.at.Call("append", option)
		}
	}
	for i, e := range n.is.Elements {
		if e.On && n.at.Get("selectedIndex").Int() != i {
			n.at.Set("selectedIndex", i)
		}
	}
}
