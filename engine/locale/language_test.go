package locale

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestWhichLanguageTheSystemsSettingChooses(t *testing.T) {
	for setting, want := range map[string]string{
		"": "en", "C": "en", "POSIX": "en", "C.UTF-8": "en", "nonsense_of.a.kind": "en", "tlh": "en",
		"de_DE.UTF-8@euro": "en", "sr_RS": "en", "ja_JP.UTF-8": "en", "en_GB.UTF-8": "en", "zh": "zh", "zh_CN": "zh",
		"zh_CN.UTF-8": "zh", "zh-Hans": "zh", "zh_SG.utf8": "zh", "zh_TW.UTF-8": "zh",
	} {
		fail.Unequal(t, Closest(setting).Code, want, "%q chooses", setting)
	}
}

func TestTheVariableThatComesFirstChoosesTheLanguage(t *testing.T) {
	for _, test := range []struct {
		environment map[string]string
		want        string
	}{
		{nil, "en"},
		{map[string]string{"LANG": "zh_CN.UTF-8"}, "zh"},
		{map[string]string{"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_ALL": ""}, "zh"},
	} {
		if got := FromEnvironment(func(name string) string { return test.environment[name] }).Code; got != test.want {
			t.Errorf("%v chooses %q, want %q", test.environment, got, test.want)
		}
	}
}

func TestEveryLanguageHasAHelpPage(t *testing.T) {
	for _, l := range Languages() {
		page := l.HelpPage()
		fail.Unless(t, strings.HasPrefix(page, "#"), "the help page in %s begins with %.40q", l.Code, page)
	}
}
