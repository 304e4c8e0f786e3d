package locale

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"
)

// forTouch is a language's file in which the words that name keys are replaced by those for a screen that is touched: they
// have the same key with ".touch" after it.
func forTouch(file []byte) []byte {
	var words map[string]any
	if err := json.Unmarshal(file, &words); err != nil {
		fyne.LogError("a language's file that cannot be read", err)
		return file
	}
	for key, touch := range words {
		if key, ok := strings.CutSuffix(key, ".touch"); ok {
			words[key] = touch
		}
	}
	replaced, err := json.Marshal(words)
	if err != nil {
		fyne.LogError("words that cannot be written", err)
		return file
	}
	return replaced
}
