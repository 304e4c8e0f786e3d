package theme

import (
	"encoding/binary"
	"slices"
)

// Bitmap is a character as a picture: a PNG as high as a line of BitmapEm pixels.
type Bitmap struct {
	Char    rune
	PNG     []byte
	Advance int // pixels from its left to the next character
	Below   int // pixels of it that are below the line which characters stand on
}

// BitmapEm is how many pixels a line is high, for which bitmaps are drawn. Fyne makes them as small as it needs them.
const BitmapEm = 64

// BitmapFont is a font of characters that are pictures, at most one of each character. It has a space too, and what
// joins characters or chooses between their pictures: Fyne asks the font for them that has the character before.
func BitmapFont(characters []Bitmap) []byte {
	all := append([]Bitmap{{Char: ' ', Advance: BitmapEm / 4}, {Char: 0x200D}, {Char: 0xFE0E}, {Char: 0xFE0F}},
		characters...)
	slices.SortFunc(all, func(a, b Bitmap) int { return int(a.Char - b.Char) })
	count := len(all) + 1 // glyph 0 stands for what is not there
	var charmap, advances, pictures, offsets table
	advances.put(BitmapEm, 0)
	header := 4 + 4*(count+1) // of what has the pictures: their size, and where each is and the last ends
	offsets.long(header)
	offsets.long(header)
	for i, c := range all {
		charmap.long(int(c.Char))
		charmap.long(int(c.Char))
		charmap.long(i + 1)
		advances.put(c.Advance, 0)
		if c.PNG != nil {
			pictures.put(0, -c.Below)
			pictures.text("png ")
			pictures.text(string(c.PNG))
		}
		offsets.long(header + len(pictures))
	}
	groups := len(charmap)
	return file(
		section{"cmap", join(shorts(0, 1, 3, 10), longs(12), shorts(12, 0), longs(16+groups, 0, len(all)), charmap)},
		section{"head", join(longs(0x10000, 0, 0, 0x5F0F3CF5), shorts(0, BitmapEm), longs(0, 0, 0, 0),
			shorts(0, 0, BitmapEm, BitmapEm, 0, 8, 2, 0, 0))},
		section{"hhea", join(longs(0x10000), shorts(BitmapEm*4/5, -BitmapEm/5, 0, BitmapEm, 0, 0, BitmapEm, 1, 0),
			shorts(0, 0, 0, 0, 0, 0, count))},
		section{"hmtx", advances},
		section{"maxp", join(longs(0x5000), shorts(count))},
		section{"sbix", join(shorts(1, 1), longs(1, 12), shorts(BitmapEm, 72), offsets, pictures)},
	)
}

// section is a part of a font's file.
type section struct {
	name string
	table
}

// file is a font's file, of sections by their names in order.
func file(sections ...section) []byte {
	head := join(longs(0x10000), shorts(len(sections), 0, 0, 0))
	var body table
	start := len(head) + 16*len(sections)
	for _, s := range sections {
		head.text(s.name)
		head = join(head, longs(0, start+len(body), len(s.table)))
		body = append(body, s.table...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	return join(head, body)
}

// table is bytes of a font, the first of a number first.
type table []byte

func (t *table) put(numbers ...int) {
	for _, n := range numbers {
		*t = binary.BigEndian.AppendUint16(*t, uint16(n))
	}
}

func (t *table) long(n int) { *t = binary.BigEndian.AppendUint32(*t, uint32(n)) }

func (t *table) text(s string) { *t = append(*t, s...) }

func shorts(numbers ...int) (t table) {
	t.put(numbers...)
	return t
}

func longs(numbers ...int) (t table) {
	for _, n := range numbers {
		t.long(n)
	}
	return t
}

func join(tables ...table) table { return slices.Concat(tables...) }
