import type { Cents } from '#kernel/money.ts';
import {
  appliedPrice,
  isOverlapping,
  reducedSince,
  shownPrice,
  shownSpans,
  type PricePeriod,
  type ReductionRules,
  type UnitPrice,
} from '#modules/pricing/index.ts';
import type { Campaign } from './campaign.ts';
import { reducedPrice } from './reduced-price.ts';

/** Why an article cannot take part. */
type LineProblem = 'no-price' | 'not-lower' | 'no-reference' | 'overlap';
/** What somebody should know before it is planned. */
type LineWarning = 'young' | 'raised' | 'long' | 'reference-changes';

export type LineCheck = {
  readonly sku: string;
  readonly view: string;
  readonly cents: Cents;
  /** What shoppers are shown when it begins, by the function that shows it to them. */
  readonly shown: UnitPrice | undefined;
  readonly problems: readonly LineProblem[];
  readonly warnings: readonly LineWarning[];
  /** When the reference price becomes another while it runs. */
  readonly changesAt: number | undefined;
};

export type PricedLine = {
  readonly sku: string;
  readonly view: string;
  /** Whose prices it asks: its own, or those of the view it falls back to; undefined without any. */
  readonly owner: string | undefined;
  /** As they are, without the campaign. */
  readonly periods: readonly PricePeriod[];
  readonly rules: ReductionRules;
};

const day = 86_400_000;
const windowMs = 30 * day;
const longestMs = 90 * day;

type Terms = Pick<Campaign, 'startsAt' | 'endsAt' | 'rule' | 'rounding'>;

/** The period a campaign adds to the prices of an article. */
export function campaignPeriod({ periods }: Pick<PricedLine, 'periods'>, terms: Terms): PricePeriod | undefined {
  const from = terms.startsAt.getTime();
  const regular = appliedPrice(periods, from)?.regularCents;
  if (regular === undefined) return undefined;
  return { kind: 'special', cents: reducedPrice(regular, terms.rule, terms.rounding), from, to: terms.endsAt.getTime() };
}

/** What a campaign would do with an article in a store view (LAW-03). */
export function checkLine(line: PricedLine, terms: Terms): LineCheck {
  const { sku, view, periods, rules } = line;
  const period = campaignPeriod(line, terms);
  const none = { sku, view, cents: 0, shown: undefined, warnings: [], changesAt: undefined };
  if (!period) return { ...none, problems: ['no-price'] };
  const planned = [...periods, period];
  const shown = shownPrice(planned, period.from, rules);
  const problems = problemsOf(line, period, shown);
  if (problems.length > 0) return { ...none, cents: period.cents, shown, problems };
  const changesAt = referenceChange(planned, period, rules);
  return { sku, view, cents: period.cents, shown, problems, warnings: warningsOf(line, period, planned, changesAt), changesAt };
}

function problemsOf({ periods }: PricedLine, period: PricePeriod, shown: UnitPrice | undefined): readonly LineProblem[] {
  if (isOverlapping(periods, period)) return ['overlap'];
  if (!shown || period.cents >= shown.regularCents) return ['not-lower'];
  // Without one the storefront shows no reduction at all: it would be a campaign that nobody sees.
  return shown.reference ? [] : ['no-reference'];
}

function warningsOf(
  { periods }: PricedLine,
  period: PricePeriod,
  planned: readonly PricePeriod[],
  changesAt: number | undefined,
): readonly LineWarning[] {
  const { from } = period;
  const listed = Math.min(...periods.map((one) => one.from));
  const regular = appliedPrice(periods, from)?.regularCents ?? 0;
  const isRaised = periods.some(
    (one) => one.kind === 'regular' && one.cents < regular && one.from < from && one.to !== undefined && one.to > from - windowMs,
  );
  const last = (period.to ?? from) - 1;
  const since = reducedSince(planned, last) ?? from;
  return [
    ...(listed > from - windowMs ? (['young'] as const) : []),
    ...(isRaised ? (['raised'] as const) : []),
    ...(last - since > longestMs ? (['long'] as const) : []),
    ...(changesAt === undefined ? [] : (['reference-changes'] as const)),
  ];
}

/** In the Netherlands steps may be compared with the price before the first of them for three months only. */
function referenceChange(planned: readonly PricePeriod[], period: PricePeriod, rules: ReductionRules): number | undefined {
  const at = shownPrice(planned, period.from, rules)?.reference?.cents;
  return shownSpans(planned, rules).find(
    ({ from, price }) => from > period.from && from < (period.to ?? Infinity) && price?.reference?.cents !== at,
  )?.from;
}
