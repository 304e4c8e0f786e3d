package locale

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestAmountsHaveTheFormOfTheirNumber(t *testing.T) {
	for things, want := range map[string][4]string{
		"marks": {"0 marks", "1 mark", "2 marks", "11 marks"}, "moves": {"0 moves", "1 move", "2 moves", "11 moves"},
		"plies": {"0 moves", "1 move", "2 moves", "11 moves"}, "cells": {"none", "one cell", "2 cells", "11 cells"},
		"blunders": {"0 blunders", "1 blunder", "2 blunders", "11 blunders"},
	} {
		for i, n := range [...]int{0, 1, 2, 11} {
			fail.Unequal(t, w.Amount(things, n), want[i], "%d %s", n, things)
		}
	}
	inEveryLanguage(t, func(w *Words) []string {
		return []string{w.Amount("moves", 0), w.Amount("moves", 1), w.Amount("moves", 21)}
	})
}

// TestEveryPluralHasBothForms checks that words for a number have a form for one and a form for the rest, and no other.
func TestEveryPluralHasBothForms(t *testing.T) {
	for _, language := range Languages() {
		for key, words := range wordsOf(t, language) {
			forms, plural := words.(map[string]any)
			fail.If(t, plural && (len(forms) != 2 || forms["one"] == nil || forms["other"] == nil),
				"%s: %q has the forms %v", language.Code, key, forms)
		}
	}
}

func TestSentences(t *testing.T) {
	for want, all := range map[string][]string{
		"": nil, "One.": {"", "One.", ""}, "One. Two.": {"One.", "Two."},
		"One. {{.Two}} Three.": {"One.", "", "{{.Two}}", "Three."},
	} {
		fail.Unequal(t, w.Sentences(all...), want, "it")
	}
	fail.Unequal(t, For("zh").Sentences("一。", "二。"), "一。二。", "in Chinese")
}

func TestLists(t *testing.T) {
	for want, words := range map[string][]string{
		"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b, c and d": {"a", "b", "c", "d"},
	} {
		fail.Unequal(t, w.List(words), want, "it")
	}
}
