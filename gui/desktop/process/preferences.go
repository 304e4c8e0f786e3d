package process

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"ninefold/engine/atomicfile"
)

// mendPreferences removes an empty preferences file, as a killed process leaves it. It sets aside anything else that
// Fyne cannot read, and returns an *atomicfile.SetAsideError.
func mendPreferences(name string) error {
	const most = 1 << 20 // bytes
	text, err := atomicfile.ReadFile(name, most, errors.New("it is too large to be preferences"))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err == nil && len(text) == 0:
		return os.Remove(name)
	case err == nil:
		if err = json.Unmarshal(text, new(map[string]any)); err == nil {
			return nil
		}
	}
	return atomicfile.SetAside(name, err)
}

// preferencesFile returns Fyne's file of an app's preferences.
func preferencesFile(id string) (string, error) {
	dir, err := os.UserConfigDir()
	if runtime.GOOS == "darwin" {
		dir, err = os.UserHomeDir()
		dir = filepath.Join(dir, "Library", "Preferences")
	}
	return filepath.Join(dir, "fyne", id, "preferences.json"), err
}
