package file

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestMarksThatAreNoneAreRefused(t *testing.T) {
	for _, noted := range [][]int{{1}, {1, 1, 0}, {1, 1, 10}, {1, 1, 2, 2}, {0, 1, 2}} {
		if _, _, err := unpackMarks(noted); err == nil {
			t.Errorf("%v is read", noted)
		}
	}
}

// samples are files of version 1, and what is made of them.
func samples(t testing.TB) [][]byte {
	t.Helper()
	var texts [][]byte
	for _, name := range []string{"new", "played", "worked"} {
		text, err := os.ReadFile(filepath.Join("testdata", "1.0.0", name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		short, err := Shorten(text)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text, short)
	}
	return texts
}

func TestWhatTheFormDoesNotKnowIsKeptAsItIs(t *testing.T) {
	texts := samples(t)
	text := string(texts[len(texts)-1])
	text = strings.Replace(text, `"settings":{`, `"settings":{"new":[1,{"x":null}],`, 1)
	text += `{"game":{"current":0,"steps":[{"id":0,"position":` +
		text[strings.Index(text, `{"rules"`):strings.Index(text, `,"sides"`)] +
		`,"sides":{"x":"the hare"}}]}}` + "\n"
	short, err := Shorten([]byte(text))
	if err != nil || bytes.Count(short, []byte("\n")) != 1 {
		t.Fatalf("%v\n%s", err, short)
	}
	for _, part := range []string{`"new":[1,{"x":null}]`, `"sides":{"x":"the hare"}`} {
		if !strings.Contains(string(short), part) {
			t.Errorf("%s is not in\n%s", part, short)
		}
	}
}

// FuzzRead holds that no file makes the program panic, and that one line tells what many did.
func FuzzRead(f *testing.F) {
	for _, text := range samples(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		short, err := Shorten(text)
		if err != nil {
			return
		}
		again, err := Shorten(short)
		if err != nil || !bytes.Equal(again, short) {
			t.Errorf("%v\n%s\nwant\n%s", err, again, short)
		}
	})
}
