package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// KeepShown forgets every game, or every grid, but the one shown. The other board and the settings stay as they are.
func (s *Session) KeepShown() { s.Problem().forgetOthers() }

func (s *Sudoku) forgetOthers() {
	tree, ids, ok := only(s.Tree, s.Line()[0])
	if !ok {
		return
	}
	s.Game = &crosshatch.Game{Tree: tree}
	s.documents = renamed(s.documents, ids)
	for start, d := range s.documents {
		d.state = ids[d.state]
		s.documents[start] = d
	}
}

func (g *Game) forgetOthers() {
	tree, ids, ok := only(g.Tree, g.Start())
	if !ok {
		return
	}
	g.pull()
	g.Game, g.pending = &tictactoe.Game{Tree: tree}, nil
	g.documents, g.changes = renamed(g.documents, ids), renamed(g.changes, ids)
	g.sides, g.tags, g.forfeits = renamed(g.sides, ids), renamed(g.tags, ids), renamed(g.forfeits, ids)
	g.turned(false)
}

// renamed is what is known of steps by their new IDs, without those that have none.
func renamed[T any](old map[history.ID]T, ids map[history.ID]history.ID) map[history.ID]T {
	kept := map[history.ID]T{}
	for id, own := range old {
		if now, ok := ids[id]; ok {
			kept[now] = own
		}
	}
	return kept
}

// only is the part of a tree that begins with a node and ends where other lines start, the branches included, with the
// new IDs of its nodes by the old ones. The current node must be in it.
func only[S history.State](
	t *history.Tree[S], start history.ID,
) (tree *history.Tree[S], ids map[history.ID]history.ID, ok bool) {
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
