package history

import (
	"maps"
	"slices"
)

// nodes holds the nodes of a tree in pages, so that adding one copies none.
type nodes[S comparable] struct {
	pages [][]node[S]
	forks map[ID][]ID // the children of nodes that have several
}

const pageSize = 256

type node[S comparable] struct {
	state   S
	parent  ID // an earlier node; 0 at the root
	next    ID // the child that Redo goes to: the one visited last; 0 for none
	deleted bool
	only    [1]ID // the only child that is not deleted; 0 for none, forked for several
}

// forked stands for several children.
const forked ID = -1

func (n *nodes[S]) at(id ID) *node[S] { return &n.pages[uint(id)/pageSize][uint(id)%pageSize] }

func (n *nodes[S]) len() int {
	last := len(n.pages) - 1
	if last < 0 {
		return 0
	}
	return last*pageSize + len(n.pages[last])
}

// append adds a node without children and returns its ID.
func (n *nodes[S]) append(state S, parent ID) ID {
	id := n.len()
	switch {
	case id == 0:
		n.pages = make([][]node[S], 1) // most trees are small
	case id%pageSize == 0:
		n.pages = append(n.pages, make([]node[S], 0, pageSize))
	}
	page := &n.pages[id/pageSize]
	*page = append(*page, node[S]{state: state, parent: parent})
	return ID(id)
}

// children returns the children of a node, oldest first. The caller must not change the slice.
func (n *nodes[S]) children(id ID) []ID {
	switch only := &n.at(id).only; only[0] {
	case 0:
		return nil
	case forked:
		return n.forks[id]
	default:
		return only[:]
	}
}

func (n *nodes[S]) setChildren(id ID, children []ID) {
	delete(n.forks, id)
	only := &n.at(id).only
	switch len(children) {
	case 0:
		only[0] = 0
	case 1:
		only[0] = children[0]
	default:
		if n.forks == nil {
			n.forks = map[ID][]ID{}
		}
		only[0], n.forks[id] = forked, children
	}
}

func (n *nodes[S]) clone() nodes[S] {
	clone := nodes[S]{pages: slices.Clone(n.pages), forks: maps.Clone(n.forks)}
	for i, page := range clone.pages {
		clone.pages[i] = slices.Clone(page)
	}
	for id, children := range clone.forks {
		clone.forks[id] = slices.Clone(children)
	}
	return clone
}
