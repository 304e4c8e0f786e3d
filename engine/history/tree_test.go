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

func TestDelete(t *testing.T) {
	tree := New[entry](0)
	tree.Push(1)
	tree.Push(2)
	tree.Push(3)
	tree.GoTo(1)
	tree.Push(4)
	tree.GoTo(3)
	tree.Delete(2)
	if tree.Len() != 3 || tree.Now() != 1 {
		t.Fatalf("%d nodes, current %v; want 3 nodes and 1", tree.Len(), tree.Now())
	}
	if !tree.Redo() || tree.Now() != 4 {
		t.Errorf("redo went to %v, want 4, the branch that is left", tree.Now())
	}
	if kids := tree.Children(1); len(kids) != 1 || tree.State(kids[0]) != 4 {
		t.Errorf("children of 1: %v", kids)
	}
	tree.Delete(0)
	if tree.Len() != 3 {
		t.Error("the root cannot be deleted")
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

func TestACloneIsNotReachedByChanges(t *testing.T) {
	tree := New[entry](0)
	tree.Push(1)
	clone := tree.Clone()
	tree.Push(2)
	tree.GoTo(0)
	tree.Push(3)
	if clone.Len() != 2 || clone.Now() != 1 || len(clone.Children(0)) != 1 || len(clone.Children(1)) != 0 {
		t.Error("the clone changed with the tree")
	}
}

func TestRestoreRefusesWhatIsNoTree(t *testing.T) {
	for name, tc := range map[string]struct {
		states  []entry
		parents []ID
		current ID
	}{
		"nothing":           {nil, nil, 0},
		"a missing parent":  {[]entry{1, 2}, []ID{0}, 0},
		"a later parent":    {[]entry{1, 2}, []ID{0, 1}, 0},
		"a negative parent": {[]entry{1, 2}, []ID{0, -1}, 0},
		"current outside":   {[]entry{1, 2}, []ID{0, 0}, 2},
		"current negative":  {[]entry{1, 2}, []ID{0, 0}, -1},
	} {
		if _, ok := Restore(tc.states, tc.parents, tc.current); ok {
			t.Errorf("%s was accepted", name)
		}
	}
}

// FuzzUndoThenRedo walks at random and holds that a redo takes back an undo, and that Restore rebuilds the tree.
func FuzzUndoThenRedo(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, seed uint64) {
		rng := rand.New(rand.NewPCG(seed, 1))
		tree := New[entry](0)
		for range 200 {
			switch rng.IntN(5) {
			case 0:
				tree.GoTo(ID(rng.IntN(tree.Len())))
			case 1:
				if before := tree.Current(); tree.Undo() && (!tree.Redo() || tree.Current() != before) {
					t.Fatalf("undo and redo from %d ended at %d", before, tree.Current())
				}
			case 2:
				if rng.IntN(8) == 0 {
					tree.Delete(ID(rng.IntN(tree.Len())))
				}
			default:
				tree.Push(entry(rng.IntN(30)))
			}
		}
		var states []entry
		var parents []ID
		for id := range ID(tree.Len()) {
			parent, _ := tree.Parent(id)
			states, parents = append(states, tree.State(id)), append(parents, parent)
		}
		again, ok := Restore(states, parents, tree.Current())
		if !ok || again.Now() != tree.Now() || again.Len() != tree.Len() {
			t.Fatal("the tree does not come back from its own nodes")
		}
	})
}
