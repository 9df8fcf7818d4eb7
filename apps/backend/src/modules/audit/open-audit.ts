import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { EntryInput } from './entry.ts';
import { changesSince, countEntries, editsBy, findEntry, listEntries, type AuditEntry, type EntryFilter } from './read-entries.ts';
import { recordEntry } from './record.ts';
import { sealEntries } from './seals.ts';

/** For who only writes: a command that opens no shop. */
export const auditWriter = (clock: Clock): Pick<Audit, 'record'> => ({ record: (sql, input) => recordEntry(sql, input, clock.now()) });

/** What was done in the back office, and outside of it by commands and imports. */
export type Audit = {
  /** Writes an entry in the caller's transaction and returns its id. */
  record(sql: Queryable, input: EntryInput): Promise<string>;
  list(filter: EntryFilter, limit: number, below?: string): Promise<readonly AuditEntry[]>;
  find(id: string): Promise<AuditEntry | undefined>;
  count(filter: EntryFilter, limit: number): Promise<number>;
  readonly changesSince: typeof changesSince;
  readonly editsBy: typeof editsBy;
  /** LAW-20: what the log holds of a customer, and how it is forgotten. */
  readonly personalData: {
    readonly name: string;
    readonly read: (customerId: number) => Promise<unknown>;
    readonly forget: (tx: Tx, customerId: number) => Promise<void>;
  };
};

/** Money, prices, taxes and staff are kept ten years, as the books are; all else 24 months. */
const longKept = [
  'staff',
  'approval',
  'setting',
  'order',
  'refund',
  'payment',
  'product',
  'price',
  'coupon',
  'campaign',
  'giftcard',
  'tax',
];

/** Opens the log: written with every change, sealed every minute, emptied when its time is over. */
export function openAudit({ database, clock, jobs }: { readonly database: Database; readonly clock: Clock; readonly jobs: Jobs }): Audit {
  jobs.register({
    name: 'audit-seal',
    schedule: '* * * * *',
    retryLimit: 0,
    handle: async () => void (await sealEntries(database, clock.now())),
  });
  jobs.register({ name: 'audit-retention', schedule: '50 3 * * *', handle: () => emptyOld(database, clock.now()) });
  return {
    ...auditWriter(clock),
    list: (filter, limit, below) => listEntries(database, filter, limit, below),
    find: (id) => findEntry(database, id),
    count: (filter, limit) => countEntries(database, filter, limit),
    changesSince,
    editsBy,
    personalData: {
      name: 'changesByStaff',
      read: async (customerId) =>
        (await database.query('select value from audit_value where customer_id = $1 and value is not null order by id', [customerId])).rows,
      forget: async (tx, customerId) =>
        void (await tx.query('update audit_value set customer_id = null, value = null, salt = null where customer_id = $1', [customerId])),
    },
  };
}

/** What somebody changed is emptied; that they did, when and where stays, and so do the digests. */
async function emptyOld(database: Database, now: Date): Promise<void> {
  const before = (months: number): Date => {
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() - months);
    return date;
  };
  const isOld = `changes is not null
    and at < case when split_part(coalesce(entity, ''), '.', 1) = any($1) then $2::timestamptz else $3::timestamptz end`;
  const values = [longKept, before(120), before(24)];
  await database.transaction(async (tx) => {
    // The values go with what names them.
    await tx.query(
      `update audit_value set customer_id = null, value = null, salt = null where id in (
         select (side ->> 'personal')::bigint from audit_entry, jsonb_array_elements(changes) as change,
           unnest(array[change -> 'before', change -> 'after']) as side
         where ${isOld} and jsonb_typeof(side) = 'object' and side ? 'personal')`,
      values,
    );
    await tx.query(`update audit_entry set changes = null where ${isOld}`, values);
  });
}
