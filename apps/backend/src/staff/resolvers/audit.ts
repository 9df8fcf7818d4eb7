import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { AuditEntry } from '#modules/audit/index.ts';
import { wantedEntries, type AuditFilter } from '../audit-file.ts';
import type { Parts } from '../parts.ts';
import { runAction } from '../run-action.ts';
import type { Granted } from '../schema.ts';
import { canUndo, reverseOf, undo } from '../undo.ts';
import { countLimit, pageOf, readPage, type ListInput } from './paging.ts';
import { actorOf, resultOf } from './results.ts';

/** What was done, newest first. */
export const auditResolvers = (parts: Parts): ResolverMap<Granted> => ({
  Query: {
    audit: async (_parent: unknown, { list, filter }: { list: ListInput; filter?: AuditFilter | null }, context: Granted) => {
      const { limit, after } = readPage(list);
      const wanted = wantedEntries(filter ?? {});
      const rows = await parts.audit.list(wanted, limit + 1, after);
      return pageOf(
        rows.map((entry) => entryShape(parts, context, entry)),
        limit,
        await parts.audit.count(wanted, countLimit),
      );
    },
  },
  Mutation: {
    exportAudit: (_parent: unknown, { filter, key }: { filter?: AuditFilter | null; key: string }, context: Granted) => {
      // A moment that is none is refused before anything is kept.
      wantedEntries(filter ?? {});
      const given = Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => value !== null));
      const work = () => runAction(parts, parts.actions.exportAudit, actorOf(context), { filter: given }, { key });
      return resultOf(parts, context, work, async (file) => ({ typename: 'Download', ...file }));
    },
    undo: async (_parent: unknown, { entry: id, key }: { entry: string; key: string }, context: Granted) => {
      const entry = await parts.audit.find(id);
      return resultOf(
        parts,
        context,
        () => undo(parts, parts.byName, actorOf(context), id, key),
        async () => {
          // What was put back is what this process shows.
          await parts.refresh();
          return { typename: 'Undone', of: id };
        },
        entry && { entity: entry.entity ?? '', edit: reverseOf(entry) },
      );
    },
  },
});

const entryShape = (parts: Parts, { identity, now }: Granted, entry: AuditEntry) => ({
  ...entry,
  canUndo: canUndo(parts.byName, identity, entry, now),
  actor: entry.actorName,
  branch: entry.branchCode,
  approval: entry.approvalId === null ? null : String(entry.approvalId),
});
