package notation

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"html"
	"mime/quotedprintable"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

const sent = `[Rules "closed"]
[Mail "O"]

1. 5 5  2. 4 4 {Why not? Because he who plays in the middle gives the
  choice away.}
  (2. 5 4)
3. 2 2
`

func quoted(mark, src string) string {
	return mark + strings.ReplaceAll(strings.TrimSuffix(src, "\n"), "\n", "\n"+mark) + "\n"
}

func TestTheGameInAMailIsRead(t *testing.T) {
	older := quoted("> ", "[Rules \"closed\"]\n\n1. 5 5  2. 4 4\n")
	for name, mail := range map[string]string{
		"a greeting":           "Hi there, here my move!\n\n" + sent,
		"a greeting, CRLF":     strings.ReplaceAll("Hi there!\n"+sent+"Bye\n", "\n", "\r\n"),
		"a quoted game":        "On Thu, 26 Nov 2026 at 09:15, Ann wrote:\n" + quoted(">> ", sent),
		"quoted with bars":     "Am 26.11.2026 um 9 Uhr schrieb Ann:\n" + quoted("| ", sent) + "\nGruß\n",
		"quoted with both":     "Am Donnerstag schrieb Ann:\n" + quoted("> | ", sent),
		"escaped":              "Hi!\n" + html.EscapeString(quoted("> ", sent)),
		"lines of HTML":        "<p>Hi!</p>\n" + strings.ReplaceAll(html.EscapeString(sent), "\n", "<br>\n"),
		"typeset quotes":       "Hi!\n" + strings.NewReplacer(`"c`, "“c", `d"`, "d”", `"O"`, "„O“").Replace(sent),
		"a signature":          sent + "-- \nBen\n",
		"a name":               sent + "Ben\n",
		"in parentheses":       "2 moves are left.\n" + sent + "(sent from my phone, +49 5 5)",
		"a reply":              "My move:\n" + sent + "\nOn Thu, Ann wrote:\n> Hi!\n" + older,
		"a reply to a reply":   "Ann wrote:\n" + quoted("> ", sent+"Ben wrote:\n"+older),
		"quoted with a reply":  "> Hi!\n" + quoted("> ", sent) + "Fine.\n",
		"a line lost its mark": "Ann wrote:\n" + strings.Replace(quoted("> ", sent), ">   choice", "choice", 1),
	} {
		r := one(t, mail, Record)
		fail.Unequal(t, string(record.Append(nil, &r.Record)), sent, "%s: read", name)
		fail.Unless(t, slices.Equal(r.Notes, []foreign.Note{{Kind: foreign.LinesLeftOut}}), "%s: %v", name, r.Notes)
	}
	for name, mail := range map[string]string{"bars": quoted("| ", sent), "escaped": html.EscapeString(sent)} {
		fail.Unequal(t, len(one(t, mail, Record).Notes), 0, "%s: nothing is left out; notes", name)
	}
}

// TestTheLinkInAMailIsRead wherever it stands in lines of its own, of which a mail program may have made two.
func TestTheLinkInAMailIsRead(t *testing.T) {
	game := one(t, sent, Record)
	code, _ := AppendLink(nil, &game.Record)
	address := "https://example.org/#" + string(code)
	half := len(address) / 2
	for name, mail := range map[string]string{
		"a letter": "Your move!\n\n" + address + "\n", "a signature": address + "\n\nBen\n",
		"quoted":       "Ann wrote:\n" + quoted("> ", "Your move!\n\n"+address+"\n\nAnn\n"),
		"in two lines": "Hi!\n\n" + address[:half] + "\n" + address[half:] + "\n",
	} {
		r := one(t, mail, Link)
		fail.Unequal(t, r.Record.Game.Len(), game.Record.Game.Len(), "%s: steps", name)
	}
	for name, mail := range map[string]string{
		"two links": "Hi!\n" + address + "\n" + address, "a part": "Hi!\n" + address[:half],
		"followed by words": "Hi!\n" + address + "\nBen",
	} {
		reading, err := Read([]byte(mail))
		fail.If(t, err == nil, "%s: read as %v", name, reading)
	}
}

func TestAMailIsReadAsItIsSent(t *testing.T) {
	var printable strings.Builder
	to := quotedprintable.NewWriter(&printable)
	fmt.Fprint(to, "Grüße!\r\n"+strings.ReplaceAll(sent, "\n", "\r\n"))
	fail.OnError(t, to.Close())
	lines := slices.Collect(slices.Chunk([]byte(base64.StdEncoding.EncodeToString([]byte("Hi!\n"+sent))), 76))
	for encoding, body := range map[string]string{
		"quoted-printable": printable.String(), "BASE64": string(bytes.Join(lines, []byte("\r\n"))),
	} {
		mail := "From: Ann\r\nContent-Type: multipart/alternative; boundary=\"b\"\r\n\r\n--b\r\n" +
			"Content-Transfer-Encoding: " + encoding + "\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n" + body +
			"\r\n--b\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!\r\n--b--\r\n"
		r := one(t, mail, Record)
		fail.Unequal(t, string(record.Append(nil, &r.Record)), sent, "%s: read", encoding)
	}
}

