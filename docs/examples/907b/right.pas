{ A solution of Codeforces 907B. }
program solution;
var
  rows: array[0..8] of string;
  line: string;
  r, c, row, col, top, left, i: integer;
  forced, within: boolean;
begin
  r := 0;
  while r < 9 do begin
    readln(line);
    rows[r] := '';
    for i := 1 to length(line) do
      if line[i] in ['x', 'o', '.'] then rows[r] := rows[r] + line[i];
    if rows[r] <> '' then r := r + 1;
  end;
  readln(row, col);
  top := (row - 1) mod 3 * 3;
  left := (col - 1) mod 3 * 3;
  forced := false;
  for r := top to top + 2 do
    for c := left to left + 2 do
      if rows[r][c + 1] = '.' then forced := true;
  for r := 0 to 8 do begin
    for c := 0 to 8 do begin
      within := (top <= r) and (r < top + 3) and (left <= c) and (c < left + 3);
      if (rows[r][c + 1] = '.') and (within or not forced) then write('!') else write(rows[r][c + 1]);
      if c mod 3 = 2 then write(' ');
    end;
    writeln;
    if r mod 3 = 2 then writeln;
  end;
end.
