package toolchain

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// The reasons why a word among sources names none.
var (
	ErrNoSource  = errors.New("it is no source file of a known language")
	ErrNoSources = errors.New("no source file is in it")
)

// Sources are the sources that words name.
type Sources struct {
	All    []string // with a folder replaced by the sources in it and its subfolders, in the order of their paths
	Found  []string // those found in folders
	Single bool     // the only word is the name of one source
}

// Sources returns the sources that words name, and none if the words are a command. They name sources if each is a
// source's name or a folder, or if the first is that of a file that cannot be started. Then any other word is in the
// list too, because Source says what is wrong with it. A name with the ending of a source need not exist. The error is
// a *FileError if the only word is a folder without sources.
func (b *Builder) Sources(words []string) (s Sources, err error) {
	if b.IsSource(words) {
		return Sources{All: words, Single: true}, nil
	}
	if !b.areSources(words) {
		return Sources{}, nil
	}
	for _, word := range words {
		found := b.sourcesIn(word)
		s.Found = append(s.Found, found...)
		if found == nil {
			found = []string{word}
		}
		s.All = append(s.All, found...)
	}
	switch {
	case len(words) > 1 || s.Found != nil:
		return s, nil
	case b.startable(words[0]): // a folder has the name of a program
		return Sources{}, nil
	}
	return Sources{}, NewFileError(words[0], ErrNoSources)
}

// TakeOptions reports whether the words before the first option name sources: then the options belong to Ninefold, not
// to a command.
func (b *Builder) TakeOptions(words []string) bool {
	option := slices.IndexFunc(words, func(word string) bool { return len(word) > 1 && word[0] == '-' })
	return option > 0 && b.areSources(words[:option]) && (option > 1 || !b.startable(words[0]))
}

// IsSource reports whether words are the name of one source. Unlike Sources, it reads no folder.
func (b *Builder) IsSource(words []string) bool { return len(words) == 1 && b.isSource(words[0]) }

func (b *Builder) isSource(word string) bool {
	info, err := os.Stat(word)
	return b.known(word) && (err != nil || info.Mode().IsRegular())
}

func (b *Builder) areSources(words []string) bool {
	named := func(word string) bool { return b.isSource(word) || isFolder(word) }
	if !slices.ContainsFunc(words, func(word string) bool { return !named(word) }) {
		return len(words) > 0
	}
	return len(words) > 1 && (named(words[0]) || isFile(words[0])) && !b.startable(words[0])
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// startable reports whether a word can be the first of a command. A source to compile cannot, even if the system calls
// every file executable.
func (b *Builder) startable(word string) bool {
	rows := b.Table.rows(word)
	if len(rows) > 0 && rows[0].Compile != nil {
		return false
	}
	_, err := exec.LookPath(word)
	return err == nil
}

// sourcesIn returns the sources in a folder and its subfolders, without hidden ones; nil if it has none or is no
// folder.
func (b *Builder) sourcesIn(folder string) []string {
	real, err := filepath.EvalSymlinks(folder)
	if err != nil || !isFolder(real) {
		return nil
	}
	w := walk{table: b.Table, seen: map[string]bool{}}
	w.read(filepath.Clean(folder), real)
	return w.sources
}

// walk finds sources. It follows links and reads no folder twice.
type walk struct {
	table   Table
	seen    map[string]bool // folders, by their paths without links
	sources []string
}

// read reads a folder; real is its path without links. It skips a folder that cannot be read.
func (w *walk) read(folder, real string) {
	if w.seen[real] {
		return
	}
	w.seen[real] = true
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		path, realPath, kind := filepath.Join(folder, entry.Name()), filepath.Join(real, entry.Name()), entry.Type()
		if kind&fs.ModeSymlink != 0 {
			realPath, kind = follow(realPath)
		}
		switch {
		case kind.IsDir():
			w.read(path, realPath)
		case kind.IsRegular() && len(w.table.rows(entry.Name())) > 0:
			w.sources = append(w.sources, path)
		}
	}
}

// follow returns the target of a link and its kind. If there is no target, it returns a file that cannot be read.
func follow(link string) (string, fs.FileMode) {
	real, err := filepath.EvalSymlinks(link)
	if err != nil {
		return link, 0
	}
	info, err := os.Stat(real)
	if err != nil {
		return link, 0
	}
	return real, info.Mode().Type()
}
