package clipboard

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"

	"ninefold/engine/test/fail"
)

func TestABitmapBeginsWithTheLowestRow(t *testing.T) {
	picture := image.NewNRGBA(image.Rect(0, 0, 1, 2))
	picture.Set(0, 0, color.NRGBA{1, 2, 3, 255})
	picture.Set(0, 1, color.NRGBA{4, 5, 6, 255})
	var file bytes.Buffer
	fail.OnError(t, png.Encode(&file, picture))
	got := fail.Must(dib(file.Bytes()))(t)
	want := "\x28\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x01\x00\x18\x00" +
		"\x00\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
		"\x00\x00\x00\x00\x00\x00\x00\x00" +
		"\x06\x05\x04\x00\x03\x02\x01\x00"
	fail.Unequal(t, string(got), want, "the bitmap is")
	fail.If(t, fail.ErrorOf(dib([]byte("no picture"))) == nil, "it takes what is no PNG")
}

func TestAPictureIsPutOnTheClipboard(t *testing.T) {
	var file bytes.Buffer
	fail.OnError(t, png.Encode(&file, image.NewNRGBA(image.Rect(0, 0, 9, 9))))
	end := fail.Must(Put(file.Bytes()))(t)
	defer end()
	const formatDIB = 8
	there, _, _ := user32.NewProc("IsClipboardFormatAvailable").Call(formatDIB)
	fail.If(t, there == 0, "no bitmap is on it")
}
