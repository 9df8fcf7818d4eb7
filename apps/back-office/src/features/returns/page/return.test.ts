import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextStep, stepsOf, type Return } from './return.ts';

const step = (state: Return['state']) => ({ state, at: '2026-11-18T09:00:00.000Z', by: 'shopper', reason: null });
const line = (more: Partial<Return['lines'][number]> = {}) =>
  ({ lineId: 1, quantity: 2, received: 0, open: 2, ...more }) as Return['lines'][number];
const back = (more: Partial<Return>) => ({ moves: [], can: [], lines: [line()], settlesAsGoodWill: false, ...more }) as unknown as Return;
const to = (...states: readonly Return['state'][]) => states.map((state) => ({ to: state, needsReason: false }));

describe('the way of a return', () => {
  it('leads from the statement to its end, and leaves out what was left out', () => {
    const names = (state: Return['state'], ...passed: readonly Return['state'][]) =>
      stepsOf({ state, steps: passed.map(step) })?.map((one) => `${one.state} ${one.is}`);
    assert.deepEqual(names('announced', 'announced'), ['announced now', 'accepted next', 'received next', 'inspected next', 'closed next']);
    assert.deepEqual(names('received', 'announced', 'received'), ['announced done', 'received now', 'inspected next', 'closed next']);
    assert.deepEqual(names('in_transit', 'announced', 'accepted', 'in_transit')?.slice(0, 3), [
      'announced done',
      'accepted done',
      'in_transit now',
    ]);
    assert.equal(names('rejected', 'announced', 'rejected'), undefined);
    assert.deepEqual(new Set(names('closed', 'accepted', 'received')?.map((one) => one.split(' ')[1])), new Set(['done']));
  });
});

describe('the next step of a return', () => {
  it('is what its state waits for and this person may do', () => {
    assert.equal(nextStep(back({ state: 'announced', moves: to('accepted', 'rejected', 'received') })), 'accept');
    assert.equal(nextStep(back({ state: 'announced', moves: to('received') })), 'receive');
    assert.equal(nextStep(back({ state: 'received', moves: to('received'), can: ['inspectReturn', 'settleReturn'] })), 'inspect');
    assert.equal(nextStep(back({ state: 'inspected', moves: to('closed'), can: ['settleReturn'] })), 'settle');
    assert.equal(nextStep(back({ state: 'closed' })), undefined);
  });

  it('is the end only when no piece waits for its money, and never good will', () => {
    const settled = [line({ received: 2, open: 0 })];
    assert.equal(nextStep(back({ state: 'inspected', moves: to('closed'), can: ['settleReturn'], lines: settled })), 'close');
    assert.equal(nextStep(back({ state: 'accepted', can: ['settleReturn'], settlesAsGoodWill: true })), undefined);
  });
});
