package link

import (
	"encoding/binary"
	"errors"
	"testing"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text"
)

func TestALinkOfMoreThanAGameIsRefused(t *testing.T) {
	long := append([]byte{gameKind, 0, 0, 0}, comment, 0x80|record.MostLink&0x7f, record.MostLink>>7)
	tags := append([]byte{gameKind, 0}, binary.AppendUvarint(nil, record.MostTags+1)...)
	for range record.MostTags + 1 {
		tags = append(tags, 1, 'T', 0)
	}
	for name, tc := range map[string]struct {
		content []byte
		column  int
		want    record.LimitError
	}{
		"in bytes": {append(long, make([]byte, record.MostLink)...), 1,
			record.LimitError{Thing: record.LinkBytes, Most: record.MostLink}},
		"in tags": {tags, 5 + (len(tags)-3)*8/6, record.LimitError{Thing: record.Tags, Most: record.MostTags}},
	} {
		_, err := Read(appendCode(nil, tc.content))
		var limit *record.LimitError
		_, column, _ := text.Place(err)
		fail.If(t, !errors.As(err, &limit) || *limit != tc.want || column != tc.column,
			"%s: %v, want %v in column %d", name, err, &tc.want, tc.column)
	}
}
