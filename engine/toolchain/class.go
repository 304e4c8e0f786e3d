package toolchain

import (
	"regexp"
	"sync"
)

// The declarations of a Java program's parts. Comments and strings count as code: a judge's source has few.
var (
	publicClass = pattern(`(?m)^\s*public\s+(?:final\s+|abstract\s+|strictfp\s+)*class\s+(\w+)`)
	anyClass    = pattern(`(?m)^\s*(?:final\s+|abstract\s+|strictfp\s+)*class\s+(\w+)`)
	mainMethod  = pattern(`\bstatic\s+(?:public\s+|final\s+)*void\s+main\s*\(|\bvoid\s+main\s*\(`)
	inPackage   = pattern(`(?m)^\s*package\s+([\w.]+)\s*;`)
)

// pattern returns a function that compiles a regular expression at its first call: most starts use none.
func pattern(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// mainClass returns the class that starts a Java program, with its package: the public one, else the last that begins
// before the method main, else fallback.
func mainClass(content []byte, fallback string) string {
	class := fallback
	if found := publicClass().FindSubmatch(content); found != nil {
		class = string(found[1])
	} else if main := mainMethod().FindIndex(content); main != nil {
		for _, found := range anyClass().FindAllSubmatch(content[:main[0]], -1) {
			class = string(found[1])
		}
	}
	if found := inPackage().FindSubmatch(content); found != nil {
		class = string(found[1]) + "." + class
	}
	return class
}
