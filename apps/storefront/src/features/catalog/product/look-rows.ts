/**
 * How the pictures below a scene stand on a wide screen: rows of two, then rows of three, so that none is alone and as large as the scene.
 * The style sheets of the galleries do the same by the number of pictures.
 */
export function lookRows(count: number): { readonly pairs: number; readonly threes: number } {
  const inPairs = count % 3 === 0 ? 0 : Math.min(count, count % 3 === 1 ? 4 : 2);
  return { pairs: Math.ceil(inPairs / 2), threes: (count - inPairs) / 3 };
}
