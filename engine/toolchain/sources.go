package toolchain

import (
	"os"
	"path/filepath"
	"strings"
)

// Sources are the sources that words name, if every one of them names a source or a folder of them, and nil otherwise:
// then the words are a command. A folder stands for the sources in it, in the order of their names. A name with the
// ending of a source need not be there. single reports that the only word is one source's name.
func (b *Builder) Sources(words []string) (sources []string, single bool) {
	for _, word := range words {
		info, err := os.Stat(word)
		switch {
		case err == nil && info.IsDir():
			inFolder := b.sourcesIn(word)
			if inFolder == nil {
				return nil, false
			}
			sources = append(sources, inFolder...)
		case b.known(word) && (err != nil || info.Mode().IsRegular()):
			sources = append(sources, word)
			single = len(words) == 1
		default:
			return nil, false
		}
	}
	return sources, single
}

// sourcesIn are the sources in a folder, without hidden ones.
func (b *Builder) sourcesIn(folder string) []string {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil
	}
	var sources []string
	for _, entry := range entries {
		if len(b.Table.rows(entry.Name())) > 0 && !strings.HasPrefix(entry.Name(), ".") && entry.Type().IsRegular() {
			sources = append(sources, filepath.Join(folder, entry.Name()))
		}
	}
	return sources
}
