package judge

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ninefold/engine/judge/program"
)

// Missing returns the first argument of a command that is a relative path to a file which does not exist and is named
// on standard error, or "". An example is the script of an interpreter that was started in another folder.
func Missing(c program.Command, stderr []byte) string {
	for _, arg := range c.Args[1:] {
		looksLikeFile := strings.ContainsAny(arg, `./\`) && !strings.HasPrefix(arg, "-") && !filepath.IsAbs(arg)
		if looksLikeFile && bytes.Contains(stderr, []byte(filepath.Base(arg))) {
			if _, err := os.Stat(arg); errors.Is(err, fs.ErrNotExist) {
				return arg
			}
		}
	}
	return ""
}
