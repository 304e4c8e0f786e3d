package tester

import (
	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/insight"
)

// failure shows a case of a test: its board with the wrong and missing cells marked, and why the first of them is
// wrong, which is not known of a foreign problem. It can be edited, and run alone, after the test while its problem is
// the chosen one.
func failure(r *judge.Result, of *run, choice string) []view.Card {
	reading, err := notation.Read(r.Case.Input)
	if err != nil {
		return nil // impossible for a case that was run
	}
	s := session.New()
	s.Import(reading)
	shown := scene.Of(s.Board())
	d, says, foreign := shown.Diagram(), language.Words(), of.kept.Foreign()
	headline, words := says.Verdict(r.Verdict), language.Sentences(says.Causes(r.Causes), says.Reason(r))
	insight.Mark(&d, &r.Comparison)
	switch all := r.Comparison.Differences; {
	case foreign && len(all) > 0:
		headline, words = says.Say(all[0].InShort()), says.Sometimes(r)
	case foreign:
	case len(all) > 0:
		headline = says.Say(all[0].InShort())
		words = language.Sentences(shown.Reason(all[0].Cell), says.Sometimes(r))
	case r.Comparison.Word != nil:
		words = language.Sentences(words, says.Sentence(shown.Status().Headline))
	}
	return []view.Card{deck.Picture{
		Board: d, Headline: headline, Words: words, Legend: insight.Legend(&r.Comparison),
		Buttons: []view.Button{
			{ID: showID, Words: language.Text("test.toBoard")},
			{ID: editID, Words: language.Text("test.edit"), Disabled: !of.over || of.choice() != choice},
			{ID: saveID, Words: language.Text("test.save")},
		},
	}}
}
