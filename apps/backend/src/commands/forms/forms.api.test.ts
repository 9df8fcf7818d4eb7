import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ShopError, StartError } from '#kernel/errors.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { readFormCommand } from './form-command.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.ask(
    `mutation { contactUs(input: {name: "Anna\\u001b[2J", email: "anna@example.nl", comment: "Een vraag\\nover maten"}) { status } }`,
  );
  await shop.ask(`mutation { submitWithdrawal(input: {order_number: "100999999", name: "Anna", email: "anna@example.nl"}) { reference } }`);
});
after(() => shop.close());

const report = async (...args: string[]) => readFormCommand(args)(shop.backend.forms.desk);

describe('npm run forms', () => {
  it('lists messages, of one type where told', async () => {
    const [line, ...others] = await report('list');
    assert.match(line ?? '', /^1\t2026-11-15T11:00:00\.000Z\tcontact-us\tnl\tanna@example\.nl\t$/);
    assert.deepEqual([others, await report('list', 'product')], [[], []]);
  });

  it('shows a message in full, without anything that steers the terminal', async () => {
    const lines = (await report('show', '1')).join('\n');
    assert.match(lines, /Bericht: Een vraag\nover maten/);
    assert.ok(!lines.includes('\u001b'));
  });

  it('lists withdrawals and shows one, with what was found out about its order', async () => {
    await shop.mails();
    assert.match(
      (await report('list', 'withdrawals'))[0] ?? '',
      /^H-2026-000001\t.*\treceived\t100999999\tanna@example\.nl\tunknown order$/,
    );
    assert.ok((await report('show', 'h-2026-000001')).includes('Items: the whole order'));
  });

  it('decides on a withdrawal, and shows what was done (LAW-08)', async () => {
    assert.match((await report('reject', 'H-2026-000001', '--reason', 'Te laat'))[0] ?? '', /\trejected\t/);
    assert.match((await report('accept', 'h-2026-000001'))[0] ?? '', /\taccepted\t/);
    assert.match((await report('goods-in', 'H-2026-000001'))[0] ?? '', /\tgoods_in\t/);
    await assert.rejects(report('refunded', 'H-2026-000001'), /order 100999999, which does not exist/);
    await assert.rejects(report('returned', 'H-2026-000001', 'MA-1=restock', 'MA-1:2=recycle'), /which does not exist/);
    const lines = await report('show', 'H-2026-000001');
    assert.ok(lines.some((line) => line.endsWith('rejected: Te laat')) && lines.some((line) => line.endsWith('Z: goods_in')));
    assert.equal((await report('list', 'withdrawals', 'goods_in')).length, 1);
    assert.deepEqual(await report('list', 'returned', 'donate'), []);
  });

  it('says how it is used', async () => {
    const wrong = [
      [],
      ['list', 'x'],
      ['show'],
      ['list', 'contact', 'x'],
      ['list', 'withdrawals', 'destroyed'],
      ['reject', 'H-2026-000001'],
      ['accept', 'H-2026-000001', '--reason', 'x'],
      ['returned', 'H-2026-000001'],
      ['returned', 'H-2026-000001', 'MA-1=destroy'],
      ['returned', 'H-2026-000001', 'MA-1'],
    ];
    for (const args of wrong) await assert.rejects(report(...args), StartError, args.join(' '));
    await assert.rejects(report('show', '99'), ShopError);
  });
});
