import type { Language } from '@shop/contract';
import { checkCampaign, type Campaign, type LineCheck } from '#modules/campaigns/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { deepest } from '../../actions/campaigns/edit-campaign.ts';
import type { Parts } from '../../parts.ts';
import { money } from '../orders/order-shape.ts';
import { readerView } from '../products/reader-view.ts';

export type CheckPart = { readonly lines?: 'all' | 'refused' | 'warned' | null; readonly after?: number | null };

const shownLines = 100;

/** What a campaign does to each article, views with the same as one line; those that cannot take part first. */
export async function checkShape(parts: Parts, campaign: Campaign, { lines: wanted, after }: CheckPart, language: Language) {
  const { lines, articles, unknown } = await checkCampaign(parts.database, parts, campaign);
  const { campaignSkus, campaignPercent } = (await readThresholds(parts.database)).value;
  const skusOf = (list: readonly LineCheck[]): readonly string[] => [...new Set(list.map(({ sku }) => sku))];
  const isRefused = ({ problems }: LineCheck): boolean => problems.length > 0;
  const refused = lines.filter(isRefused);
  const warned = lines.filter(({ warnings }) => warnings.length > 0);
  const chosen = wanted === 'refused' ? refused : wanted === 'warned' ? warned : [...refused, ...lines.filter((line) => !isRefused(line))];
  const grouped = [...Map.groupBy(chosen, keyOf).values()];
  const start = Math.max(0, after ?? 0);
  const percent = deepest(lines);
  const reader = readerView(parts, language);
  const articleName = (sku: string): string => {
    const record = reader.view.catalogue.productsBySku.get(sku);
    return record ? reader.nameOf(record) : sku;
  };
  return {
    articles,
    refused: skusOf(refused).length,
    warned: skusOf(warned).length,
    deepestPercent: percent,
    unknown,
    refusedSkus: skusOf(refused),
    waits: articles > campaignSkus || percent > campaignPercent,
    lines: grouped.slice(start, start + shownLines).map((group) => lineShape(group, articleName)),
    next: grouped.length > start + shownLines ? start + shownLines : null,
  };
}

/** Views in which an article is shown the same. */
const keyOf = ({ sku, cents, shown, problems, warnings, changesAt }: LineCheck): string =>
  JSON.stringify([sku, cents, shown?.regularCents, shown?.reference, problems, warnings, changesAt]);

const wireName = (name: string): string => name.replaceAll('-', '_');

function lineShape(group: readonly LineCheck[], articleName: (sku: string) => string) {
  const [first] = group;
  if (!first) throw new Error('a line has a view');
  const { sku, cents, shown, problems, warnings, changesAt } = first;
  return {
    sku,
    name: articleName(sku),
    views: group.map(({ view }) => view),
    regular: shown ? money(shown.regularCents) : null,
    price: money(cents),
    reference: shown?.reference ? money(shown.reference.cents) : null,
    percentOff: shown?.reference?.percentOff ?? null,
    problems: problems.map(wireName),
    warnings: warnings.map(wireName),
    changesAt: changesAt === undefined ? null : new Date(changesAt),
  };
}
