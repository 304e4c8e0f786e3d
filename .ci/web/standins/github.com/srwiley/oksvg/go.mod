module github.com/srwiley/oksvg

go 1.24

require github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef
