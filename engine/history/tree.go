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
//
// The current node is always where the root leads along the children visited last, as far as the steps have been taken.
type Tree[S State] struct {
	nodes   nodes[S]
	current ID
	new     ID   // the first node that was not there when Changed was called last
	changed []ID // nodes before that which are not as they were then; some more than once
}

// Node is a node as it is kept.
type Node[S State] struct {
	State   S
	Parent  ID   // an earlier node; 0 at the root
	Next    ID   // the child that Redo goes to: the one visited last; 0 for none
	Deleted bool // it was taken out, with all that follows it
}

// New is a tree of one state.
func New[S State](root S) *Tree[S] {
	t := &Tree[S]{}
	t.nodes.append(Node[S]{State: root})
	return t
}

// Node is a node as FromNodes takes it.
func (t *Tree[S]) Node(id ID) Node[S] { return t.nodes.at(id).Node }

// FromNodes builds a tree from its nodes in the order of their IDs. It reports false when they, or current, are not of
// such a tree.
func FromNodes[S State](nodes []Node[S], current ID) (*Tree[S], bool) {
	if len(nodes) == 0 || nodes[0].Deleted {
		return nil, false
	}
	t := &Tree[S]{}
	for i, n := range nodes {
		if n.Parent < 0 || i > 0 && int(n.Parent) >= i || i == 0 && n.Parent != 0 {
			return nil, false
		}
		t.nodes.append(n)
		if i > 0 && !n.Deleted {
			t.addChild(n.Parent, ID(i))
		}
	}
	for i, n := range nodes {
		if n.Next != 0 && !slices.Contains(t.Children(ID(i)), n.Next) {
			return nil, false
		}
	}
	if current < 0 || int(current) >= len(nodes) || !t.leadsTo(current) {
		return nil, false
	}
	t.current, t.new = current, ID(t.Len())
	return t, true
}

// Clone is a tree that is like t and changes by itself.
func (t *Tree[S]) Clone() *Tree[S] {
	return &Tree[S]{nodes: t.nodes.clone(), current: t.current, changed: slices.Clone(t.changed), new: t.new}
}

// leadsTo reports whether the children visited last lead from the root to a node.
func (t *Tree[S]) leadsTo(id ID) bool {
	for ; id != 0; id = t.nodes.at(id).Parent {
		if t.nodes.at(t.nodes.at(id).Parent).Next != id {
			return false
		}
	}
	return true
}

// Changed is the nodes that are new or different since it was called last, in the order of their IDs.
func (t *Tree[S]) Changed() []ID {
	slices.Sort(t.changed)
	changed := slices.Compact(t.changed)
	for ; t.new < ID(t.Len()); t.new++ {
		changed = append(changed, t.new)
	}
	t.changed = nil
	return changed
}

// change notes that a node is not as it was.
func (t *Tree[S]) change(id ID) {
	if id < t.new {
		t.changed = append(t.changed, id)
	}
}

// Len is the number of nodes; their IDs are 0..Len-1.
func (t *Tree[S]) Len() int { return t.nodes.len() }

// Current is the node that is shown.
func (t *Tree[S]) Current() ID { return t.current }

// State is what a node holds.
func (t *Tree[S]) State(id ID) S { return t.nodes.at(id).State }

// Now is the state of the current node.
func (t *Tree[S]) Now() S { return t.nodes.at(t.current).State }

// Parent is the node that a node was reached from, and false at the root.
func (t *Tree[S]) Parent(id ID) (ID, bool) { return t.nodes.at(id).Parent, id != 0 }

// Children are the nodes reached from a node, oldest first. The caller must not change the slice.
func (t *Tree[S]) Children(id ID) []ID { return t.nodes.children(id) }

// Next is the child of a node that Redo would go to, and false where there is none.
func (t *Tree[S]) Next(id ID) (ID, bool) { return t.nodes.at(id).Next, t.nodes.at(id).Next != 0 }

// Push goes on from the current node to a state: to the child that already holds it, else to a new one. What followed
// the current node before stays as a branch.
func (t *Tree[S]) Push(state S) {
	for _, child := range t.Children(t.current) {
		if t.State(child) == state {
			t.step(child)
			return
		}
	}
	t.step(t.Add(t.current, state))
}

