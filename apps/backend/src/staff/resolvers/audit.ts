import { inputError } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { AuditEntry } from '#modules/audit/index.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { canUndo, reverseOf, undo } from '../undo.ts';
import { countLimit, pageOf, readPage, type ListInput } from './paging.ts';
import { actorOf, resultOf } from './results.ts';

type Filter = {
  readonly action?: string | null;
  readonly entity?: string | null;
  readonly entityId?: string | null;
  readonly staff?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
};

/** What was done, newest first. */
export const auditResolvers = (parts: Parts): ResolverMap<Granted> => ({
  Query: {
    audit: async (_parent: unknown, { list, filter }: { list: ListInput; filter?: Filter | null }, context: Granted) => {
      const { limit, after } = readPage(list);
      const { staff, from, to, ...rest } = filter ?? {};
      const wanted = { ...rest, actorId: staff, from: readMoment(from), to: readMoment(to) };
      const rows = await parts.audit.list(wanted, limit + 1, after);
      return pageOf(
        rows.map((entry) => entryShape(parts, context, entry)),
        limit,
        await parts.audit.count(wanted, countLimit),
      );
    },
  },
  Mutation: {
    undo: async (_parent: unknown, { entry: id, key }: { entry: string; key: string }, context: Granted) => {
      const entry = await parts.audit.find(id);
      return resultOf(
        parts,
        context,
        () => undo(parts, parts.byName, actorOf(context), id, key),
        async () => ({ typename: 'Undone', of: id }),
        entry && { entity: entry.entity ?? '', edit: reverseOf(entry) },
      );
    },
  },
});

function readMoment(text: string | null | undefined): Date | undefined {
  if (text === null || text === undefined) return undefined;
  const moment = new Date(text);
  // Years that no database knows are none either.
  if (!/^\d{4}-/.test(text) || Number.isNaN(moment.getTime())) throw inputError('This is no moment.');
  return moment;
}

const entryShape = (parts: Parts, { identity, now }: Granted, entry: AuditEntry) => ({
  ...entry,
  canUndo: canUndo(parts.byName, identity, entry, now),
  actor: entry.actorName,
  branch: entry.branchCode,
  approval: entry.approvalId === null ? null : String(entry.approvalId),
});
