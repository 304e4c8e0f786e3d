package toolchain

import (
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
)

// Table has the languages in the order in which they are tried.
type Table []Language

// DefaultText is the table built into Ninefold, in the form of Parse.
//
//go:embed languages.toml
var DefaultText string

// Default returns the table built into Ninefold.
func Default() Table {
	table, err := Parse(DefaultText)
	if err != nil {
		panic(err) // cannot happen: a test reads it
	}
	return table
}

// TableFile returns the path of the user's own table: the file languages.toml in the folder "ninefold" of the user's
// folder for configurations. The error says that there is no such folder.
func TableFile() (string, error) {
	folder, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(folder, "ninefold", "languages.toml"), nil
}

// ErrTableTooLarge says that a file is too large for a table.
var ErrTableTooLarge = message.NewError("error.tableTooLarge")

// mostTable is the largest table that is read, in bytes.
const mostTable = 1 << 20

// UserTable returns the user's own table, or the default one if there is none. A file that is not regular or too large
// for a table is set aside. The error is a *FileError.
func UserTable() (Table, error) {
	name, err := TableFile()
	if err != nil {
		return Default(), nil
	}
	content, err := atomicfile.ReadFile(name, mostTable, ErrTableTooLarge)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	}
	if errors.Is(err, atomicfile.ErrNotRegular) || errors.Is(err, ErrTableTooLarge) {
		err = atomicfile.SetAside(name, err)
	}
	var table Table
	if err == nil {
		table, err = Parse(string(content))
	}
	if err != nil {
		return nil, atomicfile.NewFileError(name, err)
	}
	return table, nil
}

// UserBuilder returns a builder with the user's own table, or with the default one if there is none. The error is a
// *FileError.
func UserBuilder(c *BuildCache) (*Builder, error) {
	table, err := UserTable()
	return &Builder{Table: table, Cache: c}, err
}

// Parse reads a table in TOML: for each language a table with its name, which has "files", the endings of its sources,
// the command "run" and, if it is compiled, "compile", with "debug", "reads" and "memory" optional. The
// error is a *text.Error.
func Parse(src string) (Table, error) {
	p := tableParser{src: src}
	var rows map[string]toml.Primitive
	var err error
	var syntax toml.ParseError
	if p.meta, err = toml.Decode(src, &rows); errors.As(err, &syntax) {
		return nil, p.unexpectedAt(syntax.Position.Start, "toml")
	}
	var table Table
	for _, key := range p.meta.Keys() {
		name := key[0]
		if !slices.ContainsFunc(table, func(l Language) bool { return l.Name == name }) {
			table = append(table, p.row(name, rows[name]))
		}
	}
	if len(table) == 0 {
		return nil, &text.Error{Line: 1, Column: 1, Want: "language", Found: text.FoundTextEnd}
	}
	return table, p.err
}

// tableParser reads the TOML of the languages. After its first error, what it reads means nothing.
type tableParser struct {
	src  string
	meta toml.MetaData
	err  error
}

// row reads the table of a language.
func (p *tableParser) row(name string, value toml.Primitive) Language {
	row := Language{Name: name}
	var settings map[string]toml.Primitive
	if p.meta.PrimitiveDecode(value, &settings) != nil || settings == nil || strings.TrimSpace(name) == "" {
		p.refuse(value, name, "language")
		return row
	}
	for _, key := range p.meta.Keys() {
		if len(key) == 2 && key[0] == name {
			p.setting(&row, key[1], settings[key[1]])
		}
	}
	switch {
	case row.Extensions == nil:
		p.refuse(value, name, "extension")
	case row.Run == nil:
		p.refuse(value, name, "run")
	}
	return row
}

