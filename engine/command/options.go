package command

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/tictactoe"
)

// setOptions sets the options anywhere among args, written --name value or --name=value, and returns the other args.
// If they come first, options end at the first other arg. All after -- are not options, nor is -. The error is
// flag.ErrHelp when help is asked for.
func setOptions(options *flag.FlagSet, args []string, first bool) (rest []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if arg == "--" {
			return append(rest, args...), nil
		}
		if arg == standardInput || !strings.HasPrefix(arg, "-") {
			rest = append(rest, arg)
			if first {
				return append(rest, args...), nil
			}
			continue
		}
		if aliased(arg) == "help" {
			return nil, flag.ErrHelp
		}
		name, value, hasValue := strings.Cut(arg, "=")
		option := lookUp(options, name)
		switch {
		case option == nil:
			return nil, fmt.Errorf("unknown option %s", name)
		case isSwitch(option) && hasValue:
			return nil, fmt.Errorf("%s takes no value", name)
		case isSwitch(option):
			value = "true"
		case hasValue:
		case len(args) == 0:
			return nil, fmt.Errorf("%s wants a value", name)
		default:
			value, args = args[0], args[1:]
		}
		if err := option.Value.Set(value); err != nil {
			return nil, fmt.Errorf("%s %s: %w", name, value, err)
		}
	}
	return rest, nil
}

// lookUp finds an option as it is written, and gives nil when there is none.
func lookUp(options *flag.FlagSet, written string) *flag.Flag {
	option := options.Lookup(strings.TrimLeft(written, "-"))
	if option == nil || dashed(option) != written {
		return nil
	}
	return option
}

// dashed is an option as it is written: a letter with one dash, a word with two.
func dashed(option *flag.Flag) string {
	if len(option.Name) == 1 {
		return "-" + option.Name
	}
	return "--" + option.Name
}

// isSwitch reports whether an option takes no value.
func isSwitch(option *flag.Flag) bool {
	value, ok := option.Value.(interface{ IsBoolFlag() bool })
	return ok && value.IsBoolFlag()
}

// declare declares an option with a value, and returns a pointer to its value. The help names the value
// by the word between backquotes in usage.
func declare[Value any](options *flag.FlagSet, name, usage string, value Value, parse func(string) (Value, error)) *Value {
	options.Func(name, usage, func(s string) error {
		parsed, err := parse(s)
		if err == nil {
			value = parsed
		}
		return err
	})
	return &value
}

// atLeast parses a whole number that is not too small.
func atLeast(least int) func(string) (int, error) {
	return func(s string) (int, error) {
		n, err := strconv.Atoi(s)
		if err != nil || n < least {
			return 0, fmt.Errorf("want a whole number, %d or more", least)
		}
		return n, nil
	}
}

// between parses a whole number that is neither too small nor too large.
func between(least, most int) func(string) (int, error) {
	return func(s string) (int, error) {
		n, err := strconv.Atoi(s)
		if err != nil || n < least || n > most {
			return 0, fmt.Errorf("want a whole number from %d to %d", least, most)
		}
		return n, nil
	}
}

func parseSeed(s string) (uint64, error) {
	seed, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return 0, errors.New("want a whole number, 0 or more, less than 2^64")
	}
	return seed, nil
}

// rulesOption is the option for a rule set, which is the given one without it.
func rulesOption(options *flag.FlagSet, rules tictactoe.Rules) *tictactoe.Rules {
	usage := fmt.Sprintf("play by `RULES`: judge, open, closed or majority (%v if not given)", rules)
	return declare(options, "rules", usage, rules, tictactoe.ParseRules)
}

// parseSize parses a number of bytes, written with K, M or G for 2^10, 2^20 or 2^30.
func parseSize(s string) (int64, error) {
	shift := 0
	digits := s
	if n := len(s) - 1; n > 0 {
		if i := strings.IndexByte("KMG", s[n]); i >= 0 {
			shift, digits = 10*(i+1), s[:n]
		}
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || n <= 0 || n > maxSize>>shift {
		return 0, errors.New("want a size above 0, such as 256M or 1G")
	}
	return n << shift, nil
}

// maxSize is the largest size that an option can have, in bytes.
const maxSize = 1 << 50

func parseTime(s string) (time.Duration, error) {
	d, err := time.ParseDuration(s)
	if err != nil || d <= 0 {
		return 0, errors.New("want a time above 0, such as 500ms or 10s")
	}
	return d, nil
}

func timeOption(options *flag.FlagSet, name, usage string, value time.Duration) *time.Duration {
	return declare(options, name, usage, value, parseTime)
}
