package toolchain

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Sources are the sources that words name, if every one of them names a source or a folder of them, and nil otherwise:
// then the words are a command. A folder stands for the sources in it and in the folders below, in the order of their
// paths. A name with the ending of a source need not be there. single reports that the only word is one source's name.
func (b *Builder) Sources(words []string) (sources []string, single bool) {
	if b.IsSource(words) {
		return words, true
	}
	for _, word := range words {
		inFolder := []string{word}
		if !b.isSource(word) {
			inFolder = b.sourcesIn(word)
		}
		if inFolder == nil {
			return nil, false
		}
		sources = append(sources, inFolder...)
	}
	return sources, false
}

// IsSource reports whether words are the name of one source. Unlike Sources, it reads no folder.
func (b *Builder) IsSource(words []string) bool { return len(words) == 1 && b.isSource(words[0]) }

func (b *Builder) isSource(word string) bool {
	info, err := os.Stat(word)
	return b.known(word) && (err != nil || info.Mode().IsRegular())
}

// sourcesIn are the sources in a folder and in those below, without hidden ones; nil if there are none, or no folder.
func (b *Builder) sourcesIn(folder string) (sources []string) {
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return nil
	}
	// A folder that cannot be read is passed over. The separator at the end lets a link to a folder be followed.
	_ = filepath.WalkDir(folder+string(filepath.Separator), func(path string, entry fs.DirEntry, err error) error {
		hidden := strings.HasPrefix(entry.Name(), ".") && filepath.Clean(path) != filepath.Clean(folder)
		switch {
		case err != nil || hidden && entry.IsDir():
			return fs.SkipDir
		case !hidden && entry.Type().IsRegular() && len(b.Table.rows(entry.Name())) > 0:
			sources = append(sources, filepath.Clean(path))
		}
		return nil
	})
	return sources
}
