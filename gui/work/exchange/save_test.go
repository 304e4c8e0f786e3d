package exchange

import (
	"errors"
	"path/filepath"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// TestWhatWasAgreedForOneSaveIsNotForTheNext: a save that failed, though it was to overwrite anything, leaves the next
// its own stamp.
func TestWhatWasAgreedForOneSaveIsNotForTheNext(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.ninefold")
	texttest.Write(t, file, "written elsewhere")
	before := &save{done: make(chan struct{}), err: errors.New("the disk is full")}
	close(before.done)
	s := &save{before: before, done: make(chan struct{}), stamp: atomicfile.StampOf(file, []byte("opened"))}
	err := s.replace(file, []byte("mine"))
	fail.If(t, !errors.Is(err, atomicfile.ErrChanged) || texttest.Read(t, file) != "written elsewhere", "%v", err)
}

func TestConsentIsToOneLossInOneFile(t *testing.T) {
	e, _ := linking(t)
	e.consent = consent{"a.txt", "steps"}
	s := &save{Exchange: e}
	fail.If(t, !s.agreed("a.txt", "steps") || !s.agreed("b.txt", "") || s.agreed("a.txt", "steps and pencil marks") ||
		s.agreed("b.txt", "steps"), "what was agreed to is another")
}
