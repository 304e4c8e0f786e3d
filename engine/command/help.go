package command

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"
)

func helpVerb() verb {
	return verb{
		name:      "help",
		arguments: "[COMMAND]",
		summary:   "say what the commands are, or what one does",
		prepare:   func(*flag.FlagSet) action { return help },
	}
}

func help(_ context.Context, c *call) error {
	switch len(c.args) {
	case 0:
		overview(c.out)
		return nil
	case 1:
		if v, ok := findVerb(c.args[0]); ok {
			v.help(c.out)
			return nil
		}
		return misuse{message: fmt.Sprintf("no command is called %q", c.args[0])}
	}
	return misuse{message: "want one command at most"}
}

func overview(out io.Writer) {
	const window = "[FILE]"
	width := len(window)
	for _, v := range verbs() {
		width = max(width, len(v.name))
	}
	line := func(name, summary string) { fmt.Fprintf(out, "  ninefold %-*s  %s\n", width, name, summary) }
	fmt.Fprint(out, "Ninefold plays and inspects nested noughts and crosses, and cross-hatches Sudoku.\n\n")
	line(window, "open the window, with FILE imported")
	for _, v := range verbs() {
		line(v.name, v.summary)
	}
	fmt.Fprint(out, `
"ninefold help COMMAND" says more. Without FILE a command reads standard input, as
it does for the FILE "-". "ninefold ./mark" opens a file that is called like a command.
`)
}

// usage is the line that shows how a verb is called.
func (v *verb) usage() string {
	var b strings.Builder
	b.WriteString("ninefold " + v.name)
	options := flag.NewFlagSet(v.name, flag.ContinueOnError)
	v.prepare(options)
	options.VisitAll(func(option *flag.Flag) { fmt.Fprintf(&b, " [%s]", optionUsage(option)) })
	if v.arguments != "" {
		b.WriteString(" " + v.arguments)
	}
	return b.String()
}

func (v *verb) help(out io.Writer) {
	fmt.Fprintf(out, "usage: %s\n\n%s.\n", v.usage(), strings.ToUpper(v.summary[:1])+v.summary[1:])
	if v.detail != "" {
		fmt.Fprintf(out, "\n%s\n", v.detail)
	}
	options := flag.NewFlagSet(v.name, flag.ContinueOnError)
	v.prepare(options)
	heading := "\nOptions, which may stand anywhere:\n"
	options.VisitAll(func(option *flag.Flag) {
		_, what := flag.UnquoteUsage(option)
		fmt.Fprintf(out, "%s  %-18s %s\n", heading, optionUsage(option), what)
		heading = ""
	})
}

// optionUsage is how an option is written, and what stands for its value.
func optionUsage(option *flag.Flag) string {
	value, _ := flag.UnquoteUsage(option)
	return strings.TrimSuffix(dashed(option)+" "+value, " ")
}
