// Train makes a net for engine/search: it plays games of the search against itself, fits the net to how they went on,
// and prints how well its estimates fit results that it has not seen. The same arguments give the same net, as long as
// the search is the same; the games, which take longest, can be kept in a file.
//
//	go run ./engine/search/train -rules closed -data closed.games -o engine/search/closed.net
//
// 60,000 games and 5 epochs take some 20 minutes on one core; less of both gives a weaker net sooner.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"runtime"

	"ninefold/engine/search/net"
	"ninefold/engine/tictactoe"
)

// options are what the command line says.
type options struct {
	rules  string
	games  int
	nodes  int64
	seed   uint64
	epochs int
	data   string
	from   string
	out    string
}

func main() {
	var o options
	flag.StringVar(&o.rules, "rules", "closed", "the rule set, one with a winner")
	flag.IntVar(&o.games, "games", 60_000, "how many games to play")
	flag.Int64Var(&o.nodes, "nodes", 1000, "how many positions to look at for a move")
	flag.Uint64Var(&o.seed, "seed", 1, "draws openings, and the parameters to begin with")
	flag.IntVar(&o.epochs, "epochs", 5, "how often to fit to each position")
	flag.StringVar(&o.data, "data", "", "a file of games: read if it exists, otherwise written")
	flag.StringVar(&o.from, "from", "", "a net to begin with, such as that of similar rules; random parameters if not given")
	flag.StringVar(&o.out, "o", "", "the file for the net; RULES.net if not given")
	flag.Parse()
	if err := run(&o); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(o *options) error {
	rules, err := tictactoe.ParseRules(o.rules)
	if err != nil {
		return err
	}
	if !rules.HaveWinner() {
		return errors.New("under these rules nobody wins")
	}
	games, err := gamesOf(rules, o)
	if err != nil {
		return err
	}
	fmt.Printf("%d games, rules %v\n", len(games), rules)
	random := rand.New(rand.NewPCG(o.seed, 77))
	model, err := start(o, random)
	if err != nil {
		return err
	}
	// One game in twenty is for the test.
	fit(model, positions(rules, games[len(games)/20:]), positions(rules, games[:len(games)/20]), o.epochs, random)
	if o.out == "" {
		o.out = o.rules + ".net"
	}
	return os.WriteFile(o.out, net.Encode(model.Params), 0o644)
}

// start is the model to begin with.
func start(o *options, random *rand.Rand) (*net.Model, error) {
	if o.from == "" {
		return net.NewModel(random), nil
	}
	data, err := os.ReadFile(o.from)
	if err != nil {
		return nil, err
	}
	params, err := net.Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", o.from, err)
	}
	return net.ModelFrom(params), nil
}

// gamesOf reads the games, or plays them.
func gamesOf(rules tictactoe.Rules, o *options) ([]game, error) {
	if o.data != "" {
		file, err := os.Open(o.data)
		if err == nil {
			defer file.Close()
			return readGames(file)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	var games []game
	err := playGames(rules, o.games, o.nodes, o.seed, runtime.GOMAXPROCS(0), func(g game) error {
		games = append(games, g)
		return nil
	})
	if err != nil || o.data == "" {
		return games, err
	}
	return games, writeGames(o.data, games)
}

func writeGames(name string, games []game) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(file)
	for _, g := range games {
		g.write(w) // w keeps its first error
	}
	return errors.Join(w.Flush(), file.Close())
}

// fit trains a model, and prints how well it does on positions that it does not see.
func fit(model *net.Model, seen, test []position, epochs int, random *rand.Rand) {
	const batch, rate = 1024, 0.002
	samples := samplesOf(seen)
	fmt.Printf("%d positions to fit to, %d to test; the search's own loss is %.4f\n", len(samples), len(test), searchLoss(test))
	steps := len(samples) / batch
	for epoch := range epochs {
		random.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
		loss := 0.0
		for i := range steps {
			done := (float64(epoch) + float64(i)/float64(steps)) / float64(epochs)
			loss += model.Step(samples[i*batch:(i+1)*batch], float32(rate*(1-0.95*done)), random)
		}
		fmt.Printf("epoch %d: loss %.4f, on results unseen %.4f\n", epoch+1, loss/float64(max(1, steps)), modelLoss(model, test))
	}
	printCalibration(model, test)
}
