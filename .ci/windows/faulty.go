// Faulty is a solution that does what its argument says, to try verdicts.
package main

import (
	"fmt"
	"os"
)

func main() {
	switch os.Args[1] {
	case "wrong":
		fmt.Println("wrong")
	case "slow":
		for {
		}
	case "crash":
		panic("crash")
	case "hungry":
		for hoard := [][]byte{}; ; {
			piece := make([]byte, 1<<20)
			for i := range piece {
				piece[i] = 1
			}
			hoard = append(hoard, piece)
		}
	}
}
