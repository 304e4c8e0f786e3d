package command

import (
	"bufio"
	"io"
	"slices"
	"strings"

	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

// mostListed is the most programs listed in the question.
const mostListed = 100

// confirm returns true if the programs found in folders are trusted. Otherwise it lists them and asks whether to run
// them; if nobody can be asked, it returns false.
func confirm(inv *invocation, solutions toolchain.Solutions) bool {
	if solutions.Trusted() {
		return true
	}
	found := solutions.Found()
	printLine(inv.stderr, "%s", inv.words.Plural("test.wouldRun", len(found)))
	for _, name := range found[:min(len(found), mostListed)] {
		line := text.SafeLine(name)
		if toolchain.OutsideOwnFolders(name) {
			line = inv.words.Text("test.outside", locale.Args{"Program": line})
		}
		printLine(inv.stderr, "%s", line)
	}
	if more := len(found) - mostListed; more > 0 {
		printLine(inv.stderr, "%s", inv.words.Plural("test.more", more))
	}
	if agreed(inv, "test.run") {
		return true
	}
	printLine(inv.stderr, "%s", inv.words.Text("test.notRun"))
	return false
}

// agreed asks on the terminal by the words of a key. Without a terminal it returns false.
func agreed(inv *invocation, key string) bool {
	in, ok := inv.stdin.(io.Writer) // a file
	if !ok || !isTerminal(in) || !isTerminal(inv.stderr) {
		return false
	}
	io.WriteString(inv.stderr, inv.words.Text(key))
	answer, _ := bufio.NewReader(inv.stdin).ReadString('\n')
	return slices.Contains([]string{"y", "yes"}, strings.ToLower(strings.TrimSpace(answer)))
}
