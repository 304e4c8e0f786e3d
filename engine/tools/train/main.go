// Train makes a net for engine/tictactoe/search: it plays games of the search against itself, fits the net to the
// search's expectations and the results, and prints how well its estimates fit games that it was not trained on. The
// same arguments give the same net, as long as the search is the same. The games, which take longest, can be kept in a
// file: a training that was stopped, or needs more games, continues with those. Games of several runs may share one
// file.
//
//	go run ./engine/tools/train -rules closed -data closed.games -from old.net -o engine/tictactoe/search/closed.net
//
// 280,000 games with 2000 nodes a move and 4 epochs take some 50 minutes on one core; less of both gives a weaker net
// sooner.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// options are the options of the command line.
type options struct {
	play
	games  int
	epochs int
	rate   float64
	data   string
	from   string
	out    string
}

func main() {
	var o options
	rules := flag.String("rules", "closed", "the rule set, one with a winner")
	flag.IntVar(&o.games, "games", 60_000, "how many games to play")
	flag.Int64Var(&o.nodes, "nodes", 1000, "how many positions to look at for a move")
	flag.IntVar(&o.noise, "noise", 0, "draw one move in so many at random, after the search has looked at its position")
	flag.Int64Var(&o.proof, "proof", 0,
		"how many positions to look at to prove the value of each position of the plies 20 to 40; 0 for no proofs")
	flag.Uint64Var(&o.seed, "seed", 1, "draws openings, and the parameters to begin with")
	flag.IntVar(&o.epochs, "epochs", 5, "how often to fit to each position")
	flag.Float64Var(&o.rate, "rate", 0.002, "how fast to learn after the first steps; at the end a twentieth of that")
	flag.StringVar(&o.data, "data", "", "a file of games: those that are in it need not be played, others are appended")
	flag.StringVar(&o.from, "from", "",
		"a net to begin with, such as that of similar rules; random parameters if not given")
	flag.StringVar(&o.out, "o", "", "the file for the net; RULES.net if not given")
	flag.Parse()
	if err := run(&o, *rules); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

// run trains a model for the rules of a name, and writes it to its file.
func run(o *options, rules string) (err error) {
	if o.rules, err = tictactoe.ParseRules(rules); err != nil {
		return err
	}
	if !o.rules.HaveWinner() {
		return errors.New("under these rules nobody wins")
	}
	model, err := train(o)
	if err != nil {
		return err
	}
	return os.WriteFile(cmp.Or(o.out, rules+".net"), net.Encode(model.Params), 0o644)
}

func train(o *options) (*net.Model, error) {
	games, err := gamesOf(o)
	if err != nil {
		return nil, err
	}
	fmt.Printf("%d games, rules %v\n", len(games), o.rules)
	random := rand.New(rand.NewPCG(o.seed, 77))
	model, err := start(o, random)
	if err != nil {
		return nil, err
	}
	test := len(games) / 20 // the first of them
	fit(model, positions(o.rules, games[test:]), positions(o.rules, games[:test]), o, random)
	return model, nil
}

// start returns the model to begin with.
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

// gamesOf reads the games in the file, plays those that are missing and appends them batch by batch. After a stop the
// program goes on from there the next time.
func gamesOf(o *options) (games []game, err error) {
	written := io.Discard
	if o.data != "" {
		file, known, err := openGames(o.data)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		games, written = known[:min(len(known), o.games)], file
	}
	err = o.play.games(len(games), o.games, runtime.GOMAXPROCS(0), func(g game) error {
		games = append(games, g)
		return g.write(written)
	})
	return games, err
}

// openGames opens a file of games to append to, and reads it. It cuts off an unfinished line.
func openGames(name string) (*os.File, []game, error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	data, err := io.ReadAll(file)
	whole := data[:bytes.LastIndexByte(data, '\n')+1]
	games, bad := readGames(bytes.NewReader(whole))
	_, moved := file.Seek(int64(len(whole)), io.SeekStart)
	if err = errors.Join(err, bad, moved, file.Truncate(int64(len(whole)))); err != nil {
		file.Close()
		return nil, nil, err
	}
	return file, games, nil
}

// fit trains a model, and prints how well it estimates positions that it has not been trained on.
func fit(model *net.Model, seen, test []position, o *options, random *rand.Rand) {
	const (
		batch  = 1024
		warmup = 400 // steps until the rate is reached: Adam first learns how large the gradients are
	)
	samples := make([]net.Sample, len(seen))
	for i, p := range seen {
		samples[i] = p.Sample
	}
	fmt.Printf("%d positions to fit to, %d to test\n", len(samples), len(test))
	steps := len(samples) / batch
	fmt.Printf("before: on games unseen %.4f\n", modelLoss(model, test))
	printErrors(model, test)
	for epoch := range o.epochs {
		random.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
		loss := 0.0
		for i := range steps {
			done := (float64(epoch) + float64(i)/float64(steps)) / float64(o.epochs)
			rate := o.rate * (1 - 0.95*done) * min(1, float64(epoch*steps+i)/warmup)
			loss += model.Step(samples[i*batch:(i+1)*batch], float32(rate), random)
		}
		fmt.Printf("epoch %d: loss %.4f, on games unseen %.4f\n", epoch+1, loss/float64(max(1, steps)),
			modelLoss(model, test))
	}
	printErrors(model, test)
}
