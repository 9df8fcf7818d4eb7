/**
 * The option the arrow keys reach from another one; undefined is the field itself, which stands between the last and the
 * first. Null when the key is not one of the list's.
 */
export function activeAfter(key: string, active: number | undefined, count: number): number | undefined | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active === undefined ? 0 : active + 1 < count ? active + 1 : undefined;
    case 'ArrowUp':
      return active === undefined ? count - 1 : active > 0 ? active - 1 : undefined;
    case 'PageDown':
      return active === undefined ? null : count - 1;
    case 'PageUp':
      return active === undefined ? null : 0;
    default:
      return null;
  }
}