// Add adds a child to a node, even to one with a child of the same state, and stays where it is. Redo goes to the first
// child that is added.
func (t *Tree[S]) Add(parent ID, state S) ID {
	id := t.nodes.append(Node[S]{State: state, Parent: parent})
	t.addChild(parent, id)
	if t.nodes.at(parent).Next == 0 {
		t.setNext(parent, id)
	}
	return id
}

func (t *Tree[S]) addChild(parent, id ID) {
	t.nodes.setChildren(parent, append(t.Children(parent), id))
}

// step goes to a child of the current node.
func (t *Tree[S]) step(child ID) {
	t.setNext(t.current, child)
	t.current = child
}

func (t *Tree[S]) setNext(id, next ID) {
	if t.nodes.at(id).Next != next {
		t.nodes.at(id).Next = next
		t.change(id)
	}
}

// Graft puts a whole other tree behind the current node and goes to the node that is current there.
func (t *Tree[S]) Graft(other *Tree[S]) {
	here := make([]ID, other.Len())
	for id := range ID(other.Len()) {
		parent := t.current
		if id > 0 {
			parent = here[other.nodes.at(id).Parent]
		}
		here[id] = t.Add(parent, other.State(id))
	}
	for id := range ID(other.Len()) {
		if next, ok := other.Next(id); ok {
			t.setNext(here[id], here[next])
		}
	}
	t.GoTo(here[other.current])
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
	for id := t.current; ; id = t.nodes.at(id).Parent {
		line = append(line, id)
		if id == 0 || t.nodes.at(id).State.Starts() {
			break
		}
	}
	slices.Reverse(line)
	for {
		next, ok := t.Next(line[len(line)-1])
		if !ok || t.nodes.at(next).State.Starts() {
			return line
		}
		line = append(line, next)
	}
}

// GoTo makes a node the current one and the way to it the way that Redo takes.
func (t *Tree[S]) GoTo(id ID) {
	t.current = id
	for id != 0 {
		parent := t.nodes.at(id).Parent
		t.setNext(parent, id)
		id = parent
	}
}

// SetState replaces what a node holds.
func (t *Tree[S]) SetState(id ID, state S) {
	t.nodes.at(id).State = state
	t.change(id)
}

// Delete takes a node other than the root out of the tree with all that follows it, and reports how many nodes that
// are. If the current node is among them, the parent becomes current, and Redo goes to the latest of its other
// children. All other nodes keep their IDs, and those taken out keep theirs for Undelete.
func (t *Tree[S]) Delete(id ID) int {
	above := t.nodes.at(id).Parent
	if t.follows(t.current, id) {
		t.current = above
	}
	left := slices.DeleteFunc(slices.Clone(t.Children(above)), func(child ID) bool { return child == id })
	t.nodes.setChildren(above, left)
	if next, _ := t.Next(above); next == id {
		next = 0
		if len(left) > 0 {
			next = left[len(left)-1]
		}
		t.setNext(above, next)
	}
	t.setDeleted(id, true)
	return t.size(id)
}

// Undelete puts back a node that Delete took out, with all that follows it, and goes there. Its parent is not deleted.
func (t *Tree[S]) Undelete(id ID) {
	parent := t.nodes.at(id).Parent
	children := slices.Clone(t.Children(parent))
	at, _ := slices.BinarySearch(children, id)
	t.nodes.setChildren(parent, slices.Insert(children, at, id))
	t.setDeleted(id, false)
	t.GoTo(id)
}

func (t *Tree[S]) setDeleted(id ID, deleted bool) {
	t.nodes.at(id).Deleted = deleted
	t.change(id)
}

// follows reports whether a node is another one or comes after it.
func (t *Tree[S]) follows(id, other ID) bool {
	for id > other {
		id = t.nodes.at(id).Parent
	}
	return id == other
}

// size is the number of nodes from one on.
func (t *Tree[S]) size(id ID) int {
	n := 1
	for _, child := range t.Children(id) {
		n += t.size(child)
	}
	return n
}
