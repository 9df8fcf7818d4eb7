/** As many as a strip shows. */
const maxSkus = 12;

/** The SKUs a tab has looked at, the latest first; anything unreadable is nothing. */
export function readRecent(text: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((sku): sku is string => typeof sku === 'string').slice(0, maxSkus) : [];
  } catch {
    return [];
  }
}

export const withRecent = (skus: readonly string[], sku: string): readonly string[] =>
  [sku, ...skus.filter((other) => other !== sku)].slice(0, maxSkus);
