package language

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestWordsComeInTheLanguageInUse(t *testing.T) {
	defer Use(English)
	for _, step := range []struct {
		use        func(Language)
		code       Language
		undo, hint string
	}{
		{Use, Chinese, "撤销", "正在寻找好着，按 Esc 停止。"}, {Use, English, "Undo", "Looking for a good move… Escape stops."},
		{UseTouched, English, "Undo", "Looking for a good move…"},
	} {
		step.use(step.code)
		undo, hint := Text("command.undo"), Text("hint.looking")
		fail.If(t, undo != step.undo || hint != step.hint, "in %s undo is %q, and a hint %q", step.code, undo, hint)
	}
}

func TestTheSystemsLanguageIsOneOfThePrograms(t *testing.T) {
	for _, choice := range Languages() {
		spoken := Spoken(choice)
		fail.If(t, choice != SystemLanguage && spoken != choice || spoken == SystemLanguage,
			"%s is spoken as %s", choice, spoken)
	}
}

func TestALanguageWithoutWordsIsTheSystems(t *testing.T) {
	for _, choice := range Languages() {
		fail.Unequal(t, Known(choice), choice, "%s is taken as", choice)
	}
	for _, choice := range []Language{"", "xx", "EN"} {
		fail.If(t, Known(choice) != SystemLanguage || Spoken(choice) != Spoken(SystemLanguage),
			"%q is taken as %s, and %s is spoken", choice, Known(choice), Spoken(choice))
	}
}

func TestAnErrorIsSaidInTheLanguageThatIsInUseThen(t *testing.T) {
	t.Cleanup(func() { Use(English) })
	Use(English)
	err := Error("learn.lose.1.wrong", Args{"Field": grid.Box(4)})
	english := Words().Error(err)
	Use(Chinese)
	chinese := Words().Error(err)
	fail.If(t, chinese == english || chinese != Text("learn.lose.1.wrong", Args{"Field": Words().Field(4)}),
		"%q in Chinese, %q in English", chinese, english)
}

func TestALineOfChineseMayEndWhereItsRulesLetIt(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "Any cell, at once.": "Any cell, at once.", "轮到 X：任意空格。": "轮|到 X：|任|意|空|格。",
		"（帮助）和“数独”，下\n三格": "（帮|助）|和|“数|独”，|下\n三|格", "按F9键 3×3 …ab cd-ef 完": "按|F9|键 3×3 …|ab cd-|ef 完",
	} {
		fail.Unequal(t, strings.ReplaceAll(Breakable(text), string(softBreak), "|"), want, "%q", text)
	}
}
