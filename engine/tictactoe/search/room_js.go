package search

// usualRoom is the most memory that one table takes, in bytes. A page has less than a command. Searches of up to ten
// million positions then visit 5 % more for the same depth, at most a fifth.
const usualRoom = 16 << 20
