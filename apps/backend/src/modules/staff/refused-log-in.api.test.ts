import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient } from '#testing/staff-client.ts';

let shop: TestShop;
before(async () => {
  // Numbers of transactions are counted for a whole server: here nobody else writes.
  shop = await createTestShop({}, 'embedded');
});
after(() => shop.close());

/** How many transactions wrote something while somebody was refused. */
async function writesOf(email: string): Promise<number> {
  const number = async (): Promise<number> =>
    Number((await shop.database.query<{ id: string }>('select pg_current_xact_id()::text as id')).rows[0]?.id);
  const before = await number();
  const { status } = await staffClient(shop.app).logIn(email, 'Wrong-password-1');
  assert.equal(status, 401);
  return (await number()) - before - 1;
}

describe('a refused log-in', () => {
  it('writes as often whether the password is wrong, nobody has the address, or the account is locked or suspended', async () => {
    await shop.database.query("update staff_account set state = 'suspended' where email = 'finance@maas-alm.example'");
    await shop.database.query("update staff_account set locked_until = $1 where email = 'auditor@maas-alm.example'", [
      new Date(shop.clock.now().getTime() + 600_000),
    ]);
    const wrong = await writesOf('owner@maas-alm.example');
    assert.ok(wrong > 0);
    for (const name of ['nobody', 'auditor', 'finance']) assert.equal(await writesOf(`${name}@maas-alm.example`), wrong, name);
  });

  it('leaves nothing for ever where there is no account', async () => {
    await writesOf('nobody@maas-alm.example');
    shop.clock.advance(2 * 3_600_000);
    await shop.backend.runJob('staff-upkeep');
    const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from staff_vain_guess');
    assert.equal(rows[0]?.count, 0);
  });
});
