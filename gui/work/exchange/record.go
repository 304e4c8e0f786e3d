package exchange

import (
	"strings"
	"time"
	"unicode/utf8"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/gui/language"
	"ninefold/gui/view/dialog"
)

// copied says that an action has copied what its name in the menu says.
func copied(id string) string {
	return language.Text("copied.form", language.Args{"Form": language.Text("command." + id)})
}

// CopyGame copies the record of the game shown.
func (e *Exchange) CopyGame() {
	text, _ := e.SavedGame()
	e.copyGame(text, copied("copyGame"))
}

// copyGame copies a record, perhaps after some words. Pasted back, it shows this board.
func (e *Exchange) copyGame(text []byte, news string) {
	e.Host.Session.Copied(atomicfile.StampOf("", text), notation.Record)
	e.Copy(string(text), news)
}

// SavedGame returns the record of the game shown, with its review and, if it has no date, with today's; and the name to
// propose for its file.
func (e *Exchange) SavedGame() (text []byte, file string) {
	r, file := saved(e.Host.Session.Game, e.Host.Tasks.Clock.Now().Format(time.DateOnly))
	e.Review.Annotate(&r)
	return record.Append(nil, &r), file
}

// CopyActions copies the moves to the position as a link to uttt.ai.
func (e *Exchange) CopyActions() {
	text, played := notation.AppendActions(nil, e.Host.Session.Game.Game)
	if !played {
		e.Host.Warn(language.Text("copyAs.notPlayed"))
		return
	}
	e.Copy(string(text), copied("copyAs.actions"))
}

// maxComment is how many characters of a comment can be edited here. A longer one, from a record, can be read.
const maxComment = 4000

// Comment edits the comment on the step shown, which the record keeps.
func (e *Exchange) Comment() {
	g := e.Host.Session.Game
	step := g.Current()
	old := g.Now().Comment
	if utf8.RuneCountInString(old) > maxComment || !printable([]byte(old)) {
		e.Dialogs.ReadText(func() (title, words string) {
			return language.Text("comment.long", language.Args{"Most": maxComment}), old
		})
		return
	}
	e.Dialogs.Edit(dialog.Text{
		Says: func() (title, advice, confirm string) {
			return language.Text("dialog.comment"), "", language.Text("dialog.keep")
		},
		Text: old,
		Use: func(comment string) (then func(), err error) {
			if n := utf8.RuneCountInString(comment); n > maxComment {
				return nil, language.Error("comment.tooLong", language.Args{"Characters": n, "Most": maxComment})
			}
			g.SetComment(step, strings.TrimSpace(comment))
			return nil, nil
		},
	})
}
