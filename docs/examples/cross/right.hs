-- A solution of QOJ 17074 (CROSS).
import Data.List (foldl')

type Cell = (Int, Int)

main :: IO ()
main = interact $ \input ->
  let rows = lines input
      grid = [((r, c), rows !! r !! c) | r <- [0 .. 8], c <- [0 .. 8]]
   in maybe "ERROR\n" (\g -> unlines [[at g (r, c) | c <- [0 .. 8]] | r <- [0 .. 8]]) (start grid)

at :: [(Cell, Char)] -> Cell -> Char
at grid (r, c) = snd (grid !! (9 * r + c))

boxes, houses :: [[Cell]]
boxes = [[(b `div` 3 * 3 + r, b `mod` 3 * 3 + c) | r <- [0 .. 2], c <- [0 .. 2]] | b <- [0 .. 8]]
houses = boxes ++ [[(r, c) | c <- [0 .. 8]] | r <- [0 .. 8]] ++ [[(r, c) | r <- [0 .. 8]] | c <- [0 .. 8]]

holds :: [(Cell, Char)] -> Char -> [Cell] -> Int
holds grid digit = length . filter ((== digit) . at grid)

start :: [(Cell, Char)] -> Maybe [(Cell, Char)]
start grid
  | or [holds grid digit house > 1 | digit <- ['1' .. '9'], house <- houses] = Nothing
  | otherwise = solve grid

-- Rounds through all digits and boxes, until nothing moves.
solve :: [(Cell, Char)] -> Maybe [(Cell, Char)]
solve grid = do
  next <- foldl' (\g step -> g >>= uncurry place step) (Just grid) [(d, b) | d <- ['1' .. '9'], b <- boxes]
  if next == grid then Just grid else solve next

place :: Char -> [Cell] -> [(Cell, Char)] -> Maybe [(Cell, Char)]
place digit box grid
  | holds grid digit box > 0 = Just grid
  | otherwise = case filter free box of
      [] -> Nothing
      [cell] -> Just [if c == cell then (c, digit) else (c, x) | (c, x) <- grid]
      _ -> Just grid
  where
    free (r, c) = at grid (r, c) == '.' && none [(r, i) | i <- [0 .. 8]] && none [(i, c) | i <- [0 .. 8]]
    none house = holds grid digit house == 0
