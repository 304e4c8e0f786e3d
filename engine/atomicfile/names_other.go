//go:build !unix

package atomicfile

// hasOtherNames reports false, since only Unix tells it with a file's other facts.
func hasOtherNames(string) bool { return false }
