import { commandLine } from '#kernel/command-line.ts';
import type { Queryable } from '#kernel/database/database.ts';
import { migrationFiles } from '#kernel/database/migrate.ts';
import { hasDemoCustomers } from '../seed/demo-customers.ts';
import { hasDemoStaff } from '../seed/demo-staff.ts';
import { isSeeded } from '../seed/seed-shop.ts';
import { migrations } from '../app/migrations.ts';
import { broken, brokenIn, ok, unknown, warning, type Examination, type Finding } from './finding.ts';

const hasTable = async (sql: Queryable, name: string): Promise<boolean> =>
  (await sql.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])).rows[0]?.found === true;

/** Whether the tables are those of this version. */
export async function checkTables({ config, database }: Examination): Promise<Finding> {
  if (!database) return ok('The embedded database is brought up to date by the next start.');
  const isEmpty = !(await hasTable(database, 'migration'));
  const { rows } = isEmpty ? { rows: [] } : await database.query<{ name: string }>('select name from migration order by name');
  const known = migrationFiles(migrations);
  const newer = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  const missing = known.filter((name) => !rows.some((row) => row.name === name));
  if (newer.length > 0) {
    return warning(
      `The database is of a newer version (${newer.at(-1)}), with which this one can live for one release: bring the shop up to date.`,
    );
  }
  if (isEmpty || !(await isSeeded(database))) {
    return brokenIn(config, `The database has no shop yet: write one into it with "${commandLine('seed')}", or restore a backup.`);
  }
  return missing.length > 0
    ? warning(`${missing.length} migrations are missing, the last is ${missing.at(-1)}: restart the shop, which applies them.`)
    : ok('The tables are those of this version.');
}

/** The people of the demo have a password that everybody knows (R203). */
export async function checkPeople({ config, database }: Examination): Promise<Finding> {
  if (!database) return ok('A demo has customers and staff to try it with.');
  if (!(await hasTable(database, 'staff_account'))) return unknown('The database has no tables for people yet.');
  if (await hasDemoCustomers(database)) {
    return brokenIn(
      config,
      `The database has customers of the demo, whose password is public: write the shop into an empty database with "${commandLine('seed')}", or take them out.`,
    );
  }
  if (await hasDemoStaff(database)) {
    return brokenIn(
      config,
      `The database has staff of the demo, whose password is public: suspend them with "${commandLine('staff', 'suspend EMAIL')}".`,
    );
  }
  const { rows } = await database.query(
    "select 1 from staff_account join staff_role on staff_role.staff_id = staff_account.id where role = 'owner' and state <> 'suspended' limit 1",
  );
  return rows.length > 0
    ? ok('Nobody of the demo can log in, and the shop has an owner.')
    : broken(`Nobody owns the shop: make the first owner with "${commandLine('staff', 'owner EMAIL NAME')}".`);
}
