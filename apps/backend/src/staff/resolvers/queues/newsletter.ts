import type { ResolverMap } from '#kernel/graphql/context.ts';
import { inputError } from '#kernel/errors.ts';
import { countWaitingArticles, waitingArticles } from '#modules/alerts/index.ts';
import { countSubscriptions, findSubscriptions, type ConsentRow } from '#modules/newsletter/index.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { countLimit, readSearch, readSize, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';

type State = ConsentRow['state'];
const states: readonly State[] = ['subscribed', 'unconfirmed', 'unsubscribed'];

/** Who agreed to the newsletter, with the proof, and what people wait for (LAW-19). */
export const newsletterResolvers = (parts: Parts): ResolverMap<Granted> => {
  const { database, actions } = parts;
  return {
    Query: {
      subscriptions: async (_parent: unknown, { list, state }: { list: ListInput; state?: State | null }) => {
        const wanted = { state: state ?? undefined, search: readSearch(list.search) };
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: false,
          find: (part) => findSubscriptions(database, wanted, part),
          count: (limit) => countSubscriptions(database, wanted, limit),
          placeOf: ({ requestedAt, id }) => ({ at: requestedAt, id }),
        });
        return { items: items.map(consentShape), page };
      },
      subscriptionCounts: async () => {
        const counts = [];
        for (const state of states) counts.push({ state, ...cappedCount(await countSubscriptions(database, { state }, countLimit)) });
        return counts;
      },
      awaitedArticles: (_parent: unknown, { list }: { list: ListInput }) => awaitedArticles(parts, list),
    },
    Mutation: {
      exportSubscriptions: (_parent: unknown, { state, key }: { state?: State | null; key: string }, context: Granted) => {
        const work = () => runAction(parts, actions.exportSubscriptions, actorOf(context), { state: state ?? undefined }, { key });
        return resultOf(parts, context, work, async (file) => ({ typename: 'Download', ...file }));
      },
    },
  };
};

export const consentShape = ({ id, storeCode, evidence, ...row }: ConsentRow) => ({
  ...row,
  id: String(id),
  store: storeCode,
  requestedFrom: evidence.requestedFrom,
  confirmedFrom: evidence.confirmedFrom ?? null,
  words: evidence.words,
});

/** Goes one way: how many wait for something changes while it is read. */
async function awaitedArticles({ database, articleName }: Parts, list: ListInput) {
  const { limit } = readSize(list);
  if (typeof list.before === 'string') throw inputError('This list goes one way.');
  const rows = await waitingArticles(database, limit + 1, readArticlePlace(list.after));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? `${last.people}-${last.sku}` : null;
  return {
    items: items.map((row) => ({ ...row, name: articleName(row.sku) ?? null })),
    page: { next, previous: null, ...cappedCount(await countWaitingArticles(database)) },
  };
}

function readArticlePlace(after: string | null | undefined) {
  if (after === null || after === undefined) return undefined;
  const [, people, sku] = /^(\d{1,9})-(.{1,100})$/s.exec(after) ?? [];
  if (people === undefined || sku === undefined) throw inputError('This is no place in the list.');
  return { people: Number(people), sku };
}
