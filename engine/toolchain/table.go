package toolchain

import (
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ninefold/engine/atomicfile"
	"ninefold/engine/program"
	"ninefold/engine/text"
)

// Table is the languages, in the order in which they are tried.
type Table []Language

// DefaultText is the table that Ninefold brings along, as Parse reads it.
//
//go:embed languages.txt
var DefaultText string

// Default is the table that Ninefold brings along.
func Default() Table {
	table, err := Parse(DefaultText)
	if err != nil {
		panic(err) // a test reads it
	}
	return table
}

// TableFile is where the user's own table is looked for: the file "languages" of the folder "ninefold" in the user's
// folder for configurations. The error says that there is no such folder.
func TableFile() (string, error) {
	folder, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(folder, "ninefold", "languages"), nil
}

// ErrTableTooLarge is why a file is no table.
var ErrTableTooLarge = errors.New("it is too large to be a table of languages")

// mostTable is the most that is read of a table, in bytes.
const mostTable = 1 << 20

// UserTable is the user's own table, or the default one if there is none. The error is a *FileError.
func UserTable() (Table, error) {
	name, err := TableFile()
	if err != nil {
		return Default(), nil
	}
	content, err := atomicfile.ReadFile(name, mostTable, ErrTableTooLarge)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	}
	var table Table
	if err == nil {
		table, err = Parse(string(content))
	}
	if err != nil {
		return nil, newFileError(name, err)
	}
	return table, nil
}

// What can be wanted of a table.
const (
	wantLanguage    text.Want = "language"
	wantKey         text.Want = "languageKey"
	wantExtension   text.Want = "extension"
	wantCommand     text.Want = "command"
	wantPlaceholder text.Want = "placeholder"
	wantRun         text.Want = "run"
	wantMemory      text.Want = "memory"
	wantFileName    text.Want = "fileName"
)

// Parse reads a table: rows begin with [NAME], and have lines "files = .EXTENSION ...", "run = COMMAND" and, in
// compiled languages, "compile = COMMAND" and perhaps "version = COMMAND", "reads = FILE" and "memory = SIZE". Lines
// that begin with # are remarks. The error is a *text.Error.
func Parse(src string) (Table, error) {
	var table Table
	var last int // line with text in it
	for i, line := range strings.Split(strings.TrimPrefix(src, "\ufeff"), "\n") {
		trimmed := strings.TrimSpace(line)
		if trimmed == "" || trimmed[0] == '#' {
			continue
		}
		p := lineParser{line: line, number: i + 1}
		if trimmed[0] == '[' {
			if err := table.end(last); err != nil {
				return nil, err
			}
			name, err := p.heading(trimmed)
			if err != nil {
				return nil, err
			}
			table = append(table, Language{Name: name})
		} else if len(table) == 0 {
			return nil, p.unexpected(trimmed, wantLanguage)
		} else if err := p.setting(&table[len(table)-1]); err != nil {
			return nil, err
		}
		last = i + 1
	}
	if len(table) == 0 {
		return nil, &text.Error{Line: 1, Column: 1, Want: wantLanguage, Found: text.FoundTextEnd}
	}
	if err := table.end(last); err != nil {
		return nil, err
	}
	return table, nil
}

// end holds that the last row of a table has what each needs; the number is that of its last line.
func (t Table) end(number int) error {
	if len(t) == 0 {
		return nil
	}
	row := &t[len(t)-1]
	want := wantRun
	if row.Extensions == nil {
		want = wantExtension
	} else if row.Run != nil {
		return nil
	}
	return &text.Error{Line: number + 1, Column: 1, Want: want, Found: text.FoundEmpty}
}

// lineParser reads a line of a table.
type lineParser struct {
	line   string
	number int // from 1
}

func (p *lineParser) heading(trimmed string) (string, error) {
	name, ok := strings.CutSuffix(trimmed[1:], "]")
	if name = strings.TrimSpace(name); !ok || name == "" {
		return "", p.unexpected(trimmed, wantLanguage)
	}
	return name, nil
}

// setting reads a line "KEY = VALUE" into a row.
func (p *lineParser) setting(row *Language) error {
	key, value, _ := strings.Cut(p.line, "=")
	key, value = strings.TrimSpace(key), strings.TrimSpace(value)
	var err error
	switch key {
	case "files":
		row.Extensions, err = p.extensions(value)
	case "compile":
		row.Compile, err = p.command(value)
	case "run":
		row.Run, err = p.command(value)
	case "version":
		row.Version, err = p.command(value)
	case "reads":
		if row.Reads = value; !filepath.IsLocal(value) {
			err = p.unexpected(value, wantFileName)
		}
	case "memory":
		row.Memory, err = p.memory(value)
	default:
		err = p.unexpected(key, wantKey)
	}
	return err
}

func (p *lineParser) extensions(value string) ([]string, error) {
	words := strings.Fields(strings.ToLower(value))
	if len(words) == 0 {
		return nil, p.unexpected("", wantExtension)
	}
	for i, word := range words {
		if len(word) < 2 || strings.LastIndex(word, ".") != 0 {
			return nil, p.unexpected(strings.Fields(value)[i], wantExtension)
		}
	}
	return words, nil
}

// memory reads a size in G, of 2^30 bytes, or M, of 2^20.
func (p *lineParser) memory(value string) (int64, error) {
	digits, shift := strings.TrimSuffix(value, "G"), 30
	if digits == value {
		digits, shift = strings.TrimSuffix(value, "M"), 20
	}
	n, err := strconv.ParseInt(digits, 10, 32)
	if err != nil || n <= 0 || digits == value {
		return 0, p.unexpected(value, wantMemory)
	}
	return n << shift, nil
}

func (p *lineParser) command(value string) ([]string, error) {
	words, err := ParseCommand(value)
	var unknown *PlaceholderError
	switch {
	case errors.As(err, &unknown):
		return nil, p.unexpected(unknown.Word, wantPlaceholder)
	case err != nil:
		return nil, p.unexpected(value, wantCommand)
	}
	return words, nil
}

// unexpected is an error at a part of the line, or at the line's end if that is empty.
func (p *lineParser) unexpected(part string, want text.Want) error {
	at, found := len(strings.TrimRight(p.line, " \t\r")), text.FoundLineEnd
	if part != "" {
		const most = 40 // characters
		at, found = strings.Index(p.line, part), strconv.Quote(text.Cut(part, most))
	}
	return &text.Error{Line: p.number, Column: utf8.RuneCountInString(p.line[:at]) + 1, Want: want, Found: found}
}

// PlaceholderError is a word in braces that stands for nothing.
type PlaceholderError struct{ Word string }

func (e *PlaceholderError) Error() string {
	return fmt.Sprintf("%s stands for nothing: want one of %s", e.Word, strings.Join(placeholders[:], ", "))
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

// rows are the languages whose sources end as a name does.
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
