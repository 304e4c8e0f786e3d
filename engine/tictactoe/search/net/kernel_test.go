//go:build amd64 || arm64

package net

import (
	"math/rand/v2"
	"testing"

	"ninefold/engine/test/fail"
)

func randomAccumulator(random *rand.Rand) (a Accumulator) {
	for view := range a {
		for i := range a[view] {
			a[view][i] = random.Uint64()
			if random.IntN(4) == 0 { // numbers at the ends of the range
				a[view][i] = [...]uint64{0, 1<<64 - 1, 0x7fff_7fff_7fff_7fff, 0x8000_8000_8000_8000}[random.IntN(4)]
			}
		}
	}
	return a
}

func TestAssemblerIsThePlainKernel(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 1))
	var destinations [noBucket + 1]Accumulator
	for i := range noBucket {
		destinations[i] = randomAccumulator(random)
	}
	var bucketOf [9]uint8
	params := make([]float32, Size)
	for i := range params[secondAt:offsetAt] {
		params[secondAt+i] = float32(random.NormFloat64() * 2)
	}
	deep := newSecondLayer(params)
	for range 20_000 {
		from, old, now := randomAccumulator(random), randomAccumulator(random), randomAccumulator(random)
		var fast, plain Accumulator
		fast.replace(&from, old.summand(), now.summand())
		plain.replacePlain(&from, old.summand(), now.summand())
		fail.NowIf(t, fast != plain, "%x less %x and %x: %x, want %x", from, old, now, fast, plain)
		more := additions{&now, &old, &destinations, &bucketOf, uint16(random.IntN(512))}
		for box := range bucketOf {
			bucketOf[box] = uint8(random.IntN(buckets))
		}
		got := output(&from[0], &from[1], &more, &deep)
		want := outputPlain(&from[0], &from[1], &more, &deep)
		fail.NowIf(t, got != want, "%x with %x, %x and %b of %v: %d, want %d", from, now, old, more.places, bucketOf,
			got, want)
	}
}
