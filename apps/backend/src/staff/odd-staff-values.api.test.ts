import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { argumentLeaves, type ArgumentLeaf } from '#testing/argument-leaves.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { generatedCall } from '#testing/generated-call.ts';
import { extremeValues, unstorable, wrongValues } from '#testing/odd-values.ts';
import { staffClient, staffHeaders, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId, staffSchema } from '#testing/staff-sessions.ts';

/** Every place of every operation of the back office that takes a value. */
const places = argumentLeaves(staffSchema).filter(({ type }) => ['Query', 'Mutation'].includes(type));
const isLong = process.env['TEST_SIZE'] === 'long';
const json: readonly unknown[] = [
  null,
  {},
  [],
  [[[]]],
  'x'.repeat(20_000),
  1e308,
  { role: 'owner' },
  [{ role: 'branchStaff', branch: {} }],
  '__proto__',
];

let shop: TestShop;
let owner: number;
before(async () => {
  shop = await createTestShop();
  owner = await memberId(shop.database, 'owner');
});
after(() => shop.close());

let calls = 0;
/** The owner, in a new session: some calls end theirs, or take guesses. */
async function client(): Promise<StaffClient> {
  await shop.database.query('update staff_account set failures = 0, locked_until = null');
  const browser = staffClient(shop.app);
  browser.setCookie(await makeSession(shop.database, owner, shop.clock.now()));
  return browser;
}

const given = (place: ArgumentLeaf): Readonly<Record<string, unknown>> => {
  const key = `odd-${(calls += 1)}`;
  const change = { field: 'name', base: 'x', value: 'y' };
  return {
    edit: { id: editedIds[place.field] ?? '5', version: 1, changes: [change], key },
    input: inputOf(place.field, key),
    wish: { store: 'nl', email: `odd${calls}@example.nl`, lines: [{ sku: 'MA-SIE-6202', quantity: 1 }] },
    ...(/^(?:decide|withdraw|undo|resetStaff|exportAudit|exportOrders|checkImport|applyImport|exportTable|exportProducts|applySheet|cancelBulk|undoBulk|removeView|moveShipment|handOver|printShipments|refundAgain|settleRefund|assignMessage|moveMessage|exportSubscriptions|resendMail|sendTelephoneOrder|changeTelephoneOrder|sendTelephoneLink|takeBackTelephoneOrder|openCustomer|judgeCustomer|blockCustomer|unblockCustomer|resetCustomer|endCustomerSessions|undoMerge|sendPrivacyData|exportPrivacyData|closePrivacyRequest|erasePerson|moveReturn|inspectReturn|addMedia|replaceMedia|clearMedia|addReturnPhoto|removeReturnPhoto|settleReturn|assignReturn|printReturnSlip|topUpGiftCard|blockGiftCard|unblockGiftCard|makeGiftCardCode|printGiftCard|showReturnGiftCard|createCoupon|exportCoupon|createCategory|removeCategory|createBrand|createAttribute|removeBrand|createSizeChart|removeSizeChart)$/.test(
      place.field,
    )
      ? { key }
      : {}),
  };
};

const editedIds: Readonly<Record<string, string>> = {
  editThresholds: 'thresholds',
  editReturnSettings: 'returns',
  editProduct: 'MA-SIE-6202',
  publishProduct: 'MA-SIE-6202',
  makeVariants: 'MA-DIR-1001',
  editCoupon: 'WELKOM10',
  editCategory: '110',
  editBrand: '1',
  editAttribute: 'kleur',
  editSizeChart: 'dirndl',
};

