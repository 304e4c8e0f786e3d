package history

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// entry is a state for tests: a number, and a new line at each multiple of ten.
type entry int

func (e entry) Starts() bool { return e%10 == 0 }

func TestPushUndoRedo(t *testing.T) {
	tree := New[entry](0)
	if tree.Undo() || tree.Redo() {
		t.Error("a tree of one node has nothing to undo or redo")
	}
	tree.Push(1)
	tree.Push(2)
	tree.Undo()
	tree.Undo()
	if tree.Now() != 0 || !tree.Redo() || tree.Now() != 1 {
		t.Errorf("after two undos and a redo: %v", tree.Now())
	}
}

func TestGoingAnotherWayKeepsTheOldOneAsABranch(t *testing.T) {
	tree := New[entry](0)
	tree.Push(1)
	tree.Push(2)
	tree.Undo()
	tree.Push(3)
	if got := tree.Children(1); len(got) != 2 || tree.State(got[0]) != 2 || tree.State(got[1]) != 3 {
		t.Errorf("children of 1: %v", got)
	}
	tree.Undo()
	tree.Redo()
	if tree.Now() != 3 {
		t.Errorf("redo took %v, want the branch visited last", tree.Now())
	}
	tree.Undo()
	tree.Push(2)
	if len(tree.Children(1)) != 2 {
		t.Error("pushing a state that already follows must go to it, not add it again")
	}
}

func TestALineEndsWhereAnotherStarts(t *testing.T) {
	tree := New[entry](0)
	for _, e := range []entry{1, 2, 10, 11, 12, 20} {
		tree.Push(e)
	}
	tree.GoTo(4)
	var line []entry
	for _, id := range tree.Line() {
		line = append(line, tree.State(id))
	}
	if !slices.Equal(line, []entry{10, 11, 12}) {
		t.Errorf("line %v, want 10 11 12", line)
	}
}

func TestDeleteAndUndelete(t *testing.T) {
	tree := New[entry](0)
	for _, e := range []entry{1, 2, 3} {
		tree.Push(e)
	}
	tree.GoTo(1)
	tree.Push(4)
	tree.GoTo(3)
	deleted := tree.Delete(2)
	if deleted != 2 || tree.Now() != 1 {
		t.Fatalf("deleted %d nodes, current %v; want 2 nodes and 1", deleted, tree.Now())
	}
	if kids := tree.Children(1); len(kids) != 1 || tree.State(kids[0]) != 4 {
		t.Errorf("children of 1: %v", kids)
	}
	if next, ok := tree.Next(1); !ok || tree.State(next) != 4 {
		t.Errorf("redo goes to %v, want 4, the branch that is left", next)
	}
	tree.Undelete(2)
	if kids := tree.Children(1); tree.Now() != 2 || len(kids) != 2 || kids[0] != 2 {
		t.Errorf("after undelete at %v, children of 1 %v", tree.Now(), kids)
	}
	if !tree.Redo() || tree.Now() != 3 {
		t.Errorf("redo goes to %v, want 3", tree.Now())
	}
}

func TestGraftKeepsTheOtherTreesBranchesAndItsWay(t *testing.T) {
	other := New[entry](20)
	other.Push(21)
	other.Undo()
	other.Push(22)
	other.Push(23)
	other.Undo()
	tree := New[entry](0)
	tree.Push(1)
	tree.Graft(other)
	if tree.Now() != 22 || !tree.Redo() || tree.Now() != 23 {
		t.Errorf("at %v, want to be where the other tree was, with its way to go on", tree.Now())
	}
	if start := tree.Line()[0]; tree.State(start) != 20 || len(tree.Children(start)) != 2 {
		t.Errorf("the line starts with %v", tree.State(start))
	}
	if parent, _ := tree.Parent(tree.Line()[0]); tree.State(parent) != 1 {
		t.Error("the other tree does not follow the node that was current")
	}
}

