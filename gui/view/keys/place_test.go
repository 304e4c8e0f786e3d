package keys

import (
	"testing"

	"ninefold/engine/test/fail"
)

// TestEachLetterAndDigitHasOnePlace compares with the keys' codes in Linux's input-event-codes.h and in Apple's
// Events.h.
func TestEachLetterAndDigitHasOnePlace(t *testing.T) {
	for name, at := range map[string]func(int) Key{"PC": OnPC, "Mac": OnMac} {
		places := map[Key]int{}
		for code := range 256 {
			if k := at(code); k != None {
				places[k]++
			}
		}
		for _, k := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
			fail.If(t, places[Key(k)] != 1, "%s: %c has %d places", name, k, places[Key(k)])
		}
		fail.If(t, len(places) != 36, "%s: there are %d keys", name, len(places))
	}
	for key, codes := range map[Key][2]int{
		"1": {2, 18}, "5": {6, 23}, "6": {7, 22}, "0": {11, 29}, "Q": {16, 12}, "T": {20, 17}, "Y": {21, 16},
		"A": {30, 0}, "H": {35, 4}, "L": {38, 37}, "Z": {44, 6}, "M": {50, 46},
	} {
		pc, mac := OnPC(codes[0]), OnMac(codes[1])
		fail.If(t, pc != key || mac != key, "%v are %s and %s, want %s", codes, pc, mac, key)
	}
	fail.If(t, OnPC(-1) != None || OnPC(12) != None || OnMac(10) != None, "other places have a letter or a digit")
}

// TestDigitsNeedNoShift: a French keyboard has & at the place of 1, and types 1 with Shift.
func TestDigitsNeedNoShift(t *testing.T) {
	for _, test := range []struct {
		key         Shortcut
		typed, want rune
	}{
		{Alone("1"), '1', '1'},
		{Alone("1"), '&', '1'}, {Alone("2"), 'é', '2'}, {Alone("0"), 'à', '0'},
		{Shortcut{Key: "1", Shift: true}, '1', '1'},
		{Alone("8"), '_', '8'}, {Shortcut{Key: "1", Shift: true}, '!', '!'}, // as on a German one
		{Alone("A"), 'ф', 'ф'}, {Alone("A"), '!', '!'}, {Alone(None), '?', '?'}, {Alone(Space), ' ', ' '},
		{Alone("F1"), '7', '7'},
	} {
		got := test.key.Meant(test.typed)
		fail.If(t, got != test.want, "%q by %v is %q, want %q", test.typed, test.key, got, test.want)
	}
}
