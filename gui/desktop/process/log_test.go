package process

import (
	"errors"
	"log"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
)

func TestOnlyWhatTheProgramDoesWithoutIsLeftOutOfTheLog(t *testing.T) {
	var said strings.Builder
	defer log.SetOutput(log.Writer())
	log.SetOutput(&Log{Out: &said})
	cause := errors.New("the cause")
	for _, optional := range []string{"failed to watch theme settings", "Unable to connect to session D-Bus",
		"Failed to send message to bus", "Preferences load error:", "failed on saving preferences",
		"Error parsing user locale C.UTF-8", "Failed to look up user locale"} {
		fyne.LogError(optional, cause)
		fail.If(t, said.Len() > 0, "said was %q", &said)
	}
	fyne.LogError("window creation error", cause)
	for _, part := range []string{"window creation error", "Cause: the cause", "At: "} {
		fail.Unless(t, strings.Contains(said.String(), part), "%q was left out of %q", part, &said)
	}
	said.Reset()
	fyne.LogError("Failed to create app cache space", cause)
	log.Print("something else")
	got := said.String()
	fail.If(t, strings.Count(got, "\n") != 1 || !strings.Contains(got, "something else"), "said was %q", got)
}
