package files

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

func TestAFolderListsWhatCanBeChosenFoldersFirst(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"b.txt", "A.txt", "棋.txt", ".hidden"} {
		texttest.Write(t, filepath.Join(dir, name), "")
	}
	for _, name := range []string{"games", "Boards"} {
		fail.OnError(t, os.Mkdir(filepath.Join(dir, name), 0o700))
	}
	for link, to := range map[string]string{"to file": "b.txt", "to folder": "games", "to nothing": "none"} {
		if err := os.Symlink(filepath.Join(dir, to), filepath.Join(dir, link)); err != nil {
			t.Skip(err)
		}
	}
	const unfinished = ".ninefold-0123456789abcdef.tmp"
	fail.NowIf(t, !atomicfile.IsTemporary(unfinished), "a write would have another name")
	texttest.Write(t, filepath.Join(dir, unfinished), "")
	entries, err := readFolder(dir)
	fail.OnError(t, err)
	for typed, want := range map[string]string{
		"":     "Boards/ games/ to folder/ A.txt b.txt to file 棋.txt",
		"B":    "Boards/ b.txt",
		"TXT":  "A.txt b.txt 棋.txt",
		"file": "to file",
		"o":    "Boards/ to folder/ to file",
		".h":   ".hidden",
		"棋":    "棋.txt",
		"c":    "",
	} {
		fail.Unequal(t, names(match(entries, typed)), want, "for %q it lists", typed)
	}
}

// names returns the names of entries, those of folders with a slash.
func names(entries []entry) string {
	var all []string
	for _, e := range entries {
		if e.folder {
			e.name += "/"
		}
		all = append(all, e.name)
	}
	return strings.Join(all, " ")
}

func TestAFileIsNoFolder(t *testing.T) {
	entries, err := readFolder(texttest.Write(t, filepath.Join(t.TempDir(), "board.txt"), ""))
	fail.If(t, err == nil, "it lists %v", entries)
}

func TestANameCanBeAPath(t *testing.T) {
	dir, absolute := t.TempDir(), filepath.Join(t.TempDir(), "board.txt")
	for name, want := range map[string]string{
		"board.txt": filepath.Join(dir, "board.txt"), "games/board.txt": filepath.Join(dir, "games", "board.txt"),
		"..": filepath.Dir(dir), absolute: absolute, "~": home(), "~/board.txt": filepath.Join(home(), "board.txt"),
		"~board.txt": filepath.Join(dir, "~board.txt"), "a ~/b": filepath.Join(dir, "a ~/b"),
	} {
		fail.Unequal(t, resolve(dir, name), want, "%q", name)
	}
}
