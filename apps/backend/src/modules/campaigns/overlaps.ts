import type { Catalogue } from '#modules/catalog/index.ts';
import type { Campaign } from './campaign.ts';
import { selectArticles } from './select-articles.ts';

type Overlap = { readonly id: number; readonly name: string; readonly articles: number };

/** When shoppers stop seeing a campaign: at its end, or when somebody ended it. */
export const untilOf = ({ endsAt, canceledAt }: Pick<Campaign, 'endsAt' | 'canceledAt'>): Date =>
  canceledAt && canceledAt < endsAt ? canceledAt : endsAt;

const meet = (one: Campaign, other: Campaign): boolean =>
  one.startsAt < untilOf(other) && other.startsAt < untilOf(one) && one.views.some((view) => other.views.includes(view));

/** Which campaigns are about the same articles, at the same time and in the same view. */
export function overlapsOf(catalogue: Catalogue, campaigns: readonly Campaign[]): ReadonlyMap<number, readonly Overlap[]> {
  // Most campaigns meet no other one: their articles are never looked for.
  const articles = new Map<number, ReadonlySet<string>>();
  const articlesOf = ({ id, selection }: Campaign): ReadonlySet<string> => {
    const known = articles.get(id) ?? new Set(selectArticles(catalogue, selection).skus);
    articles.set(id, known);
    return known;
  };
  return new Map(
    campaigns.map((one) => [
      one.id,
      campaigns.flatMap((other): readonly Overlap[] => {
        if (other.id === one.id || !meet(one, other)) return [];
        const others = articlesOf(other);
        const shared = [...articlesOf(one)].filter((sku) => others.has(sku)).length;
        return shared > 0 ? [{ id: other.id, name: other.name, articles: shared }] : [];
      }),
    ]),
  );
}
