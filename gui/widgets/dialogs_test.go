package widgets

import (
	"testing"

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
