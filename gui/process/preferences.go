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

// mendPreferences takes away what Fyne could not read in the place of the preferences: an empty file, as a kill leaves
// it, is removed, and anything else set aside, with a *atomicfile.SetAsideError.
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

// preferencesFile is where Fyne keeps the preferences of an app.
func preferencesFile(id string) (string, error) {
	dir, err := os.UserConfigDir()
	if runtime.GOOS == "darwin" {
		dir, err = os.UserHomeDir()
		dir = filepath.Join(dir, "Library", "Preferences")
	}
	return filepath.Join(dir, "fyne", id, "preferences.json"), err
}
