package gui

import (
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// pageAddress is the address of the program's web page, to which links go; empty for none. The linker sets it
// (.ci/package).
var pageAddress string

// webPage holds what the program does only on a web page.
type webPage struct {
	browser screen.Browser // nil if the screen is no web page
	given   session.Moment // what was shown when the page was given another address
	full    bool           // the user has been warned that the storage is nearly full
}

// address returns where links go; empty for nowhere.
func (p *webPage) address() string {
	if p.browser == nil {
		return pageAddress
	}
	return p.browser.Address()
}

// nearlyFull is the filled share of the browser's storage from which the user is asked to make room.
const nearlyFull = 0.8

// notes returns lasting notes on how the session is kept.
func (p *webPage) notes() (notes []string) {
	if p.browser == nil {
		return nil
	}
	kept := p.browser.Storage()
	if kept.None {
		notes = append(notes, language.Text("page.keepsNothing"))
	}
	if kept.Apart {
		notes = append(notes, language.Text("page.apart"))
	}
	if kept.Filled >= nearlyFull {
		notes = append(notes, fullness(kept.Filled))
	}
	return notes
}

func fullness(filled float64) string {
	return language.Text("page.nearlyFull", language.Args{"Percent": int(100 * filled),
		"Menu":    language.Text("menu.edit"),
		"Command": language.Text("command." + keepShownID)})
}

// follow warns once when the browser's storage becomes nearly full.
func (p *webPage) follow(a *App) {
	if p.browser == nil {
		return
	}
	filled := p.browser.Storage().Filled
	if full := filled >= nearlyFull; full != p.full {
		p.full = full
		if full {
			a.shown.warn(fullness(filled))
		}
	}
}

// link returns the part after the # of a link to the board shown. It is empty while the address must not change.
func (p *webPage) link(a *App) string {
	if !a.onBoard() || a.Session.Moment() == p.given {
		return ""
	}
	return a.exchange.Link()
}

// linked opens the link in the page's address. A link that cannot be read stays in the address until something else is
// shown.
func (p *webPage) linked(a *App, fragment string) {
	p.given = a.Session.Moment()
	a.exchange.OpenLink(fragment)
}

const keepShownID = "keepShown"

// actions changes the keys that browsers keep for themselves.
func (p *webPage) actions(all []*actions.Action) []*actions.Action {
	if p.browser == nil {
		return all
	}
	for _, action := range all {
		switch action.ID {
		case "newGame", "newSudoku":
			if action.Keys != (keys.Shortcut{}) {
				action.Keys = keys.Alt("N")
			}
		case "playByMail": // they are played by links
			action.ID = "playFriend"
		case "new", "players":
			action.Keys = keys.Shortcut{}
		case paletteID:
			action.Keys = keys.Alt("P")
		}
	}
	return all
}

// deskActions returns what only a page needs.
func (p *webPage) deskActions(a *App) []*actions.Action {
	if p.browser == nil {
		return nil
	}
	return []*actions.Action{{ID: keepShownID, Menu: actions.In("edit", 3, 4), Run: func() { keepShown(a) }}}
}

// keepShown makes room in the browser's storage, if the user agrees.
func keepShown(a *App) {
	a.dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("command." + keepShownID), Words: language.Text("page.keepShown"),
			Yes: language.Text("fyne.Yes"), No: language.Text("fyne.No")}
	}, func() {
		a.Session.KeepShown()
		a.shown.inform(language.Text("page.kept"))
	}, nil)
}
