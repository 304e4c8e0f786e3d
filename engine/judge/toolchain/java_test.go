package toolchain

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

const (
	javaMain  = `public static void main(String[] a) { System.out.print("right"); }`
	otherMain = `public static void main(String[] a) { System.out.print("wrong"); }`
	noMain    = `static void main(int n) { System.out.print("wrong"); }`
)

// javaPrograms are programs that a judge starts, whatever their text looks like.
var javaPrograms = []string{
	"import java.util.*; public class Main { MAIN }",
	"final public class Größe数 { MAIN }",
	"@SuppressWarnings(\"all\") public class Main { MAIN }",
	"/*\npublic class Old {\n*/\nclass Outer { static class Main { MAIN } }",
	"class Helper { " + noMain + " }\nclass Second { MAIN }\nclass Alpha { OTHER }",
	"class Alpha { OTHER }\npublic class Z { MAIN }",
	"public enum Main { ONE; MAIN }",
	"public record Main(long id, double part) { MAIN }",
	"public interface Main { MAIN }",
	"package contest.one; class Base { MAIN }\npublic class Main extends Base { }",
}

func TestJavaStartsTheClassThatHasMain(t *testing.T) {
	java := &Language{Compile: []string{"javac"}, Run: []string{"java"}}
	fail.SkipIf(t, java.Missing() != "", java.Missing())
	t.Setenv("LC_ALL", "C") // the names of classes are no text in it
	programs := javaPrograms
	if testing.Short() { // a compiler takes long
		programs = programs[:2]
	}
	b := Builder{Table: Default(), Cache: newBuildCache(t)}
	for _, content := range programs {
		content = strings.NewReplacer("MAIN", javaMain, "OTHER", otherMain).Replace(content)
		name := texttest.Write(t, filepath.Join(t.TempDir(), "a.java"), content)
		fail.OnError(t, fail.ErrorOf(b.ofSource(t.Context(), name)))
		p, err := b.ofSource(t.Context(), name) // as it was compiled before
		fail.NowIf(t, err != nil, "%s: %v", content, err)
		r, err := program.Run(t.Context(), p.Command, nil, program.Limits{Output: 1 << 10})
		fail.If(t, err != nil || string(r.Output) != "right", "%s: %q %s %v", content, r.Output, r.Stderr, err)
	}
}

// The errors of the second compilation name the user's file too.
func TestACompilersLinesNameTheFileAsItWasGiven(t *testing.T) {
	s := source{given: "sub/$1 a.c", file: "a.c"}
	folder := filepath.Join(t.TempDir(), "made")
	for said, want := range map[string]string{
		"a.c: In function 'main':\na.c:1:2: error": "GIVEN: In function 'main':\nGIVEN:1:2: error",
		"In file included from a.c:1:\n":           "In file included from GIVEN:1:\n",
		"./a.c:3:2: undefined":                     "GIVEN:3:2: undefined",
		" --> a.c:3:2":                             " --> GIVEN:3:2",
		filepath.Join(folder, "a.c") + "(3,4): e":  "GIVEN(3,4): e",
		"aa.c:1: error: in b/a.c:2":                "aa.c:1: error: in b/a.c:2",
	} {
		fail.Unequal(t, s.named(said, folder), strings.ReplaceAll(want, "GIVEN", s.given), "%s", said)
	}
}

func TestWhatJavaCallsAFile(t *testing.T) {
	for stem, want := range map[string]string{
		"a": "a.java", "907b": "Main.java", "a-b": "Main.java", "数": "数.java", "": "Main.java",
	} {
		fail.Unequal(t, javaFile(stem), want, "%q", stem)
	}
	s := source{given: "x/BA.java", file: "BA.java", content: []byte("public class Main { A a; BMain b; }")}
	for said, want := range map[string]string{
		"x/BA.java:1: error: class Main is public, should be declared in a file named Main.java":   "Main.java",
		"x/BA.java:1: エラー: クラス Mainはpublicであり、ファイルMain.javaで宣言する必要があります":                           "Main.java",
		"x/BA.java:1: error: class BMain is public, should be declared in a file named BMain.java": "BMain.java",
		"x/BA.java:1: error: ';' expected": "",
	} {
		fail.Unequal(t, s.wantedFile(said), want, "%s", said)
	}
}
