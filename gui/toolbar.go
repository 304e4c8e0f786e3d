package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// tool is a button of the toolbar. While the pointer is on it, hint says what it does.
type tool struct {
	widget.Button
	command *command
	hint    func(string)
}

var _ desktop.Hoverable = (*tool)(nil)

func newTool(c *command, run func(), hint func(string)) *tool {
	t := &tool{command: c, hint: hint}
	t.Icon, t.OnTapped, t.Importance = theme.Current().Icon(c.icon), run, widget.LowImportance
	t.ExtendBaseWidget(t)
	return t
}

func (t *tool) MouseIn(e *desktop.MouseEvent) {
	t.Button.MouseIn(e)
	text := t.command.label()
	if key := t.command.keys(); key != "" {
		text += " (" + key + ")"
	}
	t.hint(text)
}

func (t *tool) MouseOut() {
	t.Button.MouseOut()
	t.hint("")
}

func (t *tool) AccessibilityLabel() string { return t.command.label() }

// buildToolbar makes the toolbar from the table of commands.
func (a *App) buildToolbar() fyne.CanvasObject {
	bar := container.NewHBox()
	menu := ""
	for _, c := range a.commands {
		if !c.toolbar {
			continue
		}
		if menu != "" && menu != c.menu {
			bar.Add(widget.NewSeparator())
		}
		menu = c.menu
		t := newTool(c, func() { a.do(c) }, a.hint)
		a.tools = append(a.tools, t)
		bar.Add(t)
	}
	return bar
}
