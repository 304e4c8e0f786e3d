package plural

// DefaultRules are the rules of the languages that the page speaks. Those of all languages, made anew for each set of
// words, were what took longest to compile of all the page.
func DefaultRules() Rules {
	rules := Rules{}
	addPluralRules(rules, []string{"zh"}, &Rule{
		PluralForms:    newPluralFormSet(Other),
		PluralFormFunc: func(*Operands) Form { return Other },
	})
	addPluralRules(rules, []string{"en"}, &Rule{
		PluralForms: newPluralFormSet(One, Other),
		PluralFormFunc: func(ops *Operands) Form {
			if ops.I == 1 && ops.V == 0 {
				return One
			}
			return Other
		},
	})
	return rules
}
