import { normaliseEmail } from '@shop/rules/email';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { createPasswordHasher } from '#kernel/password-hasher.ts';
import type { DemoStaff } from '../staff/parts.ts';

const load = async () => ({
  people: (await import('@shop/demo-data/staff')).demoStaff,
  password: (await import('@shop/demo-data/customers')).demoPassword,
});

/** Whether anybody works here. */
export async function hasStaff(sql: Queryable): Promise<boolean> {
  return (await sql.query('select 1 from staff_account limit 1')).rows.length > 0;
}

/** Whether somebody of the demo, whose password is public, can log in. */
export async function hasDemoStaff(sql: Queryable): Promise<boolean> {
  const { people } = await load();
  const { rows } = await sql.query("select 1 from staff_account where state = 'active' and email_key = any($1) limit 1", [
    people.map(({ email }) => normaliseEmail(email)),
  ]);
  return rows.length > 0;
}

/** Whom the log-in page of a demo offers to enter as. */
export async function demoStaff(): Promise<DemoStaff> {
  const { people, password } = await load();
  return { password, people: people.map(({ email, name, role, branch }) => ({ email, name, roles: [{ role, branch }] })) };
}

/** Writes somebody for every role; of two processes that start together one does. */
export async function seedDemoStaff(database: Database, now: Date): Promise<void> {
  const { people, password } = await load();
  const passwordHash = await createPasswordHasher().hash(password);
  await database.transaction(async (tx) => {
    await tx.query('lock table staff_account in exclusive mode');
    if (await hasStaff(tx)) return;
    for (const { email, name, language, role, branch } of people) {
      const { rows } = await tx.query<{ id: number }>(
        `insert into staff_account (email, email_key, name, language, password_hash, state, created_at, activated_at)
         values ($1, $2, $3, $4, $5, 'active', $6, $6) returning id`,
        [email, normaliseEmail(email), name, language, passwordHash, now],
      );
      await tx.query('insert into staff_role (staff_id, role, branch_code) values ($1, $2, $3)', [rows[0]?.id, role, branch]);
    }
  });
}
