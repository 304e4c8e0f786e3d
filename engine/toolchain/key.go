package toolchain

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	"ninefold/engine/program"
)

// keyOf returns a key of a source and everything that decides how it is compiled. It is "" if that is not known: if the
// row has no command for the version, or the compiler may read files other than the system's.
func keyOf(ctx context.Context, l *Language, s *source) string {
	if l.Version == nil || l.Reads != "" && (asksForFiles(s.content) || addsToSystem()) {
		return ""
	}
	limits := program.Limits{Time: 10 * time.Second, Output: 1 << 16}
	version, err := program.Run(ctx, program.Command{Args: l.Version}, nil, limits)
	if err != nil || version.End != program.Exited || version.Status != 0 {
		return ""
	}
	hash := sha256.New()
	fmt.Fprintf(hash, "2 %s %s %q %q %q %q\n", runtime.GOOS, runtime.GOARCH, l.Compile, version.Output, version.Stderr,
		s.file)
	hash.Write(s.content)
	return hex.EncodeToString(hash.Sum(nil))
}

// pattern returns a function that compiles a regular expression at its first call: most starts use none.
func pattern(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// addsToSystem reports whether the user has folders of headers that compilers take for the system's and do not list.
func addsToSystem() bool {
	return os.Getenv("C_INCLUDE_PATH") != "" || os.Getenv("CPLUS_INCLUDE_PATH") != ""
}

// asking matches text that may make a compiler read, or look for, files that it does not list: any include except of a
// name in angle brackets, which the compiler looks for among the system's files and lists otherwise, and text that
// hides an include.
var asking = pattern(`include\s*[^<\s]|embed|incbin|import|env!|\?\?/`)

// asksForFiles reports whether a source may ask for other files in a way that a compiler does not list. Text that only
// looks like it, as in a comment, counts too.
func asksForFiles(content []byte) bool {
	return asking().Match(lineSplice().ReplaceAll(content, nil))
}

// lineSplice matches the end of a line of C that continues in the next.
var lineSplice = pattern(`\\\s*\n`)

// othersIn returns the files, besides the source, that a compiler has listed in a rule for make. It gives files beside
// the source by their names there.
func (s *source) othersIn(list string) ([]string, error) {
	rule, err := os.ReadFile(list)
	if err != nil {
		return nil, err
	}
	var others []string
	for _, name := range prerequisites(string(rule)) {
		if filepath.Clean(name) == s.file {
			continue
		}
		if beside, err := filepath.Rel(s.beside, name); err == nil && filepath.IsLocal(beside) {
			name = beside
		}
		others = append(others, name)
	}
	return others, nil
}

// prerequisites returns the words after the colon in the first rule of a text for make.
func prerequisites(text string) (names []string) {
	text = strings.NewReplacer("\r\n", "\n", "\\\r\n", " ", "\\\n", " ").Replace(text)
	rule, _, _ := strings.Cut(text, "\n")
	_, rule, _ = strings.Cut(rule, ": ")
	const blank = "\x00" // stands for a blank in a name
	for _, name := range strings.Fields(strings.ReplaceAll(rule, `\ `, blank)) {
		names = append(names, strings.NewReplacer(blank, " ", `\#`, "#", "$$", "$").Replace(name))
	}
	return names
}
