package toolchain

import (
	"bytes"
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
)

// identifier matches a name in Java.
var identifier = pattern(`[\pL\p{Nl}_$][\pL\p{Nl}\pN\p{Mn}\p{Mc}_$]*`)

// javaFile returns the name under which a source in Java is compiled first: its own if a class can be called so.
func javaFile(stem string) string {
	if identifier().FindString(stem) != stem || stem == "" {
		stem = "Main"
	}
	return stem + ".java"
}

// wantedFile returns the name of the file that a compiler of Java wants for the source's public class, or "" if that is
// not why it refuses the source. Whatever its language, its message has a name out of the source with .java.
func (s *source) wantedFile(said string) (file string) {
	said = strings.NewReplacer(s.given, "", s.file, "").Replace(said)
	for _, name := range identifier().FindAllString(string(s.content), -1) {
		if strings.Contains(said, name+".java") && len(name)+len(".java") > len(file) {
			file = name + ".java"
		}
	}
	return file
}

// javaLocale returns the variable that lets Java take the names of files for UTF-8, or none if the user's locale says
// so itself.
func javaLocale() []string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG"))
	if strings.Contains(strings.Map(unicode.ToUpper, locale), "UTF") {
		return nil
	}
	return []string{"LC_ALL=C.UTF-8"}
}

// What a class file has, by the Java virtual machine's specification 4.4.7, whose class has a method main, and one that
// takes the program's arguments.
var (
	namesMain      = []byte("\x01\x00\x04main")
	takesArguments = []byte("\x01\x00\x16([Ljava/lang/String;)V")
)

// class is a class that a compiler has written.
type class struct {
	name  string // with its package, as Java is told it
	takes bool   // its main takes the program's arguments
}

// startClass returns the class that starts a program, of those that a compiler has written into a folder: one with a
// method main, sooner one that takes the arguments, sooner one that is not nested, sooner the one that the
// compiled copy is called after, sooner the one that comes first in the source. If there is none, it returns the
// fallback, of which Java says what it lacks.
func startClass(folder string, source []byte, fallback string) string {
	var starts []class
	_ = filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
		name, ok := strings.CutSuffix(path, ".class")
		if err != nil || !ok {
			return nil
		}
		if content, err := os.ReadFile(path); err == nil && bytes.Contains(content, namesMain) {
			name = strings.TrimPrefix(name, folder+string(filepath.Separator))
			name = strings.ReplaceAll(filepath.ToSlash(name), "/", ".")
			starts = append(starts, class{name, bytes.Contains(content, takesArguments)})
		}
		return nil
	})
	if starts == nil {
		return fallback
	}
	own := func(c class) string { return c.name[strings.LastIndexAny(c.name, ".$")+1:] }
	named := func(c class) bool { return isFile(filepath.Join(folder, own(c)+".java")) }
	place := func(c class) int { return bytes.Index(source, []byte(own(c))) }
	rank := func(c class) (rank int) {
		for _, wanted := range [...]bool{c.takes, !strings.Contains(c.name, "$"), named(c)} {
			if rank *= 2; !wanted {
				rank++
			}
		}
		return rank
	}
	return slices.MinFunc(starts, func(a, b class) int { return cmp.Or(rank(a)-rank(b), place(a)-place(b)) }).name
}
