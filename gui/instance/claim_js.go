package instance

import "context"

// endpoint does nothing: no other start hands files to a web page.
type endpoint struct{}

func (*endpoint) serve(Open) {}
func (*endpoint) close()     {}

// Acquire claims the session in dir. The page itself finds out which tab of a browser owns it.
func Acquire(_ context.Context, dir, _ string) (*Claim, error) { return &Claim{Dir: dir}, nil }

// Separate is Acquire: a page has one session.
func Separate(dir string) (*Claim, error) { return &Claim{Dir: dir}, nil }
