//go:build web

package page_test

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/text/texttest"
)

// TestWebPageServers asks the servers configured in docs/servers for the page, as a browser does: for each of its
// files, and again for what the browser has already.
func TestWebPageServers(t *testing.T) {
	root, err := filepath.Abs(packaged)
	if err != nil {
		t.Fatal(err)
	}
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
			text := "include " + modules + ";\n" + fmt.Sprintf(whole, filepath.Dir(file), file)
			texttest.Write(t, main, text)
			return []string{"-c", main, "-e", filepath.Join(filepath.Dir(file), "log")}
		}},
		"caddy": {"Caddyfile", func(file string) []string {
			return []string{"run", "--adapter", "caddyfile", "--config", file}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			program, err := exec.LookPath(name)
			if err != nil {
				t.Skip(err)
			}
			text, err := os.ReadFile(filepath.Join("../../docs/servers", server.file))
			if err != nil {
				t.Fatal(err)
			}
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
			if err := run.Start(); err != nil {
				t.Fatal(err)
			}
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
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
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
		if got, _, _ := strings.Cut(answer.Header.Get("Content-Type"), ";"); answer.StatusCode != http.StatusOK ||
			got != kind {
			t.Errorf("%q: %s, %q, want %q", file, answer.Status, got, kind)
		}
		if encoding := answer.Header.Get("Content-Encoding"); kind != "image/png" && encoding != "br" {
			t.Errorf("%q is sent as %q", file, encoding)
		}
		if answer.Header.Get("Cache-Control") != "no-cache" || answer.Header.Get("Content-Security-Policy") != policy {
			t.Errorf("%q: %v", file, answer.Header)
		}
		request.Header.Set("If-None-Match", answer.Header.Get("ETag"))
		if again := ask(t, request); again.StatusCode != http.StatusNotModified {
			t.Errorf("%q, asked for again: %s", file, again.Status)
		}
	}
}

// ask asks a server that may be starting.
func ask(t *testing.T, request *http.Request) *http.Response {
	t.Helper()
	for deadline := time.Now().Add(patienceWithBrowser); ; time.Sleep(50 * time.Millisecond) {
		answer, err := http.DefaultTransport.RoundTrip(request)
		if err == nil {
			answer.Body.Close()
			return answer
		}
		if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
}
