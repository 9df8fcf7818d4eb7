import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts, zonedTime } from '@shop/rules/zoned-time';
import { roundings, type Campaign, type CampaignRule, type CampaignSelection, type Rounding } from '#modules/campaigns/index.ts';
import { Refused } from '../../run-action.ts';

/** A campaign as its fields are edited; moments are what a clock in the branches shows. */
export type CampaignValues = {
  readonly name: string;
  readonly starts: string;
  readonly ends: string;
  readonly views: readonly string[];
  readonly selection: CampaignSelection;
  readonly rule: CampaignRule;
  readonly rounding: Rounding;
  readonly campaignState: string;
};

const mostCents = 10_000_000;
const mostSkus = 5_000;

export function clockText(moment: Date): string {
  const { date, time } = zonedParts(moment, branchTimeZone);
  return `${date}T${time}`;
}

export const valuesOf = ({ name, startsAt, endsAt, views, selection, rule, rounding, state }: Campaign): CampaignValues => ({
  name,
  starts: clockText(startsAt),
  ends: clockText(endsAt),
  views,
  selection,
  rule,
  rounding,
  campaignState: state,
});

/** The terms of a campaign as somebody has typed them, checked; they come from outside. */
export function readTerms(
  given: Readonly<Record<string, unknown>>,
  isView: (code: string) => boolean,
): Omit<CampaignValues, 'campaignState'> {
  const name = typeof given['name'] === 'string' ? given['name'].trim() : '';
  if (name === '' || name.length > 100) throw new Refused('name', 'A campaign has a name of 1 to 100 characters.', 'name');
  const rounding = roundings.find((one) => one === given['rounding']);
  if (!rounding) throw new Refused('campaign-rounding', 'There is no such rounding.', 'rounding');
  const views = strings(given['views'], 'views', 50);
  if (views.length === 0 || !views.every(isView))
    throw new Refused('campaign-views', 'A campaign is for store views that there are.', 'views');
  const [starts, ends] = [readClock(given['starts'], 'starts'), readClock(given['ends'], 'ends')];
  if (instantOf(ends) <= instantOf(starts)) throw new Refused('campaign-ends', 'A campaign ends after it begins.', 'ends');
  return { name, rounding, views, starts, ends, rule: readRule(given['rule']), selection: readSelection(given['selection']) };
}

/** Of the two hours that a night in autumn has twice, and of one that spring leaves out, as everywhere in the shop. */
export const instantOf = (text: string): Date => zonedTime(text.slice(0, 10), text.slice(11), branchTimeZone);

export function readClock(given: unknown, field: string): string {
  const text = typeof given === 'string' ? given : '';
  const isMoment = /^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text) && !Number.isNaN(Date.parse(`${text}:00Z`));
  // The thirty-first of a month with thirty days is another day.
  if (!isMoment || new Date(`${text}:00Z`).toISOString().slice(0, 16) !== text)
    throw new Refused('campaign-moment', 'This is no day and time.', field);
  return text;
}

function readRule(given: unknown): CampaignRule {
  const { type, percent, cents } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  if (type === 'percent' && typeof percent === 'number' && percent >= 1 && percent <= 99) return { type, percent };
  const isAmount = typeof cents === 'number' && Number.isInteger(cents) && cents > 0 && cents <= mostCents;
  if ((type === 'amount_off' || type === 'fixed') && isAmount) return { type, cents };
  throw new Refused('campaign-rule', 'A campaign takes 1 to 99 percent or an amount off, or names a price.', 'rule');
}

function readSelection(given: unknown): CampaignSelection {
  const parts = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return {
    skus: strings(parts['skus'], 'selection', mostSkus),
    categories: numbers(parts['categories']),
    brands: numbers(parts['brands']),
    options: numbers(parts['options']),
    excluded: strings(parts['excluded'], 'selection', mostSkus),
  };
}

function strings(given: unknown, field: string, most: number): readonly string[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const texts = list.filter((one): one is string => typeof one === 'string' && one.length > 0 && one.length <= 100);
  if (texts.length !== list.length || list.length > most) throw new Refused('campaign-many', `At most ${most} can be named here.`, field);
  return [...new Set(texts)];
}

function numbers(given: unknown): readonly number[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const ids = list.filter((one): one is number => typeof one === 'number' && Number.isSafeInteger(one));
  if (ids.length !== list.length || list.length > 200) throw new Refused('campaign-many', 'At most 200 can be named here.', 'selection');
  return [...new Set(ids)];
}
