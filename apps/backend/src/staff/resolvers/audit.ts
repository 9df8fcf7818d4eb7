import { inputError } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { AuditEntry } from '#modules/audit/index.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { countLimit, pageOf, readPage, type ListInput } from './paging.ts';

type Filter = {
  readonly action?: string | null;
  readonly entity?: string | null;
  readonly entityId?: string | null;
  readonly staff?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
};

/** What was done, newest first. */
export const auditResolvers = ({ audit }: Parts): ResolverMap<Granted> => ({
  Query: {
    audit: async (_parent: unknown, { list, filter }: { list: ListInput; filter?: Filter | null }) => {
      const { limit, after } = readPage(list);
      const { staff, from, to, ...rest } = filter ?? {};
      const wanted = { ...rest, actorId: staff, from: readMoment(from), to: readMoment(to) };
      const rows = await audit.list(wanted, limit + 1, after);
      return pageOf(rows.map(entryShape), limit, await audit.count(wanted, countLimit));
    },
  },
});

function readMoment(text: string | null | undefined): Date | undefined {
  if (text === null || text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw inputError('This is no moment.');
  return moment;
}

const entryShape = ({ actorName, branchCode, approvalId, ...entry }: AuditEntry) => ({
  ...entry,
  actor: actorName,
  branch: branchCode,
  approval: approvalId === null ? null : String(approvalId),
});
