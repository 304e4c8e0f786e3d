package tester

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// judgedBy chooses another problem, and types the programs of its jury.
func (b *bench) judgedBy(reference, checker string) {
	b.opened.Events.Content.Do(tictactoeID + foreignEnd)
	b.opened.Type(referenceID, reference)
	b.opened.Type(checkerID, checker)
}

// A board that differs from the reference's is marked, but not explained by the rules of another problem.
func TestTheRulesOfNinefoldDoNotExplainAForeignAnswer(t *testing.T) {
	b := newBench(t)
	b.judgedBy(command("right"), "")
	b.tests(command("wrong"))
	said := shown[view.Picture](b)
	fail.If(t, !strings.HasPrefix(said.Headline, "Row 1, column 2") || said.Words != "",
		"beside the board stands %q, %q", said.Headline, said.Words)
}

func TestACheckersWordsStandBesideTheCase(t *testing.T) {
	b := newBench(t)
	b.judgedBy("", command("looks"))
	b.tests(command("wrong"))
	said, texts := shown[view.Picture](b), shown[deck.Texts](b).Texts
	fail.If(t, said.Words != "The checker says: wrong answer: nothing is marked" ||
		texts[2].Title != language.Text(checkerID) || texts[2].Lines[0] != "wrong answer: nothing is marked",
		"said is %q, beside the output stands %+v", said.Words, texts[2])
	b.tests(command("squeezes"))
	fail.Unless(t, b.run.accepted(), "%+v", b.rows)
}

func TestWhatIsWrongWithAJuryIsSaidAtItsField(t *testing.T) {
	gone := filepath.Join(t.TempDir(), "gone.py")
	for _, tc := range []struct{ reference, checker, field, said string }{
		{quoted(gone), "", referenceID, "gone.py"}, {"", quoted(gone), checkerID, "gone.py"},
		{"", "./gone", checkerID, "Cannot start ./gone"},
		{command("crashes"), "", referenceID, "failed on sample 1. Exit code"},
		{"", command("crashes"), checkerID, "failed on sample 1. Exit code"},
		{"", command("refuses"), checkerID, "No board is a case. The checker gives no verdict: oh"},
	} {
		b := newBench(t)
		b.judgedBy(tc.reference, tc.checker)
		b.tests(command("right"))
		b.failed(tc.said)
		fail.If(t, b.opened.Shown.Focus != tc.field || b.notice().Buttons[0].ID != chooserOf[tc.field],
			"%+v: the keyboard is given to %q", tc, b.opened.Shown.Focus)
	}
	for reference, said := range map[string]string{"'": "is not closed", " ": "Name a reference or a checker"} {
		b := newBench(t)
		b.judgedBy(reference, "")
		b.opened.Type(commandID, command("right"))
		b.opened.Press(b.startWords())
		b.says(said)
		focus := b.opened.Shown.Focus
		fail.If(t, b.run != nil || focus != referenceID, "the keyboard is given to %q", focus)
	}
}

func TestBoardsThatAreNoCasesAreCounted(t *testing.T) {
	r := run{Progress: judge.Progress{Total: 3}}
	refused := judge.Result{Case: judge.Case{Kind: judge.Sample, Number: 2}, Verdict: judge.Refused,
		Refusal: &judge.Refusal{Said: "two solutions"}}
	r.Tally.Add(&refused)
	const want = "One board is no case, sample 2. The reference gives no answer: two solutions"
	fail.Lacks(t, r.remarks(), want, "said is")
}

func TestAProblemOfNinefoldHasNoJury(t *testing.T) {
	b := newBench(t)
	b.judgedBy(command("counts"), "")
	b.opened.Events.Content.Do(tictactoeID)
	b.tests(command("right"))
	fail.If(t, !b.run.accepted() || b.run.kept.Foreign(), "the jury counts: %+v", b.rows)
	b.opened.Events.Content.Do(crosshatchID + foreignEnd)
	p, err := b.form.read()
	fail.If(t, err != nil || p.kept.Reference != command("counts") || p.test.Suite.Problem != judge.Crosshatch,
		"what was typed is gone: %+v, %v", p.kept, err)
	again := newForm(p.kept, judge.TicTacToe)
	fail.If(t, !again.foreign || again.typed[referenceID] != command("counts"), "it is not kept: %+v", again)
}

func TestTheProgramsOfAJuryAreWatchedToo(t *testing.T) {
	p := plan{command: program.Command{Args: []string{"a.cpp"}},
		kept: session.Test{Reference: "python3 slow.py", Checker: "'my checker.cpp'"}}
	fail.Differ(t, p.watched().Args, []string{"a.cpp", "python3", "slow.py", "my checker.cpp"}, "watched are")
}
