import type { DecimalMark } from './decimal-text.ts';

/**
 * A number with at most so many digits behind its mark, whichever of the two that is; only as the person's language writes it where the
 * other may group thousands: `1.500` is no 1.5 in Dutch. Undefined: no such number.
 */
export function readDecimal(text: string, most: number, mark: DecimalMark): number | undefined {
  const [found, whole = '', sign, fraction = ''] = /^(-?\d{1,12})(?:([.,])(\d+))?$/.exec(text.trim()) ?? [];
  if (found === undefined || fraction.length > most || (fraction.length === 3 && sign !== mark)) return undefined;
  return Number(`${whole}.${fraction || '0'}`);
}

export const writeDecimal = (value: number, mark: DecimalMark): string => String(value).replace('.', mark);
