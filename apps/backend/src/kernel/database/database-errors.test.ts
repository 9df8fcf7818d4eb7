import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StorageAwayError } from '../storage/object-store.ts';
import { findUnavailable } from './database-errors.ts';

const failure = (fields: object): Error => Object.assign(new Error('failed'), fields);

describe('a database that cannot answer', () => {
  it('is told from a statement that is wrong, however wrapped', () => {
    const cases = [
      [{ code: '53100' }, 'unreachable'],
      [{ code: '25006' }, 'unreachable'],
      [{ code: 'ECONNREFUSED' }, 'unreachable'],
      [{ code: '55P03' }, 'busy'],
      // A full disk, met by a connection that was only just opened.
      [{ code: 'XX000', severity: 'FATAL' }, 'unreachable'],
      [{ code: 'XX000', severity: 'ERROR' }, undefined],
      [{ code: '23505', severity: 'ERROR' }, undefined],
    ] as const;
    for (const [fields, reason] of cases) {
      assert.equal(findUnavailable(failure(fields))?.reason, reason, JSON.stringify(fields));
      assert.equal(findUnavailable(new Error('wrapped', { cause: failure(fields) }))?.reason, reason, JSON.stringify(fields));
    }
    assert.equal(findUnavailable(new StorageAwayError('ECONNREFUSED', { cause: failure({ code: 'ECONNREFUSED' }) })), undefined);
  });
});
