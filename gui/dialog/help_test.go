package dialog

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

func TestAHelpPageIsPartedAtHeadingsAndBoards(t *testing.T) {
	const page = "# One\nwords\n\n[[first]]\nmore\n## Below\n# Two\n [[second]]\n[[]]\n"
	var pictured []string
	sheet := Help(page, func(name string) diagram.Diagram {
		pictured = append(pictured, name)
		return diagram.Diagram{}
	})
	prose, _ := screentest.Find[view.Prose](sheet)
	got := ""
	for _, s := range prose.Sections {
		if s.Board != nil {
			got += "|board"
		} else {
			got += "|" + s.Markdown
		}
	}
	want := "|# One\nwords\n\n|board|more\n## Below\n|# Two\n|board|[[]]\n"
	fail.If(t, got != want || len(pictured) != 2 || pictured[0] != "first" || pictured[1] != "second",
		"%q with %q, want %q", got, pictured, want)
}

func TestAboutSaysWhatTheProgramIs(t *testing.T) {
	said := screentest.Words(About("1.2"))
	version := locale.Text("about.version", locale.Args{"Version": "1.2"})
	for _, words := range []string{"Ninefold", version, "Codeforces 907B", "QOJ 17074", "MIT"} {
		fail.Unless(t, strings.Contains(said, words), "it does not say %q", words)
	}
}
