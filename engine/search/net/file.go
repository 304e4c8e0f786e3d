package net

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"math"
)

// unitParam is the number for 1 in a file of parameters.
const unitParam = 1024

// Encode returns the parameters as a file, which Decode and Load read. Each is rounded to a multiple of 1/1024, clipped
// to the range from -32 to 32 and stored in two bytes. Encode panics unless there are Size parameters. For a NaN the
// file holds any number.
func Encode(params []float32) []byte {
	if len(params) != Size {
		panic("net: a net has another number of parameters")
	}
	halves := make([]byte, 2*Size) // the lower bytes come before the upper ones, which compresses best
	for i, p := range params {
		n := math.Round(float64(p) * unitParam)
		n16 := uint16(int16(max(math.MinInt16, min(n, math.MaxInt16))))
		halves[i], halves[Size+i] = byte(n16), byte(n16>>8)
	}
	var data bytes.Buffer
	w, _ := zlib.NewWriterLevel(&data, zlib.BestCompression) // neither the level nor a buffer can cause an error
	w.Write(halves)
	w.Close()
	return data.Bytes()
}

// Decode returns the parameters in a file that Encode made, rounded and clipped as they were. It fails on other data.
func Decode(data []byte) ([]float32, error) {
	var halves []byte
	r, err := zlib.NewReader(bytes.NewReader(data))
	if err == nil {
		halves, err = io.ReadAll(r)
	}
	if err != nil {
		return nil, fmt.Errorf("this is not a net: %w", err)
	}
	if len(halves) != 2*Size {
		return nil, errors.New("a net has another size")
	}
	params := make([]float32, Size)
	for i := range params {
		params[i] = float32(int16(uint16(halves[i])|uint16(halves[Size+i])<<8)) / unitParam
	}
	return params, nil
}
