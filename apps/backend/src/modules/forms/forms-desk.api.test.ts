import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { textAt, type Json } from '#testing/read-answers.ts';
import type { FormsDesk } from './forms-desk.ts';

const contact = { name: 'Anna Vos', email: 'anna@example.nl', subject: 'Een bestelling' };
const question = { topic: 'De maat', question: 'Valt deze dirndl klein uit?', name: 'Bert Maas', email: 'bert@example.nl' };

let shop: TestShop;
let desk: FormsDesk;
let references: readonly string[];

async function send(type: string, fields: Readonly<Record<string, string>>, more: object = {}): Promise<void> {
  const input = { type, fields: Object.entries(fields).map(([name, value]) => ({ name, value })), ...more };
  const { data, errors } = await shop.ask<Json>('mutation ($input: SubmitFormInput!) { submitForm(input: $input) { has_errors } }', {
    variables: { input },
  });
  assert.deepEqual([errors, data], [[], { submitForm: { has_errors: false } }]);
  shop.clock.advance(60_000);
}

async function withdraw(name: string): Promise<string> {
  const { data } = await shop.ask<Json>('mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference } }', {
    variables: { input: { order_number: '100000042', name, email: 'anna@example.nl' } },
  });
  shop.clock.advance(60_000);
  return textAt(data, 'submitWithdrawal.reference');
}

before(async () => {
  shop = await createTestShop();
  desk = shop.backend.forms.desk;
  await shop.database.query('delete from form_submission');
  await shop.database.query('delete from withdrawal');
  await send('contact', { ...contact, message: 'Waar blijft mijn pakket?' });
  await send('product', question, { sku: 'MA-DIR-1001' });
  await send('contact', { ...contact, message: 'Het pakket is er.' });
  references = [await withdraw('Anna Vos'), await withdraw('Bert Maas')];
});
after(() => shop.close());

const textOf = ({ values }: { readonly values: readonly { readonly name: string; readonly value: string }[] }) =>
  values.find(({ name }) => name === 'message' || name === 'question')?.value;

describe('the desk for what customers send in', () => {
  it('lists messages newest first, all of them or those of one form', async () => {
    const texts = ['Het pakket is er.', 'Valt deze dirndl klein uit?', 'Waar blijft mijn pakket?'];
    assert.deepEqual((await desk.messages()).map(textOf), texts);
    assert.deepEqual((await desk.messages('product')).map(textOf), ['Valt deze dirndl klein uit?']);
    assert.deepEqual(await desk.messages('category'), []);
  });

  it('lists withdrawals newest first', async () => {
    const listed = await desk.withdrawals();
    assert.deepEqual(
      listed.map(({ reference, name, orderNumber }) => [reference, name, orderNumber]),
      [
        [references[1], 'Bert Maas', '100000042'],
        [references[0], 'Anna Vos', '100000042'],
      ],
    );
  });

  it('finds a message by its number, with everything that was sent and the product it is about', async () => {
    const [sent] = await desk.messages('product');
    assert.ok(sent);
    assert.deepEqual(await desk.find(String(sent.id)), { message: sent });
    assert.deepEqual([sent.sku, sent.storeCode], ['MA-DIR-1001', 'nl']);
    for (const [name, value] of Object.entries(question)) assert.equal(sent.values.find((field) => field.name === name)?.value, value);
  });

  it('finds a withdrawal by its reference, however it is typed', async () => {
    const [, anna] = await desk.withdrawals();
    assert.ok(anna);
    assert.partialDeepStrictEqual(await desk.find(anna.reference), { withdrawal: anna });
    assert.partialDeepStrictEqual(await desk.find(anna.reference.toLowerCase()), { withdrawal: anna });
  });

  it('says what it does not have', async () => {
    for (const name of ['999999', 'H-2026-999999', '0', '-1', '12345678901234567890', '1 or 1=1']) {
      await assert.rejects(desk.find(name), { category: 'no-such-entity', message: `There is no message or withdrawal ${name}.` });
    }
  });
});
