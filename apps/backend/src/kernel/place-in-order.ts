/** Where a number stands among ascending ones; undefined when it is none of them. For a hundred thousand a map would take ten times the room. */
export function placeInOrder(ascending: Uint32Array, wanted: number): number | undefined {
  let [low, high] = [0, ascending.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ascending[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