function inputOf(field: string, key: string): object {
  const lines = [{ lineId: 1, quantity: 1 }];
  const inputs: Readonly<Record<string, object>> = {
    noteOrder: { order: '100000001', text: 'Belt terug' },
    registerReturn: { order: '100000001', kind: 'return', lines },
    issueGiftCard: { cents: 1, reason: 'x' },
    planShipment: { order: '100000001', source: 'WEB', lines },
    shortPick: { number: '300000001', found: lines },
    judgeReviews: { ids: ['1'], approve: true },
    replyReview: { id: '1', text: 'Dank je wel.' },
    answerMessage: { id: '1', version: 1, text: 'Morgen.' },
    createProduct: { type: 'simple', sku: `T-ODD-${calls}`, texts: [{ store: 'nl', name: 'Odd', urlKey: `odd-${calls}` }], brand: '1' },
    saveView: { screen: 'orders', name: 'Odd', query: 'tab=toPay', isShared: false },
    notePrivacyRequest: { customer: '1', kind: 'rectify', note: 'x' },
    couponTest: { code: 'WELKOM10', store: 'nl', lines: [{ sku: 'MA-SIE-6202', quantity: 1 }], country: 'NL', customer: 'guest' },
    mergeCustomers: { winner: '1', winnerVersion: 99, loser: '2', loserVersion: 99 },
    cancelPieces: { order: '100000001', lines, reason: 'x' },
    withdrawRevision: { order: '100000001', number: 1, reason: 'x' },
    ...Object.fromEntries(
      ['proposeRevision', 'revisionPreview'].map((name) => [name, { order: '100000001', version: 1, lines, reason: 'x' }]),
    ),
    ...Object.fromEntries(
      ['holdOrder', 'releaseOrder', 'cancelOrder', 'confirmPayment'].map((name) => [name, { order: '100000001', reason: 'x' }]),
    ),
    ...Object.fromEntries(
      ['refund', 'refundPreview'].map((name) => [name, { order: '100000001', lines, shipping: 0, adjustment: 0, reason: 'x' }]),
    ),
  };
  // A question has no key.
  if (field === 'couponTest') return inputs[field] ?? {};
  return { ...(inputs[field] ?? { email: `odd${calls}@example.nl`, name: 'Odd', language: 'nl', roles: [{ role: 'editor' }] }), key };
}

async function ask(place: ArgumentLeaf, value: unknown, browser?: StaffClient) {
  const own = Object.fromEntries(Object.entries(given(place)).filter(([name]) => place.path[0] === name || name === 'key'));
  const call = generatedCall(staffSchema, place, value, own, 0);
  const response = await (browser ?? (await client())).send(staffHeaders, JSON.stringify(call));
  const { errors = [] } = response.json<{ errors?: { message: string }[] }>();
  return { status: response.statusCode, message: errors[0]?.message ?? '' };
}

/** In the small size a place hears some of the values, the next place the next ones. */
function someOf(values: readonly unknown[], turn: number, count: number): readonly unknown[] {
  return isLong
    ? values
    : Array.from({ length: Math.min(count, values.length) }, (_, index) => values[(turn * count + index) % values.length]);
}

describe('every place of the back office that takes a value', () => {
  it('refuses a text that cannot be stored', async () => {
    const found: string[] = [];
    const browser = await client();
    for (const [turn, place] of places
      .filter(({ leaf }) => leaf.name === 'String' || leaf.name === 'ID' || leaf.name === 'JSON')
      .entries()) {
      const { status, message } = await ask(place, unstorable[turn % unstorable.length], browser);
      if (status !== 400 || !message.includes('contains characters that are not allowed')) found.push(`${place.key}: ${status} ${message}`);
    }
    assert.deepEqual(found, []);
  });

  it('refuses a value of another type before anything runs', async () => {
    const found: string[] = [];
    const browser = await client();
    for (const [turn, place] of places.entries()) {
      for (const value of someOf(wrongValues(place.leaf), turn, 1)) {
        const { message } = await ask(place, value, browser);
        if (!/^Variable "\$\w+" got invalid value/.test(message)) found.push(`${place.key} ${JSON.stringify(value)}: ${message}`);
      }
    }
    assert.deepEqual(found, []);
  });

  it('has a sentence, or an answer, for what nobody expects', async () => {
    const found: string[] = [];
    for (const [turn, place] of places.entries()) {
      const moments = ['', '2026-02-31', '+275760-09-13T00:00:00Z', '-100000-01-01T00:00:00Z', 'x'];
      const all = place.leaf.name === 'JSON' ? json : place.leaf.name.startsWith('Date') ? moments : extremeValues(place.leaf);
      // A password takes 40 ms of a core.
      const count = /password|logIn|stepUp|acceptInvitation/i.test(place.key) ? 1 : 3;
      for (const value of someOf(all, turn, count)) {
        const { status, message } = await ask(place, value);
        if (status >= 500 || /Internal server error|call stack/i.test(message))
          found.push(`${place.key} ${JSON.stringify(value)?.slice(0, 60)}: ${status} ${message}`);
      }
    }
    const lines = shop.log.filter((line) => /resolver-failed|graphql\.failed/.test(line)).map((line) => line.slice(0, 400));
    assert.deepEqual([...found, ...lines], []);
  });
});
