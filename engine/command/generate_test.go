package command

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/tictactoe"
)

func TestGeneratedCasesAreOfTheStatedKinds(t *testing.T) {
	random := dice{rand.New(rand.NewPCG(1, 0))}
	for n := 1; n <= 2000; n++ {
		p := random.position(n)
		last, ok := p.Last()
		empty := p.Count(tictactoe.Empty)
		if !ok || empty == 0 {
			t.Fatalf("case %d has a last move: %v, and %d empty cells", n, ok, empty)
		}
		surplus := p.Count(tictactoe.X) - p.Count(tictactoe.O)
		adds := surplus == 1 && p.At(last) == tictactoe.X || surplus == 0 && p.At(last) == tictactoe.O
		_, forced := p.Forced()
		kind := true
		switch n % 10 {
		case 1, 3, 6, 9:
			kind = adds
		case 4, 8:
			kind = !forced
		case 5:
			kind = empty <= 8
		case 0:
			kind = !adds
		}
		if !kind {
			text, _ := tictactoe.AppendText(nil, &p)
			t.Errorf("case %d is not of its kind:\n%s", n, text)
		}
	}
}

// The bytes are what others have published their results for: they must not change.
func TestTheSameSeedGivesTheSameBytes(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cases")
	if err := generate(context.Background(), dir, 100, 1); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) != 200 {
		t.Fatalf("%d files, %v, want 200", len(files), err)
	}
	hash := sha256.New()
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(hash, "%s %d\n%s", filepath.Base(name), len(data), data)
	}
	const want = "0967119057f8f7183d5b1f4d3007761f2586b2311488f239ee0f35d987d618a3"
	if got := fmt.Sprintf("%x", hash.Sum(nil)); got != want {
		t.Errorf("the hash of seed 1 is %s, want %s", got, want)
	}
}
