// Package tools is the folder of programs that make files of the engine: nets, positions that measure the search,
// puzzles and the manual. The program itself imports none of them.
package tools
