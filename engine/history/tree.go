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
	nodes   []node[S]
	current ID
	changed []ID // nodes that are not as they were when Changed was called last; some more than once
}

// Node is a node as it is kept.
type Node[S State] struct {
	State   S
	Parent  ID   // an earlier node; 0 at the root
	Next    ID   // the child that Redo goes to: the one visited last; 0 for none
	Deleted bool // it was taken out, with all that follows it
}

type node[S State] struct {
	Node[S]
	children []ID
}

// New is a tree of one state.
func New[S State](root S) *Tree[S] {
	return &Tree[S]{nodes: []node[S]{{Node: Node[S]{State: root}}}, changed: []ID{0}}
}

// Node is a node as FromNodes takes it.
func (t *Tree[S]) Node(id ID) Node[S] { return t.nodes[id].Node }

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
		t.nodes = append(t.nodes, node[S]{Node: n})
		if i > 0 && !n.Deleted {
			parent := &t.nodes[n.Parent]
			parent.children = append(parent.children, ID(i))
		}
	}
	for i := range t.nodes {
		if next := t.nodes[i].Next; next != 0 && !slices.Contains(t.nodes[i].children, next) {
			return nil, false
		}
	}
	if current < 0 || int(current) >= len(nodes) || !t.leadsTo(current) {
		return nil, false
	}
	t.current = current
	return t, true
}

// Clone is a tree that is like t and changes by itself.
func (t *Tree[S]) Clone() *Tree[S] {
	clone := &Tree[S]{nodes: slices.Clone(t.nodes), current: t.current, changed: slices.Clone(t.changed)}
	for i := range clone.nodes {
		clone.nodes[i].children = slices.Clone(clone.nodes[i].children)
	}
	return clone
}

// leadsTo reports whether the children visited last lead from the root to a node.
func (t *Tree[S]) leadsTo(id ID) bool {
	for ; id != 0; id = t.nodes[id].Parent {
		if t.nodes[t.nodes[id].Parent].Next != id {
			return false
		}
	}
	return true
}

// Changed is the nodes that are new or different since it was called last, in the order of their IDs.
func (t *Tree[S]) Changed() []ID {
	changed := t.changed
	t.changed = nil
	slices.Sort(changed)
	return slices.Compact(changed)
}

// Len is the number of nodes; their IDs are 0..Len-1.
func (t *Tree[S]) Len() int { return len(t.nodes) }

// Current is the node that is shown.
func (t *Tree[S]) Current() ID { return t.current }

// State is what a node holds.
func (t *Tree[S]) State(id ID) S { return t.nodes[id].State }

// Now is the state of the current node.
func (t *Tree[S]) Now() S { return t.nodes[t.current].State }

// Parent is the node that a node was reached from, and false at the root.
func (t *Tree[S]) Parent(id ID) (ID, bool) { return t.nodes[id].Parent, id != 0 }

// Children are the nodes reached from a node, oldest first. The caller must not change the slice.
func (t *Tree[S]) Children(id ID) []ID { return t.nodes[id].children }

// Next is the child of a node that Redo would go to, and false where there is none.
func (t *Tree[S]) Next(id ID) (ID, bool) { return t.nodes[id].Next, t.nodes[id].Next != 0 }

// Push goes on from the current node to a state: to the child that already holds it, else to a new one. What followed
// the current node before stays as a branch.
func (t *Tree[S]) Push(state S) {
	for _, child := range t.nodes[t.current].children {
		if t.nodes[child].State == state {
			t.step(child)
			return
		}
	}
	t.step(t.Add(t.current, state))
}

// Add adds a child to a node, even to one with a child of the same state, and stays where it is. Redo goes to the first
// child that is added.
func (t *Tree[S]) Add(parent ID, state S) ID {
	id := ID(len(t.nodes))
	t.nodes = append(t.nodes, node[S]{Node: Node[S]{State: state, Parent: parent}})
	t.nodes[parent].children = append(t.nodes[parent].children, id)
	if t.nodes[parent].Next == 0 {
		t.setNext(parent, id)
	}
	t.changed = append(t.changed, id)
	return id
}

// step goes to a child of the current node.
func (t *Tree[S]) step(child ID) {
	t.setNext(t.current, child)
	t.current = child
}

func (t *Tree[S]) setNext(id, next ID) {
	if t.nodes[id].Next != next {
		t.nodes[id].Next = next
		t.changed = append(t.changed, id)
	}
}

// Graft puts a whole other tree behind the current node and goes to the node that is current there.
func (t *Tree[S]) Graft(other *Tree[S]) {
	here := make([]ID, len(other.nodes))
	for i := range other.nodes {
		parent := t.current
		if i > 0 {
			parent = here[other.nodes[i].Parent]
		}
		here[i] = t.Add(parent, other.nodes[i].State)
	}
	for i := range other.nodes {
		if next := other.nodes[i].Next; next != 0 {
			t.setNext(here[i], here[next])
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
	for id := t.current; ; id = t.nodes[id].Parent {
		line = append(line, id)
		if id == 0 || t.nodes[id].State.Starts() {
			break
		}
	}
	slices.Reverse(line)
	for {
		next, ok := t.Next(line[len(line)-1])
		if !ok || t.nodes[next].State.Starts() {
			return line
		}
		line = append(line, next)
	}
}

// GoTo makes a node the current one and the way to it the way that Redo takes.
func (t *Tree[S]) GoTo(id ID) {
	t.current = id
	for id != 0 {
		parent := t.nodes[id].Parent
		t.setNext(parent, id)
		id = parent
	}
}

// SetState replaces what a node holds.
func (t *Tree[S]) SetState(id ID, state S) {
	t.nodes[id].State = state
	t.changed = append(t.changed, id)
}

// Delete takes a node other than the root out of the tree with all that follows it, and reports how many nodes that
// are. If the current node is among them, the parent becomes current, and Redo goes to the latest of its other
// children. All other nodes keep their IDs, and those taken out keep theirs for Undelete.
func (t *Tree[S]) Delete(id ID) int {
	above := t.nodes[id].Parent
	if t.follows(t.current, id) {
		t.current = above
	}
	parent := &t.nodes[above]
	parent.children = slices.DeleteFunc(parent.children, func(child ID) bool { return child == id })
	if parent.Next == id {
		next := ID(0)
		if left := len(parent.children); left > 0 {
			next = parent.children[left-1]
		}
		t.setNext(above, next)
	}
	t.setDeleted(id, true)
	return t.size(id)
}

// Undelete puts back a node that Delete took out, with all that follows it, and goes there. Its parent is not deleted.
func (t *Tree[S]) Undelete(id ID) {
	parent := &t.nodes[t.nodes[id].Parent]
	at, _ := slices.BinarySearch(parent.children, id)
	parent.children = slices.Insert(parent.children, at, id)
	t.setDeleted(id, false)
	t.GoTo(id)
}

func (t *Tree[S]) setDeleted(id ID, deleted bool) {
	t.nodes[id].Deleted = deleted
	t.changed = append(t.changed, id)
}

// follows reports whether a node is another one or comes after it.
func (t *Tree[S]) follows(id, other ID) bool {
	for id > other {
		id = t.nodes[id].Parent
	}
	return id == other
}

// size is the number of nodes from one on.
func (t *Tree[S]) size(id ID) int {
	n := 1
	for _, child := range t.nodes[id].children {
		n += t.size(child)
	}
	return n
}
