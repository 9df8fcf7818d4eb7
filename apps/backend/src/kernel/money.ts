/** Money is integer cents everywhere inside; a decimal number exists only at the GraphQL edge. */
export type Cents = number;

/** 1999 → 19.99, as Money.value shows it. */
export const toDecimal = (cents: Cents): number => cents / 100;

/** 19.99 → 1999, half up; the text detour avoids 1.005 * 100 = 100.49999999999999. */
export function fromDecimal(value: number): Cents {
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount of money: ${value}`);
  return value < 0 ? 0 - cents : cents;
}

/** Divides integers and rounds half away from zero, so that a refund mirrors its sale to the cent. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const [twice, whole] = [2 * Math.abs(dividend) + Math.abs(divisor), 2 * Math.abs(divisor)];
  // Within whole numbers that a float holds exactly, the remainder is exact, too, and so is what it leaves.
  if (Number.isSafeInteger(dividend) && Number.isSafeInteger(divisor) && Number.isSafeInteger(twice) && whole > 0) {
    const rounded = (twice - (twice % whole)) / whole;
    return dividend < 0 !== divisor < 0 ? 0 - rounded : rounded;
  }
  const a = BigInt(dividend);
  const b = BigInt(divisor);
  const negative = a < 0n !== b < 0n;
  const [n, d] = [a < 0n ? -a : a, b < 0n ? -b : b];
  const rounded = (2n * n + d) / (2n * d);
  return Number(negative ? -rounded : rounded);
}

/** A percentage with up to four decimals of an amount, rounded half up: 21 % of 1999 is 420. */
export function percentOf(cents: Cents, percent: number): Cents {
  return divideHalfUp(cents * Math.round(percent * 10_000), 1_000_000);
}

/** The tax contained in a gross amount: 21 % in 12100 is 2100. */
export function taxInGross(gross: Cents, percent: number): Cents {
  const rate = Math.round(percent * 10_000);
  return divideHalfUp(gross * rate, 1_000_000 + rate);
}

/**
 * Splits an amount over weights so that the parts add up exactly (largest remainder).
 * Equal remainders go to the earlier part, so the same input gives the same split.
 */
export function splitByWeight(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (weights.length === 0 || total === 0) return weights.map(() => 0);
  if (sum === 0)
    return splitByWeight(
      total,
      weights.map(() => 1),
    );
  const sign = total < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(total));
  const shares = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, floor: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  const left = Math.abs(total) - shares.reduce((a, share) => a + share.floor, 0);
  const winners = new Set(
    [...shares]
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map((share) => share.index),
  );
  return shares.map((share) => sign * (share.floor + (winners.has(share.index) ? 1 : 0)) || 0);
}
