package command

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"
)

func helpCommand() command {
	return command{
		name:      "help",
		arguments: "[COMMAND]",
		summary:   "say what the commands are, or what one does",
		prepare:   func(*flag.FlagSet) runFunc { return help },
	}
}

func help(_ context.Context, inv *invocation) error {
	switch len(inv.args) {
	case 0:
		overview(inv.out)
		return nil
	case 1:
		if cmd, ok := findCommand(inv.args[0]); ok {
			cmd.help(inv.out)
			return nil
		}
		return usageError{message: fmt.Sprintf("no command is called %q", inv.args[0])}
	}
	return usageError{message: "want one command at most"}
}

func overview(out io.Writer) {
	const window, another = "[FILE]", "--new-window [FILE]"
	width := len(another)
	for _, cmd := range commands() {
		width = max(width, len(cmd.name))
	}
	line := func(name, summary string) { fmt.Fprintf(out, "  ninefold %-*s  %s\n", width, name, summary) }
	fmt.Fprint(out, "Ninefold plays and inspects nested noughts and crosses, and cross-hatches Sudoku.\n\n")
	line(window, "open the window, with FILE imported")
	line(another, "likewise, in a window of its own beside one that is open")
	for _, cmd := range commands() {
		line(cmd.name, cmd.summary)
	}
	fmt.Fprint(out, `
"ninefold help COMMAND" says more. Without FILE a command reads standard input, as
it does for the FILE "-". "ninefold ./mark" opens a file that is called like a command.
`)
}

// usage is the line that shows how a command is called. Where the options do not fit, the line only says that there are
// some.
func (cmd *command) usage() string {
	const widest = 90
	var all strings.Builder
	options := flag.NewFlagSet(cmd.name, flag.ContinueOnError)
	cmd.prepare(options)
	options.VisitAll(func(option *flag.Flag) { fmt.Fprintf(&all, " [%s]", optionUsage(option)) })
	line := func(options string) string {
		return strings.TrimSuffix("ninefold "+cmd.name+options+" "+cmd.arguments, " ")
	}
	if usage := line(all.String()); len(usage) <= widest {
		return usage
	}
	return line(" [OPTION...]")
}

func (cmd *command) help(out io.Writer) {
	fmt.Fprintf(out, "usage: %s\n\n%s.\n", cmd.usage(), strings.ToUpper(cmd.summary[:1])+cmd.summary[1:])
	if cmd.detail != "" {
		fmt.Fprintf(out, "\n%s\n", cmd.detail)
	}
	options := flag.NewFlagSet(cmd.name, flag.ContinueOnError)
	cmd.prepare(options)
	heading := "\nOptions, which may stand anywhere:\n"
	if cmd.optionsFirst {
		heading = "\nOptions, which come first:\n"
	}
	width := 18
	options.VisitAll(func(option *flag.Flag) { width = max(width, len(optionUsage(option))) })
	options.VisitAll(func(option *flag.Flag) {
		_, what := flag.UnquoteUsage(option)
		fmt.Fprintf(out, "%s  %-*s %s\n", heading, width, optionUsage(option), what)
		heading = ""
	})
}

// optionUsage is how an option is written, and what stands for its value.
func optionUsage(option *flag.Flag) string {
	value, _ := flag.UnquoteUsage(option)
	return strings.TrimSuffix(dashed(option)+" "+value, " ")
}
