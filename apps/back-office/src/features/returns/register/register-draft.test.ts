import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyRegister, registerInput } from './register-draft.ts';

const now = new Date('2026-11-16T09:00:00Z');

describe('a return that staff registers', () => {
  it('names the pieces, and no reason where the customer gave none (LAW-08)', () => {
    const draft = { ...emptyRegister, quantities: { 1: 2, 2: 0, 3: 1 }, reasons: { 3: 'too_small' as const } };
    assert.deepEqual(registerInput({ order: '100000042', name: null }, draft, now), {
      order: '100000042',
      name: null,
      kind: 'withdrawal',
      lines: [
        { lineId: 1, quantity: 2, reason: 'none' },
        { lineId: 3, quantity: 1, reason: 'too_small' },
      ],
    });
  });

  it('counts a letter from the day it was written', () => {
    const input = registerInput({ order: '1', name: 'Janssen' }, { ...emptyRegister, statedOn: '2026-11-14' }, now);
    assert.deepEqual([input.statedAt, input.name], ['2026-11-14T11:00:00.000Z', 'Janssen']);
  });

  it('was said now when it was said today, by the clock of the branches: the noon to come is none yet', () => {
    const statedAt = (statedOn: string, at: string) =>
      registerInput({ order: '1', name: null }, { ...emptyRegister, statedOn }, new Date(at)).statedAt;
    assert.equal(statedAt('2026-11-16', '2026-11-16T09:00:00Z'), undefined);
    assert.equal(statedAt('2026-11-16', '2026-11-16T15:00:00Z'), undefined);
    assert.equal(statedAt('2026-11-17', '2026-11-16T23:30:00Z'), undefined);
    assert.equal(statedAt('2026-11-16', '2026-11-16T23:30:00Z'), '2026-11-16T11:00:00.000Z');
  });
});
