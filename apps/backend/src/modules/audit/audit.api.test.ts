import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database } from '#kernel/database/database.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember } from '#testing/staff-client.ts';
import { canonical } from './entry.ts';
import { recordEntry } from './record.ts';
import { checkAudit, sealEntries } from './seals.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const entry = (action: string, extra: object = {}) => ({
  actor: { kind: 'staff' as const, id: '1', name: 'Mieke Maas' },
  action,
  entity: 'note',
  entityId: '7',
  changes: [{ field: 'text', before: 'old', after: { b: [1, null], a: 'new' } }],
  ...extra,
});
const record = (action: string, extra: object = {}): Promise<string> => recordEntry(shop.database, entry(action, extra), shop.clock.now());
const seal = async (): Promise<void> => {
  shop.clock.advance(61_000);
  await sealEntries(shop.database, shop.clock.now());
};
/** What somebody with the database's own rights does to it. */
const byHand = async (database: Database, statement: string, values: readonly unknown[]): Promise<void> => {
  await database.transaction(async (tx) => {
    for (const table of ['audit_entry', 'audit_value']) await tx.query(`alter table ${table} disable trigger user`);
    await tx.query(statement, values);
    for (const table of ['audit_entry', 'audit_value']) await tx.query(`alter table ${table} enable trigger user`);
  });
};

