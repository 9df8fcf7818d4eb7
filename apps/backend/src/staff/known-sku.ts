/** A SKU as the shop writes it, however somebody typed it; undefined where there is none. */
export const knownSku = (typed: string, isKnown: (sku: string) => boolean): string | undefined =>
  [typed, typed.toUpperCase()].find(isKnown);
