package locale

import (
	"testing"

	"fyne.io/fyne/v2/lang"
)

func TestWordsComeInTheLanguageInUse(t *testing.T) {
	defer Use(English)
	for _, step := range []struct {
		language    Language
		undo, fynes string
	}{{Chinese, "撤销", "剪切"}, {English, "Undo", "Cut"}, {Chinese, "撤销", "剪切"}} {
		Use(step.language)
		if undo, fynes := Text("command.undo"), lang.L("Cut"); undo != step.undo || fynes != step.fynes {
			t.Errorf("in %s undo is %q, and Fyne's cut %q", step.language, undo, fynes)
		}
	}
}

func TestTheSystemsLanguageIsOneOfThePrograms(t *testing.T) {
	for _, choice := range Languages() {
		spoken := Spoken(choice)
		if choice != SystemLanguage && spoken != choice || spoken == SystemLanguage {
			t.Errorf("%s is spoken as %s", choice, spoken)
		}
	}
}

func TestALanguageWithoutWordsIsTheSystems(t *testing.T) {
	for _, choice := range Languages() {
		if Known(choice) != choice {
			t.Errorf("%s is taken as %s", choice, Known(choice))
		}
	}
	for _, choice := range []Language{"", "xx", "EN"} {
		if Known(choice) != SystemLanguage || Spoken(choice) != Spoken(SystemLanguage) {
			t.Errorf("%q is taken as %s, and %s is spoken", choice, Known(choice), Spoken(choice))
		}
	}
}

func TestAnErrorIsSaidInTheLanguageThatIsInUseThen(t *testing.T) {
	t.Cleanup(func() { Use(English) })
	Use(English)
	err := Error("learn.cross.box", Args{"Box": Box(4)})
	english := Words().Error(err)
	Use(Chinese)
	if chinese := Words().Error(err); chinese == english ||
		chinese != Text("learn.cross.box", Args{"Box": Words().Box(4)}) {
		t.Errorf("%q in Chinese, %q in English", chinese, english)
	}
}
