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

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// TestEndToEndPortal drives the real program's file dialogs on a desktop whose portal the test plays. It also needs
// dbus-daemon.
func TestEndToEndPortal(t *testing.T) {
	d, program := startDisplay(t), filepath.Join(t.TempDir(), "ninefold")
	run(t, nil, "go", "build", "-o", program, "ninefold")
	open := func(t *testing.T, prepare func(*portal)) (*realWindow, *bus, *portal) {
		bus := startBus(t)
		p := bus.startPortal(t)
		prepare(p)
		return bus.on(d).open(t, program, t.TempDir(), "../engine/tictactoe/testdata/tictactoe-1.in"), bus, p
	}
	t.Run("a file is saved and opened, in the last folder", func(t *testing.T) {
		w, _, p := open(t, func(*portal) {})
		dir := filepath.Join(t.TempDir(), "a+b 100%")
		fail.OnError(t, os.Mkdir(dir, 0o700))
		w.keys("ctrl+e")
		asked := p.next()
		fail.If(t, asked.method != "SaveFile" || asked.title != "Save as" || asked.parent != "x11:"+w.hexID(),
			"asked is %+v", asked)
		name := asked.options["current_name"].Value()
		fail.If(t, name != "tictactoe-1.marked.out", "proposed is %v", name)
		filters := asked.filters()
		fail.If(t, !strings.HasPrefix(filters, "Text *.[tT][xX][tT] ") || !strings.HasSuffix(filters, "; All files *"),
			"the filters are %q", filters)
		w.click(7, 1) // the file holds the board as it was before
		w.awaitSession(`"last":[7,1]`)
		saved := filepath.Join(dir, "c+d 50%.out")
		texttest.Write(t, saved, "old")
		asked.answer(0, saved)
		awaitFile(t, saved, texttest.Sample(t, "tictactoe-1.out")) // only the portal asks whether to overwrite it
		position := filepath.Join(dir, "second")
		texttest.Write(t, position, texttest.Sample(t, "tictactoe-2.in"))
		w.keys("ctrl+o")
		asked = p.next()
		fail.If(t, asked.method != "OpenFile" || asked.title != "Open a file" || asked.folder() != dir,
			"asked is %+v in %q, want %q", asked, asked.folder(), dir)
		filters = asked.filters()
		fail.If(t, !strings.HasPrefix(filters, "All files *; Boards and games *.[nN]"), "the filters are %q", filters)
		asked.answer(0, position)
		w.awaitSession(`"recent":["` + position + `"`)
		w.keys("ctrl+c")
		w.awaitClipboard(texttest.Sample(t, "tictactoe-2.in"))
		w.kill()
	})
	t.Run("the dialog is left", func(t *testing.T) {
		w, _, p := open(t, func(*portal) {})
		for _, status := range []uint32{1, 2} { // by its button, or the window's
			w.keys("ctrl+e")
			asked := p.next()
			time.Sleep(500 * time.Millisecond) // longer than portalBlink, as a person takes
			asked.answer(status, "")
			time.Sleep(500 * time.Millisecond)
			w.keys("ctrl+c") // under the window's own dialog this would not copy the board
			w.awaitClipboard(texttest.Sample(t, "tictactoe-1.in"))
			d.setClipboard(t, "")
		}
		nothingSaved(t, w.home)
		w.kill()
	})
	t.Run("another dialog takes the place of the one that is open", func(t *testing.T) {
		w, _, p := open(t, func(*portal) {})
		w.keys("ctrl+o")
		first := p.next()
		w.keys("ctrl+e")
		second := p.next()
		p.awaitGone(first.sender)
		saved := filepath.Join(w.home, "saved")
		second.answer(0, saved)
		awaitFile(t, saved, texttest.Sample(t, "tictactoe-1.out"))
		w.kill()
	})
	t.Run("the window is closed while the dialog is open", func(t *testing.T) {
		w, _, p := open(t, func(*portal) {})
		w.keys("ctrl+o")
		asked := p.next()
		w.quit()
		p.awaitGone(asked.sender)
	})
	asked := func(_ *bus, p *portal) { p.next() }
	for name, c := range map[string]struct {
		prepare func(*portal)
		trouble func(*bus, *portal) // when the dialog is to open
	}{
		"there is no portal":             {func(p *portal) { p.conn.Close() }, func(*bus, *portal) {}},
		"the portal has no such dialogs": {func(p *portal) { p.offer(nil) }, func(*bus, *portal) {}},
		"the portal answers an error": {
			func(p *portal) { p.refuses = dbus.MakeFailedError(os.ErrPermission) }, asked},
		"the portal never answers": {func(p *portal) { p.silent = true },
			func(_ *bus, p *portal) { p.awaitGone(p.next().sender) }}, // the portal can close the dialog
		"the portal fails at once": {func(p *portal) { p.fails = true }, asked},
		"the portal dies":          {func(*portal) {}, func(_ *bus, p *portal) { p.next(); p.conn.Close() }},
		"the bus dies":             {func(*portal) {}, func(b *bus, p *portal) { p.next(); b.daemon.Process.Kill() }},
	} {
		t.Run(name+", and the window's own dialog asks", func(t *testing.T) {
			w, bus, p := open(t, c.prepare)
			w.changes(func() { // to that dialog
				w.keys("ctrl+e")
				c.trouble(bus, p)
			})
			w.keys("Return")
			awaitFile(t, filepath.Join(w.home, "tictactoe-1.marked.out"), texttest.Sample(t, "tictactoe-1.out"))
			w.kill()
		})
	}
}

