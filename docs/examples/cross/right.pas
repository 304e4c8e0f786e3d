{ A solution of QOJ 17074 (CROSS). }
program cross;
var
  cells: array[0..8] of string;
  row: integer;

{ How often a row, a column or a box (kind 0, 1, 2) holds a digit. }
function count(kind, number: integer; digit: char): integer;
var
  i, r, c, n: integer;
begin
  n := 0;
  for i := 0 to 8 do begin
    case kind of
      0: begin r := number; c := i; end;
      1: begin r := i; c := number; end;
    else
      begin r := number div 3 * 3 + i div 3; c := number mod 3 * 3 + i mod 3; end;
    end;
    if cells[r][c + 1] = digit then n := n + 1;
  end;
  count := n;
end;

function solve: boolean;
var
  digit: char;
  i, box, r, c, places, placeRow, placeCol: integer;
  moved: boolean;
begin
  for digit := '1' to '9' do
    for i := 0 to 26 do
      if count(i div 9, i mod 9, digit) > 1 then exit(false);
  repeat
    moved := false;
    for digit := '1' to '9' do
      for box := 0 to 8 do begin
        if count(2, box, digit) > 0 then continue;
        places := 0;
        for i := 0 to 8 do begin
          r := box div 3 * 3 + i div 3;
          c := box mod 3 * 3 + i mod 3;
          if (cells[r][c + 1] <> '.') or (count(0, r, digit) > 0) or (count(1, c, digit) > 0) then continue;
          places := places + 1;
          placeRow := r;
          placeCol := c;
        end;
        if places = 0 then exit(false);
        if places = 1 then begin
          cells[placeRow][placeCol + 1] := digit;
          moved := true;
        end;
      end;
  until not moved;
  solve := true;
end;

begin
  for row := 0 to 8 do readln(cells[row]);
  if not solve then writeln('ERROR')
  else for row := 0 to 8 do writeln(cells[row]);
end.
