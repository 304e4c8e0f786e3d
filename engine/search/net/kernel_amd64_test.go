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
	for range 20_000 {
		sum, old, now := randomSum(random), randomSum(random), randomSum(random)
		var fast, plain Sum
		replaceAVX2(&fast, &sum, &old, &now)
		plain.replacePlain(&sum, &old, &now)
		if fast != plain {
			t.Fatalf("%x less %x and %x: %x, want %x", sum, old, now, fast, plain)
		}
		got := int(outputAVX2(&sum[0], &sum[1], &now[0], &now[1], &old[0], &old[1]))
		if want := outputPlain(&sum[0], &sum[1], &now[0], &now[1], &old[0], &old[1]); got != want {
			t.Fatalf("%x with %x and %x: %d, want %d", sum, now, old, got, want)
		}
	}
}
