package actions

import (
	"cmp"
	"slices"
)

// Spot is where something stands in a menu or in the toolbar: in which section, and where in that. Of two at one spot
// the one that the table has first comes first.
type Spot struct {
	Menu          string // or the submenu; empty in the toolbar
	Section, Rank int    // from 1; 0 in a submenu, which has the table's order
}

// In returns a spot in a menu.
func In(menu string, section, rank int) Spot { return Spot{menu, section, rank} }

// Below returns the spot of an action that is not of a submenu's Group, but in the submenu.
func Below(submenu string) Spot { return Spot{Menu: submenu} }

// menus are the menus of every board and exercise. The word of one has the key "menu.NAME".
var menus = [...]string{"file", "edit", "board", "play", "go", "tools", "training", "contest", "view", "help"}

// recentFiles is the submenu of the files opened or saved last.
const recentFiles = "recent"

// submenus says where each submenu is. It has all actions of its Group, and those whose spot is in it. Its word has the
// key "menu.GROUP".
var submenus = map[string]Spot{
	recentFiles: In("file", 2, 2), "export": In("file", 3, 3),
	"copyAs": In("edit", 2, 3),
	"tools":  In("board", 1, 2), "sudokuGrade": In("board", 4, 1), "shade": In("board", 5, 5),
	"computer": In("play", 1, 2), "rules": In("play", 2, 1), "level": In("play", 2, 2), "time": In("play", 2, 3),
	"glyph": In("tools", 1, 7),
	"grade": In("training", 3, 1), "lessons": In("training", 3, 2), "mistake": In("training", 3, 3),
	"appearance": In("view", 3, 1), "scale": In("view", 3, 2), "language": In("view", 3, 3),
	"examples": In("help", 1, 2),
}

// entry is what stands at a spot of a menu: an action, or a submenu with some.
type entry struct {
	spot    Spot
	submenu string // empty for an action
	actions []*Action
}

// entries returns the sections of a menu. Those without an action in the table are left out.
func (t *Table) entries(menu string) [][]entry {
	var all []entry
	if at := submenus[recentFiles]; at.Menu == menu {
		all = append(all, entry{spot: at, submenu: recentFiles})
	}
	for _, a := range t.Actions {
		at, submenu := a.Menu, a.Group
		if at.Section == 0 {
			submenu = cmp.Or(at.Menu, submenu)
			at = submenus[submenu]
		}
		same := func(e entry) bool { return submenu != "" && e.submenu == submenu }
		if i := slices.IndexFunc(all, same); i >= 0 {
			all[i].actions = append(all[i].actions, a)
		} else if at.Menu == menu {
			all = append(all, entry{at, submenu, []*Action{a}})
		}
	}
	return sections(all, func(e entry) Spot { return e.spot })
}

// in returns the actions in a menu and its submenus.
func (t *Table) in(menu string) (all []*Action) {
	for _, e := range slices.Concat(t.entries(menu)...) {
		all = append(all, e.actions...)
	}
	return all
}

// sections sorts what stands in a menu or in the toolbar, and divides it.
func sections[T any](all []T, spot func(T) Spot) (parts [][]T) {
	slices.SortStableFunc(all, func(a, b T) int {
		x, y := spot(a), spot(b)
		return cmp.Or(cmp.Compare(x.Section, y.Section), cmp.Compare(x.Rank, y.Rank))
	})
	for i, one := range all {
		if i == 0 || spot(one).Section != spot(all[i-1]).Section {
			parts = append(parts, nil)
		}
		parts[len(parts)-1] = append(parts[len(parts)-1], one)
	}
	return parts
}
