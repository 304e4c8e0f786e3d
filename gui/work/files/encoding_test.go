package files

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/encoding/htmlindex"

	"ninefold/engine/test/fail"
)

const record = "[X \"%X\"]\n[O \"%O\"]\n\n{%C}\n1. 5 5  2. 4 4\n"

func encoded(t *testing.T, encoding, text string) []byte {
	t.Helper()
	return fail.Must(fail.Must(htmlindex.Get(encoding))(t).NewEncoder().Bytes([]byte(text)))(t)
}

func TestTheEncodingOfATextIsGuessed(t *testing.T) {
	for encoding, c := range map[string]struct{ x, o, comment string }{
		"gbk":          {"王小明", "李华", "这盘棋下得很好，我们明天再来一局吧，你觉得怎么样？"},
		"shift_jis":    {"山田太郎", "鈴木花子", "いい勝負でした。また明日やりましょう、よろしくお願いします。"},
		"big5":         {"王小明", "陳美玲", "這盤棋下得很好，我們明天再來一局吧，你覺得怎麼樣？"},
		"euc-kr":       {"김철수", "이영희", "정말 좋은 게임이었습니다. 내일 다시 한 판 합시다."},
		"windows-1251": {"Анна", "Борис", "Очень хорошая партия, завтра сыграем ещё раз."},
		"windows-1252": {"José", "Åsa", "Une très belle partie, à demain peut-être, bien sûr."},
	} {
		for _, comment := range []string{c.comment, ""} { // of few words it cannot be sure
			text := strings.NewReplacer("%X", c.x, "%O", c.o, "%C", comment).Replace(record)
			texts, sure := Guess(encoded(t, encoding, text))
			is := func(d Decoded) bool { return string(d.Text) == text }
			fail.Unless(t, slices.ContainsFunc(texts, is), "%s is not among %d guesses", encoding, len(texts))
			fail.If(t, sure && !is(texts[0]), "%s is surely taken for %s", encoding, texts[0].Encoding)
			fail.If(t, !sure && comment != "" && !strings.HasPrefix(encoding, "windows"), "%s is not sure", encoding)
			fail.Lacks(t, texts[slices.IndexFunc(texts, is)].Line(), c.x, "its line is")
		}
	}
	texts, _ := Guess([]byte("[X \"王\"]"))
	fail.If(t, texts != nil, "UTF-8 is taken for %v", texts)
	texts, _ = Guess([]byte("\x00\x01\xff\xfe\x80"))
	fail.If(t, texts != nil, "a program is taken for %v", texts)
}
