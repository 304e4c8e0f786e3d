package exchange

import (
	"ninefold/gui/language"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/files"
)

// Compare asks for another program's answer to the board shown.
func (e *Exchange) Compare() {
	scope := e.Host.Scope.Context()
	with := func(answer []byte) error {
		if scope.Err() != nil {
			return language.Error("compare.changed")
		}
		e.Comparison.CompareWith(answer)
		return nil
	}
	e.Dialogs.Edit(dialog.Text{
		Says: func() (title, advice, confirm string) {
			return language.Text("dialog.compare"), language.Text("dialog.compareAdvice"),
				language.Text("dialog.compareDo")
		},
		Use: func(answer string) (then func(), err error) {
			if answer == "" {
				return nil, language.Error("dialog.compareAdvice")
			}
			return nil, with([]byte(answer))
		},
		Open: func() {
			e.Files.Choose(files.Texts, func(file files.Text) func() {
				return func() {
					if err := with(file.Content); err != nil {
						e.Host.Warn(language.Words().Error(err))
					}
				}
			})
		},
	})
}
