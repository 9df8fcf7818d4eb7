import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { nl } from './messages/nl.ts';
import { readRefusal } from './refusals.ts';

const backend = fileURLToPath(new URL('../../../../../backend/src/', import.meta.url));
const files = [
  'modules/orders/fulfilment/{plan-shipment,bring-pieces,move-shipment,short-pick,hand-over,hold-order,confirm-transfer,complete-order,cancel-part}.ts',
  'modules/orders/payment/disputed.ts',
  'modules/orders/refunds/{refund-order,unanswered-refund}.ts',
  'modules/orders/revisions/*.ts',
  'staff/actions/orders/{cancel-pieces,note-order,refunds,revisions,shipments,statuses}.ts',
];

/** The apps meet in no import, so the shop's own sentences are read as text; what is filled in stands for itself. */
const sentences = globSync(files, { cwd: backend }).flatMap((path) =>
  [
    ...readFileSync(`${backend}${path}`, 'utf8').matchAll(/(?:inputError\(|Refused\('[\w-]+', ?|Refused\(\s*'[\w-]+',\s*)(['`])([^]*?)\1/g),
  ].map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '7')),
);
const codes = globSync(files, { cwd: backend }).flatMap((path) =>
  [...readFileSync(`${backend}${path}`, 'utf8').matchAll(/Refused\(\s*'([\w-]+)'/g)].map(([, code = '']) => code),
);

describe('what the shop says against a change of an order', () => {
  it('has words in the language of who reads it', () => {
    assert.ok(sentences.length > 25, String(sentences.length));
    const known = (message: string) => readRefusal({ code: 'not-now', message });
    const byCode =
      /^(?:A reason has|A note has|This is no amount|The order has changed|Order 7 has changed|What is handed over needs|The payment of order 7 is disputed)/;
    assert.deepEqual(
      sentences.filter((message) => !byCode.test(message) && !known(message)),
      [],
    );
    for (const code of new Set(['disputed', ...codes].filter((one) => one !== 'not-now' && one !== 'tracking')))
      assert.ok(readRefusal({ code, message: '' }), code);
  });

  it('fills in what it is about', () => {
    const found = readRefusal({ code: 'not-now', message: 'AAC has 1 free pieces of MA-SIE-6202.' });
    assert.deepEqual(found, { key: 'no.shortage', parameters: { source: 'AAC', free: '1', sku: 'MA-SIE-6202' } });
    assert.match(nl['no.shortage'], /\{source\}.*\{free\}.*\{sku\}|\{free\}/);
    assert.equal(readRefusal({ code: 'not-now', message: 'Something new.' }), undefined);
  });
});
