/** A value as a text that can be read and compared; what a screen shows in its own words, it passes itself. */
export function showValue(value: unknown, words: { readonly yes: string; readonly no: string }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => showValue(one, words)).join(', ');
  return Object.values(value)
    .map((one) => showValue(one, words))
    .filter(Boolean)
    .join(' ');
}
