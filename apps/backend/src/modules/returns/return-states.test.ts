import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema, isEnumType, isInputObjectType, isNonNullType } from 'graphql';
import { readSchema, readStaffSchema } from '@shop/contract/server';
import { edgeOf, returnStates } from './return-states.ts';
import { returnDispositions, type ReturnState } from './return.ts';

const states = Object.keys(returnStates) as ReturnState[];

describe('the table of returns', () => {
  it('has these edges and no others', () => {
    const edges = states.flatMap((from) => returnStates[from].next.map(({ to, by }) => `${from} > ${to} (${by})`));
    assert.deepEqual(edges, [
      'announced > accepted (returns.decide)',
      'announced > rejected (returns.decide)',
      'announced > received (returns.receive)',
      'accepted > in_transit (returns.receive)',
      'accepted > received (returns.receive)',
      'accepted > closed (returns.decide)',
      'accepted > expired (clock)',
      'in_transit > received (returns.receive)',
      'in_transit > closed (returns.decide)',
      'in_transit > expired (clock)',
      'received > inspected (returns.inspect)',
      'received > received (returns.receive)',
      'received > rejected (returns.decide)',
      'inspected > closed (returns.decide)',
      'rejected > announced (returns.decide)',
      'expired > received (returns.receive)',
      'expired > closed (returns.decide)',
    ]);
  });

  it('never puts pieces on the shelf but by looking at them, and says why nothing comes of a return', () => {
    assert.equal(edgeOf('received', 'inspected')?.needs, 'findings');
    assert.ok(states.every((from) => (edgeOf(from, 'rejected')?.needs ?? 'reason') === 'reason'));
    assert.equal(edgeOf('inspected', 'received'), undefined);
  });

  it('knows no way to destroy clothes (LAW-23)', () => {
    assert.deepEqual(returnDispositions, ['restock', 'b_stock', 'repair', 'donate', 'recycle']);
    const offered = buildSchema(readStaffSchema(), { assumeValidSDL: true }).getType('Disposition');
    assert.ok(isEnumType(offered));
    assert.deepEqual(
      offered.getValues().map(({ name }) => name),
      returnDispositions,
    );
  });

  it('never asks a customer for a reason (LAW-08)', () => {
    for (const [sdl, input, field] of [
      [readSchema(), 'WithdrawalInput', 'message'],
      [readStaffSchema(), 'ReturnLineInput', 'reason'],
    ] as const) {
      const type = buildSchema(sdl, { assumeValidSDL: true }).getType(input);
      assert.ok(isInputObjectType(type));
      const asked = Object.values(type.getFields()).filter((one) => isNonNullType(one.type));
      assert.ok(field in type.getFields());
      assert.ok(!asked.some(({ name }) => /reason|message|why/.test(name)), input);
    }
  });
});