func TestTheMovesThatATextNamesAreRead(t *testing.T) {
	for text, want := range map[string][]grid.Cell{
		"2,8": {grid.At(2, 8)}, "Hi Anna, my move is 5,5. Bob": {grid.At(5, 5)}, "1. ... 4, 4\n": {grid.At(4, 4)},
		"> 1. 5,5 4,6\n": {grid.At(5, 5), grid.At(4, 6)}, "1. 5 5  2. 4 6": {grid.At(5, 5), grid.At(4, 6)},
		"I take row 4, column 6!": {grid.At(4, 6)}, "Row: 1 and column: 9": {grid.At(1, 9)},
		"row 2 col 3": {grid.At(2, 3)}, "4，6 (row 4, column 6)": {grid.At(4, 6)}, "第4行第6列": {grid.At(4, 6)},
		"我下在第 5 行，第 1 列。": {grid.At(5, 1)}, "第四行第九列": {grid.At(4, 9)},
		"row 4, column 10": nil, "row 14, column 6": nil, "14行6列": nil, "第十四行第六列": nil, "Row 4!": nil,
		"On 26 Nov 2026 at 10:30": nil, "0,5 or 10,5": nil, `[Rules "open"]` + "\n1. 5 5": nil,
		"xxx ... ...\n6 4": nil,
	} {
		fail.Differ(t, Moves([]byte(text)), want, "%q", text)
	}
}

// TestAMailWithMoreThanAGameIsRefused checks that a line which may belong to the game is not left out.
func TestAMailWithMoreThanAGameIsRefused(t *testing.T) {
	board := strings.Repeat("... ... ...\n", 8) + "... ... ..x\n9 9\n"
	for name, mail := range map[string]string{
		"two games":             "Hi!\n" + sent + "or\n" + sent,
		"a game and a position": "Hi!\n" + sent + "or\n" + board,
		"a position":            "Input\n" + board,
		"a position, one move":  "Input\n" + board + "1. 5 5\n",
		"rows of other marks":   strings.Repeat("___ _x_ ___\n", 9) + "5 5\n",
		"moves in words":        "Hi!\n" + sent + "and\n4. 5 6\n",
		"an illegal move":       "Hi!\n" + sent + "4. 9 9\n",
		"half a move":           "Hi!\n" + sent + "4. 5\n",
		"a bracket for a dot":   "Hi!\n" + sent + "4) 5 6\n",
		"another form's move":   "Hi!\n" + sent + "4. e4\n",
		"a bad change":          "Hi!\n" + sent + "[rules wild]\n",
		"an open comment":       "Hi!\n" + sent + "{So\n",
		"a comment, then words": sent + "{So.} and so on\n",
		"no move":               "Hi!\n[Rules \"closed\"]\n",
		"bare moves":            "Hi!\n5 5 4 4\n",
		"in the reply a move":   "4. 5 6\n\nOn Thu, Ann wrote:\n" + quoted("> ", sent),
	} {
		reading, err := Read([]byte(mail))
		fail.If(t, err == nil, "%s: read as %v", name, reading)
	}
	refused := texttest.Refusal(t, Read)
	refused("two quoted games", quoted("> ", "Hi!\n"+sent+sent), 9, 4, "bracket", `"R"`)
	refused("a position and more", board+"-- \nBen\n", 11, 1, text.WantTextEnd, `"-"`)
	refused("more and a position", "1\n"+board, 2, 1, text.WantColumn, `"."`)
}

// TestTheErrorOfAGameInAMailIsTold with its place in the whole mail.
func TestTheErrorOfAGameInAMailIsTold(t *testing.T) {
	refused := texttest.Refusal(t, Read)
	refused("unknown rules", "Hello\n[Rules \"majorite\"]\n\n1. 5 5\n", 2, 9, "rules", `"majorite"`)
	refused("unknown rules, quoted", "> Hello\n> > [Rules \"majorite\"]\n", 2, 13, "rules", `"majorite"`)
	illegal := "[Rules \"closed\"]\n\n1. 5 5  2. 4 4  3. 1 1  4. 9 9\n"
	for name, c := range map[string]struct {
		mail         string
		line, column int
	}{
		"a greeting": {"Your move!\n\n" + illegal, 5, 28}, "quoted": {"Ann wrote:\n" + quoted("> ", illegal), 4, 30},
		"escaped": {"Ann wrote:\n" + html.EscapeString(quoted("> ", illegal)), 4, 30},
		"CRLF":    {strings.ReplaceAll("Hi\n"+illegal+"Bye\n", "\n", "\r\n"), 4, 28},
	} {
		_, err := Read([]byte(c.mail))
		line, column, _ := text.ErrorPlace(err)
		fail.Lacks(t, fmt.Sprint(err), "text.move", "%s: the error", name)
		fail.Unless(t, line == c.line && column == c.column, "%s: line %d, column %d", name, line, column)
	}
}

// TestAnErrorInADecodedPartHasNoPlaceInTheMail: its lines are others than those of the mail.
func TestAnErrorInADecodedPartHasNoPlaceInTheMail(t *testing.T) {
	part := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("\n", 40) + "1. 5 5  2. 5 5\n"))
	mail := "Subject: a game\nContent-Transfer-Encoding: base64\n\n" + part + "\n"
	err := fail.As[*text.Error](t, fail.ErrorOf(Read([]byte(mail))), "the mail")
	fail.If(t, err.Line > 4, "the error is in line %d of five", err.Line)
}
