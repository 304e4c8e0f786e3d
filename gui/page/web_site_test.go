//go:build web

package page_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// packaged is the folder that .ci/package web fills.
const packaged = "../../dist/web"

// policy is the Content-Security-Policy that README names.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self'; connect-src 'self'; " +
	"worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// fault is an error of a site.
type fault int32

const (
	noFault   fault = iota
	wrongType       // the program has another type
	otherText       // a page is sent instead of the program
	missing         // there is no program
	cutOff          // the connection ends in the middle of the program
	damaged         // the end of the program is missing
	noNetwork       // there is no connection at all
	slow            // the second half of the program waits for letGo
)

// site serves the page as README says, in any folder.
type site struct {
	*httptest.Server
	fault   atomic.Int32
	version atomic.Int32    // part of the service worker, so that it differs
	letGo   chan struct{}   // closed to let a slow file go on
	ended   <-chan struct{} // closed when the test ends

	mutex sync.Mutex
	sent  map[string]int // how often each whole file was sent, by name
	asked map[string]int // how often each file was asked for
}

func newSite(t *testing.T, fault fault) *site {
	if _, err := os.Stat(filepath.Join(packaged, "index.html")); err != nil {
		t.Fatal("the page is not packaged yet: ", err)
	}
	s := &site{letGo: make(chan struct{}), ended: t.Context().Done(), sent: map[string]int{}, asked: map[string]int{}}
	s.fault.Store(int32(fault))
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(s.Close)
	return s
}

func (s *site) serve(w http.ResponseWriter, r *http.Request) {
	name := path.Base(r.URL.Path)
	if strings.HasSuffix(r.URL.Path, "/") {
		name = "index.html"
	}
	fault := fault(s.fault.Load())
	if fault == noNetwork {
		panic(http.ErrAbortHandler)
	}
	head := w.Header()
	head.Set("Content-Security-Policy", policy)
	head.Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	head.Set("Cache-Control", "no-cache")
	if name == "ninefold.wasm" && fault != noFault && fault != slow {
		s.serveWrongly(w, fault)
		return
	}
	file := filepath.Join(packaged, name)
	if _, err := os.Stat(file + ".gz"); err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		file += ".gz"
		head.Set("Content-Encoding", "gzip")
	}
	text, err := os.ReadFile(file)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	if name == "sw.js" {
		head.Del("Content-Encoding")
		text, _ = os.ReadFile(filepath.Join(packaged, name))
		text = fmt.Appendf(text, "\n// %d\n", s.version.Load())
	}
	if s.hasAlready(w, r, name, text) {
		return
	}
	if name == "ninefold.wasm" && fault == slow {
		half := len(text) / 2
		w.Write(text[:half])
		w.(http.Flusher).Flush()
		select {
		case <-s.letGo:
		case <-s.ended:
		}
		text = text[half:]
	}
	w.Write(text)
}

// hasAlready counts requests for a file, and tells a browser that has the file that it is unchanged.
func (s *site) hasAlready(w http.ResponseWriter, r *http.Request, name string, text []byte) bool {
	tag := fmt.Sprintf(`"%x"`, sha256.Sum256(text))
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.asked[name]++
	w.Header().Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return true
	}
	s.sent[name]++
	return false
}

// counts returns how often files were sent and asked for so far, and resets both.
func (s *site) counts() (sent, asked map[string]int) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	sent, asked = s.sent, s.asked
	s.sent, s.asked = map[string]int{}, map[string]int{}
	return sent, asked
}

