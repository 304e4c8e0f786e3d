package command

import (
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// object is a JSON object: the names and the values of its fields in turn. A field whose name ends with ? is left out
// if its value is zero. The section "Output of the commands" of docs/formats.md says what each field means.
type object []any

// MarshalJSON returns the fields in their order.
func (o object) MarshalJSON() ([]byte, error) {
	text := []byte("{")
	for i := 0; i < len(o); i += 2 {
		name, optional := strings.CutSuffix(o[i].(string), "?")
		if optional && reflect.ValueOf(o[i+1]).IsZero() {
			continue
		}
		value, err := json.Marshal(o[i+1])
		if err != nil {
			return nil, err
		}
		if len(text) > 1 {
			text = append(text, ',')
		}
		text = append(fmt.Appendf(text, "%q:", name), value...)
	}
	return append(text, '}'), nil
}

// writeLine writes the object as a line.
func (o object) writeLine(out io.Writer) error { return json.NewEncoder(out).Encode(o) }
