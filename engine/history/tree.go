// Package history keeps every state that a user has been in, so that each step can be taken back, taken again, or
// left standing as a branch while another way is tried.
package history

import "slices"

// ID names a node of a Tree. The root is 0, and a child's ID is always larger than its parent's.
type ID int

// State is what a node holds. Two equal states that follow the same one are one node.
type State interface {
	comparable
	// Starts reports whether a new line begins with this state (a new game, an import), however it was come by.
	Starts() bool
}

// Tree is a tree of states with one current node. The zero Tree is not ready for use: call New.
type Tree[S State] struct {
	nodes   []node[S]
	current ID
}

type node[S State] struct {
	state    S
	parent   ID // its own ID at the root
	children []ID
	next     ID // the child that Redo goes to: the one visited last; 0 for none
}

// New is a tree of one state.
func New[S State](root S) *Tree[S] { return &Tree[S]{nodes: []node[S]{{state: root}}} }

// Restore builds a tree from its nodes in the order of their IDs, each with the parent's ID; the first is the root,
// whose parent is not looked at. It reports false when the parents or current are not of such a tree.
func Restore[S State](states []S, parents []ID, current ID) (*Tree[S], bool) {
	if len(states) == 0 || len(parents) != len(states) || current < 0 || int(current) >= len(states) {
		return nil, false
	}
	t := New(states[0])
	for i := 1; i < len(states); i++ {
		if parents[i] < 0 || int(parents[i]) >= i {
			return nil, false
		}
		t.add(parents[i], states[i])
	}
	t.GoTo(current)
	return t, true
}

// Len is the number of nodes; their IDs are 0..Len-1.
func (t *Tree[S]) Len() int { return len(t.nodes) }

// Current is the node that is shown.
func (t *Tree[S]) Current() ID { return t.current }

// State is what a node holds.
func (t *Tree[S]) State(id ID) S { return t.nodes[id].state }

// Now is the state of the current node.
func (t *Tree[S]) Now() S { return t.nodes[t.current].state }

// Parent is the node that a node was reached from, and false at the root.
func (t *Tree[S]) Parent(id ID) (ID, bool) { return t.nodes[id].parent, id != 0 }

// Children are the nodes reached from a node, oldest first. The caller must not change the slice.
func (t *Tree[S]) Children(id ID) []ID { return t.nodes[id].children }

// Next is the child of a node that Redo would go to, and false where there is none.
func (t *Tree[S]) Next(id ID) (ID, bool) { return t.nodes[id].next, t.nodes[id].next != 0 }

// Push goes on from the current node to a state: to the child that already holds it, else to a new one. What followed
// the current node before stays as a branch.
func (t *Tree[S]) Push(state S) {
	for _, child := range t.nodes[t.current].children {
		if t.nodes[child].state == state {
			t.GoTo(child)
			return
		}
	}
	t.GoTo(t.add(t.current, state))
}

// Graft puts a whole other tree behind the current node and goes to the node that is current there.
func (t *Tree[S]) Graft(other *Tree[S]) {
	here := make([]ID, len(other.nodes))
	for i := range other.nodes {
		parent := t.current
		if i > 0 {
			parent = here[other.nodes[i].parent]
		}
		here[i] = t.add(parent, other.nodes[i].state)
	}
	for i := range other.nodes {
		if next := other.nodes[i].next; next != 0 {
			t.nodes[here[i]].next = here[next]
		}
	}
	t.GoTo(here[other.current])
}

// Clone is a copy that later changes of the tree do not reach.
func (t *Tree[S]) Clone() *Tree[S] {
	clone := &Tree[S]{nodes: slices.Clone(t.nodes), current: t.current}
	for i := range clone.nodes {
		clone.nodes[i].children = slices.Clone(clone.nodes[i].children)
	}
	return clone
}

// Undo goes one step back, and reports whether there was one.
func (t *Tree[S]) Undo() bool {
	parent, ok := t.Parent(t.current)
	t.current = parent
	return ok
}

// Redo goes one step on, along the branch visited last, and reports whether there was one.
func (t *Tree[S]) Redo() bool {
	next, ok := t.Next(t.current)
	if ok {
		t.current = next
	}
	return ok
}

// Line is the way from where the current line starts, through the current node, along the branches visited last to
// where the line ends or another starts.
func (t *Tree[S]) Line() []ID {
	var line []ID
	for id := t.current; ; id = t.nodes[id].parent {
		line = append(line, id)
		if id == 0 || t.nodes[id].state.Starts() {
			break
		}
	}
	slices.Reverse(line)
	for {
		next, ok := t.Next(line[len(line)-1])
		if !ok || t.nodes[next].state.Starts() {
			return line
		}
		line = append(line, next)
	}
}

// GoTo makes a node the current one and the way to it the way that Redo takes.
func (t *Tree[S]) GoTo(id ID) {
	t.current = id
	for id != 0 {
		parent := t.nodes[id].parent
		t.nodes[parent].next = id
		id = parent
	}
}

// SetState replaces what a node holds.
func (t *Tree[S]) SetState(id ID, state S) { t.nodes[id].state = state }

// Delete removes a node other than the root with all that follows it; if the current node is among them, the parent
// becomes current. IDs of nodes after it change.
func (t *Tree[S]) Delete(id ID) {
	if id == 0 {
		return
	}
	gone := make([]bool, len(t.nodes))
	gone[id] = true
	parent := t.nodes[id].parent
	if t.nodes[parent].next == id {
		t.nodes[parent].next = 0
	}
	renamed := make([]ID, len(t.nodes))
	old := t.nodes
	kept := &Tree[S]{nodes: []node[S]{{state: old[0].state}}}
	for i := 1; i < len(old); i++ {
		if gone[i] = gone[i] || gone[old[i].parent]; !gone[i] {
			renamed[i] = kept.add(renamed[old[i].parent], old[i].state)
		}
	}
	for i := range old {
		if !gone[i] && old[i].next != 0 && !gone[old[i].next] {
			kept.nodes[renamed[i]].next = renamed[old[i].next]
		}
	}
	current := t.current
	if gone[current] {
		current = parent
	}
	kept.current = renamed[current]
	*t = *kept
}

func (t *Tree[S]) add(parent ID, state S) ID {
	id := ID(len(t.nodes))
	t.nodes = append(t.nodes, node[S]{state: state, parent: parent})
	t.nodes[parent].children = append(t.nodes[parent].children, id)
	if t.nodes[parent].next == 0 {
		t.nodes[parent].next = id
	}
	return id
}
