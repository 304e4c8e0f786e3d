package search

// room is the most memory that one table takes, in bytes. A page has less than a window. Searches of up to ten million
// positions then visit 5 % more for the same depth, at most a fifth.
const room = 16 << 20
