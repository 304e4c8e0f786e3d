-- A solution of Codeforces 907B.
main :: IO ()
main = interact solve

solve :: String -> String
solve input = concatMap row [0 .. 8]
  where
    tokens = words input
    rows = [concat (take 3 (drop (3 * r) tokens)) | r <- [0 .. 8]]
    block i = (read (tokens !! i) - 1) `mod` 3 * 3 :: Int
    (top, left) = (block 27, block 28)
    within r c = top <= r && r < top + 3 && left <= c && c < left + 3
    forced = or [within r c && rows !! r !! c == '.' | r <- [0 .. 8], c <- [0 .. 8]]
    cell r c
      | rows !! r !! c == '.' && (within r c || not forced) = '!'
      | otherwise = rows !! r !! c
    row r = concat [cell r c : [' ' | c `mod` 3 == 2] | c <- [0 .. 8]] ++ (if r `mod` 3 == 2 then "\n\n" else "\n")
