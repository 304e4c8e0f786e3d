package command

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

func languagesCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	write := cmd.Flags().Bool("write", false, "write the table, unless there is one")
	return func(context.Context) error {
		if *write {
			return inv.writeLanguages()
		}
		return inv.listLanguages()
	}
}

// writeLanguages writes the default table to the place of the user's own.
func (inv *invocation) writeLanguages() error {
	name, err := toolchain.TableFile()
	if err != nil {
		return err
	}
	if _, err = os.Lstat(name); err == nil {
		err = fs.ErrExist
	} else if errors.Is(err, fs.ErrNotExist) {
		if err = os.MkdirAll(filepath.Dir(name), 0o755); err == nil {
			err = atomicfile.WriteFile(name, []byte(toolchain.DefaultText))
		}
	}
	if err != nil {
		return inv.report(name, err)
	}
	printLine(inv.out, "%s", inv.words.Text("languages.file", locale.Args{"File": name}))
	return nil
}

func (inv *invocation) listLanguages() error {
	table, err := toolchain.UserTable()
	if err != nil {
		return err
	}
	var names, endings int // widths
	for _, l := range table {
		names, endings = max(names, text.Columns(l.Name)), max(endings, len(strings.Join(l.Extensions, " ")))
	}
	for _, l := range table {
		state := inv.words.Text("languages.installed")
		if lacking := l.Missing(); lacking != "" {
			state = inv.words.Text("languages.missing", locale.Args{"Tools": lacking})
		}
		blank := strings.Repeat(" ", names-text.Columns(l.Name))
		printLine(inv.out, "%s%s  %-*s  %s", l.Name, blank, endings, strings.Join(l.Extensions, " "), state)
	}
	name, err := toolchain.TableFile()
	if err != nil {
		return nil // there is no place for the user's own
	}
	key := "languages.file"
	if _, err := os.Stat(name); err != nil {
		key = "languages.default"
	}
	printLine(inv.out, "%s", inv.words.Text(key, locale.Args{"File": name}))
	return nil
}
