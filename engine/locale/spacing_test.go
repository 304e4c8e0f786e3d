package locale

import "testing"

func TestChineseHasSpacesBesideLatinWordsAlone(t *testing.T) {
	w := For("zh")
	for _, test := range []struct {
		key, name, want string
	}{
		{"import.done", "board.txt", "已导入 board.txt。"},
		{"import.done", "棋盘", "已导入棋盘。"},
		{"import.done", "我的 棋盘", "已导入我的 棋盘。"},
		{"boards.mail", "Anna", "与 Anna 通信对局"},
		{"boards.mail", "安娜", "与安娜通信对局"},
		{"boards.mail", "", "与通信对局"},
		{"document.readOnly", "（副本）", "（副本）是只读的"},
	} {
		if got := w.Text(test.key, Args{"Name": test.name}); got != test.want {
			t.Errorf("%s with %q: %q, want %q", test.key, test.name, got, test.want)
		}
	}
	if got := w.Plural("amount.marks", 3); got != "3 枚棋子" {
		t.Errorf("%q", got)
	}
	if got := For("en").Text("import.done", Args{"Name": "棋盘"}); got != "Imported 棋盘." {
		t.Errorf("%q", got)
	}
}
