import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';

describe('limits of two processes on one database (R161)', () => {
  let shops: TwoBackends;
  before(async () => {
    shops = await openTwoBackends({ RATE_LIMITS: 'on' });
  });
  after(() => shops.close());

  const inTurn = async (count: number, query: string): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await shops.shop(index).ask(query)).status);
    return statuses;
  };

  it('hold for guesses at log-ins, addresses and orders together', async () => {
    const isFree = '{ isEmailAvailable(email: "guess@example.nl") { is_email_available } }';
    assert.deepEqual(await inTurn(12, isFree), [...Array<number>(10).fill(200), 429, 429]);
    const logIn = 'mutation { generateCustomerToken(email: "guess@example.nl", password: "Zilver-7berg") { token } }';
    assert.deepEqual((await inTurn(22, logIn)).slice(19), [401, 429, 429]);
    const order = '{ guestOrder(input: { number: "100000001", email: "guess@example.nl", lastname: "Vos" }) { number } }';
    assert.equal((await inTurn(61, order)).filter((status) => status === 429).length, 1);
  });

  it('end with their time, and with a clock that is set back', async () => {
    const isFree = '{ isEmailAvailable(email: "guess@example.nl") { is_email_available } }';
    shops.clock.advance(61_000);
    assert.deepEqual(await inTurn(1, isFree), [200]);
    shops.clock.advance(5 * 3_600_000);
    assert.deepEqual((await inTurn(11, isFree)).slice(9), [200, 429]);
    shops.clock.advance(-5 * 3_600_000);
    const { rows } = await shops.database(0).query('select count(*)::int as count from rate_window where count > 1000');
    assert.equal(rows[0]?.['count'], 0);
  });
});
