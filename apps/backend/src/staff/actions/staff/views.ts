import type { Clock } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import { countViews, deleteView, writeView, type SavedView } from '#modules/staff/index.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';

export type ViewInput = { readonly screen: string; readonly name: string; readonly query: string; readonly isShared: boolean };

const longestName = 60;
const longestQuery = 500;
const mostOwn = 30;
/** What an address of a list is written in. */
const isQuery = /^[\w=&,.%+:-]*$/;

function ownerOf(actor: Actor): number {
  if (actor.kind !== 'staff') throw new Refused('person', 'A view is somebody’s own.');
  return actor.identity.id;
}

/** Keeps a list under a name. */
export const saveViewAction = ({ clock }: { readonly clock: Clock }): Action<ViewInput, SavedView> => ({
  name: 'view.save',
  permission: 'today.read',
  isOfBranch: true,
  run: async (tx, { screen, name: given, query, isShared }, actor) => {
    const ownerId = ownerOf(actor);
    const name = given.trim();
    if (name === '' || name.length > longestName) throw new Refused('view-name', `A name has 1 to ${longestName} characters.`, 'name');
    if (query.length > longestQuery || !isQuery.test(query)) throw new Refused('view-query', 'This is no address of a list.', 'query');
    const view = await writeView(tx, { ownerId, screen, name, query, isShared }, clock.now());
    if ((await countViews(tx, screen, ownerId)) > mostOwn)
      throw new Refused('view-many', `At most ${mostOwn} views are kept. Remove one first.`);
    const changes = Object.entries({ name, query, isShared }).map(([field, after]) => ({ field, before: null, after }));
    return { answer: view, entries: [{ entity: 'view', entityId: String(view.id), changes }] };
  },
});

export const removeViewAction: Action<{ readonly id: number }, { readonly id: number }> = {
  name: 'view.remove',
  permission: 'today.read',
  isOfBranch: true,
  run: async (tx, { id }, actor) => {
    const name = await deleteView(tx, id, ownerOf(actor));
    if (name === undefined) throw notFound('There is no such view.');
    return { answer: { id }, entries: [{ entity: 'view', entityId: String(id), changes: [{ field: 'name', before: name, after: null }] }] };
  },
};
