package net

import (
	"math/rand/v2"
	"testing"

	"golang.org/x/sys/cpu"
)

func randomSum(random *rand.Rand) (s Sum) {
	for view := range s {
		for i := range s[view] {
			s[view][i] = random.Uint64()
			if random.IntN(4) == 0 { // numbers at the ends of what fits
				s[view][i] = [...]uint64{0, 1<<64 - 1, 0x7fff_7fff_7fff_7fff, 0x8000_8000_8000_8000}[random.IntN(4)]
			}
		}
	}
	return s
}

func TestAssemblerIsThePlainKernel(t *testing.T) {
	if !cpu.X86.HasAVX2 {
		t.Skip("this processor has no AVX2")
	}
	random := rand.New(rand.NewPCG(8, 1))
	var sends [noProspect + 1]Sum
	for i := range noProspect {
		sends[i] = randomSum(random)
	}
	var fields [9]uint8
	params := make([]float32, Size)
	for i := range params[secondAt:offsetAt] {
		params[secondAt+i] = float32(random.NormFloat64() * 2)
	}
	deep := newSecondLayer(params)
	for range 20_000 {
		sum, old, now := randomSum(random), randomSum(random), randomSum(random)
		var fast, plain Sum
		replaceAVX2(&fast, &sum, &old, &now)
		plain.replacePlain(&sum, &old, &now)
		if fast != plain {
			t.Fatalf("%x less %x and %x: %x, want %x", sum, old, now, fast, plain)
		}
		more := additions{&now, &old, &sends, &fields, uint16(random.IntN(512))}
		for f := range fields {
			fields[f] = uint8(random.IntN(prospects))
		}
		got := int(outputAVX2(&sum[0], &sum[1], &more, &deep))
		if want := outputPlain(&sum[0], &sum[1], &more, &deep); got != want {
			t.Fatalf("%x with %x, %x and %b of %v: %d, want %d", sum, now, old, more.places, fields, got, want)
		}
	}
}
