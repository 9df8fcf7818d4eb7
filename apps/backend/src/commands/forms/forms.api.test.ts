import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ShopError, StartError } from '#kernel/errors.ts';
import { openFormsDesk } from '#modules/forms/index.ts';
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

const report = async (...args: string[]) => readFormCommand(args)(openFormsDesk(shop.database));

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

  it('says how it is used', async () => {
    for (const args of [[], ['list', 'x'], ['show'], ['list', 'contact', 'x']]) await assert.rejects(report(...args), StartError);
    await assert.rejects(report('show', '99'), ShopError);
  });
});