func TestFromNodesRefusesWhatIsNoTree(t *testing.T) {
	for name, tc := range map[string]struct {
		nodes   []Node[entry]
		current ID
	}{
		"nothing":               {nil, 0},
		"a later parent":        {[]Node[entry]{{State: 1}, {State: 2, Parent: 1}}, 0},
		"a negative parent":     {[]Node[entry]{{State: 1}, {State: 2, Parent: -2}}, 0},
		"a deleted root":        {[]Node[entry]{{State: 1, Deleted: true}}, 0},
		"current outside":       {[]Node[entry]{{State: 1, Next: 1}, {State: 2}}, 2},
		"current negative":      {[]Node[entry]{{State: 1, Next: 1}, {State: 2}}, -1},
		"current deleted":       {[]Node[entry]{{State: 1}, {State: 2, Deleted: true}}, 1},
		"current off the way":   {[]Node[entry]{{State: 1}, {State: 2}}, 1},
		"a stranger comes next": {[]Node[entry]{{State: 1, Next: 2}, {State: 2}, {State: 3, Parent: 1}}, 0},
		"a deleted one is next": {[]Node[entry]{{State: 1, Next: 1}, {State: 2, Deleted: true}}, 0},
	} {
		if _, ok := FromNodes(tc.nodes, tc.current); ok {
			t.Errorf("%s was accepted", name)
		}
	}
}

// FuzzUndoThenRedo walks at random and holds that a redo takes back an undo, and that FromNodes rebuilds the tree with
// all that undo and redo know.
func FuzzUndoThenRedo(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, seed uint64) {
		rng := rand.New(rand.NewPCG(seed, 1))
		tree := New[entry](0)
		var copied []Node[entry] // kept up to date by Changed alone
		for range 200 {
			for _, id := range tree.Changed() {
				if int(id) == len(copied) {
					copied = append(copied, Node[entry]{})
				}
				copied[id] = tree.Node(id)
			}
			if !slices.Equal(copied, kept(tree)) {
				t.Fatal("Changed left a change out")
			}
			some := ID(rng.IntN(tree.Len()))
			switch rng.IntN(5) {
			case 0:
				if tree.shown(some) {
					tree.GoTo(some)
				}
			case 1:
				if before := tree.Current(); tree.Undo() && (!tree.Redo() || tree.Current() != before) {
					t.Fatalf("undo and redo from %d ended at %d", before, tree.Current())
				}
			case 2:
				if some == 0 || !tree.shown(some) {
					continue
				}
				tree.GoTo(some)
				before := kept(tree)
				tree.Delete(some)
				if rng.IntN(2) == 0 {
					tree.Undelete(some)
					if !slices.Equal(kept(tree), before) {
						t.Fatal("undelete does not undo delete")
					}
				}
			default:
				tree.Push(entry(rng.IntN(30)))
			}
		}
		again, ok := FromNodes(kept(tree), tree.Current())
		if !ok || again.Current() != tree.Current() || !slices.Equal(kept(again), kept(tree)) {
			t.Fatal("the tree does not come back from its own nodes")
		}
	})
}

// kept is the nodes of a tree as FromNodes takes them.
func kept(tree *Tree[entry]) []Node[entry] {
	var nodes []Node[entry]
	for id := range ID(tree.Len()) {
		nodes = append(nodes, tree.Node(id))
	}
	return nodes
}

// shown reports whether a node is neither deleted nor follows a deleted one.
func (t *Tree[S]) shown(id ID) bool {
	for ; id != 0; id = t.nodes.at(id).Parent {
		if t.nodes.at(id).Deleted {
			return false
		}
	}
	return true
}

func TestACloneChangesByItself(t *testing.T) {
	tree := New[entry](0)
	tree.Push(1)
	tree.Push(2)
	tree.GoTo(1)
	clone := tree.Clone()
	if clone.Now() != 1 || clone.Len() != 3 || !clone.Redo() || clone.Now() != 2 {
		t.Fatalf("the clone is at %v of %d", clone.Now(), clone.Len())
	}
	clone.SetState(1, 5)
	clone.GoTo(1)
	clone.Push(6)
	if tree.State(1) != 1 || tree.Len() != 3 || len(tree.Children(1)) != 1 {
		t.Errorf("the tree has changed with its clone: %v, %d nodes, children %v",
			tree.State(1), tree.Len(), tree.Children(1))
	}
}
