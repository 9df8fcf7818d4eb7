import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PgBoss } from 'pg-boss';
import { bossDatabase } from '#kernel/boss-database.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { nextTry } from '#testing/next-try.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { beginCheck, sendCsv, worked } from '#testing/staff-imports.ts';
import { sheetClient } from '#testing/staff-sheet.ts';

let shop: TestShop;
let manager: StaffClient;
let sheet: ReturnType<typeof sheetClient>;
let boss: PgBoss;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
  sheet = sheetClient(shop, manager);
  boss = new PgBoss({ db: bossDatabase(shop.database), schedule: false, supervise: false });
  await boss.start();
});
after(async () => {
  await boss.stop({ graceful: false, close: false });
  await shop.close();
});

const title = 'texts.nl.metaTitle';
const sku = 'MA-SIE-6202';

async function begunSheet(value: string): Promise<string> {
  const [row] = await sheet.rows([sku], [title]);
  assert.ok(row);
  const edit = { id: sku, version: row.version, changes: [{ field: title, base: row.values[0], value }] };
  return (await sheet.call('applySheet', await sheet.send([edit]))).id;
}

/** So many processes take up the job, and are stopped before they have done anything. */
async function interrupted(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const [job] = await boss.fetch('bulk-run');
    await boss.fail('bulk-run', job ?? assert.fail(`not begun for the ${time + 1}th time`));
  }
}

async function failingWork(work: () => Promise<void>): Promise<void> {
  const { database } = shop;
  await database.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await database.query('create trigger refuse before update or insert on product_text execute function refuse()');
  await work();
  await database.query('drop trigger refuse on product_text');
  await database.query('drop function refuse');
}

const deadLetters = async (): Promise<number> =>
  (await shop.database.query(`select from pgboss.job where name = 'dead-letter' and source_name = 'bulk-run'`)).rowCount ?? 0;

describe('a run', () => {
  it('is worked off to its end, however many processes were stopped under it', async () => {
    const id = await begunSheet('Vaak begonnen');
    await interrupted(5);
    const { state, changed } = await sheet.workedOff(id);
    assert.deepEqual([state, changed, await deadLetters()], ['done', 1, 0]);
  });

  it('fails when its work has failed three times, those not counted when it was only stopped', async () => {
    const before = await deadLetters();
    const id = await begunSheet('Nooit geschreven');
    await interrupted(3);
    const states: unknown[] = [];
    await failingWork(async () => {
      for (let time = 0; time < 3; time += 1) {
        await nextTry(shop, 'bulk-run');
        states.push((await shop.database.query('select state from bulk_run where id = $1', [id])).rows[0]?.['state']);
      }
    });
    assert.deepEqual([states, (await deadLetters()) - before], [['waiting', 'waiting', 'failed'], 1]);
  });

  it('fails at last when every process ends that begins it, and leaves nothing of a dry run', async () => {
    const before = await deadLetters();
    const upload = await sendCsv(manager, `sku,source_code,quantity\n${sku},WEB,1\n`);
    const { id } = await beginCheck(manager, 'stock', upload);
    await interrupted(20);
    const { state, rows } = await worked(shop, manager, id);
    assert.deepEqual([state, rows, (await deadLetters()) - before], ['failed', 0, 1]);
  });
});
