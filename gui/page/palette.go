package page

import (
	"fmt"
	"strings"

	"ninefold/engine/drawing"
)

// others are the page's colours besides the board's: their values in light, dark, and both with strong contrast.
var others = [...]struct {
	name   string
	values [4]uint32
}{
	{"page", [4]uint32{0xf3f5f7, 0x14181c, 0xffffff, 0x000000}},
	{"card", [4]uint32{0xffffff, 0x1b2026, 0xffffff, 0x000000}},
	{"hairline", [4]uint32{0xe1e5ea, 0x2a3139, 0x606060, 0xa0a0a0}},
	{"track", [4]uint32{0xe1e5ea, 0x2a3139, 0xffffff, 0x000000}},
	{"strong-line", [4]uint32{0xcfd5dc, 0x3a434d, 0x404040, 0xc0c0c0}},
	{"border", [4]uint32{0x808a95, 0x77828e, 0x404040, 0xc0c0c0}},
	{"ink", [4]uint32{0x1b2229, 0xe8ecf0, 0x000000, 0xffffff}},
	{"muted", [4]uint32{0x5d6873, 0x9aa6b2, 0x303030, 0xd4d4d4}},
	{"disabled", [4]uint32{0x949da7, 0x6f7a86, 0x707070, 0x909090}},
	{"accent-tint", [4]uint32{0xe6f0f8, 0x1d3247, 0xd2e6fa, 0x00325c}},
	{"on-accent", [4]uint32{0xffffff, 0x14181c, 0xffffff, 0x000000}},
	{"warning", [4]uint32{0x8a4b00, 0xffb454, 0x6b3600, 0xffc078}},
}

// named are the board's colours that the style sheet uses by name.
var named = [...]struct {
	name   string
	colour drawing.Colour
}{
	{"x", drawing.X}, {"o", drawing.O}, {"accent", drawing.Accent}, {"playable", drawing.Playable},
	{"alert", drawing.Alert},
}

// Palette returns the part of the style sheet with the colours of the four appearances. The page's data-appearance
// chooses one; without it the system does, with strong contrast if the user wants that there.
func Palette() string {
	const (
		dark     = "(prefers-color-scheme: dark)"
		contrast = "(prefers-contrast: more)"
		forced   = "(forced-colors: active)"
	)
	light, darkOnes := colours(0, drawing.Light()), colours(1, drawing.Dark())
	strong, strongDark := colours(2, drawing.ContrastLight()), colours(3, drawing.ContrastDark())
	var b strings.Builder
	rule := func(media, appearance, colours string) {
		selector := ":root"
		if appearance != "" {
			selector += `[data-appearance="` + appearance + `"]`
		}
		text := selector + " {" + colours + "}\n"
		if media != "" {
			text = "@media " + media + " {\n" + text + "}\n"
		}
		b.WriteString(text)
	}
	rule("", "", light)
	rule(dark, "", darkOnes)
	rule(contrast+", "+forced, "", strong)
	rule(dark+" and "+contrast+", "+dark+" and "+forced, "", strongDark)
	rule("", "light", light)
	rule("", "dark", darkOnes)
	rule("", "contrast-light", strong)
	rule("", "contrast-dark", strongDark)
	for c := range drawing.Colours {
		fmt.Fprintf(&b, ".c%[1]d { --c: var(--c%[1]d); }\n.g%[1]d { --g: var(--c%[1]d); }\n", c)
	}
	b.WriteString("@supports (color: color-mix(in srgb, red, blue)) {\n")
	for s := drawing.Full + 1; s < drawing.Strengths; s++ {
		fmt.Fprintf(&b, ".s%[1]d { --mixed: color-mix(in srgb, var(--c) var(--s%[1]d), var(--ground)); }\n", s)
	}
	fmt.Fprintf(&b, ".last { --ground: color-mix(in srgb, var(--accent) var(--s%d), var(--g)); }\n}\n", drawing.Laid)
	return b.String()
}

// colours returns the variables of the n-th appearance.
func colours(n int, palette drawing.Palette) string {
	var b strings.Builder
	scheme := "light"
	if n%2 == 1 {
		scheme = "dark"
	}
	b.WriteString(" color-scheme: " + scheme + ";")
	for c := range drawing.Colours {
		v := palette.Colour(c)
		fmt.Fprintf(&b, " --c%d: #%02x%02x%02x;", c, v.R, v.G, v.B)
	}
	for s := drawing.Full + 1; s < drawing.Strengths; s++ {
		fmt.Fprintf(&b, " --s%d: %d%%;", s, palette.Share(s))
	}
	for _, one := range named {
		fmt.Fprintf(&b, " --%s: var(--c%d);", one.name, one.colour)
	}
	for _, one := range others {
		fmt.Fprintf(&b, " --%s: #%06x;", one.name, one.values[n])
	}
	return b.String() + " "
}
