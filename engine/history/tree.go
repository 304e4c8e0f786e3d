// Package history keeps every state that a user has been in, so that each step can be taken back, taken again, or
// left standing as a branch while another way is tried.
package history

import "slices"

// ID names a node of a Tree. The root is 0, and a child's ID is always larger than its parent's.
type ID int

// Tree is a tree of states with one current node. Two equal states that follow the same one are one node, unless they
// were added by Add. The zero Tree is not ready for use: call New.
//
// The current node is always where the root leads along the children visited last, as far as the steps have been taken.
type Tree[S comparable] struct {
	nodes    nodes[S]
	current  ID
	revision int
	turns    int
}

// New is a tree of one state.
func New[S comparable](root S) *Tree[S] {
	t := &Tree[S]{}
	t.nodes.append(root, 0)
	return t
}

// Clone is a tree that is like t and changes by itself.
func (t *Tree[S]) Clone() *Tree[S] {
	return &Tree[S]{nodes: t.nodes.clone(), current: t.current, revision: t.revision, turns: t.turns}
}

// Revision counts the changes of the tree's nodes, not those of the current node and of the way that Redo takes.
func (t *Tree[S]) Revision() int { return t.revision }

// Turns counts the changes of the way that Redo takes.
func (t *Tree[S]) Turns() int { return t.turns }

// Len is the number of nodes; their IDs are 0..Len-1.
func (t *Tree[S]) Len() int { return t.nodes.len() }

// Current is the node that is shown.
func (t *Tree[S]) Current() ID { return t.current }

// State is what a node holds.
func (t *Tree[S]) State(id ID) S { return t.nodes.at(id).state }

// Now is the state of the current node.
func (t *Tree[S]) Now() S { return t.nodes.at(t.current).state }

// Parent is the node that a node was reached from, and false at the root.
func (t *Tree[S]) Parent(id ID) (ID, bool) { return t.nodes.at(id).parent, id != 0 }

// Children are the nodes reached from a node, oldest first. The caller must not change the slice.
func (t *Tree[S]) Children(id ID) []ID { return t.nodes.children(id) }

// Next is the child of a node that Redo would go to, and false where there is none.
func (t *Tree[S]) Next(id ID) (ID, bool) { return t.nodes.at(id).next, t.nodes.at(id).next != 0 }

// Push goes on from the current node to a state: to the child that already holds it, else to a new one. What followed
// the current node before stays as a branch.
func (t *Tree[S]) Push(state S) {
	for _, child := range t.Children(t.current) {
		if t.nodes.at(child).state == state {
			t.step(child)
			return
		}
	}
	t.step(t.Add(t.current, state))
}

// Add adds a child to a node, even to one with a child of the same state, and stays where it is. Redo goes to the first
// child that is added.
func (t *Tree[S]) Add(parent ID, state S) ID {
	id := t.nodes.append(state, parent)
	t.nodes.setChildren(parent, append(t.Children(parent), id))
	if t.nodes.at(parent).next == 0 {
		t.setNext(parent, id)
	}
	t.revision++
	return id
}

// step goes to a child of the current node.
func (t *Tree[S]) step(child ID) {
	t.setNext(t.current, child)
	t.current = child
}

func (t *Tree[S]) setNext(id, next ID) {
	if t.nodes.at(id).next != next {
		t.nodes.at(id).next = next
		t.turns++
	}
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

// Line is the way from the root through the current node, along the branches visited last, to where it ends.
func (t *Tree[S]) Line() []ID {
	line := []ID{0}
	for {
		next, ok := t.Next(line[len(line)-1])
		if !ok {
			return line
		}
		line = append(line, next)
	}
}

// GoTo makes a node the current one and the way to it the way that Redo takes.
func (t *Tree[S]) GoTo(id ID) {
	t.current = id
	for id != 0 {
		parent := t.nodes.at(id).parent
		t.setNext(parent, id)
		id = parent
	}
}

// SetState replaces what a node holds.
func (t *Tree[S]) SetState(id ID, state S) {
	t.nodes.at(id).state = state
	t.revision++
}

// Delete takes a node other than the root out of the tree with all that follows it, and reports how many nodes that
// are. If the current node is among them, the parent becomes current, and Redo goes to the latest of its other
// children. All other nodes keep their IDs, and those taken out keep theirs for Undelete.
func (t *Tree[S]) Delete(id ID) int {
	above := t.nodes.at(id).parent
	if t.follows(t.current, id) {
		t.current = above
	}
	children := slices.DeleteFunc(slices.Clone(t.Children(above)), func(child ID) bool { return child == id })
	t.nodes.setChildren(above, children)
	if t.nodes.at(above).next == id {
		next := ID(0)
		if left := len(children); left > 0 {
			next = children[left-1]
		}
		t.setNext(above, next)
	}
	t.setDeleted(id, true)
	return t.size(id)
}

// Undelete puts back a node that Delete took out, with all that follows it, and goes there. Its parent is not deleted.
func (t *Tree[S]) Undelete(id ID) {
	parent := t.nodes.at(id).parent
	children := slices.Clone(t.Children(parent))
	at, _ := slices.BinarySearch(children, id)
	t.nodes.setChildren(parent, slices.Insert(children, at, id))
	t.setDeleted(id, false)
	t.GoTo(id)
}

func (t *Tree[S]) setDeleted(id ID, deleted bool) {
	t.nodes.at(id).deleted = deleted
	t.revision++
}

// Deleted reports whether a node is taken out, by itself or with one before it.
func (t *Tree[S]) Deleted(id ID) bool {
	for id != 0 && !t.nodes.at(id).deleted {
		id = t.nodes.at(id).parent
	}
	return id != 0
}

// follows reports whether a node is another one or comes after it.
func (t *Tree[S]) follows(id, other ID) bool {
	for id > other {
		id = t.nodes.at(id).parent
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