describe('the log', () => {
  it('holds what it was given, whatever order the database keeps it in', async () => {
    assert.equal(canonical({ b: 1, a: [{ d: null, c: 'x' }] }), '{"a":[{"c":"x","d":null}],"b":1}');
    for (let index = 0; index < 3; index += 1) await record(`note.edit${index}`);
    assert.deepEqual(await checkAudit(shop.database), []);
    await seal();
    await record('note.late');
    await seal();
    assert.deepEqual(await checkAudit(shop.database), []);
  });

  it('refuses to be changed or shortened', async () => {
    const id = await record('note.edit');
    await seal();
    for (const statement of [
      `update audit_entry set action = 'x' where id = ${id}`,
      `update audit_entry set changes = '[]' where id = ${id}`,
      `update audit_entry set changes = null, at = now() where id = ${id}`,
      `delete from audit_entry where id = ${id}`,
      'delete from audit_seal',
      "update audit_seal set hash = 'x'",
      'delete from audit_sealed',
    ])
      await assert.rejects(shop.database.query(statement), /the log is never changed/, statement);
  });

  it('names an entry that was changed by hand', async () => {
    const id = await record('note.edit');
    await byHand(shop.database, "update audit_entry set actor_name = 'Somebody' where id = $1", [id]);
    assert.deepEqual(await checkAudit(shop.database), [`Audit: entry ${id} was changed after it was written.`]);
    await byHand(shop.database, "update audit_entry set actor_name = 'Mieke Maas' where id = $1", [id]);
    await byHand(shop.database, `update audit_entry set changes = '[]' where id = $1`, [id]);
    assert.deepEqual(await checkAudit(shop.database), [`Audit: entry ${id} was changed after it was written.`]);
    await byHand(shop.database, 'delete from audit_entry where id = $1', [id]);
    assert.deepEqual(await checkAudit(shop.database), [], 'what has no seal yet leaves no gap');
  });

  it('names an entry that was removed by hand, and one that was made to fit itself', async () => {
    const [gone, forged] = [await record('note.gone'), await record('note.forged')];
    await seal();
    const { rows } = await shop.database.query<{ row: object }>('select to_jsonb(e) as row from audit_entry e where id = $1', [gone]);
    await byHand(shop.database, 'delete from audit_entry where id = $1', [gone]);
    assert.deepEqual(await checkAudit(shop.database), [`Audit: entry ${gone} was removed.`]);
    await byHand(
      shop.database,
      'insert into audit_entry overriding system value select * from jsonb_populate_record(null::audit_entry, $1)',
      [JSON.stringify(rows[0]?.row)],
    );
    assert.deepEqual(await checkAudit(shop.database), [], 'put back as it was');
    const other = await shop.database.query<{ digest: string; changes_digest: string }>(
      'select digest, changes_digest from audit_entry where id = $1',
      [gone],
    );
    await byHand(
      shop.database,
      `update audit_entry set (action, digest, changes_digest) = ('note.gone', $2, $3), at = (select at from audit_entry where id = $4) where id = $1`,
      [forged, other.rows[0]?.digest, other.rows[0]?.changes_digest, gone],
    );
    const faults = await checkAudit(shop.database);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', /^Audit: seal \d+ does not fit its entries\.$/);
    await byHand(shop.database, 'update audit_entry set (action, digest, changes_digest) = ($2, $3, $4) where id = $1', [
      forged,
      'note.forged',
      await digestOf('note.forged', forged),
      other.rows[0]?.changes_digest,
    ]);
    assert.deepEqual(await checkAudit(shop.database), []);
  });

  /** The digest the entry was written with, from a twin of it. */
  const digestOf = async (action: string, id: string): Promise<string> => {
    const { rows } = await shop.database.query<{ at: Date }>('select at from audit_entry where id = $1', [id]);
    return shop.database.transaction(async (tx) => {
      const twin = await recordEntry(tx, entry(action), rows[0]?.at ?? new Date(0));
      return (await tx.query<{ digest: string }>('select digest from audit_entry where id = $1', [twin])).rows[0]?.digest ?? '';
    });
  };

  it('forgets a person and keeps its seals (LAW-20)', async () => {
    const changes = [{ field: 'email', before: 'eva@example.nl', after: 'eva@example.org', customerId: 4_711 }];
    const id = await record('customer.edit', { entity: 'customer', changes });
    await seal();
    const stored = await shop.database.query<{ changes: string }>('select changes::text from audit_entry where id = $1', [id]);
    assert.doesNotMatch(stored.rows[0]?.changes ?? '', /eva@/);
    const owner = await demoMember(shop.app, 'owner');
    const shown = async () =>
      (
        await owner.ask<{ audit: { items: { changes: object[] }[] } }>(
          '{ audit(list: { first: 1 }, filter: { action: "customer.edit" }) { items { changes { field before after } } } }',
        )
      ).data.audit.items[0]?.changes;
    assert.deepEqual(await shown(), [{ field: 'email', before: 'eva@example.nl', after: 'eva@example.org' }]);
    await byHand(shop.database, `update audit_value set value = '"eva@evil.example"' where customer_id = $1`, [4_711]);
    assert.equal((await checkAudit(shop.database)).length, 2, 'a value that was changed by hand is named');
    const { rows: values } = await shop.database.query<{ id: string }>(
      'update audit_value set customer_id = null, value = null, salt = null where customer_id = 4711 returning id',
    );
    assert.equal(values.length, 2);
    assert.deepEqual(await checkAudit(shop.database), []);
    assert.deepEqual(await shown(), [{ field: 'email', before: null, after: null }]);
    await assert.rejects(shop.database.query("update audit_value set value = '1' where id = $1", [values[0]?.id]), /never changed/);
  });

  it('empties what is older than two years, ten where it is about money or staff, and keeps its seals', async () => {
    const note = await record('note.old');
    const staff = await record('staff.old', { entity: 'staff' });
    await seal();
    const isEmpty = async (id: string): Promise<boolean> =>
      (await shop.database.query('select 1 from audit_entry where id = $1 and changes is null', [id])).rows.length === 1;
    const now = shop.clock.now();
    shop.clock.set(new Date(now.getTime() + 731 * 86_400_000));
    await shop.backend.runJob('audit-retention');
    assert.deepEqual([await isEmpty(note), await isEmpty(staff)], [true, false]);
    shop.clock.set(new Date(now.getTime() + 3_655 * 86_400_000));
    await shop.backend.runJob('audit-retention');
    assert.equal(await isEmpty(staff), true);
    assert.deepEqual(await checkAudit(shop.database), []);
    shop.clock.set(now);
  });

  it('is written by 200 at once, none waiting for the seal of another', async () => {
    const before = (await shop.database.query<{ count: number }>('select count(*)::int as count from audit_entry')).rows[0]?.count ?? 0;
    const writing = Array.from({ length: 200 }, (_, index) =>
      shop.database.transaction((tx) => recordEntry(tx, entry(`note.many${index}`), shop.clock.now())),
    );
    const [ids] = await Promise.all([Promise.all(writing), sealEntries(shop.database, shop.clock.now())]);
    assert.equal(new Set(ids).size, 200);
    await seal();
    assert.deepEqual(await checkAudit(shop.database), []);
    const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from audit_entry');
    assert.equal(rows[0]?.count, before + 200);
  });
});
