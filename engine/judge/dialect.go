package judge

import (
	"regexp"
	"sync"
)

// dialect is an old dialect of a language, with what today's interpreter says of programs in it.
type dialect struct {
	name string // the last part of the key of its words
	said *regexp.Regexp
}

var dialects = sync.OnceValue(func() []dialect {
	return []dialect{
		{"python2", regexp.MustCompile(`Missing parentheses in call to '(?:print|exec)'` +
			`|multiple exception types must be parenthesized|leading zeros in decimal integer literals` +
			`|NameError: name '(?:raw_input|xrange|unicode|unichr|basestring|long|reduce|cmp|execfile|file)' is` +
			`|has no attribute '(?:has_key|iteritems|iterkeys|itervalues)'|'dict_\w+' object has no attribute 'sort'` +
			`|'(?:map|filter|zip|dict_\w+)' object is not subscriptable|of type '(?:map|filter|zip)' has no len`)},
		{"javascript", regexp.MustCompile(`ReferenceError: (readline|print|printErr|write|putstr|gets) is not`)},
	}
})

// Dialect returns the old dialect in which a program that failed is written, and a name in it that shows that; "" if
// none is known. It goes by what the interpreter has said.
func (r *Result) Dialect() (dialect, name string) {
	if r.Verdict != RuntimeError {
		return "", ""
	}
	for _, d := range dialects() {
		if match := d.said.FindSubmatch(r.Run.Stderr); match != nil {
			return d.name, string(match[len(match)-1])
		}
	}
	return "", ""
}
