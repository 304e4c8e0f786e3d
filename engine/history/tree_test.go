package history

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

type entry int

// pushed returns a tree with one state after another, at the last of them.
func pushed(states ...entry) *Tree[entry] {
	tree := New(states[0])
	for _, e := range states[1:] {
		tree.Push(e)
	}
	return tree
}

func TestGoingAnotherWayKeepsTheOldOneAsABranch(t *testing.T) {
	tree := pushed(0, 1, 2)
	tree.Undo()
	tree.Push(3)
	got := tree.Children(1)
	fail.If(t, len(got) != 2 || tree.State(got[0]) != 2 || tree.State(got[1]) != 3, "children of 1: %v", got)
	tree.Undo()
	tree.Redo()
	fail.If(t, tree.Now() != 3, "redo took %v, want the branch visited last", tree.Now())
	tree.Undo()
	tree.Push(2)
	fail.Unequal(t, len(tree.Children(1)), 2, "pushing a state that already follows must go to it, not add it again")
}

func TestTheLineLeadsThroughTheCurrentNode(t *testing.T) {
	tree := pushed(0, 1, 2, 3)
	tree.GoTo(1)
	tree.Push(4)
	tree.GoTo(1)
	fail.Differ(t, tree.Line(), []ID{0, 1, 4}, "the line, by the branch visited last,")
	tree.GoTo(3)
	fail.Differ(t, tree.Line(), []ID{0, 1, 2, 3}, "the line of the current node")
}

func TestDeleteAndUndelete(t *testing.T) {
	tree := pushed(0, 1, 2, 3)
	tree.GoTo(1)
	tree.Push(4)
	tree.GoTo(3)
	deleted := tree.Delete(2)
	fail.NowIf(t, deleted != 2 || tree.Now() != 1,
		"deleted %d nodes, current %v; want 2 nodes and 1", deleted, tree.Now())
	kids := tree.Children(1)
	fail.If(t, len(kids) != 1 || tree.State(kids[0]) != 4, "children of 1: %v", kids)
	next, ok := tree.Next(1)
	fail.If(t, !ok || tree.State(next) != 4, "redo goes to %v, want 4, the branch that is left", next)
	tree.Undelete(2)
	kids = tree.Children(1)
	fail.If(t, tree.Now() != 2 || len(kids) != 2 || kids[0] != 2,
		"after undelete at %v, children of 1 %v", tree.Now(), kids)
	fail.If(t, !tree.Redo() || tree.Now() != 3, "redo goes to %v, want 3", tree.Now())
}

// FuzzUndoThenRedo walks at random and checks that a redo takes back an undo, that Undelete takes back Delete, and that
// the revision and the visits count every change.
func FuzzUndoThenRedo(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, seed uint64) {
		rng, tree := rand.New(rand.NewPCG(seed, 1)), New[entry](0)
		for range 200 {
			before, changes := told(tree), tree.Revision()+tree.Visits()
			some := ID(rng.IntN(tree.Len()))
			switch rng.IntN(6) {
			case 0:
				if !tree.Deleted(some) {
					tree.GoTo(some)
				}
			case 5:
				if some == 0 || tree.Deleted(some) {
					continue
				}
				parent, _ := tree.Parent(some)
				rest := slices.DeleteFunc(slices.Clone(tree.Children(parent)), func(id ID) bool { return id == some })
				old, place := slices.Clone(tree.Children(parent)), rng.IntN(len(rest)+1)
				before := tree.Place(some, place)
				fail.NowIf(t, !slices.Equal(tree.Children(parent), slices.Insert(rest, place, some)),
					"after %d was put at %d, the children are %v", some, place, tree.Children(parent))
				tree.Place(some, before)
				fail.NowIf(t, !slices.Equal(tree.Children(parent), old), "put back, %v", tree.Children(parent))
				tree.Place(some, 0)
			case 1:
				at := tree.Current()
				fail.NowIf(t, tree.Undo() && (!tree.Redo() || tree.Current() != at),
					"undo and redo from %d ended at %d", at, tree.Current())
			case 2:
				if some == 0 || tree.Deleted(some) {
					continue
				}
				tree.GoTo(some)
				before := told(tree)
				tree.Delete(some)
				fail.NowIf(t, !tree.Deleted(some), "node %d is not deleted", some)
				if rng.IntN(2) == 0 {
					tree.Undelete(some)
					fail.NowIf(t, !slices.Equal(told(tree), before), "undelete does not undo delete")
				}
			default:
				tree.Push(entry(rng.IntN(30)))
			}
			fail.NowIf(t, !slices.Equal(told(tree), before) && tree.Revision()+tree.Visits() == changes,
				"the nodes changed, and neither the revision nor the visits did")
		}
	})
}

// told returns the nodes of a tree, each with its children, as numbers, because texts would take most of the time.
func told(tree *Tree[entry]) (numbers []int) {
	for _, n := range tree.nodes {
		deleted := 0
		if n.deleted {
			deleted = 1
		}
		numbers = append(numbers, int(n.state), int(n.parent), int(n.next), deleted, len(n.children))
		for _, child := range n.children {
			numbers = append(numbers, int(child))
		}
	}
	return numbers
}

func TestACloneChangesByItself(t *testing.T) {
	tree := pushed(0, 1, 2)
	tree.GoTo(1)
	clone := tree.Clone()
	fail.Unequal(t, clone.Now(), 1, "the clone's state")
	fail.Unequal(t, clone.Len(), 3, "the clone's states")
	fail.Unless(t, clone.Redo(), "the clone has nothing to do again")
	fail.Unequal(t, clone.Now(), 2, "the clone's next state")
	clone.SetState(1, 5)
	clone.GoTo(1)
	clone.Push(6)
	fail.If(t, tree.State(1) != 1 || tree.Len() != 3 || len(tree.Children(1)) != 1,
		"the tree has changed with its clone: %v, %d nodes, children %v", tree.State(1), tree.Len(), tree.Children(1))
}

func TestWithoutItsStepRedoGoesToTheLastOfTheOthers(t *testing.T) {
	tree := New[entry](0)
	for _, e := range []entry{1, 2, 3} {
		tree.GoTo(0)
		tree.Push(e)
	}
	tree.GoTo(2)
	tree.Delete(2)
	next, _ := tree.Next(0)
	fail.Unequal(t, tree.State(next), 3, "redo goes to")
}

func TestALineAlone(t *testing.T) {
	tree := New("root")
	tree.Push("a")
	tree.Push("b")
	tree.Undo()
	tree.Push("c")
	for _, c := range []struct {
		line    []ID
		current string
	}{{[]ID{0, 1, 3}, "c"}, {[]ID{0, 1, 2}, "b"}} { // the second lacks the current node
		alone := tree.Along(c.line)
		fail.If(t, alone.Len() != 3 || alone.Now() != c.current || len(alone.Line()) != 3,
			"of %v there are %d nodes, at %q", c.line, alone.Len(), alone.Now())
	}
}
