import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database } from '#kernel/database/database.ts';
import { ShopError } from '#kernel/errors.ts';
import { findByCode } from '#modules/giftcards/find-by-code.ts';
import { createHashCode, makeCode } from '#modules/giftcards/code.ts';
import { giveBack, issueCard, redeem } from '#modules/giftcards/ledger.ts';
import { saveCode } from '#modules/giftcards/card-repository.ts';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const guesses = isLong ? 10_000 : 1_000;

describe('gift cards in two processes on PostgreSQL', () => {
  let two: TwoBackends;
  before(async () => {
    two = await openTwoBackends();
  });
  after(async () => {
    assert.deepEqual(await checkInvariants(two.database(0), two.clock.now()), []);
    await two.close();
  });

  const hand = () => ({ by: 'staff', now: two.clock.now() }) as const;
  const newCard = async (cents: number): Promise<number> =>
    (await two.database(0).transaction((tx) => issueCard(tx, { cents, origin: 'hand', branch: null, ...hand() }))).id;
  const balance = async (id: number): Promise<readonly number[]> => {
    const { rows } = await two
      .database(1)
      .query<{ balance: number; sum: number }>(
        'select balance_cents as balance, (select sum(cents)::int from gift_card_entry where card_id = $1) as sum from gift_card where id = $1',
        [id],
      );
    return [rows[0]?.balance ?? -1, rows[0]?.sum ?? -1];
  };
  /** Whether it was done; refused is no failure of the shop. */
  const tried = async (database: Database, work: Parameters<Database['transaction']>[0]): Promise<boolean> => {
    try {
      await database.transaction(work);
      return true;
    } catch (error) {
      if (error instanceof ShopError) return false;
      throw error;
    }
  };
  const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('fifty orders at once take what is there and not a cent more', async () => {
    const card = await newCard(10_000);
    const done = await atOnce(50, (index) =>
      tried(two.database(index), (tx) => redeem(tx, card, { cents: 700, order: `1000${index}`, ...hand() })),
    );
    assert.equal(done.filter(Boolean).length, 14);
    assert.deepEqual(await balance(card), [200, 200]);
  });

  it('fifty that spend and give back at once lose no cent', async () => {
    const card = await newCard(1_000);
    const taken = await atOnce(50, (index) =>
      index % 2 === 0
        ? tried(two.database(index), (tx) => giveBack(tx, card, { cents: 37, creditNote: `4000${index}`, ...hand() })).then(() => 37)
        : tried(two.database(index), (tx) => redeem(tx, card, { cents: 53, order: `2000${index}`, ...hand() })).then((is) =>
            is ? -53 : 0,
          ),
    );
    const left = taken.reduce((sum, cents) => sum + cents, 1_000);
    assert.ok(left >= 0);
    assert.deepEqual(await balance(card), [left, left]);
  });

  it('one order or credit note counts once, however often and wherever it is sent', async () => {
    const card = await newCard(5_000);
    await atOnce(20, (index) => tried(two.database(index), (tx) => redeem(tx, card, { cents: 2_000, order: '300001', ...hand() })));
    assert.deepEqual(await balance(card), [3_000, 3_000]);
    await atOnce(20, (index) => tried(two.database(index), (tx) => giveBack(tx, card, { cents: 500, creditNote: '400001', ...hand() })));
    assert.deepEqual(await balance(card), [3_500, 3_500]);
  });

  it(`${guesses} guesses of a code find none, and after ten whoever guesses waits`, async () => {
    const hashCode = createHashCode('a secret of this test, long enough');
    const card = await newCard(9_900);
    const right = makeCode();
    await two.database(0).transaction((tx) => saveCode(tx, card, hashCode(right), right.slice(-4)));
    const guess = async (code: string, guesser: string, index: number): Promise<string> => {
      try {
        return (await findByCode({ database: two.database(index), hashCode }, code, guesser, two.clock.now())).number;
      } catch (error) {
        if (error instanceof ShopError) return String(error.extensions?.['code']);
        throw error;
      }
    };
    const answers: string[] = [];
    for (let start = 0; start < guesses; start += 50)
      answers.push(...(await atOnce(50, (index) => guess(makeCode(), 'network:192.0.2.1', start + index))));
    assert.equal(answers.filter((answer) => answer === 'giftcard-unknown').length, 10);
    assert.equal(answers.filter((answer) => answer === 'giftcard-guesses').length, guesses - 10);
    // Also the right one says nothing then; who has it in hand is another.
    assert.equal(await guess(right, 'network:192.0.2.1', 0), 'giftcard-guesses');
    assert.match(await guess(right, 'network:192.0.2.2', 1), /^G-/);
    two.clock.advance(600_001);
    assert.match(await guess(right, 'network:192.0.2.1', 1), /^G-/);
  });
});
