//go:build !js && !windows && !darwin

package files

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"
	"unicode"

	"github.com/godbus/dbus/v5"
)

// The desktop's portal, as https://flatpak.github.io/xdg-desktop-portal/docs describes it. A call opens the dialog and
// returns the path of a request, which later sends one signal with the user's answer. The package rymdport/portal would
// do this, but it takes any first signal as the answer, cannot cancel, waits for ever if the portal dies, and turns a +
// in a name into a space.
const (
	portalName  = "org.freedesktop.portal.Desktop"
	portalPath  = "/org/freedesktop/portal/desktop"
	fileChooser = "org.freedesktop.portal.FileChooser"
	requests    = "org.freedesktop.portal.Request"
)

// portalPatience limits how long the portal, which may have to be started first, may take to open a dialog.
const portalPatience = 2 * time.Second

// portalBlink is the least time that a person needs to close a dialog.
const portalBlink = 200 * time.Millisecond

var errNoPortal = errors.New("the portal shows no dialog")

// systemDialog returns the portal's dialog, over a window of X11 or, for 0, over none.
func systemDialog(window uintptr) asker {
	parent := ""
	if window != 0 {
		parent = fmt.Sprintf("x11:%x", window)
	}
	return func(ctx context.Context, q request) (string, error) { return askPortal(ctx, parent, q) }
}

// askPortal opens its own connection, because the portal closes a dialog when its connection closes.
func askPortal(ctx context.Context, parent string, q request) (string, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	late := time.AfterFunc(portalPatience, cancel)
	conn, err := dbus.SessionBusPrivateNoAutoStartup(dbus.WithContext(ctx))
	if err != nil {
		return "", err
	}
	defer conn.Close()
	if err := conn.Auth(nil); err != nil {
		return "", err
	}
	if err := conn.Hello(); err != nil {
		return "", err
	}
	signals := make(chan *dbus.Signal, 16)
	conn.Signal(signals)
	request, err := openPortalDialog(conn, parent, q)
	if err != nil {
		return "", err
	}
	late.Stop()
	opened := time.Now()
	for signal := range signals { // until the connection ends
		switch {
		case signal.Name == "org.freedesktop.DBus.NameOwnerChanged" && lost(signal.Body):
			return "", errNoPortal
		case signal.Name == requests+".Response" && signal.Path == request:
			return portalAnswer(signal.Body, time.Since(opened))
		}
	}
	return "", errNoPortal
}

// openPortalDialog opens the dialog and returns the path of the portal's request.
func openPortalDialog(conn *dbus.Conn, parent string, q request) (request dbus.ObjectPath, err error) {
	err = errors.Join(
		conn.AddMatchSignal(dbus.WithMatchInterface("org.freedesktop.DBus"), dbus.WithMatchMember("NameOwnerChanged"),
			dbus.WithMatchArg(0, portalName)),
		conn.AddMatchSignal(dbus.WithMatchSender(portalName), dbus.WithMatchInterface(requests),
			dbus.WithMatchMember("Response")),
	)
	if err != nil {
		return "", err
	}
	method := fileChooser + ".OpenFile"
	if q.saves() {
		method = fileChooser + ".SaveFile"
	}
	err = conn.Object(portalName, portalPath).Call(method, 0, parent, q.title(), portalOptions(q)).Store(&request)
	return request, err
}

// portalFilter is a kind of file in the portal's terms: a file matches if it matches any rule.
type portalFilter struct {
	Name  string
	Rules []portalRule
}

// portalRule is a pattern for names, if Type is 0.
type portalRule struct {
	Type    uint32
	Pattern string
}

func portalOptions(q request) map[string]dbus.Variant {
	options := map[string]dbus.Variant{"modal": dbus.MakeVariant(true)}
	var filters []portalFilter
	for _, k := range q.kinds {
		filters = append(filters, portalFilter{k.words(), globs(endings[k])})
	}
	options["filters"] = dbus.MakeVariant(filters)
	if q.saves() {
		options["current_name"] = dbus.MakeVariant(q.name)
	}
	if q.folder != "" {
		options["current_folder"] = dbus.MakeVariant(append([]byte(q.folder), 0))
	}
	return options
}

// globs returns patterns for names with one of the endings, in any case, or for all names if there are no endings.
func globs(endings []string) []portalRule {
	if len(endings) == 0 {
		return []portalRule{{Pattern: "*"}}
	}
	var rules []portalRule
	for _, ending := range endings {
		pattern := "*"
		for _, r := range ending {
			if lower, upper := unicode.ToLower(r), unicode.ToUpper(r); lower != upper {
				pattern += "[" + string(lower) + string(upper) + "]"
			} else {
				pattern += string(r)
			}
		}
		rules = append(rules, portalRule{Pattern: pattern})
	}
	return rules
}

// lost reports whether a NameOwnerChanged signal says that the portal is gone.
func lost(body []any) bool {
	var name, before, now string
	return dbus.Store(body, &name, &before, &now) == nil && before != ""
}

// portalAnswer returns the path in a Response, which came after the given time.
func portalAnswer(body []any, after time.Duration) (string, error) {
	var status uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &status, &results); err != nil {
		return "", err
	}
	switch {
	case status == 2 && after < portalBlink: // 2 is any other end: Escape, or a failed portal
		return "", errNoPortal
	case status != 0:
		return "", errLeft
	}
	uris, _ := results["uris"].Value().([]string)
	if len(uris) == 0 {
		return "", errors.New("the portal names no file")
	}
	uri, err := url.Parse(uris[0])
	if err == nil && uri.Scheme != "file" {
		err = fmt.Errorf("%s is no file", uris[0])
	}
	if err != nil {
		return "", err
	}
	return uri.Path, nil
}
