import type { Clock } from '#kernel/clock.ts';
import { createIds } from '#kernel/ids.ts';
import { keepDownload } from '#modules/staff/index.ts';
import { auditFile } from '../../audit-file.ts';
import { Refused, type Action } from '../../run-action.ts';

export type AskedDownload = { readonly id: string; readonly fileName: string; readonly expiresAt: string };

/** Lays the log ready as a file, to be fetched once; that somebody took it along stands in it. */
export const exportAudit = ({ clock }: { readonly clock: Clock }): Action<{ readonly filter: object }, AskedDownload> => ({
  name: 'audit.export',
  permission: 'audit.read',
  run: async (tx, { filter }, actor) => {
    if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
    const id = createIds().masked();
    const fileName = `log-${clock.now().toISOString().slice(0, 10)}.csv`;
    const expiresAt = await keepDownload(tx, id, actor.identity.id, { kind: auditFile, input: filter, fileName }, clock.now());
    const changes = Object.entries(filter).map(([field, after]) => ({ field, before: null, after }));
    return { answer: { id, fileName, expiresAt: expiresAt.toISOString() }, entries: [{ entity: 'audit', entityId: fileName, changes }] };
  },
});
