/** More columns than this cannot be read side by side. */
export const maxCompared = 4;

/** The SKUs of `compareProducts`; anything unreadable is an empty list. */
export function readSkus(text: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter((sku): sku is string => typeof sku === 'string' && sku !== ''))].slice(0, maxCompared);
  } catch {
    return [];
  }
}

/** In or out; a full list stays as it is. */
export function toggleSku(skus: readonly string[], sku: string): readonly string[] {
  if (skus.includes(sku)) return skus.filter((other) => other !== sku);
  return skus.length >= maxCompared ? skus : [...skus, sku];
}