func nothingSaved(t *testing.T, dir string) {
	t.Helper()
	saved, _ := filepath.Glob(filepath.Join(dir, "[^.]*"))
	fail.If(t, len(saved) > 0, "saved are %v", saved)
}

// hexID returns the window's ID in the portal's form.
func (w *realWindow) hexID() string {
	var id uint64
	fmt.Sscan(w.id, &id)
	return fmt.Sprintf("%x", id)
}

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
	config := filepath.Join(t.TempDir(), "bus.conf")
	texttest.Write(t, config, fmt.Sprintf(busConfig, os.TempDir()))
	daemon := exec.Command("dbus-daemon", "--config-file="+config, "--nofork", "--print-address")
	out := fail.Must(daemon.StdoutPipe())(t)
	fail.OnError(t, daemon.Start())
	t.Cleanup(func() { daemon.Process.Kill(); daemon.Wait() })
	address := make([]byte, 1024)
	n, err := out.Read(address)
	fail.NowIf(t, err != nil, "the bus did not start: %v", err)
	return &bus{strings.TrimSpace(string(address[:n])), daemon}
}

// on returns a display on which programs find the bus.
func (b *bus) on(d *virtualDisplay) *virtualDisplay {
	return &virtualDisplay{d.xClient, d.name, d.server,
		append(d.env[:len(d.env):len(d.env)], "DBUS_SESSION_BUS_ADDRESS="+b.address)}
}

// portal is a portal that does what the test says.
type portal struct {
	t       *testing.T
	conn    *dbus.Conn
	asked   chan request
	signals chan *dbus.Signal
	refuses *dbus.Error // its answer to every call; nil to open a dialog
	silent  bool        // it answers no call until the test ends
	fails   bool        // it ends every dialog before opening it
}

// request is a call of the portal.
type request struct {
	portal                        *portal
	sender, method, parent, title string
	options                       map[string]dbus.Variant
	handle                        dbus.ObjectPath
}

func (b *bus) startPortal(t *testing.T) *portal {
	t.Helper()
	conn := fail.Must(dbus.Connect(b.address))(t)
	p := &portal{t: t, conn: conn, asked: make(chan request, 8), signals: make(chan *dbus.Signal, 64)}
	t.Cleanup(func() { conn.Close() })
	p.offer(p)
	fail.OnError(t, conn.AddMatchSignal(dbus.WithMatchMember("NameOwnerChanged")))
	conn.Signal(p.signals)
	reply, err := conn.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue)
	fail.NowIf(t, err != nil || reply != dbus.RequestNameReplyPrimaryOwner, "%v, %v", reply, err)
	return p
}

// offer offers the dialogs of a portal; nil for none.
func (p *portal) offer(dialogs any) {
	fail.OnError(p.t, p.conn.Export(dialogs, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser"))
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
	if p.silent {
		<-p.t.Context().Done()
	}
	if p.fails {
		r.answer(2, "")
	}
	return r.handle, p.refuses
}

func (p *portal) next() request {
	p.t.Helper()
	select {
	case r := <-p.asked:
		return r
	case <-time.After(patience):
		p.t.Fatal("the portal was not asked")
		panic("unreachable")
	}
}

// awaitGone waits until the caller has left the bus, when a portal closes its dialog.
func (p *portal) awaitGone(sender string) {
	p.t.Helper()
	for late := time.After(patience); ; {
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

func (r request) folder() string {
	folder, _ := r.options["current_folder"].Value().([]byte)
	return strings.TrimSuffix(string(folder), "\x00")
}

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
