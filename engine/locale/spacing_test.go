package locale

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestChineseHasSpacesBesideLatinWordsAlone(t *testing.T) {
	w := For("zh")
	for _, test := range []struct{ key, name, want string }{
		{"import.done", "board.txt", "已导入 board.txt。"},
		{"import.done", "棋盘", "已导入棋盘。"},
		{"import.done", "我的 棋盘", "已导入我的 棋盘。"},
		{"boards.mail", "Anna", "与 Anna 通信对局"},
		{"boards.mail", "安娜", "与安娜通信对局"},
		{"boards.mail", "", "与通信对局"},
		{"document.readOnly", "（副本）", "（副本）是只读的"},
	} {
		fail.Unequal(t, w.Text(test.key, Args{"Name": test.name}), test.want, "%s with %q", test.key, test.name)
	}
	fail.Unequal(t, w.Plural("amount.marks", 3), "3 枚棋子", "it")
	fail.Unequal(t, For("en").Text("import.done", Args{"Name": "棋盘"}), "Imported 棋盘.", "it")
}
