package command

import (
	"context"
	"embed"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// helpTexts has for each command a line that shows how to call it, a line that says what it does, and what its help
// says besides, in which LEVELS stands for the list of levels.
//
//go:embed help
var helpTexts embed.FS

// newCommand returns a command with its help.
func newCommand(name string, args cobra.PositionalArgs) *cobra.Command {
	text, err := helpTexts.ReadFile("help/" + name + ".txt")
	if err != nil {
		panic(err) // cannot happen: tests declare all commands
	}
	use, rest, _ := strings.Cut(string(text), "\n")
	short, long, _ := strings.Cut(rest, "\n")
	if long = strings.TrimSpace(long); strings.Contains(long, "LEVELS") {
		long = strings.Replace(long, "LEVELS", levels(), 1)
	}
	return &cobra.Command{Use: use, Short: short, Long: long, Args: args}
}

// setHelp makes cobra's command for help print what help does.
func setHelp(inv *invocation, program *cobra.Command) {
	program.SetHelpFunc(func(cmd *cobra.Command, _ []string) { help(inv.out, cmd) })
	program.InitDefaultHelpCmd()
	cmd, _, _ := program.Find([]string{"help"})
	cmd.Use, cmd.Short, cmd.Long = "help [COMMAND]", "say what the commands are, or what one does", ""
	cmd.Args, cmd.Run = wantArgs(0, 1, "want one command at most"), nil
	cmd.RunE = inv.does(func(context.Context) error {
		about, rest, _ := program.Find(inv.args)
		if len(rest) > 0 {
			return usageError(fmt.Sprintf("no command is called %q", rest[0]))
		}
		return about.Help()
	})
}

// help prints what a command does, or the list of commands.
func help(out io.Writer, cmd *cobra.Command) {
	if !cmd.HasParent() {
		overview(out, cmd)
		return
	}
	fmt.Fprintf(out, "usage: %s\n\n%s.\n", usage(cmd), strings.ToUpper(cmd.Short[:1])+cmd.Short[1:])
	if cmd.Long != "" {
		fmt.Fprintf(out, "\n%s\n", cmd.Long)
	}
	heading := "Options, which may stand anywhere:"
	if _, first := cmd.Annotations[optionsFirst]; first {
		heading = "Options, which may stand anywhere but behind a COMMAND:"
	}
	if options := cmd.LocalFlags().FlagUsagesWrapped(100); options != "" {
		fmt.Fprintf(out, "\n%s\n%s", heading, options)
	}
}

func overview(out io.Writer, program *cobra.Command) {
	const window, another = "[FILE]", "--new-window [FILE]"
	line := func(name, summary string) { fmt.Fprintf(out, "  ninefold %-*s  %s\n", len(another), name, summary) }
	fmt.Fprintf(out, "%s\n\n", program.Long)
	line(window, program.Short)
	line(another, program.Flag(newWindow).Usage)
	for _, cmd := range program.Commands() {
		if !cmd.Hidden {
			line(cmd.Name(), cmd.Short)
		}
	}
	fmt.Fprint(out, `
"ninefold help COMMAND" says more. Without FILE a command reads standard input, as
it does for the FILE "-". "ninefold ./mark" opens a file that is called like a command.
`)
}

// usage returns the line that shows how to call a command. If its options do not fit, it has [OPTION...] for them.
func usage(cmd *cobra.Command) string {
	const widest = 90
	var all strings.Builder
	cmd.LocalFlags().VisitAll(func(option *pflag.Flag) {
		value, _ := pflag.UnquoteUsage(option)
		fmt.Fprintf(&all, " [%s]", strings.TrimSuffix(dashed(option)+" "+value, " "))
	})
	line := func(options string) string {
		return cmd.CommandPath() + options + strings.TrimPrefix(cmd.Use, cmd.Name())
	}
	if usage := line(all.String()); len(usage) <= widest {
		return usage
	}
	return line(" [OPTION...]")
}
