// Package history keeps every state that a user has been in, so that each step can be undone, redone, or left as a
// branch while another way is tried.
package history

import "slices"

// ID names a node of a Tree. The root is 0, and a child's ID is larger than its parent's.
type ID int32

// Tree is a tree of states with one current node. Push adds no second child with the same state; Add does. The zero
// Tree cannot be used: call New.
//
// The current node always lies on the line that Redo follows: from the root along the children visited last.
type Tree[S comparable] struct {
	nodes    []*node[S]
	current  ID
	revision int
	visits   int
}

type node[S comparable] struct {
	state    S
	parent   ID   // an earlier node; 0 at the root
	next     ID   // the child that Redo goes to, which was visited last; 0 for none
	children []ID // those not deleted, the main one first
	deleted  bool
	place    int32 // among the parent's children when it was deleted; in 32 bits the node is no larger for it
}

// New returns a tree of one state.
func New[S comparable](root S) *Tree[S] { return &Tree[S]{nodes: []*node[S]{{state: root}}} }

// Clone returns a copy of the tree that shares nothing with it.
func (t *Tree[S]) Clone() *Tree[S] {
	clone := *t
	clone.nodes = make([]*node[S], len(t.nodes))
	for i, n := range t.nodes {
		n := *n
		n.children = slices.Clone(n.children)
		clone.nodes[i] = &n
	}
	return &clone
}

// Along returns a tree of some nodes, each a child of the one before it, from the root on. Its current node is that of
// this tree, or the last if that is not among them.
func (t *Tree[S]) Along(line []ID) *Tree[S] {
	along, shown := New(t.State(line[0])), slices.Index(line, t.current)
	for i, id := range line[1:] {
		along.Add(ID(i), t.State(id))
	}
	if shown < 0 {
		shown = len(line) - 1
	}
	along.GoTo(ID(shown))
	return along
}

// Revision counts the changes of the tree's nodes. A move of the current node or a change of Redo's way does not count.
func (t *Tree[S]) Revision() int { return t.revision }

// Visits counts the moves of the current node and the changes of Redo's way.
func (t *Tree[S]) Visits() int { return t.visits }

// Len returns the number of nodes, deleted ones included; their IDs are 0..Len-1.
func (t *Tree[S]) Len() int { return len(t.nodes) }

// Current returns the current node.
func (t *Tree[S]) Current() ID { return t.current }

// State returns the state of a node. It and the other methods panic for an ID that is not below Len.
func (t *Tree[S]) State(id ID) S { return t.nodes[id].state }

// Now returns the state of the current node.
func (t *Tree[S]) Now() S { return t.nodes[t.current].state }

// Parent returns the parent of a node, and false at the root.
func (t *Tree[S]) Parent(id ID) (ID, bool) { return t.nodes[id].parent, id != 0 }

// Children returns the children of a node: the one that Place put first, then the others, oldest first. The caller must
// not change the slice.
func (t *Tree[S]) Children(id ID) []ID { return t.nodes[id].children }

// Next returns the child of a node that Redo goes to, and false if there is none.
func (t *Tree[S]) Next(id ID) (ID, bool) { return t.nodes[id].next, t.nodes[id].next != 0 }

// Push goes from the current node to a child with the state, which it adds if there is none. The other children stay as
// branches.
func (t *Tree[S]) Push(state S) {
	for _, child := range t.Children(t.current) {
		if t.nodes[child].state == state {
			t.step(child)
			return
		}
	}
	t.step(t.Add(t.current, state))
}

// Add adds a child to a node, even if another child has the same state. The current node stays. Redo goes to the first
// child added.
func (t *Tree[S]) Add(parent ID, state S) ID {
	id := ID(len(t.nodes))
	t.nodes = append(t.nodes, &node[S]{state: state, parent: parent})
	t.nodes[parent].children = append(t.Children(parent), id)
	if t.nodes[parent].next == 0 {
		t.setNext(parent, id)
	}
	t.revision++
	return id
}

