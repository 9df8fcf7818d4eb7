import type { Tx } from '#kernel/database/database.ts';
import { createIds } from '#kernel/ids.ts';
import type { Change } from '#modules/audit/index.ts';
import { keepDownload } from '#modules/staff/index.ts';
import { Refused, type Actor, type Entry } from '../run-action.ts';
import type { AskedDownload } from './audit/export-audit.ts';

type File = { readonly kind: string; readonly name: string; readonly input: object; readonly changes: readonly Change[] };
type Laid = { readonly answer: AskedDownload; readonly entries: readonly Entry[] };

/** A list as a file that waits to be fetched once; that somebody took it along stands in the log, never whom they looked for (LAW-20). */
export async function layReady(tx: Tx, actor: Actor, { kind, name, input, changes }: File, now: Date): Promise<Laid> {
  if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
  const id = createIds().masked();
  const fileName = `${name}-${now.toISOString().slice(0, 10)}.csv`;
  const expiresAt = await keepDownload(tx, id, actor.identity.id, { kind, input, fileName }, now);
  return {
    answer: { id, fileName, expiresAt: expiresAt.toISOString() },
    entries: [{ entity: 'file', entityId: fileName, changes }],
  };
}
