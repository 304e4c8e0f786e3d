// Package message has what is said in no language: the key of words, which package locale has, and the values that
// these words show. So the packages that say it need not know words.
package message

import "fmt"

// Args are the values of a sentence's placeholders. Messages and errors among them are put into words, too. The number
// N decides between the words for one and for any other number.
type Args = map[string]any

// Message is what locale puts into words.
type Message struct {
	Key  string
	Args Args
}

// Of returns the message with a key. args are the names of values and the values in turn.
func Of(key string, args ...any) Message {
	m := Message{Key: key}
	for i := 0; i+1 < len(args); i += 2 {
		if m.Args == nil {
			m.Args = Args{}
		}
		m.Args[args[i].(string)] = args[i+1]
	}
	return m
}

// Worded is what has a message.
type Worded interface{ Message() Message }

// Error is a message that is an error.
type Error struct{ Of Message }

// NewError returns an error with the message that Of returns.
func NewError(key string, args ...any) error { return &Error{Of(key, args...)} }

// Message returns what the words tell.
func (e *Error) Message() Message { return e.Of }

// Error returns the key with the values, for developers.
func (e *Error) Error() string {
	if e.Of.Args == nil {
		return e.Of.Key
	}
	return fmt.Sprint(e.Of.Key, " ", e.Of.Args)
}

// Unwrap returns the error that the words tell, if there is one.
func (e *Error) Unwrap() error {
	err, _ := e.Of.Args["Error"].(error)
	return err
}

// Path is a value: the name of a file or a program, which can be shortened.
type Path string

// Amount is a value: a number of things, in the words of the key "amount.THINGS".
type Amount struct {
	Things string
	N      int
}

// Name is a value: a name that a user gave, which may have any characters.
type Name string

// List is a value: names with commas between them.
type List []string
