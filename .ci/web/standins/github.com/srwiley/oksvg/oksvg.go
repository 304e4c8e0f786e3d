// Package oksvg stands in for what draws glyphs that are SVG, of which the page's fonts have none. Icons are drawn by
// another package of this name.
package oksvg

import (
	"errors"
	"io"

	"github.com/srwiley/rasterx"
)

// SvgIcon is a drawing.
type SvgIcon struct {
	ViewBox struct{ X, Y, W, H float64 }
}

// ReadIconStream fails.
func ReadIconStream(io.Reader) (*SvgIcon, error) {
	return nil, errors.New("oksvg: not built into the page")
}

// SetTarget does nothing.
func (*SvgIcon) SetTarget(_, _, _, _ float64) {}

// Draw does nothing.
func (*SvgIcon) Draw(*rasterx.Dasher, float64) {}
