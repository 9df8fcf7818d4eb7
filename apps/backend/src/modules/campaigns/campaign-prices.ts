import type { Queryable, Tx } from '#kernel/database/database.ts';
import { readArticlePrices, writePrices, type Catalog, type WantedPrices } from '#modules/catalog/index.ts';
import type { PricePeriod } from '#modules/pricing/index.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { Campaign } from './campaign.ts';
import { readLines, replaceLines, type CampaignLine } from './campaign-repository.ts';
import { campaignPeriod, checkLine, type LineCheck, type PricedLine } from './check-line.ts';
import { selectArticles } from './select-articles.ts';

type Shop = { readonly catalog: Pick<Catalog, 'view'> };

type CampaignCheck = {
  readonly lines: readonly LineCheck[];
  readonly articles: number;
  /** Typed, and not in the shop. */
  readonly unknown: readonly string[];
  /** Views that ask the prices of one that is not chosen: to reduce them there would part the two for ever. */
  readonly borrowing: readonly string[];
};

type Asked = { readonly lines: readonly PricedLine[]; readonly unknown: readonly string[]; readonly articles: number };

/** Every article in every view of a campaign, with what is asked for it without it. */
async function linesOf(sql: Sql, { catalog }: Shop, { selection, views }: Campaign): Promise<Asked> {
  const { catalogue } = catalog.view(views[0] ?? '');
  const { skus, unknown } = selectArticles(catalogue, selection);
  const prices = await readArticlePrices(sql, skus);
  const lines = skus.flatMap((sku) =>
    views.map((code): PricedLine => {
      const { scope, reductionRules } = catalog.view(code);
      const owner = scope.fallback.find((one) => prices.get(sku)?.periods[one]);
      const periods = owner === undefined ? [] : (prices.get(sku)?.periods[owner] ?? []);
      return { sku, view: code, owner, periods, rules: reductionRules };
    }),
  );
  return { lines, unknown, articles: skus.length };
}

/** What a campaign that has not begun would do, article by article. */
export async function checkCampaign(sql: Queryable, shop: Shop, campaign: Campaign): Promise<CampaignCheck> {
  const own = campaign.state === 'planned' ? await readLines(sql, campaign.id) : [];
  const { lines, unknown, articles } = await linesOf(sql, shop, campaign);
  const asked = new Set(own.map(keyOf));
  // What it has written itself is no other campaign in its way, nor in that of a view that asks the same prices.
  const isWritten = ({ sku, owner }: PricedLine): boolean => owner !== undefined && asked.has(keyOf({ sku, view: owner }));
  const checked = lines.map((line) =>
    checkLine(isWritten(line) ? { ...line, periods: line.periods.filter((period) => !isOf(period, campaign)) } : line, campaign),
  );
  const isBorrowed = ({ view, owner = view }: PricedLine): boolean => owner !== view && !campaign.views.includes(owner);
  const borrowing = campaign.views.filter((code) => lines.some((line) => line.view === code && isBorrowed(line)));
  return { lines: checked, unknown, articles, borrowing };
}

/** Writes the prices of a campaign; the caller holds the version of the catalogue and has checked it. */
export async function writeCampaign(tx: Tx, shop: Shop, campaign: Campaign, now: Date): Promise<readonly string[]> {
  const { lines } = await linesOf(tx, shop, campaign);
  const added = lines.flatMap((line) => {
    // A view that falls back to another one of the campaign goes on doing so.
    if (line.owner !== line.view) return [];
    const period = campaignPeriod(line, campaign);
    return period ? [{ ...line, period }] : [];
  });
  await writePrices(tx, wantedOf(added.map(({ sku, view, periods, period }) => ({ sku, view, periods: [...periods, period] }))), now);
  await replaceLines(
    tx,
    campaign.id,
    added.map(({ sku, view, period }) => ({ sku, view, cents: period.cents })),
  );
  return [...new Set(added.map(({ sku }) => sku))];
}

/** A price that somebody has changed since a campaign wrote it; it is left as it is. */
export type KeptPrice = CampaignLine & { readonly now: readonly PricePeriod[] };

/** Takes the prices of a campaign back, or ends them now when they run. */
export async function withdrawCampaign(
  tx: Tx,
  campaign: Campaign,
  now: Date,
): Promise<{ readonly skus: readonly string[]; readonly kept: readonly KeptPrice[] }> {
  const lines = await readLines(tx, campaign.id);
  const prices = await readArticlePrices(tx, [...new Set(lines.map(({ sku }) => sku))]);
  const kept: KeptPrice[] = [];
  const wanted: { sku: string; view: string; periods: readonly PricePeriod[] }[] = [];
  for (const line of lines) {
    const periods = prices.get(line.sku)?.periods[line.view] ?? [];
    const isWritten = (period: PricePeriod): boolean => isOf(period, campaign) && period.cents === line.cents;
    if (periods.some(isWritten)) wanted.push({ ...line, periods: periods.filter((period) => !isWritten(period)) });
    else kept.push({ ...line, now: periods.filter((period) => overlaps(period, campaign)) });
  }
  await writePrices(tx, wantedOf(wanted), now);
  return { skus: [...new Set(wanted.map(({ sku }) => sku))], kept };
}

const keyOf = ({ sku, view }: { readonly sku: string; readonly view: string }): string => `${view} ${sku}`;

const isOf = ({ kind, from, to }: PricePeriod, { startsAt, endsAt }: Campaign): boolean =>
  kind === 'special' && from === startsAt.getTime() && to === endsAt.getTime();

const overlaps = ({ kind, from, to }: PricePeriod, { startsAt, endsAt }: Campaign): boolean =>
  kind === 'special' && from < endsAt.getTime() && (to ?? Infinity) > startsAt.getTime();

function wantedOf(
  lines: readonly { readonly sku: string; readonly view: string; readonly periods: readonly PricePeriod[] }[],
): readonly WantedPrices[] {
  return [...Map.groupBy(lines, ({ sku }) => sku)].map(([sku, own]) => ({
    sku,
    prices: Object.fromEntries(own.map(({ view, periods }) => [view, periods])),
  }));
}
