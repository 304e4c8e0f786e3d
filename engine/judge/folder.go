package judge

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ninefold/engine/atomicfile"
)

// inputEnd ends the names of inputs, which may have no answer.
const inputEnd = ".in"

// answersTo returns the names that the answer to an input may have, as judges pair them: NAME.in or NAME with NAME.out,
// NAME.a or NAME.ans, and input3.txt or in3.txt with output3.txt or out3.txt.
func answersTo(input string) (answers []string) {
	folder, name := filepath.Split(input)
	for _, end := range [...]string{".out", ".a", ".ans"} {
		answers = append(answers, folder+strings.TrimSuffix(name, inputEnd)+end)
	}
	for _, word := range [...][2]string{{"input", "output"}, {"in", "out"}} {
		if rest, ok := strings.CutPrefix(name, word[0]); ok {
			return append(answers, folder+word[1]+rest)
		}
	}
	return answers
}

// FindTests returns the names of the inputs that paths name. A file names itself, a folder all files in it whose name
// ends in .in or that have an answer beside them, in the order of their names. leftOut has a *atomicfile.FileError for
// each other file that is no answer and not hidden. FindTests reads folders in parts, and calls found after each part
// with the number of files so far. The error is a *atomicfile.FileError for a path that does not exist or has no input,
// or the context's.
func FindTests(ctx context.Context, paths []string, found func(files int)) (names []string, leftOut []error,
	err error) {
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil {
			return nil, nil, atomicfile.NewFileError(path, err)
		}
		if !info.IsDir() {
			names = append(names, path)
			continue
		}
		files, err := filesIn(ctx, path, func(n int) { found(len(names) + n) })
		if err != nil {
			return nil, nil, err
		}
		inputs, others := inputsOf(files)
		if len(inputs) == 0 {
			return nil, nil, atomicfile.NewFileError(path, ErrNoTests)
		}
		names = append(names, inputs...)
		for _, name := range others {
			leftOut = append(leftOut, &atomicfile.FileError{Name: name, Err: ErrNoPair})
		}
	}
	return names, leftOut, nil
}

// folderPart is the number of entries of a folder that are read at once.
const folderPart = 1000

// filesIn returns the files of a folder in their order, without hidden ones.
func filesIn(ctx context.Context, folder string, found func(files int)) (names []string, err error) {
	dir, err := os.Open(folder)
	if err != nil {
		return nil, atomicfile.NewFileError(folder, err)
	}
	defer dir.Close()
	for err != io.EOF {
		var entries []os.DirEntry
		if entries, err = dir.ReadDir(folderPart); err != nil && !errors.Is(err, io.EOF) {
			return nil, atomicfile.NewFileError(folder, err)
		}
		for _, entry := range entries {
			if !entry.IsDir() && !strings.HasPrefix(entry.Name(), ".") {
				names = append(names, filepath.Join(folder, entry.Name()))
			}
		}
		found(len(names))
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	slices.Sort(names)
	return names, nil
}

// inputsOf returns the inputs among the files of a folder, and those that are neither inputs nor answers.
func inputsOf(files []string) (inputs, others []string) {
	there, answers := map[string]bool{}, map[string]bool{}
	for _, name := range files {
		there[name] = true
	}
	for _, name := range files {
		paired := false
		for _, answer := range answersTo(name) {
			if there[answer] {
				answers[answer], paired = true, true
			}
		}
		if paired || strings.HasSuffix(name, inputEnd) {
			inputs = append(inputs, name)
		} else {
			others = append(others, name)
		}
	}
	return inputs, slices.DeleteFunc(others, func(name string) bool { return answers[name] })
}
