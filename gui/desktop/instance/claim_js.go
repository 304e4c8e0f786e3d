package instance

import "context"

// endpoint is empty: no other start hands files to a web page.
type endpoint struct{}

func (*endpoint) serve(Open) {}
func (*endpoint) close()     {}

// Acquire claims the session in dir. The web page itself finds out which of a browser's tabs owns the session.
func Acquire(_ context.Context, dir, _ string) (*Claim, error) { return &Claim{Dir: dir}, nil }

// Separate is Acquire: a web page has one session.
func Separate(dir string) (*Claim, error) { return &Claim{Dir: dir}, nil }
