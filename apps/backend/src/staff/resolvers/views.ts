import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { listViews, type SavedView } from '#modules/staff/index.ts';
import type { ViewInput } from '../actions/staff/views.ts';
import type { Parts } from '../parts.ts';
import { runAction } from '../run-action.ts';
import type { Granted } from '../schema.ts';
import { actorOf, resultOf } from './results.ts';

type Keyed = { readonly key: string };

/** Lists that somebody wants to find again. */
export const viewResolvers = (parts: Parts): ResolverMap<Granted> => ({
  Query: {
    savedViews: async (_parent: unknown, { screen }: { readonly screen: string }, { identity }: Granted) =>
      (await listViews(parts.database, screen, identity.id)).map((view) => viewShape(view, identity.id)),
  },
  Mutation: {
    saveView: (_parent: unknown, { input: { key, ...view } }: { input: ViewInput & Keyed }, context: Granted) => {
      const work = () => runAction(parts, parts.actions.saveView, actorOf(context), view, { key });
      return resultOf(parts, context, work, async (saved) => viewShape(saved, context.identity.id));
    },
    removeView: (_parent: unknown, { id, key }: Keyed & { readonly id: string }, context: Granted) => {
      if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such view.');
      const work = () => runAction(parts, parts.actions.removeView, actorOf(context), { id: Number(id) }, { key });
      return resultOf(parts, context, work, async () => ({ typename: 'ViewRemoved', id }));
    },
  },
});

const viewShape = ({ id, ownerId, name, query, isShared }: SavedView, caller: number) => ({
  typename: 'SavedView',
  id: String(id),
  name,
  query,
  isShared,
  isMine: ownerId === caller,
});
