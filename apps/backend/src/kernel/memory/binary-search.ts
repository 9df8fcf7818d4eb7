/** The index of a number in an ascending array, or undefined. For a hundred thousand numbers a Map would take ten times the memory. */
export function binarySearch(ascending: Uint32Array, wanted: number): number | undefined {
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
