package exchange

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/files"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// incoming is one import. Its text is read; if it holds several boards, the user chooses; then the choice is shown.
// Nothing changes before that.
type incoming struct {
	*Exchange
	name  string // what the user calls the text
	text  []byte
	file  bool             // the name is that of a file
	path  string           // of the file; empty for none, or if the system does not tell it
	stamp atomicfile.Stamp // of the file
	// encoding is that of a text which is not UTF-8, "?" for an unknown one. Such a file is never rewritten.
	encoding string
}

// decode reads the text by its encoding, which is asked for if it is not sure.
func (a incoming) decode() (then func()) {
	texts, sure := files.Guess(a.text)
	switch {
	case sure:
		return a.by(texts[0])
	case len(texts) > 0:
		return func() { a.askEncoding(texts) }
	case !utf8.Valid(a.text):
		a.encoding = "?"
	}
	return a.read()
}

func (a incoming) by(decoded files.Decoded) (then func()) {
	a.text, a.encoding = decoded.Text, decoded.Encoding
	return a.read()
}

// askEncoding lets the user choose how a text reads.
func (a incoming) askEncoding(texts []files.Decoded) {
	a.Dialogs.ChooseAmong(func() dialog.Question {
		q := dialog.Question{Title: language.Text("encoding.title", language.Args{"Name": a.name}),
			Words: language.Text("encoding.ask"), Yes: language.Text("dialog.continue"),
			No: language.Text("dialog.cancel")}
		for _, d := range texts {
			q.Options = append(q.Options, language.Text("encoding.option", language.Args{
				"Encoding": d.Encoding, "Line": language.Words().Beginning(d.Line()),
			}))
		}
		return q
	}, func(chosen int) {
		tasks.Then(a.Host.Tasks, tasks.Always(), func() func() { return a.by(texts[chosen]) })
	}, nil)
}

// form returns the form of the file, or none if the text holds more than what was read from it or is not UTF-8.
func (a incoming) form(r notation.Reading) notation.Form {
	if len(r.Notes) > 0 || a.encoding != "" {
		return ""
	}
	return r.Form
}

// encodingWords says in which encoding a text that is not UTF-8 was read.
func (a incoming) encodingWords() string {
	switch a.encoding {
	case "":
		return ""
	case "?":
		return language.Text("encoding.unknown")
	}
	return language.Text("encoding.read", language.Args{"Encoding": a.encoding})
}

// read reads the text, on any goroutine, and returns what continues on the UI goroutine.
func (a incoming) read() (then func()) {
	reading, err := notation.Read(a.text)
	if err == nil {
		return func() { a.chooseGrid(reading) }
	}
	games, wrong := notation.ReadSeveral(a.text)
	if games != nil {
		return func() { a.Dialogs.Open(a.severalGames(games), nil) }
	}
	return func() { a.mend(cmp.Or(wrong, err)) }
}

// chooseGrid lets the user choose a Sudoku, if there are several.
func (a incoming) chooseGrid(r notation.Reading) {
	if len(r.Sheets) <= 1 {
		a.show(a.form(r), 0, r)
		return
	}
	choice := a.severalSudokus(r)
	a.Dialogs.Open(choice, choice.work.End)
}

// show opens the boards read, notes their file and form, keeps the session, and says what was read. number is the place
// of the first in its text, counted from 1; 0 if it is the only one.
func (a incoming) show(form notation.Form, number int, readings ...notation.Reading) {
	if len(readings) > 1 || !a.mail(form, number, readings[0]) {
		a.open(form, number, readings...)
	}
}

// open opens each of the boards read as one of its own, unless it was opened before.
func (a incoming) open(form notation.Form, number int, readings ...notation.Reading) {
	s := a.Host.Session
	d := session.Document{Path: a.path, Form: form, Stamp: a.stamp}
	before, from := false, s.Board()
	for i, r := range slices.Backward(readings) {
		of := number
		if number > 0 {
			of += i
		}
		before = s.ImportOnce(r, d, of)
		if a.file {
			a.cameFrom(a.name)
		}
		if d.Path != "" {
			a.savedTo(s.Moment(), d)
		}
	}
	a.Host.Arrive(from)
	switch first := readings[0]; {
	case len(readings) > 1:
		a.inform(language.Text("boards.opened", language.Args{"Number": len(readings)}))
	case before && first.Form != notation.Link:
		now := s.Board().Entry()
		there := language.Text("boards.there", language.Args{"Title": scene.Title(now)})
		a.inform(language.Sentences(there, scene.Of(s.Board()).Status().Why))
	default:
		a.inform(scene.ImportedWords(s, a.name, first))
	}
}

// inform says news, and later with them, once, that no font has a character of the text, if that is still shown.
func (a incoming) inform(news string) {
	news = language.Sentences(news, a.encodingWords())
	a.Host.Inform(news)
	if a.saysFonts || !strings.ContainsFunc(string(a.text), func(r rune) bool { return r >= utf8.RuneSelf }) {
		return
	}
	overlay.Run(a.Host, func(context.Context) rune { return a.Screen.Lacks(string(a.text)) }, func(r rune) {
		if r == 0 {
			return
		}
		key := "fonts.others"
		if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Bopomofo) {
			key = "fonts.cjk"
		}
		a.saysFonts = true
		a.Host.Inform(language.Sentences(news, language.Text(key, language.Args{"Character": fmt.Sprintf("U+%04X",
			r)})))
	})
}

// mend shows what is wrong with the text and lets the user mend it, with the cursor at the error. A mended text belongs
// to no file. A text that nobody would mend by hand is only shown, in part. An answer to the board shown is compared.
func (a incoming) mend(err error) {
	if len(a.text) < largeText && a.Comparison.Takes(a.text) {
		return
	}
	title := func() string { return language.Text("dialog.mend", language.Args{"Name": a.name}) }
	if !mendable(a.text) {
		a.Dialogs.ReadUnreadable(title, a.text, err)
		return
	}
	a.Dialogs.Edit(dialog.Text{
		Says: func() (string, string, string) { return title(), "", language.Text("dialog.import") },
		Text: string(a.text), Err: err,
		Use: func(mended string) (then func(), err error) {
			reading, err := notation.Read([]byte(mended))
			again := incoming{Exchange: a.Exchange, name: a.name, stamp: atomicfile.StampOf("", []byte(mended))}
			return func() { again.chooseGrid(reading) }, err
		},
	})
}

const (
	maxMendedLines = 400
	maxMendedLine  = 400 // bytes
)

// mendable reports whether a person could mend a text: it is printable, with few enough lines that are short enough.
func mendable(text []byte) bool {
	lines := strings.Split(string(text), "\n")
	return len(lines) <= maxMendedLines && printable(text) &&
		!slices.ContainsFunc(lines, func(line string) bool { return len(line) > maxMendedLine })
}

// printable reports whether a text is UTF-8 without control characters other than line ends and tabs.
func printable(text []byte) bool {
	return utf8.Valid(text) && !strings.ContainsFunc(string(text), func(r rune) bool {
		return unicode.IsControl(r) && r != '\n' && r != '\r' && r != '\t'
	})
}
