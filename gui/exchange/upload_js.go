package exchange

import "syscall/js"

// Upload imports the first of the files that the user has handed to the page.
func (e *Exchange) Upload(files js.Value) { e.Files.Upload(files, e.imported) }
