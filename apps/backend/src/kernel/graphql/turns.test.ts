import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTurns } from './turns.ts';

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let an address begin once in each turn of the event loop, and others beside it', async () => {
    const takeTurn = createTurns();
    const begun: string[] = [];
    const ask = (address: string, name: string): void => void takeTurn(address).then(() => begun.push(name));
    for (let index = 0; index < 50; index += 1) ask('flood', `flood ${index}`);
    ask('shopper', 'shopper');
    await turnOfTheLoop();
    assert.ok(begun.includes('shopper'));
    assert.ok(begun.length <= 4, begun.join());
    for (let turn = 0; turn < 60; turn += 1) await turnOfTheLoop();
    assert.equal(begun.length, 51);
    assert.deepEqual(
      begun.filter((name) => name !== 'shopper'),
      Array.from({ length: 50 }, (_, index) => `flood ${index}`),
    );
  });

  it('are not given to more than may wait, and are there again afterwards', async () => {
    const takeTurn = createTurns({ maxWaiting: 2 });
    const asked = Array.from({ length: 5 }, () => takeTurn('flood'));
    assert.deepEqual(await Promise.all(asked), [true, true, true, false, false]);
    for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
    assert.equal(await takeTurn('flood'), true);
  });

  it('begin after the pause of an address that kept the others waiting, and of no other', async () => {
    const pauses = new Map([['flood', 20]]);
    const takeTurn = createTurns({ pauseOf: (address) => pauses.get(address) ?? 0 });
    const begun: string[] = [];
    for (const address of ['flood', 'flood', 'shopper', 'shopper']) void takeTurn(address).then(() => begun.push(address));
    for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
    assert.deepEqual(begun, ['shopper', 'shopper']);
    pauses.clear();
    while (begun.length < 4) await turnOfTheLoop();
    assert.deepEqual(begun.slice(2), ['flood', 'flood']);
  });
});
