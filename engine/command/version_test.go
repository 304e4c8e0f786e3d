package command

import (
	"os"
	"strings"
	"testing"
)

func TestTheVersionIsThatOfThePackages(t *testing.T) {
	metadata, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	if want := "\nVersion = \"" + Version + "\"\n"; !strings.Contains(string(metadata), want) {
		t.Errorf("FyneApp.toml has not%sbut\n%s", want, metadata)
	}
}
