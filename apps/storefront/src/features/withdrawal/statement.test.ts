import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStatement, statementFaults } from './statement.ts';

const sent = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('a declaration of withdrawal (LAW-08)', () => {
  it('needs a name, an order number and an address for the receipt, and nothing else', () => {
    assert.deepEqual(statementFaults(readStatement(sent({}))), { name: 'missing', orderNumber: 'missing', email: 'missing' });
    assert.deepEqual(statementFaults(readStatement(sent({ name: 'Anna', order: '100000042', email: 'anna@example.org' }))), {});
  });

  it('is read as typed, without stray blanks', () => {
    const statement = readStatement(sent({ name: ' Anna  de Boer ', order: ' 100000042 ', email: 'anna@example.org ', message: 'a\r\nb' }));
    assert.deepEqual(statement, { name: 'Anna de Boer', orderNumber: '100000042', email: 'anna@example.org', message: 'a\nb', hash: '' });
  });

  it('cannot be receipted to something that is no address', () => {
    assert.equal(statementFaults(readStatement(sent({ name: 'A', order: '1', email: 'anna' }))).email, 'noEmail');
  });
});