// setting reads a value into a row.
func (p *tableParser) setting(row *Language, key string, value toml.Primitive) {
	switch key {
	case "files":
		row.Extensions = p.extensions(value)
	case "compile":
		row.Compile = p.command(value)
	case "debug":
		row.Debug = p.command(value)
	case "run":
		row.Run = p.command(value)
	case "reads":
		if row.Reads = p.text(value); !filepath.IsLocal(row.Reads) {
			p.refuse(value, row.Reads, "fileName")
		}
	case "memory":
		var err error
		if row.Memory, err = program.ParseSize(p.text(value)); err != nil {
			p.refuse(value, p.text(value), "memory")
		}
	default:
		p.refuse(value, key, "languageKey")
	}
}

// text returns a value that is a text, and "" for any other.
func (p *tableParser) text(value toml.Primitive) (s string) {
	_ = p.meta.PrimitiveDecode(value, &s) // an empty one is wrong as well
	return s
}

func (p *tableParser) extensions(value toml.Primitive) (words []string) {
	if p.meta.PrimitiveDecode(value, &words) != nil || len(words) == 0 {
		p.refuse(value, "", "extension")
	}
	for i, word := range words {
		if len(word) < 2 || strings.LastIndex(word, ".") != 0 {
			p.refuse(value, word, "extension")
		}
		words[i] = strings.ToLower(word)
	}
	return words
}

func (p *tableParser) command(value toml.Primitive) []string {
	line := p.text(value)
	words, err := ParseCommand(line)
	var unknown *PlaceholderError
	switch {
	case errors.As(err, &unknown):
		p.refuse(value, unknown.Word, "placeholder")
	case err != nil:
		p.refuse(value, line, "command")
	}
	return words
}

// refuse notes an error at part, which the value or the rest of its line contains; at the value if part is "".
func (p *tableParser) refuse(value toml.Primitive, part string, want text.Want) {
	if p.err != nil {
		return
	}
	var at toml.ParseError
	errors.As(p.meta.PrimitiveDecode(value, new(refused)), &at)
	begin := at.Position.Start
	line := strings.LastIndexByte(p.src[:begin], '\n') + 1
	if rest, _, _ := strings.Cut(p.src[line:], "\n"); part != "" && strings.Contains(rest, part) {
		begin = line + strings.Index(rest, part)
	}
	p.err = p.unexpectedAt(begin, want)
}

// unexpectedAt returns an error at the rest of the line from a byte on.
func (p *tableParser) unexpectedAt(begin int, want text.Want) error {
	const most = 40 // characters
	c := text.Cursor{Text: []byte(p.src), Pos: min(begin, len(p.src))}
	rest, _, _ := strings.Cut(p.src[c.Pos:], "\n")
	found := text.FoundLineEnd
	if rest = strings.TrimRight(rest, " \t\r"); rest != "" {
		found = strconv.Quote(text.Cut(rest, most))
	}
	return c.ErrorAt(c.Pos, &text.Error{Want: want, Found: found})
}

// refused accepts no value, because the library states a value's place in its errors only.
type refused struct{}

func (*refused) UnmarshalTOML(any) error { return errors.ErrUnsupported }

// PlaceholderError says that a word in braces is no placeholder.
type PlaceholderError struct{ Word string }

func (e *PlaceholderError) Error() string {
	return fmt.Sprintf("%s stands for nothing: want one of %s", e.Word, strings.Join(placeholders[:], ", "))
}

// pattern returns a function that compiles a regular expression at its first call: most starts use none.
func pattern(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

var inBraces = pattern(`\{[a-zA-Z]+\}`)

// ParseCommand reads a command of the table. The error is one of program.ParseCommand or a *PlaceholderError.
func ParseCommand(line string) ([]string, error) {
	command, err := program.ParseCommand(line)
	if err != nil {
		return nil, err
	}
	for _, word := range inBraces().FindAllString(line, -1) {
		if !slices.Contains(placeholders[:], word) {
			return nil, &PlaceholderError{word}
		}
	}
	return command.Args, nil
}

// rows returns the languages of sources with a name's ending.
func (t Table) rows(name string) Table {
	extension := strings.ToLower(filepath.Ext(name))
	var rows Table
	for _, l := range t {
		if slices.Contains(l.Extensions, extension) {
			rows = append(rows, l)
		}
	}
	return rows
}
