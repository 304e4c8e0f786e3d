// Manual writes the pages of the manual into a folder: one for the program and one for each command.
package main

import (
	"bytes"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"ninefold/engine/command"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 4 {
		log.Fatal("usage: manual VERSION SUMMARY FOLDER")
	}
	version, summary, folder := os.Args[1], os.Args[2], os.Args[3]
	program := command.Program()
	program.Short = summary
	for _, cmd := range append(program.Commands(), program) {
		name := strings.ReplaceAll(cmd.CommandPath(), " ", "-") + ".1"
		page, err := page(cmd, version)
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, name), page, 0o644)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
}

func page(cmd *cobra.Command, version string) ([]byte, error) {
	const noValue = "[=false]" // shown for an option without a value, which takes none
	cmd.DisableAutoGenTag, cmd.DisableFlagsInUseLine = true, true
	cmd.Use = cmd.Name() + " [OPTION...]" + strings.TrimPrefix(cmd.Use, cmd.Name())
	cmd.Flags().VisitAll(func(option *pflag.Flag) {
		if option.NoOptDefVal == "" {
			option.DefValue = option.Value.Type() // the name of its value
		}
	})
	var page bytes.Buffer
	header := doc.GenManHeader{Section: "1", Source: "Ninefold " + version, Manual: "Ninefold"}
	err := doc.GenMan(cmd, &header, &page)
	return bytes.ReplaceAll(page.Bytes(), []byte(noValue), nil), err
}
