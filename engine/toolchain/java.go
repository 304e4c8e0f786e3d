package toolchain

import (
	"cmp"
	"os"
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
