import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTurns } from './turns.ts';

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let the requests of an address begin one after the other, and others beside them', async () => {
    const inTurn = createTurns();
    const begun: string[] = [];
    const ask = (address: string, name: string): void => void inTurn(address, async () => begun.push(name));
    for (let index = 0; index < 50; index += 1) ask('flood', `flood ${index}`);
    ask('shopper', 'shopper');
    await turnOfTheLoop();
    assert.ok(begun.includes('shopper'));
    assert.ok(begun.length <= 4, begun.join());
    for (let turn = 0; turn < 120; turn += 1) await turnOfTheLoop();
    assert.equal(begun.length, 51);
    assert.deepEqual(
      begun.filter((name) => name !== 'shopper'),
      Array.from({ length: 50 }, (_, index) => `flood ${index}`),
    );
  });

  it('let the next one begin when the one before was answered, however many turns of the loop that takes', async () => {
    const inTurn = createTurns({ patience: 60_000 });
    const first = Promise.withResolvers<string>();
    const begun: string[] = [];
    const asked = ['first', 'second'].map((name) =>
      inTurn('flood', () => {
        begun.push(name);
        return name === 'first' ? first.promise : Promise.resolve(name);
      }),
    );
    for (let turn = 0; turn < 20; turn += 1) await turnOfTheLoop();
    assert.deepEqual(begun, ['first']);
    first.resolve('first');
    assert.deepEqual(await Promise.all(asked), ['first', 'second']);
  });

  it('go on beside a request that waits for somebody else', async () => {
    const inTurn = createTurns({ patience: 5 });
    const payment = Promise.withResolvers<string>();
    const paid = inTurn('office', () => payment.promise);
    assert.equal(await inTurn('office', () => Promise.resolve('page')), 'page');
    payment.resolve('paid');
    assert.equal(await paid, 'paid');
  });

  it('go on after a request that failed', async () => {
    const inTurn = createTurns();
    const failed = inTurn('shopper', () => Promise.reject(new Error('no')));
    const next = inTurn('shopper', () => Promise.resolve('answer'));
    await assert.rejects(failed, { message: 'no' });
    assert.equal(await next, 'answer');
  });

  it('are not given to more than may wait, and are there again afterwards', async () => {
    const inTurn = createTurns({ maxWaiting: 2 });
    const ask = (): Promise<boolean | undefined> => inTurn('flood', () => Promise.resolve(true));
    assert.deepEqual(await Promise.all([ask(), ask(), ask(), ask(), ask()]), [true, true, true, undefined, undefined]);
    for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
    assert.equal(await ask(), true);
  });

  it('begin after the pause of an address that kept the others waiting, and of no other', async () => {
    const pauses = new Map([['flood', 20]]);
    const inTurn = createTurns({ pauseOf: (address) => pauses.get(address) ?? 0 });
    const begun: string[] = [];
    for (const address of ['flood', 'flood', 'shopper', 'shopper']) void inTurn(address, async () => begun.push(address));
    for (let turn = 0; turn < 6; turn += 1) await turnOfTheLoop();
    assert.deepEqual(begun, ['shopper', 'shopper']);
    pauses.clear();
    while (begun.length < 4) await turnOfTheLoop();
    assert.deepEqual(begun.slice(2), ['flood', 'flood']);
  });
});
