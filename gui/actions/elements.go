package actions

import (
	"slices"

	"ninefold/engine/text"
	"ninefold/gui/aria"
	"ninefold/gui/locale"
)

// Elements are all that can be done now, a list for each menu, and the recent files, for a screen reader; open is given
// the file that is chosen.
func (t *Table) Elements(recent []string, open func(path string)) aria.Element {
	all := aria.Element{Role: aria.Navigation, Name: locale.Text("page.commands")}
	for _, plan := range bar() {
		list := aria.Element{Role: aria.List, Name: locale.Text("menu." + plan.name)}
		add := func(e aria.Element) {
			list.Elements = append(list.Elements, aria.Element{Role: aria.Item, Elements: []aria.Element{e}})
		}
		for _, entry := range slices.Concat(plan.sections...) {
			for _, a := range t.of(entry) {
				if a.Can() {
					add(aria.Element{Role: aria.Button, Name: a.FullLabel(), Keys: a.Keys(), On: a.IsOn(),
						Do: func() { t.Do(a) }})
				}
			}
			if entry == recentFiles {
				for _, path := range recent {
					name := locale.Text("menu."+recentFiles) + locale.Text("name.colon") +
						text.CutFront(path, mostOfPath)
					add(aria.Element{Role: aria.Button, Name: name, Do: func() { open(path) }})
				}
			}
		}
		if len(list.Elements) > 0 {
			all.Elements = append(all.Elements, aria.Element{Role: aria.Heading, Name: list.Name}, list)
		}
	}
	return all
}
