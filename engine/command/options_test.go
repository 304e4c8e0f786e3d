package command

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

func TestTimes(t *testing.T) {
	const want = "want a time above 0, at most 24h, such as 500ms or 10s"
	for s, wanted := range map[string]time.Duration{
		"500ms": 500 * time.Millisecond, "1h30m": 90 * time.Minute, "1.5s": 1500 * time.Millisecond,
		"24h": 24 * time.Hour,
	} {
		got, err := parseTime(s)
		fail.If(t, err != nil || got != wanted, "%s is %v, %v", s, got, err)
	}
	for s, wanted := range map[string]string{
		"": want, "soon": want, "0s": want, "0": want, "-1s": want, ".s": want, "290y": `unknown unit "y": ` + want,
		"1h5x": `unknown unit "x": ` + want, "5 s": `unknown unit " s": ` + want, "5": "missing unit: " + want,
		"1h5": "missing unit: " + want, "24h1ns": "too large: " + want, "290000000h": want,
	} {
		got, err := parseTime(s)
		fail.If(t, err == nil || err.Error() != wanted, "%q is %v, %v, want %s", s, got, err, wanted)
	}
	if got, err := parseMargin("0"); err != nil || got != 0 {
		t.Errorf("0 is %v, %v", got, err)
	}
	got, err := parseMargin("-1s")
	fail.If(t, err == nil, "-1s is %v", got)
}

func TestSizes(t *testing.T) {
	const want = "want a size above 0, at most 1024G, such as 256M or 1G"
	for s, wanted := range map[string]int64{
		"1K": 1 << 10, "64K": 64 << 10, "256M": 256 << 20, "2G": 2 << 30, "1024G": 1 << 40,
	} {
		got, err := parseSize(s)
		fail.If(t, err != nil || got != wanted, "%s is %d, %v, want %d", s, got, err, wanted)
	}
	for s, wanted := range map[string]string{
		"": want, "M": want, "-1M": want, "0": want, "0G": want, "1T": `unknown unit "T": ` + want,
		"1MB": `unknown unit "MB": ` + want, "64": "missing unit: " + want, "1025G": "too large: " + want,
		"99999999999999999999": "too large: " + want,
	} {
		got, err := parseSize(s)
		fail.If(t, err == nil || err.Error() != wanted, "%q is %d, %v, want %s", s, got, err, wanted)
	}
}

func TestRulesThatCannotBeHadAreWrongUsage(t *testing.T) {
	for args, want := range map[string]string{
		"analyse --rules chess":           `no rules are called "chess"`,
		"generate --rules chess new":      `no rules are called "chess"`,
		"reach --rules chess":             `no rules are called "chess"`,
		"bot --rules judge":               "nobody wins by these rules",
		"play --rules judge novice club":  "nobody wins by these rules",
		"bot --rules chess":               `no rules are called "chess"`,
		"play novice casual --rules quux": `no rules are called "quux"`,
	} {
		status, _, stderr := run(nil, strings.Fields(args)...)
		fail.If(t, status != exitUsage || !strings.Contains(stderr, want),
			"%s: status %d, %s, want %s", args, status, stderr, want)
	}
}
