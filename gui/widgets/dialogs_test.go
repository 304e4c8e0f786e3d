package widgets

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
)

func TestDialogsAreClosedFromTheInnermostOut(t *testing.T) {
	dialogs, closed := openDialogs(t)
	if dialogs.Close(); dialogs.Busy() || *closed != 0 {
		t.Error("there is something to close")
	}
	dialogs.Show(dialog.NewInformation("outer", "", dialogs.Window))
	dialogs.Show(dialog.NewInformation("inner", "", dialogs.Window))
	for n := 1; n <= 2; n++ {
		if !dialogs.Busy() {
			t.Fatalf("%d closed and no other is open", n-1)
		}
		if dialogs.Close(); *closed != n {
			t.Errorf("%d were closed, want %d", *closed, n)
		}
	}
	if dialogs.Busy() || len(dialogs.open) != 0 {
		t.Error("a dialog is still open")
	}
}

func TestADialogThatClosesItselfIsForgotten(t *testing.T) {
	dialogs, closed := openDialogs(t)
	outer, inner := dialog.NewInformation("outer", "", dialogs.Window),
		dialog.NewInformation("inner", "", dialogs.Window)
	dialogs.Show(outer)
	dialogs.Show(inner)
	outer.Hide()
	if dialogs.Close(); dialogs.Busy() || *closed != 2 {
		t.Errorf("%d were closed, busy: %v", *closed, dialogs.Busy())
	}
}

// An error may be shorter than the buttons beside it are high, as high, or higher: what is in the dialog stays between
// the title and the buttons.
func TestADialogWithAnErrorHasEverythingInItsPlace(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 760}, {Width: 480, Height: 520}, {Width: 360, Height: 640}} {
		for name, open := range map[string]func(d *Dialog, content fyne.CanvasObject){
			"fitted":   func(d *Dialog, content fyne.CanvasObject) { d.Fit(500, content) },
			"resized":  func(d *Dialog, _ fyne.CanvasObject) { d.Resize(fyne.NewSize(500, 300)) },
			"as it is": func(*Dialog, fyne.CanvasObject) {},
		} {
			dialogs, _ := openDialogs(t)
			dialogs.Window.Resize(size)
			content := container.NewVBox(NewField("", "first"), NewField("", "second"), NewField("", "third"))
			scroll := container.NewVScroll(content)
			d := dialogs.New("the title", scroll)
			d.SetButtons(NewButton("Cancel", d.Hide), NewButton("Begin", d.Hide))
			open(d, content)
			dialogs.Show(d)
			for _, words := range []int{0, 1, 4, 12, 40, 12, 1, 0} {
				d.Blame(strings.Repeat("wrong ", words))
				where := fmt.Sprintf("%v, %s, %d words", size, name, words)
				title, row := d.body.Objects[0], d.body.Objects[2]
				top, bottom := title.Position().Y+title.Size().Height, row.Position().Y
				from, high := scroll.Position().Y, scroll.Size().Height
				if from < top || from+high > bottom || high < scroll.MinSize().Height {
					t.Errorf("%s: from %v, %v high, between %v and %v", where, from, high, top, bottom)
				}
				end, all := bottom+row.Size().Height, d.body.Size().Height
				if end > all || row.Size().Height < row.MinSize().Height {
					t.Errorf("%s: the buttons end at %v of %v", where, end, all)
				}
				if inset := d.popUp.Content.Size(); all != inset.Height-2*dialogTop {
					t.Errorf("%s: %v of %v are used", where, all, inset.Height)
				}
			}
		}
	}
}
