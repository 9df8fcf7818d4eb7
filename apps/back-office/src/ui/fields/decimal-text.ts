/** What stands between euros and cents where the person comes from: `,` or `.`. */
export type DecimalMark = ',' | '.';

export const decimalMarkOf = (write: (value: number) => string): DecimalMark => (write(1.5).includes(',') ? ',' : '.');

/**
 * The amount that somebody typed or pasted, in hundredths: `1.234,50`, `1,234.50`, `€ 1234,5`, `12,-`, `- 3`. A single mark with three
 * digits behind it is read as the person's language writes it. Undefined: no amount.
 */
export function readHundredths(text: string, mark: DecimalMark): number | undefined {
  const plain = text
    .replace(/[€\s\u00a0\u202f'’]/g, '')
    .replace(/,[-–—]$/, '')
    .replace(/\.[-–—]$/, '');
  const found = /^([-−–]?)(\d[\d.,]*|[.,]\d+)$/.exec(plain);
  if (!found) return undefined;
  const [, sign = '', digits = ''] = found;
  const split = splitAt(digits, mark);
  if (!split || split.fraction.length > 2 || split.whole.length > 11) return undefined;
  const hundredths = Number(split.whole || '0') * 100 + Number(split.fraction.padEnd(2, '0'));
  return sign && hundredths !== 0 ? -hundredths : hundredths;
}

function splitAt(digits: string, mark: DecimalMark): { readonly whole: string; readonly fraction: string } | undefined {
  const marks = [...digits.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return { whole: digits, fraction: '' };
  const kinds = new Set(marks.map(([kind]) => kind));
  const behind = digits.slice(last.index + 1);
  // Both kinds: the last one is the decimal mark. One kind, once: unless it groups thousands as this language writes them.
  const isDecimal =
    kinds.size === 2
      ? marks.filter(([kind]) => kind === last[0]).length === 1
      : marks.length === 1 && (last[0] === mark || behind.length !== 3);
  const whole = isDecimal ? digits.slice(0, last.index) : digits;
  const groups = whole.split(/[.,]/);
  const isGrouped = groups.length === 1 || (groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3);
  return isGrouped ? { whole: groups.join(''), fraction: isDecimal ? behind : '' } : undefined;
}

/** Without groups: what is typed over must not have to be taken out first. */
export function writeHundredths(hundredths: number, mark: DecimalMark): string {
  const amount = Math.abs(hundredths);
  return `${hundredths < 0 ? '-' : ''}${Math.floor(amount / 100)}${mark}${String(amount % 100).padStart(2, '0')}`;
}
