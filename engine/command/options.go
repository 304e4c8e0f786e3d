package command

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninefold/engine/tictactoe"
)

// optionsFirst annotates a command whose options end at the first argument, since the others can be a command.
const optionsFirst = "options first"

// parseAgain reads options among the arguments of such a command, once these turned out to be no command, and returns
// the other arguments.
func parseAgain(cmd *cobra.Command, args []string) (others []string, err error) {
	cmd.Flags().SetInterspersed(true)
	if err := cmd.Flags().Parse(args); err != nil {
		return nil, optionError(cmd, err)
	}
	if help, _ := cmd.Flags().GetBool("help"); help {
		return nil, pflag.ErrHelp
	}
	return cmd.Flags().Args(), nil
}

// declare declares an option that sets a value, which holds the default until then. The word between backquotes in
// usage names the value in the help. A shell completes the value from the choices.
func declare[Value any](
	cmd *cobra.Command, value *Value, name, usage string, parse func(string) (Value, error), choices ...string,
) {
	cmd.Flags().Func(name, usage, func(s string) error {
		parsed, err := parse(s)
		if err == nil {
			*value = parsed
		}
		return err
	})
	cmd.RegisterFlagCompletionFunc(name, completeChoices(choices))
}

// nameValue removes the backquotes from an option's usage, which a shell would show, and names the value by the word
// between them.
func nameValue(option *pflag.Flag) {
	if option.NoOptDefVal != "" {
		return // it takes no value
	}
	name, usage := pflag.UnquoteUsage(option)
	option.Value, option.Usage = named{option.Value, name}, usage
}

// named is an option's value with a name for the help, which pflag calls its type.
type named struct {
	pflag.Value
	name string
}

func (n named) Type() string { return n.name }

func folderOption(cmd *cobra.Command, folder *string, name, usage string) {
	cmd.Flags().StringVar(folder, name, "", usage)
	cmd.RegisterFlagCompletionFunc(name, completeFolders)
}

// completeChoices makes a shell complete one of the choices, in their order.
func completeChoices(choices []string) cobra.CompletionFunc {
	return cobra.FixedCompletions(choices, cobra.ShellCompDirectiveNoFileComp|cobra.ShellCompDirectiveKeepOrder)
}

func completeFolders(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveFilterDirs
}

// optionError puts an error of an option into words. pflag.ErrHelp stays as it is.
func optionError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var malformed *pflag.InvalidSyntaxError
	var noValue *pflag.ValueRequiredError
	var badValue *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return usageError("unknown option -" + unknown.GetSpecifiedShortnames())
	case errors.As(err, &unknown):
		return usageError("unknown option --" + unknown.GetSpecifiedName() + nearest(cmd, unknown.GetSpecifiedName()))
	case errors.As(err, &malformed):
		return usageError("unknown option " + malformed.GetSpecifiedFlag())
	case errors.As(err, &noValue):
		return usageError(dashed(noValue.GetFlag()) + " wants a value")
	case errors.As(err, &badValue) && badValue.GetFlag().NoOptDefVal != "":
		return usageError(dashed(badValue.GetFlag()) + " takes no value")
	case errors.As(err, &badValue):
		return usageError(fmt.Sprintf("%s %s: %v", dashed(badValue.GetFlag()), badValue.GetValue(), badValue.Unwrap()))
	}
	return err
}

// nearest asks whether an unknown option stands for one with a similar name. It returns "" if there is none.
func nearest(cmd *cobra.Command, name string) string {
	options := &cobra.Command{}
	cmd.Flags().VisitAll(func(option *pflag.Flag) {
		options.AddCommand(&cobra.Command{Use: "--" + option.Name, Run: func(*cobra.Command, []string) {}})
	})
	return meant(options, "--"+name)
}

// dashed returns an option in its typed form, by its letter if it has one.
func dashed(option *pflag.Flag) string {
	if option.Shorthand != "" {
		return "-" + option.Shorthand
	}
	return "--" + option.Name
}

// between returns a parser of whole numbers in a range.
func between(least, most int) func(string) (int, error) {
	return func(s string) (int, error) {
		n, err := strconv.Atoi(s)
		if err != nil || n < least || n > most {
			return 0, fmt.Errorf("want a whole number from %d to %d", least, most)
		}
		return n, nil
	}
}

// maxCount is the largest number of games, cases or runs.
const maxCount = 1_000_000_000

func parseCount(s string) (int, error) { return between(1, maxCount)(s) }

func parseSeed(s string) (uint64, error) {
	seed, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("want a whole number from 0 to %d", uint64(math.MaxUint64))
	}
	return seed, nil
}

// rulesOption declares the option for a rule set. told tells its default in the help.
func rulesOption[Value any](cmd *cobra.Command, rules *Value, told string, parse func(string) (Value, error)) {
	names := namesOf(tictactoe.OfferedRules()...)
	declare(cmd, rules, "rules", fmt.Sprintf("play by `RULES`: %s (%s if not given)", eitherOf(names), told), parse,
		names...)
}

// parseWinnable parses rules by which somebody can win.
func parseWinnable(name string) (tictactoe.Rules, error) {
	rules, err := tictactoe.ParseRules(name)
	if err == nil && !rules.HaveWinner() {
		winnable := namesOf(tictactoe.RulesThat(tictactoe.Rules.HaveWinner)...)
		err = fmt.Errorf("nobody wins by these rules, want %s", eitherOf(winnable))
	}
	return rules, err
}

// eitherOf lists names as alternatives. There must be at least two.
func eitherOf(names []string) string {
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// namesOf returns the names of values, for completing an option.
func namesOf[Value fmt.Stringer](values ...Value) []string {
	var names []string
	for _, value := range values {
		names = append(names, value.String())
	}
	return names
}

func parseTime(s string) (time.Duration, error) {
	d, err := parseMargin(s)
	if err != nil || d == 0 {
		return 0, errors.New("want a time above 0, at most 24h, such as 500ms or 10s")
	}
	return d, nil
}

// parseMargin parses a time that may be 0.
func parseMargin(s string) (time.Duration, error) {
	d, err := time.ParseDuration(s)
	if err != nil || d < 0 || d > 24*time.Hour {
		return 0, errors.New("want 0 or a time, at most 24h, such as 20ms or 1s")
	}
	return d, nil
}
