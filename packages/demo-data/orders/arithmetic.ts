/** Splits an amount over weights in whole cents; what rounding leaves goes to the largest remainders. */
export function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const left = total - shares.reduce((all, share) => all + share, 0);
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** The VAT contained in a gross amount (LAW-25). */
export const vatIn = (grossCents: number, percent: number): number => Math.round((grossCents * percent) / (100 + percent));

export const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
