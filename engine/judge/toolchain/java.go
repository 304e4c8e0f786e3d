package toolchain

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
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

// class is what a class file tells about the class in it.
type class struct {
	name   string // with its package, as Java is told it
	public bool
	main   int // 0 if it has no method main, 2 if that is public, static and takes the arguments, else 1
}

// nested reports whether the class is inside of another.
func (c *class) nested() bool { return strings.Contains(c.name, "$") }

// startClass returns the class that starts a program, of those that a compiler has written into a folder: one with a
// method main, sooner a public one that is not nested, sooner the one that comes first in the source. If there is none,
// it returns the fallback, of which Java says what it lacks.
func startClass(folder string, source []byte, fallback string) string {
	var starts []class
	_ = filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".class" {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return nil
		}
		if c, err := readClass(content); err == nil && c.main > 0 {
			starts = append(starts, c)
		}
		return nil
	})
	if starts == nil {
		return fallback
	}
	place := func(c class) int { return bytes.Index(source, []byte(c.name[strings.LastIndexAny(c.name, ".$")+1:])) }
	return slices.MinFunc(starts, func(a, b class) int {
		return cmp.Or(b.main-a.main, first(!a.nested(), !b.nested()), first(a.public, b.public),
			place(a)-place(b))
	}).name
}

// first compares two by a property: who has it comes first.
func first(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// The flags of a class or a method, and the sizes of constants by their tags, as the Java virtual machine's
// specification has them in its chapter 4. A text has its length before it.
const (
	flagPublic, flagPrivate, flagStatic = 0x0001, 0x0002, 0x0008

	tagText, tagLong, tagDouble, tagClass = 1, 5, 6, 7
)

var constantSizes = [...]int{
	3: 4, 4: 4, tagLong: 8, tagDouble: 8, tagClass: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4,
	19: 2, 20: 2,
}

var errNoClass = errors.New("it is no class file")

// readClass reads a class file.
func readClass(content []byte) (c class, err error) {
	defer func() {
		if recover() != nil { // the file ends too early, or names a constant that it does not have
			err = errNoClass
		}
	}()
	r := classReader{rest: content[8:]} // after the magic number and the version
	r.readConstants()
	c.public = r.number()&flagPublic != 0
	c.name = strings.ReplaceAll(r.texts[r.classes[r.number()]], "/", ".")
	r.number() // its superclass
	r.skip(2 * r.number())
	r.members(func(int, string, string) {}) // fields
	r.members(func(flags int, name, kind string) {
		switch {
		case name != "main":
		case flags&(flagPublic|flagStatic) == flagPublic|flagStatic && kind == "([Ljava/lang/String;)V":
			c.main = 2
		case flags&flagPrivate == 0 && (kind == "()V" || kind == "([Ljava/lang/String;)V"):
			c.main = max(c.main, 1)
		}
	})
	return c, nil
}

// classReader reads a class file from its constants on.
type classReader struct {
	rest    []byte
	texts   map[int]string // constants, by their indices
	classes map[int]int    // indices of the names of classes, by the classes' own
}

func (r *classReader) skip(n int) (skipped []byte) {
	skipped, r.rest = r.rest[:n], r.rest[n:]
	return skipped
}

func (r *classReader) number() int { return int(binary.BigEndian.Uint16(r.skip(2))) }

func (r *classReader) readConstants() {
	r.texts, r.classes = map[int]string{}, map[int]int{}
	count := r.number()
	for i := 1; i < count; i++ {
		switch tag := r.skip(1)[0]; tag {
		case tagText:
			r.texts[i] = string(r.skip(r.number()))
		case tagClass:
			r.classes[i] = r.number()
		case tagLong, tagDouble:
			r.skip(constantSizes[tag])
			i++ // it takes two indices
		default:
			r.skip(constantSizes[tag])
		}
	}
}

// members reads the fields or the methods, each with its flags, its name and its type.
func (r *classReader) members(found func(flags int, name, kind string)) {
	for range r.number() {
		found(r.number(), r.texts[r.number()], r.texts[r.number()])
		for range r.number() { // attributes
			r.number()
			r.skip(int(binary.BigEndian.Uint32(r.skip(4))))
		}
	}
}