// Place puts a node other than the root at a place among its parent's children, 0 for the first, and returns the place
// that it had. The others keep their order.
func (t *Tree[S]) Place(id ID, place int) (before int) {
	parent := t.nodes[id].parent
	before = slices.Index(t.Children(parent), id)
	if before != place {
		children := slices.Delete(slices.Clone(t.Children(parent)), before, before+1)
		t.nodes[parent].children = slices.Insert(children, place, id)
		t.revision++
	}
	return before
}

// step goes to a child of the current node.
func (t *Tree[S]) step(child ID) {
	t.setNext(t.current, child)
	t.visit(child)
}

// visit makes a node the current one.
func (t *Tree[S]) visit(id ID) {
	if id != t.current {
		t.current = id
		t.visits++
	}
}

func (t *Tree[S]) setNext(id, next ID) {
	if t.nodes[id].next != next {
		t.nodes[id].next = next
		t.visits++
	}
}

// Undo goes one step back and reports whether there was one.
func (t *Tree[S]) Undo() bool {
	parent, ok := t.Parent(t.current)
	t.visit(parent)
	return ok
}

// CanRedo reports whether there is a step to redo.
func (t *Tree[S]) CanRedo() bool { return t.nodes[t.current].next != 0 }

// Redo goes one step on, to the child visited last, and reports whether there was one.
func (t *Tree[S]) Redo() bool {
	next, ok := t.Next(t.current)
	if ok {
		t.visit(next)
	}
	return ok
}

// Line returns the nodes from the root through the current node to the end, along the children visited last.
func (t *Tree[S]) Line() []ID { return t.LineFrom(0) }

// LineFrom returns a node and those after it to the end, along the children visited last.
func (t *Tree[S]) LineFrom(id ID) []ID {
	line := []ID{id}
	for {
		next, ok := t.Next(Last(line))
		if !ok {
			return line
		}
		line = append(line, next)
	}
}

// Last returns the last node of a line.
func Last(line []ID) ID { return line[len(line)-1] }

// GoTo makes a node the current one, and makes Redo lead to it from each node before it.
func (t *Tree[S]) GoTo(id ID) {
	t.visit(id)
	for id != 0 {
		parent := t.nodes[id].parent
		t.setNext(parent, id)
		id = parent
	}
}

// SetState replaces the state of a node.
func (t *Tree[S]) SetState(id ID, state S) {
	t.nodes[id].state = state
	t.revision++
}

// Delete deletes a node other than the root with all that follows it, and returns the number of nodes deleted. If the
// current node is among them, the parent becomes current, and Redo goes to the last of its other children. Nodes keep
// their IDs; Undelete brings the deleted ones back.
func (t *Tree[S]) Delete(id ID) int {
	parent := t.nodes[id].parent
	if t.follows(t.current, id) {
		t.visit(parent)
	}
	at := slices.Index(t.Children(parent), id)
	children := slices.Delete(slices.Clone(t.Children(parent)), at, at+1)
	t.nodes[parent].children, t.nodes[id].place = children, int32(at)
	if t.nodes[parent].next == id {
		next := ID(0)
		if n := len(children); n > 0 {
			next = children[n-1]
		}
		t.setNext(parent, next)
	}
	t.setDeleted(id, true)
	return t.size(id)
}

// Undelete puts back a deleted node with all that follows it and makes it current. Its parent must not be deleted.
func (t *Tree[S]) Undelete(id ID) {
	parent := t.nodes[id].parent
	children := slices.Clone(t.Children(parent))
	t.nodes[parent].children = slices.Insert(children, min(int(t.nodes[id].place), len(children)), id)
	t.setDeleted(id, false)
	t.GoTo(id)
}

func (t *Tree[S]) setDeleted(id ID, deleted bool) {
	t.nodes[id].deleted = deleted
	t.revision++
}

// Deleted reports whether a node or one of its ancestors is deleted.
func (t *Tree[S]) Deleted(id ID) bool {
	for id != 0 && !t.nodes[id].deleted {
		id = t.nodes[id].parent
	}
	return id != 0
}

// follows reports whether a node is other or comes after it.
func (t *Tree[S]) follows(id, other ID) bool {
	for id > other {
		id = t.nodes[id].parent
	}
	return id == other
}

// size counts a node and all that follow it.
func (t *Tree[S]) size(id ID) int {
	n := 1
	for _, child := range t.Children(id) {
		n += t.size(child)
	}
	return n
}
