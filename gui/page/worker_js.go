package page

import (
	"encoding/json"
	"errors"
	"runtime"
	"syscall/js"

	"ninefold/gui/work/tasks"
)

// Worker is the Page of a program in a worker, with the loop of its UI goroutine.
type Worker struct {
	*Page
	posted *tasks.Queue
}

// Open returns the page that started this worker as a screen, and a runner whose UI goroutine is Run.
func Open() (*Worker, *tasks.Runner) {
	w := &Worker{posted: tasks.NewQueue()}
	runner := &tasks.Runner{Post: w.posted.Add, Clock: tasks.SystemClock{}}
	w.Page = New(port{}, runner, stateOf(js.Global().Get("ninefoldStart")))
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		message, _ := goValue(args[0].Get("data")).([]any)
		kind, about := heard(message).text(0), message[1:]
		w.posted.Add(func() { w.Hear(kind, about) })
		return nil
	}))
	return w, runner
}

// Run shows the page, and then runs the posted functions and paints their results, as long as the page is open.
func (w *Worker) Run() {
	w.Begin()
	for range w.posted.Wake {
		for do := w.posted.Pop(); do != nil; do = w.posted.Pop() {
			do()
		}
		runtime.Gosched() // lets work post what must be kept first: the user may close the page after seeing a move
		w.Flush()
	}
}

// port posts messages to the page.
type port struct{}

func (port) Post(kind string, about ...any) {
	message := []any{kind}
	for _, one := range about {
		if content, ok := one.([]byte); ok {
			bytes := js.Global().Get("Uint8Array").New(len(content))
			js.CopyBytesToJS(bytes, content)
			one = bytes
		}
		message = append(message, one)
	}
	js.Global().Call("postMessage", message)
}

// goValue returns a message from the page in Go's types.
func goValue(v js.Value) any {
	switch v.Type() {
	case js.TypeString:
		return v.String()
	case js.TypeNumber:
		return v.Float()
	case js.TypeBoolean:
		return v.Bool()
	case js.TypeObject:
		if v.InstanceOf(js.Global().Get("Uint8Array")) {
			content := make([]byte, v.Length())
			js.CopyBytesToGo(content, v)
			return content
		}
		all := make([]any, v.Length())
		for i := range all {
			all[i] = goValue(v.Index(i))
		}
		return all
	}
	return nil
}

// stateOf returns what the page told of itself.
func stateOf(v js.Value) (s State) {
	json.Unmarshal([]byte(js.Global().Get("JSON").Call("stringify", v).String()), &s) // it has the names of the fields
	return s
}

// Kept returns the texts, by name, that the browser had stored when the page was loaded.
func Kept() map[string]string {
	items := js.Global().Get("ninefoldKept")
	names := js.Global().Get("Object").Call("keys", items)
	kept := map[string]string{}
	for i := range names.Length() {
		name := names.Index(i).String()
		kept[name] = items.Get(name).String()
	}
	return kept
}

// Keep stores a text in the browser; nil removes it. It blocks until the page answers, and returns the browser's error.
func Keep(name string, text *string) error {
	var about any
	if text != nil {
		about = *text
	}
	channel := js.Global().Get("MessageChannel").New()
	answer := make(chan string, 1)
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answer <- args[0].Get("data").String()
		return nil
	})
	defer hear.Release()
	own, other := channel.Get("port1"), channel.Get("port2")
	own.Set("onmessage", hear)
	js.Global().Call("postMessage", []any{"keep", name, about, other}, []any{other})
	words := <-answer
	own.Call("close")
	if words != "" {
		return errors.New(words)
	}
	return nil
}
