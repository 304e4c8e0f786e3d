package page

import (
	"fmt"
	"strings"

	"ninefold/engine/picture/drawing"
)

// named are the colours that the style sheet uses by name.
var named = [...]struct {
	name   string
	colour drawing.Colour
}{
	{"x", drawing.X}, {"o", drawing.O}, {"accent", drawing.Accent}, {"playable", drawing.Playable},
	{"alert", drawing.Alert}, {"ink", drawing.Letters}, {"page", drawing.Window}, {"card", drawing.Card},
	{"hairline", drawing.Hairline}, {"track", drawing.Track}, {"strong-line", drawing.StrongLine},
	{"border", drawing.Border}, {"muted", drawing.Aside}, {"disabled", drawing.Disabled},
	{"accent-tint", drawing.AccentTint}, {"on-accent", drawing.OnAccent}, {"warning", drawing.Doubt},
}

// Palette returns the part of the style sheet with the colours of the four appearances. The page's data-appearance
// chooses one; without it the system does, with strong contrast if the user wants that there.
func Palette() string {
	const (
		dark     = "(prefers-color-scheme: dark)"
		contrast = "(prefers-contrast: more)"
		forced   = "(forced-colors: active)"
	)
	var b strings.Builder
	all := [...]struct {
		drawing.Appearance
		scheme, media string
	}{
		{drawing.Light, "light", "all"}, {drawing.Dark, "dark", dark},
		{drawing.ContrastLight, "light", contrast + ", " + forced},
		{drawing.ContrastDark, "dark", dark + " and " + contrast + ", " + dark + " and " + forced},
	}
	for _, one := range all {
		fmt.Fprintf(&b, "@media %s {\n:root {%s}\n}\n", one.media, colours(one.scheme, one.Palette()))
	}
	for _, one := range all {
		fmt.Fprintf(&b, ":root[data-appearance=%q] {%s}\n", one.Appearance, colours(one.scheme, one.Palette()))
	}
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

// Lengths returns the part of the style sheet with the classes of lengths, in pixels (see sized).
func Lengths() string {
	const longest = 48
	var b strings.Builder
	for n := 1; n <= longest; n++ {
		fmt.Fprintf(&b, ".h%[1]d { min-height: %[1]dpx; } "+
			":is(progress, .fill).h%[1]d { height: %[1]dpx; min-height: 0; } "+
			".w%[1]d { width: %[1]dpx; } .icon.s%[1]d { width: %[1]dpx; height: %[1]dpx; } .g%[1]d { gap: %[1]dpx; } "+
			".x%[1]d { padding-left: %[1]dpx; padding-right: %[1]dpx; } "+
			".y%[1]d { padding-top: %[1]dpx; padding-bottom: %[1]dpx; }\n", n)
	}
	return b.String()
}

// colours returns the variables of an appearance, which is light or dark.
func colours(scheme string, palette *drawing.Palette) string {
	var b strings.Builder
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
	return b.String() + " "
}
