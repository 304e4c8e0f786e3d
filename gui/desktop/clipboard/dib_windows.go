package clipboard

import (
	"bytes"
	"encoding/binary"
	"image/png"
)

// dib returns a PNG as a device-independent bitmap: a BITMAPINFOHEADER, then the rows from the lowest up, each pixel as
// blue, green and red (https://learn.microsoft.com/windows/win32/gdi/device-independent-bitmaps).
func dib(file []byte) ([]byte, error) {
	picture, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	const header, planes, bits = 40, 1, 24
	area := picture.Bounds()
	width, height := area.Dx(), area.Dy()
	row := (width*bits + 31) / 32 * 4 // rows end on a multiple of four bytes
	bitmap := make([]byte, header, header+row*height)
	order := binary.LittleEndian
	order.PutUint32(bitmap, header)
	order.PutUint32(bitmap[4:], uint32(width))
	order.PutUint32(bitmap[8:], uint32(height))
	order.PutUint16(bitmap[12:], planes)
	order.PutUint16(bitmap[14:], bits)
	order.PutUint32(bitmap[20:], uint32(row*height))
	for y := area.Max.Y - 1; y >= area.Min.Y; y-- {
		begin := len(bitmap)
		for x := area.Min.X; x < area.Max.X; x++ {
			red, green, blue, _ := picture.At(x, y).RGBA()
			bitmap = append(bitmap, byte(blue>>8), byte(green>>8), byte(red>>8))
		}
		bitmap = append(bitmap, make([]byte, row-(len(bitmap)-begin))...)
	}
	return bitmap, nil
}
