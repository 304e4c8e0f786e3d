package view

import (
	"reflect"
	"testing"

	"ninefold/engine/test/fail"
)

// TestADifferenceInAnyFieldIsSeen changes each field of each node that compares its fields itself, and of a row.
func TestADifferenceInAnyFieldIsSeen(t *testing.T) {
	for _, n := range []Node{Row{}, Column{}, Flow{}, Layers{}, List{}, Text{}, Icon{}, Fill{}, Bar{}, Tag{}, Field{}} {
		fail.Unless(t, same(n, n), "%T is not as itself", n)
		for i := range reflect.TypeOf(n).NumField() {
			other := reflect.New(reflect.TypeOf(n)).Elem()
			change(other.Field(i))
			fail.If(t, same(n, other.Interface().(Node)), "%T: another %s is not seen", n, other.Type().Field(i).Name)
		}
	}
	for i := range reflect.TypeFor[ListRow]().NumField() {
		var other ListRow
		change(reflect.ValueOf(&other).Elem().Field(i))
		fail.If(t, ListRow{}.Same(other), "another %s of a row is not seen", reflect.TypeFor[ListRow]().Field(i).Name)
	}
	for i := range reflect.TypeFor[Box]().NumField() {
		var other Box
		if name := reflect.TypeFor[Box]().Field(i).Name; name == "Content" {
			other.Content = Line{}
		} else {
			change(reflect.ValueOf(&other).Elem().Field(i))
		}
		fail.If(t, Box{}.Same(other), "another %s of a card is not seen", reflect.TypeFor[Box]().Field(i).Name)
	}
}

// change gives a field another value than its zero value.
func change(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString("other")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(1)
	case reflect.Uint8:
		v.SetUint(1)
	case reflect.Float32:
		v.SetFloat(1)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
	case reflect.Struct:
		change(v.Field(0))
	}
}
