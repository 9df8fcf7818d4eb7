/** A price filter in whole euros; `to` may be Infinity until it is clamped to what there is. */
export type ListingPrice = { readonly from: number; readonly to: number };

/** What a price filter may range over. */
export type PriceBounds = { readonly min: number; readonly max: number };

const amount = String.raw`-?\d{1,7}(?:[.,]\d{1,4})?`;
const written = new RegExp(`^(${amount})?-(${amount})?$`);

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** Below 0 becomes 0, the maximum is rounded up and never below the minimum (SPEC-5). */
function normalPrice(from: number, to: number): ListingPrice {
  const least = Math.max(0, Math.floor(from));
  return { from: least, to: Math.max(least, Math.ceil(to)) };
}

/** Reads `from-to`; either side may be left out. Undefined for anything else. */
export function readPrice(text: string): ListingPrice | undefined {
  const match = written.exec(text.trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  return normalPrice(match[1] === undefined ? 0 : toNumber(match[1]), match[2] === undefined ? Infinity : toNumber(match[2]));
}

/** The two fields of a price form, of which either may be empty. */
export function readPriceFields(from: string | null, to: string | null): ListingPrice | undefined {
  const clean = (text: string | null): string => (text !== null && new RegExp(`^${amount}$`).test(text.trim()) ? text.trim() : '');
  return readPrice(`${clean(from)}-${clean(to)}`);
}

/** Whole euros around the cheapest and the dearest product. */
export const wholeBounds = (min: number, max: number): PriceBounds => ({ min: Math.floor(min), max: Math.ceil(max) });

/** The filter inside the bounds; undefined when it leaves nothing out. */
export function clampPrice(price: ListingPrice, { min, max }: PriceBounds): ListingPrice | undefined {
  const within = (value: number): number => Math.min(max, Math.max(min, value));
  const clamped = { from: within(price.from), to: within(price.to) };
  return clamped.from === min && clamped.to === max ? undefined : clamped;
}

export const writePrice = ({ from, to }: ListingPrice): string => `${from}-${Number.isFinite(to) ? to : ''}`;
