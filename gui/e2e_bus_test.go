//go:build e2e

package gui

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// bus is the test's own session bus, on which nothing else runs.
type bus struct {
	address string
	daemon  *exec.Cmd
}

const busConfig = `<busconfig>
<type>session</type>
<listen>unix:dir=%s</listen>
<policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
</policy>
</busconfig>`

func startBus(t *testing.T) *bus {
	t.Helper()
	dir := t.TempDir()
	config := filepath.Join(dir, "bus.conf")
	texttest.Write(t, config, fmt.Sprintf(busConfig, os.TempDir()))
	daemon := exec.Command("dbus-daemon", "--config-file="+config, "--nofork", "--print-address")
	out, err := daemon.StdoutPipe()
	fail.OnError(t, err)
	fail.OnError(t, daemon.Start())
	t.Cleanup(func() {
		daemon.Process.Kill()
		daemon.Wait()
	})
	address := make([]byte, 1024)
	n, err := out.Read(address)
	fail.NowIf(t, err != nil, "the bus did not start: %v", err)
	return &bus{strings.TrimSpace(string(address[:n])), daemon}
}

// on returns a display on which programs find the bus.
func (b *bus) on(d *virtualDisplay) *virtualDisplay {
	return &virtualDisplay{d.xClient, d.server,
		append(d.env[:len(d.env):len(d.env)], "DBUS_SESSION_BUS_ADDRESS="+b.address)}
}

// portal is a portal that does what the test says.
type portal struct {
	t       *testing.T
	conn    *dbus.Conn
	asked   chan request
	signals chan *dbus.Signal
	refuses *dbus.Error   // its answer to every call; nil to open a dialog
	silent  chan struct{} // it answers no call until this is closed; nil to answer at once
	fails   bool          // it ends every dialog before opening it
}

// request is a call of the portal.
type request struct {
	portal                        *portal
	sender, method, parent, title string
	options                       map[string]dbus.Variant
	handle                        dbus.ObjectPath
}

func (b *bus) startPortal(t *testing.T, without ...string) *portal {
	t.Helper()
	conn, err := dbus.Connect(b.address)
	fail.OnError(t, err)
	p := &portal{t: t, conn: conn, asked: make(chan request, 8), signals: make(chan *dbus.Signal, 64)}
	t.Cleanup(func() { conn.Close() })
	if without == nil {
		fail.OnError(t, conn.Export(p, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser"))
	}
	fail.OnError(t, conn.AddMatchSignal(dbus.WithMatchMember("NameOwnerChanged")))
	conn.Signal(p.signals)
	reply, err := conn.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue)
	fail.NowIf(t, err != nil || reply != dbus.RequestNameReplyPrimaryOwner, "%v, %v", reply, err)
	return p
}

// OpenFile and SaveFile are the portal's methods.
func (p *portal) OpenFile(
	from dbus.Sender, parent, title string, options map[string]dbus.Variant,
) (dbus.ObjectPath, *dbus.Error) {
	return p.ask(request{sender: string(from), method: "OpenFile", parent: parent, title: title, options: options})
}

func (p *portal) SaveFile(
	from dbus.Sender, parent, title string, options map[string]dbus.Variant,
) (dbus.ObjectPath, *dbus.Error) {
	return p.ask(request{sender: string(from), method: "SaveFile", parent: parent, title: title, options: options})
}

func (p *portal) ask(r request) (dbus.ObjectPath, *dbus.Error) {
	r.portal = p
	r.handle = dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" +
		strings.NewReplacer(":", "", ".", "_").Replace(r.sender) + "/t")
	p.asked <- r
	if p.silent != nil {
		<-p.silent
	}
	if p.fails {
		r.answer(2, "")
	}
	return r.handle, p.refuses
}

// next returns the next request.
func (p *portal) next() request {
	p.t.Helper()
	select {
	case r := <-p.asked:
		return r
	case <-time.After(30 * time.Second):
		p.t.Fatal("the portal was not asked")
		panic("unreachable")
	}
}

// awaitGone waits until the caller has left the bus, when a portal closes its dialog.
func (p *portal) awaitGone(sender string) {
	p.t.Helper()
	for late := time.After(30 * time.Second); ; {
		select {
		case s := <-p.signals:
			if s.Name == "org.freedesktop.DBus.NameOwnerChanged" && s.Body[0] == sender && s.Body[2] == "" {
				return
			}
		case <-late:
			p.t.Fatalf("%s waits for its dialog", sender)
		}
	}
}

// answer ends a dialog, with the chosen file or none.
func (r request) answer(status uint32, file string) {
	r.portal.t.Helper()
	results := map[string]dbus.Variant{}
	if file != "" {
		escaped := strings.NewReplacer("%", "%25", " ", "%20").Replace(file)
		results["uris"] = dbus.MakeVariant([]string{"file://" + escaped})
	}
	err := r.portal.conn.Emit(r.handle, "org.freedesktop.portal.Request.Response", status, results)
	fail.If(r.portal.t, err != nil, "%v", err)
}

// folder returns the folder where the dialog must begin.
func (r request) folder() string {
	folder, _ := r.options["current_folder"].Value().([]byte)
	return strings.TrimSuffix(string(folder), "\x00")
}

// filters returns the dialog's filters as a line.
func (r request) filters() string {
	var filters []struct {
		Name  string
		Rules []struct {
			Type    uint32
			Pattern string
		}
	}
	if err := dbus.Store([]any{r.options["filters"].Value()}, &filters); err != nil {
		return err.Error()
	}
	var words []string
	for _, f := range filters {
		line := f.Name
		for _, rule := range f.Rules {
			line += " " + rule.Pattern
		}
		words = append(words, line)
	}
	return strings.Join(words, "; ")
}
