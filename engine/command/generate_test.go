package command

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/sample"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// cases generates cases and returns the contents of the files by their names.
func cases(t *testing.T, count int, seed uint64, rules tictactoe.Rules) map[string]string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "new", "cases")
	fail.OnError(t, generate(context.Background(), dir, count, sample.Series{Seed: seed, Rules: rules}))
	entries, err := os.ReadDir(dir)
	fail.NowIf(t, err != nil || len(entries) != 2*count, "%d files, %v, want %d", len(entries), err, 2*count)
	files := map[string]string{}
	for _, entry := range entries {
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		fail.OnError(t, err)
		files[entry.Name()] = string(data)
	}
	return files
}

func TestTheSameSeedGivesTheSameCases(t *testing.T) {
	few, many, other := cases(t, 10, 1, tictactoe.Judge), cases(t, 20, 1, tictactoe.Judge),
		cases(t, 10, 2, tictactoe.Judge)
	differ := 0
	for name := range few {
		fail.Unequal(t, few[name], many[name], "%s differs when more cases follow", name)
		if few[name] != other[name] {
			differ++
		}
	}
	fail.If(t, differ < len(few)/2, "another seed changed %d of %d files", differ, len(few))
}

func TestGeneratedAnswersAreRight(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		files := cases(t, 50, 3, rules)
		for name, input := range files {
			if filepath.Ext(name) != ".in" {
				continue
			}
			p, err := tictactoe.Parse([]byte(input))
			fail.NowIf(t, err != nil, "%v: %s: %v", rules, name, err)
			answer := files[name[:len(name)-len("in")]+"out"]
			fail.If(t, string(tictactoe.AppendMarked(nil, &p)) != answer,
				"%v: %s has another answer than\n%s", rules, name, answer)
		}
	}
}