func (s *site) serveWrongly(w http.ResponseWriter, fault fault) {
	program, err := os.Open(filepath.Join(packaged, "ninefold.wasm"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	defer program.Close()
	const part = 5 << 20
	switch fault {
	case wrongType:
		w.Header().Set("Content-Type", "text/plain")
		io.Copy(w, program)
	case otherText:
		w.Header().Set("Content-Type", "text/html")
		io.WriteString(w, "<!DOCTYPE html><title>Please log in</title>")
	case missing:
		http.Error(w, "there is none", http.StatusNotFound)
	case cutOff:
		w.Header().Set("Content-Length", fmt.Sprint(2*part))
		io.CopyN(w, program, part)
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	case damaged:
		io.CopyN(w, program, part)
	}
}

// TestWebPageServers asks the servers configured in docs/servers for the page, as a browser does: for each of its
// files, and again for what the browser has already.
func TestWebPageServers(t *testing.T) {
	root := fail.Must(filepath.Abs(packaged))(t)
	for name, server := range map[string]struct {
		file string
		args func(file string) []string
	}{
		"nginx": {"nginx.conf", func(file string) []string {
			whole := "daemon off; master_process off; pid %[1]s/pid; error_log %[1]s/log; worker_processes 1; " +
				"events {}\n" +
				"http { access_log off; client_body_temp_path %[1]s; proxy_temp_path %[1]s; fastcgi_temp_path %[1]s;" +
				" uwsgi_temp_path %[1]s; scgi_temp_path %[1]s; include %[2]s; }"
			const modules = "/etc/nginx/modules-enabled/*.conf"
			main := file + ".main"
			texttest.Write(t, main, "include "+modules+";\n"+fmt.Sprintf(whole, filepath.Dir(file), file))
			return []string{"-c", main, "-e", filepath.Join(filepath.Dir(file), "log")}
		}},
		"caddy": {"Caddyfile", func(file string) []string {
			return []string{"run", "--adapter", "caddyfile", "--config", file}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			program, err := exec.LookPath(name)
			fail.SkipIf(t, err != nil, err)
			text := fail.Must(os.ReadFile(filepath.Join("../../docs/servers", server.file)))(t)
			address := freeAddress(t)
			_, port, _ := strings.Cut(address, ":")
			text = bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("/srv/ninefold"), []byte(root)),
				[]byte("8080"), []byte(port))
			folder := t.TempDir()
			file := filepath.Join(folder, server.file)
			if name == "caddy" {
				text = append([]byte("{\n\tadmin off\n}\n"), text...)
			}
			texttest.Write(t, file, text)
			run := exec.Command(program, server.args(file)...)
			run.Env = append(os.Environ(), "HOME="+folder, "XDG_DATA_HOME="+folder, "XDG_CONFIG_HOME="+folder)
			var said bytes.Buffer
			run.Stdout, run.Stderr = &said, &said
			fail.OnError(t, run.Start())
			t.Cleanup(func() {
				run.Process.Kill()
				run.Wait()
				if t.Failed() {
					t.Logf("%s said\n%s", name, &said)
				}
			})
			checkServer(t, "http://"+address+"/")
		})
	}
}

func freeAddress(t *testing.T) string {
	listener := fail.Must(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer listener.Close()
	return listener.Addr().String()
}

// checkServer checks that a server sends what README says.
func checkServer(t *testing.T, address string) {
	t.Helper()
	for file, kind := range map[string]string{
		"": "text/html", "ninefold.wasm": "application/wasm", "page.js": "text/javascript", "page.css": "text/css",
		"icon.png": "image/png",
	} {
		request, _ := http.NewRequest("GET", address+file, nil)
		request.Header.Set("Accept-Encoding", "gzip, br")
		answer := ask(t, request)
		got, _, _ := strings.Cut(answer.Header.Get("Content-Type"), ";")
		fail.If(t, answer.StatusCode != http.StatusOK ||
			got != kind, "%q: %s, %q, want %q", file, answer.Status, got, kind)
		encoding := answer.Header.Get("Content-Encoding")
		fail.If(t, kind != "image/png" && encoding != "br", "%q is sent as %q", file, encoding)
		head := answer.Header
		fail.If(t, head.Get("Cache-Control") != "no-cache" || head.Get("Content-Security-Policy") != policy,
			"%q: %v", file, head)
		request.Header.Set("If-None-Match", answer.Header.Get("ETag"))
		again := ask(t, request)
		fail.If(t, again.StatusCode != http.StatusNotModified, "%q, asked for again: %s", file, again.Status)
	}
}

// ask asks a server that may be starting.
func ask(t *testing.T, request *http.Request) *http.Response {
	t.Helper()
	var answer *http.Response
	var err error
	until(func() bool { answer, err = http.DefaultTransport.RoundTrip(request); return err == nil })
	fail.OnError(t, err)
	answer.Body.Close()
	return answer
}
