package instance

import "context"

// endpoint is where other starts hand files in, which no web page has.
type endpoint struct{}

func (*endpoint) serve(Open) {}
func (*endpoint) close()     {}

// Acquire claims the session in dir. Which tab of a browser owns it, the page itself finds out.
func Acquire(_ context.Context, dir, _ string) (*Claim, error) { return &Claim{Dir: dir}, nil }

// Separate is Take: a page has one session.
func Separate(dir string) (*Claim, error) { return &Claim{Dir: dir}, nil }
