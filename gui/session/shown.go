package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// KeepShown forgets every game, or every grid, but the one shown. The other board and the settings stay as they are.
func (s *Session) KeepShown() {
	if s.Shown == CrossHatching {
		if tree, _, ok := only(s.Sudoku.Tree, s.Sudoku.Line()[0]); ok {
			s.Sudoku.Game = &crosshatch.Game{Tree: tree}
		}
		return
	}
	tree, ids, ok := only(s.Game.Tree, s.Game.Line()[0])
	if !ok {
		return
	}
	tags := map[history.ID][]record.Tag{}
	for id, own := range s.Game.tags {
		if kept, ok := ids[id]; ok {
			tags[kept] = own
		}
	}
	s.Game.Game, s.Game.tags = &tictactoe.Game{Tree: tree}, tags
	s.Game.turned(false)
}

// only is the part of a tree that begins with a node and ends where other lines start, the branches included, with the
// new IDs of its nodes by the old ones. The current node must be in it.
func only[S history.State](t *history.Tree[S], start history.ID) (tree *history.Tree[S], ids map[history.ID]history.ID, ok bool) {
	ids = map[history.ID]history.ID{}
	var nodes []history.Node[S]
	for id := start; int(id) < t.Len(); id++ {
		n := t.Node(id)
		parent, follows := ids[n.Parent]
		if id != start && (!follows || n.Deleted || n.State.Starts()) {
			continue
		}
		ids[id] = history.ID(len(nodes))
		n.Parent = parent
		nodes = append(nodes, n)
	}
	for i := range nodes {
		nodes[i].Next = ids[nodes[i].Next] // 0, for none, where another line starts
	}
	tree, ok = history.FromNodes(nodes, ids[t.Current()])
	return tree, ids, ok
}
