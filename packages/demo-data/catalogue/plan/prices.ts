import type { DemoPriceStep, DemoSpecialPrice } from '../../model.ts';
import type { PriceRange } from './family.ts';
import type { Random } from './random.ts';

/** Where a brand stands between the low and the high end of a range. */
const levels: Readonly<Record<string, number>> = {
  kaserzeug: 0.12,
  hollerzwirn: 0.35,
  tannzapf: 0.35,
  latschenkind: 0.4,
  'mieder-maas': 0.42,
  zwirnhuette: 0.45,
  bergdohle: 0.55,
  wetterbach: 0.62,
  nordkar: 0.62,
  firnkind: 0.7,
  steinroesl: 0.82,
  'gamsfeder-sohn': 0.85,
};

/** Usual endings: 2,95 4,95 7,95 9,95 below € 50, 4,95 and 9,95 below € 150, whole euros ending on 9 above. */
function isUsual(cents: number): boolean {
  if (cents >= 15000 || cents === 14900) return cents % 1000 === 900;
  return cents < 5000 ? [295, 495, 795, 995].includes(cents % 1000) : cents % 500 === 495;
}

const usualPrices: readonly number[] = Array.from({ length: 24000 }, (_, index) => (index + 1) * 5).filter(isUsual);
const pricesWithin = ([low, high]: PriceRange): readonly number[] => usualPrices.filter((cents) => cents >= low && cents <= high);

/** A regular price of the range, near the level of the brand. */
export function regularPrice(random: Random, range: PriceRange, brand: string): number {
  const steps = pricesWithin(range);
  const place = (levels[brand] ?? 0.5) + (random.next() - 0.5) * 0.5;
  const index = Math.round(Math.min(1, Math.max(0, place)) * (steps.length - 1));
  return steps[index] ?? range[0];
}

export type PriceHistory = {
  readonly cents: number;
  readonly earlierPrices?: readonly DemoPriceStep[];
  readonly priceSinceDaysAgo?: number;
  readonly special?: DemoSpecialPrice;
};

const nearest = (cents: number): number =>
  usualPrices.reduce((best, price) => (Math.abs(price - cents) < Math.abs(best - cents) ? price : best));

/** The lowest price that held in the 30 days before a day (LAW-03). */
function lowestBefore(steps: readonly DemoPriceStep[], daysAgo: number): number {
  const held = steps.filter((step, index) => step.fromDaysAgo > daysAgo && (steps[index + 1]?.fromDaysAgo ?? 0) < daysAgo + 30);
  return Math.min(...held.map(({ cents }) => cents));
}

/** LAW-03: starts 3 to 40 days ago and lies below the lowest price of the 30 days before. */
function reduction(random: Random, steps: readonly DemoPriceStep[]): DemoSpecialPrice {
  const fromDaysAgo = random.int(3, 40);
  const reference = lowestBefore(steps, fromDaysAgo);
  const wished = reference * (1 - random.int(15, 32) / 100);
  const below = usualPrices.filter((price) => price <= reference * 0.9);
  const cents = below.includes(nearest(wished)) ? nearest(wished) : (below.at(-1) ?? Math.floor(reference * 0.8));
  return { cents, fromDaysAgo, toInDays: random.int(4, 32) };
}

/** A quarter of the range became dearer or cheaper once, some of it shortly before a reduction. */
export function priceHistory(random: Random, cents: number, createdDaysAgo: number, isReduced: boolean): PriceHistory {
  const hasMoved = createdDaysAgo > 120 && random.chance(0.25);
  const since = random.int(20, createdDaysAgo > 120 ? createdDaysAgo - 60 : 21);
  const before = nearest(cents * (random.chance(0.7) ? 0.9 : 1.08));
  const earlier: readonly DemoPriceStep[] = hasMoved && before !== cents ? [{ cents: before, fromDaysAgo: createdDaysAgo }] : [];
  const steps = [...earlier, { cents, fromDaysAgo: earlier.length === 0 ? createdDaysAgo : since }];
  return {
    cents,
    ...(earlier.length === 0 ? {} : { earlierPrices: earlier, priceSinceDaysAgo: since }),
    ...(isReduced ? { special: reduction(random, steps) } : {}),
  };
}
