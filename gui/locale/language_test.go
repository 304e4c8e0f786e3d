package locale

import (
	"strings"
	"testing"
)

func TestWordsComeInTheLanguageInUse(t *testing.T) {
	defer Use(English)
	for _, step := range []struct {
		language Language
		want     string
	}{{Chinese, "撤销"}, {English, "Undo"}, {Chinese, "撤销"}} {
		if Use(step.language); Text("command.undo") != step.want {
			t.Errorf("in %s undo is %q, want %q", step.language, Text("command.undo"), step.want)
		}
	}
}

func TestTheSystemsLanguageIsOneOfThePrograms(t *testing.T) {
	for _, language := range Languages() {
		spoken := Spoken(language)
		if language != SystemLanguage && spoken != language || spoken != English && spoken != Chinese {
			t.Errorf("%s is spoken as %s", language, spoken)
		}
		if page := HelpPage(language); !strings.HasPrefix(page, "#") {
			t.Errorf("the help page in %s begins with %.40q", language, page)
		}
	}
}

func TestAmountsHaveTheFormOfTheirNumber(t *testing.T) {
	for things, want := range map[string][4]string{
		"marks": {"no mark", "one mark", "2 marks", "11 marks"}, "moves": {"no move", "one move", "2 moves", "11 moves"},
		"plies": {"no move", "one move", "2 moves", "11 moves"}, "cells": {"none", "one cell", "2 cells", "11 cells"},
		"seconds":  {"no time", "one second", "2 seconds", "11 seconds"},
		"turnings": {"no turning point", "one turning point", "2 turning points", "11 turning points"},
	} {
		for i, n := range [...]int{0, 1, 2, 11} {
			if got := Amount(things, n); got != want[i] {
				t.Errorf("%d %s are %q, want %q", n, things, got, want[i])
			}
		}
	}
	inEveryLanguage(t, func() []string { return []string{Amount("moves", 0), Amount("moves", 1), Amount("moves", 21)} })
}

// TestEveryPluralHasBothForms holds that words for a number have a form for one and one for the rest, and no other.
func TestEveryPluralHasBothForms(t *testing.T) {
	for _, language := range []Language{English, Chinese} {
		for key, words := range wordsOf(t, language) {
			forms, plural := words.(map[string]any)
			if plural && (len(forms) != 2 || forms["one"] == nil || forms["other"] == nil) {
				t.Errorf("%s: %q has the forms %v", language, key, forms)
			}
		}
	}
}

func TestSentences(t *testing.T) {
	for want, all := range map[string][]string{
		"": nil, "One.": {"", "One.", ""}, "One. Two.": {"One.", "Two."}, "One. {{.Two}} Three.": {"One.", "", "{{.Two}}", "Three."},
	} {
		if got := Sentences(all...); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	defer Use(English)
	if Use(Chinese); Sentences("一。", "二。") != "一。二。" {
		t.Errorf("in Chinese %q", Sentences("一。", "二。"))
	}
}

func TestLists(t *testing.T) {
	for want, words := range map[string][]string{
		"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b, c and d": {"a", "b", "c", "d"},
	} {
		if got := List(words); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
