import type { Run } from '../database/long-transaction.ts';
import { StartError } from '../errors.ts';

/** What becomes of a table in a shop that comes back from its backup. */
export type TableClass =
  /** Restored as it was. */
  | {
      readonly class: 'kept';
      /** Somebody outside knows its numbers: those given out after the backup are not given out again (R026). */
      readonly hasNumbersOutside?: true;
    }
  /** Not in the backup, and not taken from one that has it. */
  | { readonly class: 'left-out'; readonly why: string }
  /** Restored, but for these columns: SQL over the row as it was saved. */
  | { readonly class: 'void-after-restore'; readonly how: string; readonly set: Readonly<Record<string, string>> };

/** By name: `cart`, or `pgboss.job` outside of the schema `public`. */
export type TableClasses = Readonly<Record<string, TableClass>>;

/** Written by whoever migrates, a restore too. */
const migrationTable = 'migration';
/** Where waiting jobs travel: pg-boss's own tables belong to pg-boss. */
export const jobTable = 'restored_job';

/** The tables of the shop. A partition belongs to its table, and what an extension brought to the extension. */
async function listTables(run: Run): Promise<string[]> {
  const { rows } = await run(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by 1`,
  );
  return rows.map(({ name }: { name: string }) => name);
}

/** Those whose rows a backup has; a table that nobody gave a class is refused, so that none is saved or lost by accident. */
export async function listSavedTables(run: Run, classes: TableClasses): Promise<string[]> {
  const tables = await listTables(run);
  const unknown = tables.filter((name) => !classes[name]);
  if (unknown.length > 0) {
    const what = unknown.length === 1 ? `The table ${unknown[0]} has` : `The tables ${unknown.join(', ')} have`;
    throw new StartError(`${what} no class: say whether a backup keeps it, leaves it out, or makes it void after a restore.`);
  }
  return tables.filter((name) => name !== jobTable && classes[name]?.class !== 'left-out');
}

/** What a restore replaces, whatever its class. */
export async function listReplacedTables(run: Run): Promise<string[]> {
  return (await listTables(run)).filter((name) => name !== migrationTable && !name.includes('.'));
}

/** Which table a sequence gives its numbers to. */
export async function sequenceOwners(run: Run): Promise<ReadonlyMap<string, string>> {
  const { rows } = await run(
    `select sequence.relname as sequence, owner.relname as "table"
     from pg_depend join pg_class as sequence on sequence.oid = objid join pg_class as owner on owner.oid = refobjid
     where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
       and sequence.relkind = 'S' and sequence.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ sequence, table }: { sequence: string; table: string }) => [sequence, table]));
}
