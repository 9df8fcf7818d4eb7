import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prefilled, sentOf, withdrawnItems } from './known-order.ts';
import { readStatement, statementFaults } from './statement.ts';

const sent = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('a declaration of withdrawal (LAW-08)', () => {
  it('needs a name, an order number and an address for the receipt, and nothing else', () => {
    assert.deepEqual(statementFaults(readStatement(sent({})), false), { name: 'missing', orderNumber: 'missing', email: 'missing' });
    assert.deepEqual(statementFaults(readStatement(sent({ name: 'Anna', order: '100000042', email: 'anna@example.org' })), false), {});
  });

  it('needs no address where the order is known, which has one; what is typed all the same must be one', () => {
    assert.deepEqual(statementFaults(readStatement(sent({ name: 'Anna', order: '100000042' })), true), {});
    assert.equal(statementFaults(readStatement(sent({ name: 'A', order: '1', email: 'anna' })), true).email, 'noEmail');
  });

  it('is read as typed, without stray blanks', () => {
    const statement = readStatement(sent({ name: ' Anna  de Boer ', order: ' 100000042 ', email: 'anna@example.org ', message: 'a\r\nb' }));
    assert.deepEqual(statement, { name: 'Anna de Boer', orderNumber: '100000042', email: 'anna@example.org', message: 'a\nb', hash: '' });
  });

  it('cannot be receipted to something that is no address', () => {
    assert.equal(statementFaults(readStatement(sent({ name: 'A', order: '1', email: 'anna' })), false).email, 'noEmail');
  });
});

describe('single articles of a known order', () => {
  const line = (sku: string, quantity: number) => ({ sku, quantity, name: sku, options: '', image: '', sent: sku === 'B' ? quantity : 0 });
  const order = { number: '100000042', hash: 'abc', name: 'Anna de Boer', email: '', lines: [line('A', 2), line('B', 1)] };
  const chosen = (fields: Record<string, string>) => withdrawnItems(readStatement(sent(fields)), order);

  it('are the whole order unless the sender says otherwise', () => {
    assert.equal(chosen({}), undefined);
    assert.equal(chosen({ 'item-A': '2', 'item-B': '1' }), undefined);
  });

  it('are named with their pieces, never more than were ordered, and nothing that was not', () => {
    assert.deepEqual(chosen({ 'item-A': '1', 'item-B': '0' }), [line('A', 1)]);
    assert.deepEqual(chosen({ 'item-A': '9', 'item-X': '3' }), [line('A', 2)]);
  });

  it('must be at least one', () => {
    const faults = statementFaults(readStatement(sent({ name: 'Anna', order: '1', email: 'anna@example.org', 'item-A': '0' })), false);
    assert.deepEqual(faults, { items: 'nothing' });
  });

  it('have left the shop, or not: nobody sends back what never left', () => {
    const sentOfChosen = (fields: Record<string, string>) => sentOf(readStatement(sent(fields)), order);
    assert.deepEqual([sentOfChosen({}), sentOfChosen({ 'item-A': '1' }), sentOfChosen({ 'item-B': '1' })], ['some', 'none', 'all']);
    assert.equal(sentOf(readStatement(sent({})), undefined), 'some');
  });

  it('fill the form without replacing what was typed', () => {
    assert.partialDeepStrictEqual(prefilled(readStatement(sent({ name: 'Anna' })), order), { name: 'Anna', orderNumber: '100000042' });
  });
});
