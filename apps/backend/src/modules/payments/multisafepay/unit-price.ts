import type { Cents } from '#kernel/money.ts';

const decimals = 10;
const minDecimals = 4;

/**
 * The price of one piece in euros without VAT, as the provider wants it. Ten decimals: multiplied and taxed again, the rows
 * add up to the amount to the cent, or the provider refuses the cart.
 */
export function unitPrice(totalIncl: Cents, quantity: number, taxPercent: number): string {
  const rate = BigInt(Math.round(taxPercent * 100));
  const dividend = BigInt(Math.abs(totalIncl)) * 10n ** BigInt(decimals - 2) * 10_000n;
  const divisor = BigInt(quantity) * (10_000n + rate);
  const digits = String((2n * dividend + divisor) / (2n * divisor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(minDecimals, '0');
  return `${totalIncl < 0 ? '-' : ''}${whole}.${fraction}`;
}
