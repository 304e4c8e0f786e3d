//go:build windows || darwin

package files

import (
	"context"
	"errors"
	"path/filepath"

	"github.com/ncruces/zenity"
)

// systemDialog returns the dialog of Windows or macOS over a window.
func systemDialog(window uintptr) asker {
	return func(ctx context.Context, q request) (string, error) {
		options := []zenity.Option{
			zenity.Context(ctx), zenity.Title(q.title()), zenity.Modal(), zenity.ConfirmOverwrite(),
			zenityFilters(q.kinds),
		}
		if window != 0 {
			options = append(options, zenity.Attach(window))
		}
		show, start := zenity.SelectFile, q.folder+string(filepath.Separator)
		if q.saves() {
			show, start = zenity.SelectFileSave, filepath.Join(q.folder, q.name)
		}
		if q.folder != "" || q.name != "" {
			options = append(options, zenity.Filename(start))
		}
		defer enterApartment()()
		path, err := show(options...)
		if errors.Is(err, zenity.ErrCanceled) {
			return "", errLeft
		}
		return path, err
	}
}

func zenityFilters(kinds []Kind) (filters zenity.FileFilters) {
	for _, k := range kinds {
		patterns := []string{"*.*"} // macOS too takes this for all files
		if endings[k] != nil {
			patterns = nil
		}
		for _, ending := range endings[k] {
			patterns = append(patterns, "*"+ending)
		}
		filters = append(filters, zenity.FileFilter{Name: k.words(), Patterns: patterns})
	}
	return filters
}
