//go:build !js && !windows && !darwin

package files

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"ninefold/engine/test/fail"
)

func TestWhatThePortalIsTold(t *testing.T) {
	options := portalOptions(request{name: "a.in", folder: "/tmp/棋", kinds: []Kind{Tests, Any}})
	want := map[string]any{
		"modal": true, "current_name": "a.in", "current_folder": []byte("/tmp/棋\x00"),
		"filters": []portalFilter{
			{Tests.words(), []portalRule{{0, "*.[iI][nN]"}}}, {Any.words(), []portalRule{{0, "*"}}}},
	}
	for key, value := range want {
		got := options[key].Value()
		fail.Unless(t, reflect.DeepEqual(got, value), "%s is %v, want %v", key, got, value)
	}
	fail.If(t, len(options) != len(want) || options["filters"].Signature().String() != "a(sa(us))",
		"it is told %v", options)
	options = portalOptions(request{})
	fail.If(t, len(options) != 2, "of a question without a name and a folder it is told %v", options)
}

func TestWhatThePortalAnswers(t *testing.T) {
	uris := func(all ...string) map[string]dbus.Variant {
		return map[string]dbus.Variant{"uris": dbus.MakeVariant(all)}
	}
	const long = time.Minute
	for name, c := range map[string]struct {
		body  []any
		after time.Duration
		path  string
		left  bool
	}{
		"a file": {[]any{uint32(0), uris("file:///tmp/a+b%20100%25%E6%A3%8B.in")}, 0,
			"/tmp/a+b 100%棋.in", false},
		"the first of several":   {[]any{uint32(0), uris("file:///a", "file:///b")}, long, "/a", false},
		"cancelled":              {[]any{uint32(1), uris()}, 0, "", true},
		"ended by the user":      {[]any{uint32(2), uris()}, long, "", true},
		"ended before one could": {[]any{uint32(2), uris()}, time.Millisecond, "", false},
		"no file":                {[]any{uint32(0), uris()}, long, "", false},
		"no list":                {[]any{uint32(0), map[string]dbus.Variant{}}, long, "", false},
		"a list of another kind": {[]any{uint32(0), map[string]dbus.Variant{"uris": dbus.MakeVariant(7)}}, long,
			"", false},
		"no place on the disk": {[]any{uint32(0), uris("sftp://host/a")}, long, "", false},
		"no address":           {[]any{uint32(0), uris("file:///%zz")}, long, "", false},
		"something else":       {[]any{"what"}, long, "", false},
		"nothing":              {nil, long, "", false},
	} {
		path, err := portalAnswer(c.body, c.after)
		fail.If(t, path != c.path || (err == nil) != (c.path != "") || errors.Is(err, errLeft) != c.left,
			"%s: %q, %v", name, path, err)
	}
}

func TestThePortalIsLostWhenItsOwnerGoes(t *testing.T) {
	for want, bodies := range map[bool][][]any{
		true:  {{portalName, ":1.7", ""}, {portalName, ":1.7", ":1.8"}},
		false: {{portalName, "", ":1.7"}, {portalName}},
	} {
		for _, body := range bodies {
			fail.Unequal(t, lost(body), want, "after %v it is lost", body)
		}
	}
}
