import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { ShopError } from '#kernel/errors.ts';
import { setStock } from '#modules/inventory/index.ts';
import {
  findOrder,
  moneyLedger,
  pieceLedger,
  shipmentStates,
  statesAfter,
  wayOf,
  type Order,
  type ShipmentState,
} from '#modules/orders/index.ts';
import { returnsOfOrder, returnStates, type Return } from '#modules/returns/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { copiedCarts } from '#testing/copied-carts.ts';
import { watchFaults, type FaultWatch } from '#testing/order-faults.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { lineRest } from '../modules/orders/ledger/line-rest.ts';
import { tokenOf } from '../modules/orders/revisions/revision-link.ts';
import { checkData, checkInvariants } from '../app/check-invariants.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
/** How many orders are made and worked on; `MODEL_RUNS` asks for more. */
const runs = Number(process.env['MODEL_RUNS'] ?? (isLong ? 5_000 : 150));
const states = Object.keys(shipmentStates) as ShipmentState[];
const hour = 3_600_000;
/** After so many orders everything is checked, whatever they have to do with it. */
const wholeEvery = 100;

let paying: PayingShop;
let watch: FaultWatch;
let staff: readonly StaffClient[];
/** What rings are exchanged for: the same, something dearer, something cheaper. */
let others: readonly [string, string, string];
before(async () => {
  paying = await createPayingShop(100_000);
  others = [ring, ...(await aroundRing())];
  const rings = Object.entries({ SIT: 1_000, AAC: 1_000, ROE: 0 }).map(([source, quantity]) => ({ sku: ring, source, quantity }));
  const rest = others.slice(1).flatMap((sku) => ['SIT', 'AAC', 'WEB'].map((source) => ({ sku, source, quantity: 1_000 })));
  const levels = [...rings, ...rest];
  await paying.shop.database.transaction((tx) => setStock(tx, levels));
  watch = await watchFaults(paying.shop.database, others, paying.shop.clock.now());
  await logIn();
});
after(() => paying.close());

type Item = { __typename: string; sku: string; price_range: { minimum_price: { final_price: { value: number } } } };
const priceOf = ({ price_range: { minimum_price: least } }: Item): number => least.final_price.value;
async function aroundRing(): Promise<readonly [dearer: string, cheaper: string]> {
  const { data } = await paying.shop.ask<{ products: { items: readonly Item[] } }>(
    '{ products(filter: {}, pageSize: 300) { items { __typename sku price_range { minimum_price { final_price { value } } } } } }',
  );
  const priced = data.products.items
    .filter(({ __typename, sku }) => __typename === 'SimpleProduct' || sku === ring)
    .toSorted((one, other) => priceOf(one) - priceOf(other));
  const at = priced.findIndex(({ sku }) => sku === ring);
  const [cheaper, dearer] = [priced[0]?.sku, priced.at(-1)?.sku];
  assert.ok(at > 0 && at < priced.length - 1 && cheaper && dearer);
  return [dearer, cheaper];
}

/** Two of the staff, whose factors are fresh. */
async function logIn(): Promise<void> {
  const { database, app, clock } = paying.shop;
  staff = await Promise.all(
    ['manager', 'owner'].map(async (role) => {
      const client = staffClient(app);
      client.setCookie(await makeSession(database, await memberId(database, role), clock.now()));
      return client;
    }),
  );
}

/** The order as it is before a round; whoever clicks in it has seen this. */
type Known = { readonly number: string; readonly order: Order; readonly version: number; readonly returns: readonly Return[] };
type Step = (known: Known, who: number) => Promise<unknown>;
let keys = 0;
async function look(number: string, mayHaveReturns: boolean): Promise<Known> {
  const { database } = paying.shop;
  const { order, version } = (await findOrder(database, { number })) ?? assert.fail(`order ${number} is gone`);
  return { number, order, version, returns: mayHaveReturns ? await returnsOfOrder(database, order.id) : [] };
}
const show = async (number: string): Promise<Order> => (await look(number, false)).order;

/** What the order says against it is an answer; anything else is a fault. */
async function ask(who: number, query: string, variables: object): Promise<void> {
  const { errors } = await (staff[who % 2] ?? assert.fail('nobody is there')).ask(query, { ...variables, key: `model-${(keys += 1)}` });
  for (const error of errors) {
    if (!/no-such-entity|graphql-input/.test(String(error.extensions?.['category']))) assert.fail(JSON.stringify(error));
  }
}
const withInput = (name: string, type: string, given: (number: string) => object): Step => {
  return ({ number }, who) => {
    const input = { ...given(number), key: `model-${(keys += 1)}` };
    return ask(who, `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input });
  };
};
const shipmentAt = ({ order: { shipments } }: Known, index: number) => shipments[index % Math.max(1, shipments.length)];
/** Time goes by, with what the shop does meanwhile without anybody asking. */
async function passHours(hours: number): Promise<void> {
  const { clock, backend } = paying.shop;
  clock.advance(hours * hour);
  for (const job of [
    'inventory-end-reservations',
    'orders-end-holdings',
    'orders-uncollected',
    'returns-late-goods',
    'orders-end-revisions',
  ])
    await backend.runJob(job);
  await logIn();
}
/** What waits to be done, and to be tried again. Mails change no order, and writing them takes longer than all else. */
async function runWaiting(): Promise<void> {
  const { database, backend } = paying.shop;
  await database.query(`delete from pgboss.job where name in ('order-mail', 'return-mail', 'mail') and state in ('created', 'retry')`);
  const { rowCount } = await database.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  if (rowCount) await backend.runDueJobs();
}
const returnAt = ({ returns }: Known, index: number) => returns[index % Math.max(1, returns.length)];
const moveTo = async (number: string, who: number, to: ShipmentState): Promise<void> =>
  ask(who, 'mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { __typename } }', {
    n: number,
    to,
  });
const handOver = (number: string, who: number): Promise<void> =>
  ask(who, 'mutation ($n: ID!, $key: ID!) { handOver(number: $n, name: "Janssen", key: $key) { __typename } }', { n: number });
async function answerEdit({ order }: Known, said: string): Promise<void> {
  const revision = order.revisions.at(-1);
  if (!revision) return;
  const call =
    said === 'confirm'
      ? 'confirmOrderRevision(token: $t, payment_method: { code: "multisafepay_ideal" })'
      : 'declineOrderRevision(token: $t)';
  const { errors } = await paying.shop.ask(`mutation ($t: String!) { ${call} { redirect_url } }`, {
    variables: { t: tokenOf(order, revision) },
  });
  for (const error of errors)
    assert.match(String(error.extensions?.['category']), /graphql-(?:input|no-such-entity)/, JSON.stringify(error));
}
const reason = 'Model';
async function workOnExchange(known: Known, index: number, what: string, who: number): Promise<void> {
  const back = returnAt(known, index);
  const given = back?.settlements.flatMap(({ exchange }) => (exchange ? [exchange.order] : [])).at(-1);
  if (given === undefined) return;
  if (what === 'cancel')
    return void (await withInput('cancelOrder', 'OrderReasonInput', (order) => ({ order, reason }))({ ...known, number: given }, who));
  if (what === 'refund') {
    const input = { lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason };
    return void (await withInput('refund', 'RefundInput', (order) => ({ order, ...input }))({ ...known, number: given }, who));
  }
  await paying.checkout.retry((await show(given)).hash, 'multisafepay_ideal');
  const attempt = (await show(given)).attempts.at(-1);
  if (!attempt) return;
  await paying.provider.become(attempt.providerOrderId, 'completed');
  await paying.provider.tell(paying.shop, attempt.providerOrderId);
  await runWaiting();
}
/** The orders that were given, or offered, for pieces of one. */
async function givenFor(number: string): Promise<readonly string[]> {
  const { rows } = await paying.shop.database.query<{ number: string }>(
    `select number from sales_order where id > (select id from sales_order where number = $1) and snapshot->'exchange'->>'orderNumber' = $1`,
    [number],
    'model-given',
  );
  return rows.map((row) => row.number);
}
const status = (name: string) => fc.constant(withInput(name, 'OrderReasonInput', (order) => ({ order, reason })));

const steps: Readonly<Record<string, readonly [weight: number, fc.Arbitrary<Step>]>> = {
  plan: [
    5,
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 3 }),
        lineId: fc.constantFrom(1, 1, 1, 2),
        source: fc.constantFrom('WEB', 'SIT', 'AAC'),
      })
      .map(({ source, ...line }) => withInput('planShipment', 'ShipmentInput', (order) => ({ order, source, lines: [line] }))),
  ],
  move: [
    1,
    fc.record({ index: fc.nat(3), to: fc.constantFrom(...states) }).map<Step>(({ index, to }) => async (known, who) => {
      const shipment = shipmentAt(known, index);
      if (shipment) await moveTo(shipment.number, who, to);
    }),
  ],
  // Along the table, so that something arrives.
  onward: [
    6,
    fc.nat(3).map<Step>((index) => async ({ order }, who) => {
      const shipment = order.shipments[index % Math.max(1, order.shipments.length)];
      const [to] = shipment ? statesAfter(wayOf(order, shipment), shipment.state) : [];
      if (shipment && to) await (to === 'handed_over' ? handOver(shipment.number, who) : moveTo(shipment.number, who, to));
    }),
  ],
  shortPick: [
    1,
    fc.record({ index: fc.nat(3), quantity: fc.nat(2) }).map<Step>(({ index, quantity }) => async (known, who) => {
      const shipment = shipmentAt(known, index);
      const found = quantity === 0 ? [] : [{ lineId: 1, quantity }];
      if (shipment) await withInput('shortPick', 'ShortPickInput', () => ({ number: shipment.number, found }))(known, who);
    }),
  ],
  refund: [
    3,
    fc
      .record({
        quantity: fc.integer({ min: 0, max: 3 }),
        shipping: fc.constantFrom(0, 0, 595),
        adjustment: fc.constantFrom(0, -100, 250),
        isUnsent: fc.boolean(),
      })
      .map(({ quantity, ...rest }) =>
        withInput('refund', 'RefundInput', (order) => ({ order, lines: quantity === 0 ? [] : [{ lineId: 1, quantity }], reason, ...rest })),
      ),
  ],
  refundAll: [
    1,
    fc.constant<Step>(({ number }) =>
      paying.shop.backend.orders.desk.refund(number, 'everything', reason).catch((error: unknown) => {
        if (!(error instanceof ShopError)) throw error;
      }),
    ),
  ],
  announce: [
    2,
    fc
      .record({ quantity: fc.integer({ min: 1, max: 3 }), kind: fc.constantFrom('withdrawal', 'return', 'warranty') })
      .map(({ quantity, kind }) =>
        withInput('registerReturn', 'ReturnInput', (order) => ({ order, kind, lines: [{ lineId: 1, quantity }] })),
      ),
  ],
  state: [
    1,
    fc.boolean().map<Step>((isWhole) => async ({ number }) => {
      // More than five an hour are slowed down, and tests do not wait.
      await passHours(1);
      const items = isWhole ? [] : [{ sku: ring, quantity: 1 }];
      const input = { order_number: number, name: 'Eva Janssen', email: 'model@example.org', items };
      await paying.shop.ask('mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference } }', {
        variables: { input },
      });
      await runWaiting();
    }),
  ],
  moveReturn: [
    4,
    fc
      .record({ index: fc.nat(2), to: fc.nat(3), quantity: fc.nat(3), source: fc.constantFrom('SIT', 'AAC'), isCounted: fc.boolean() })
      .map<Step>(({ index, to, quantity, source, isCounted }) => async (known, who) => {
        const back = returnAt(known, index);
        const edges = back ? returnStates[back.state].next : [];
        const edge = edges[to % Math.max(1, edges.length)];
        if (!back || !edge) return;
        const received = isCounted ? [{ lineId: 1, quantity }] : null;
        await ask(
          who,
          `mutation ($id: ID!, $v: Int!, $to: ReturnState!, $source: String, $received: [ReceivedInput!], $key: ID!) {
             moveReturn(id: $id, version: $v, to: $to, source: $source, received: $received, reason: "Model", key: $key) { __typename } }`,
          { id: back.number, v: back.version, to: edge.to, source, received },
        );
      }),
  ],
  inspect: [
    3,
    fc
      .record({ index: fc.nat(2), disposition: fc.constantFrom('restock', 'restock', 'repair'), loss: fc.constantFrom(0, 0, 100) })
      .map<Step>(({ index, disposition, loss }) => async (known, who) => {
        const back = returnAt(known, index);
        const received = back?.lines.filter((line) => line.received > 0) ?? [];
        const findings = received.map(({ lineId, received: quantity }) => ({
          lineId,
          quantity,
          condition: 'worn',
          disposition,
          valueLoss: loss,
          valueLossReason: 'Model',
        }));
        await ask(
          who,
          'mutation ($id: ID!, $v: Int!, $f: [FindingInput!]!, $key: ID!) { inspectReturn(id: $id, version: $v, findings: $f, key: $key) { __typename } }',
          { id: back?.number ?? '', v: back?.version ?? 0, f: findings },
        );
      }),
  ],
  settle: [
    3,
    fc
      .record({ index: fc.nat(2), quantity: fc.integer({ min: 1, max: 3 }), as: fc.constantFrom('refund', 'gift_card') })
      .map<Step>(({ index, quantity, as }) => async (known, who) => {
        const back = returnAt(known, index);
        await ask(
          who,
          `mutation ($id: ID!, $v: Int!, $lines: [LineQuantity!]!, $as: ReturnWish, $key: ID!) {
           settleReturn(id: $id, version: $v, lines: $lines, as: $as, isAgreed: true, why: "Model", key: $key) { __typename } }`,
          { id: back?.number ?? '', v: back?.version ?? 0, as, lines: [{ lineId: 1, quantity }] },
        );
      }),
  ],
  // For the same at no cost, for something dearer as an offer, or for something cheaper.
  exchange: [
    3,
    fc
      .record({ index: fc.nat(2), quantity: fc.integer({ min: 1, max: 2 }), what: fc.constantFrom(0, 0, 1, 2) })
      .map<Step>(({ index, quantity, what }) => async (known, who) => {
        const back = returnAt(known, index);
        const sku = others[what] ?? ring;
        await ask(
          who,
          `mutation ($id: ID!, $v: Int!, $lines: [ExchangeLineInput!]!, $key: ID!) {
           exchangeReturn(id: $id, version: $v, lines: $lines, isAgreed: true, why: "Model", key: $key) { __typename } }`,
          { id: back?.number ?? '', v: back?.version ?? 0, lines: [{ lineId: 1, quantity, sku }] },
        );
      }),
  ],
  // What the customer of an offer does, and what is done with what was given.
  exchanged: [
    4,
    fc.record({ index: fc.nat(2), what: fc.constantFrom('pay', 'pay', 'pay', 'cancel', 'refund') }).map<Step>(
      ({ index, what }) =>
        async (known, who) =>
          workOnExchange(known, index, what, who),
    ),
  ],
  cancel: [1, status('cancelOrder')],
  cancelPieces: [
    2,
    fc
      .integer({ min: 1, max: 2 })
      .map((quantity) => withInput('cancelPieces', 'CancelPiecesInput', (order) => ({ order, lines: [{ lineId: 1, quantity }], reason }))),
  ],
  edit: [
    4,
    fc
      .record({ quantity: fc.integer({ min: 0, max: 6 }), lineId: fc.constantFrom(1, 1, 1, 2), discount: fc.constantFrom(null, null, 150) })
      .map<Step>(({ discount, ...line }) => async (known, who) => {
        const input = { lines: [line], discount, reason, version: known.version };
        await withInput('proposeRevision', 'RevisionInput', (order) => ({ order, ...input }))(known, who);
      }),
  ],
  addLine: [
    1,
    fc.constant<Step>(async (known, who) => {
      const input = { lines: [{ sku: ring, quantity: 1 }], reason, version: known.version };
      await withInput('proposeRevision', 'RevisionInput', (order) => ({ order, ...input }))(known, who);
    }),
  ],
  withdraw: [
    1,
    fc.constant<Step>(async (known, who) => {
      const waiting = known.order.revisions.at(-1)?.number ?? 1;
      await withInput('withdrawRevision', 'WithdrawRevisionInput', (order) => ({ order, number: waiting, reason }))(known, who);
    }),
  ],
  // What the customer of a dearer edit does with the link of the mail.
  answer: [3, fc.constantFrom('confirm', 'confirm', 'confirm', 'decline').map<Step>((said) => (known) => answerEdit(known, said))],
  editWebhook: [
    4,
    fc.constantFrom('completed', 'completed', 'completed', 'declined', 'expired').map<Step>((said) => async ({ order }) => {
      const attempt = order.editAttempts.at(-1);
      if (!attempt) return;
      await paying.provider.become(attempt.providerOrderId, said);
      await paying.provider.tell(paying.shop, attempt.providerOrderId);
    }),
  ],
  hold: [1, status('holdOrder')],
  release: [1, status('releaseOrder')],
  pay: [2, status('confirmPayment')],
  webhook: [
    3,
    fc.constantFrom('completed', 'completed', 'declined', 'expired', 'uncleared', 'chargedback').map<Step>((said) => async ({ order }) => {
      const attempt = order.attempts.at(-1);
      if (!attempt) return;
      await paying.provider.become(attempt.providerOrderId, said);
      await paying.provider.tell(paying.shop, attempt.providerOrderId);
    }),
  ],
  jobs: [1, fc.constant<Step>(runWaiting)],
  // Two hours, a week, and so long that nobody waits for goods any more.
  expiry: [1, fc.constantFrom(2, 24 * 8, 24 * 22).map<Step>((hours) => () => passHours(hours))],
};

const one = fc.oneof(
  ...Object.entries(steps).map(([name, [weight, arbitrary]]) => ({ weight, arbitrary: arbitrary.map((step) => ({ name, step })) })),
);
/** Rounds of one click, or of two at once. */
type Round = readonly { readonly name: string; readonly step: Step }[];
type Story = { readonly done: string[]; checked: string; mayHaveReturns: boolean; mayHaveExchanges: boolean };
const rounds = fc.array(fc.array(one, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: isLong ? 14 : 10 });
/** Of what is collected in Roermond nothing lies there: it is brought. */
const ways = fc.constantFrom(
  { way: 'multisafepay_ideal' },
  { way: 'multisafepay_ideal' },
  { way: 'multisafepay_ideal', pickup: 'ROE' },
  { way: 'banktransfer' },
  { way: 'payinstore', pickup: 'SIT' },
  { way: 'payinstore', pickup: 'ROE' },
  { way: 'purchaseorder' },
);

function checkSums(order: Order, done: string): void {
  for (const { ordered, open, planned, sent, canceled, returned, refunded, lineId } of pieceLedger(order)) {
    assert.equal(open + planned + sent + canceled, ordered, `${done}: line ${lineId} of ${order.number}`);
    assert.ok(Math.min(open, planned, sent, canceled, returned, refunded) >= 0 && returned <= sent && refunded <= ordered, done);
    if (order.status === 'complete') assert.equal(open + planned, 0, `${done}: a complete order has no open piece`);
  }
  const { paid, refunded, waiting, taken, refundable, open } = moneyLedger(order);
  assert.ok(paid === refunded + waiting + taken + refundable && Math.min(refunded, waiting, taken, refundable, open) >= 0, done);
  if (order.paidAt !== null) checkRest(order, done);
}

/** Giving everything back comes to what is left or the bank took, but for what was given or kept besides, and edits whose money the provider refused. */
function checkRest(order: Order, done: string): void {
  const { taken, refundable, refundableDelivery } = moneyLedger(order);
  const besides = order.refunds.reduce((sum, { revision, state, adjustment, total, setOff }) => {
    if (revision === null) return state === 'failed' ? sum : sum + adjustment;
    return state === 'failed' ? sum - total + setOff : sum;
  }, 0);
  const lines = order.lines.map((line) => {
    const { pieces, amount } = lineRest(order, line);
    assert.ok(
      pieces >= 0 && amount >= 0 && (pieces > 0 || amount === 0),
      `${done}: line ${line.id} has ${pieces} pieces and ${amount} left`,
    );
    return amount;
  });
  const everything = lines.reduce((sum, amount) => sum + amount, refundableDelivery);
  assert.equal(everything, taken + refundable + besides, `${done}: what ${order.number} has left`);
}

type Look = { readonly trace: string; readonly wrong: readonly object[] | null };
/**
 * The shelves: with the order they tell whether a refused click left everything as it was, and most clicks are refused. And whether what is
 * collected is held, or sold, where its pieces are said to lie: only so it goes back to that shelf.
 */
async function lookAtShelves({ number, pickup, status, returnedLines }: Order, done: string): Promise<string> {
  const isPlaced = pickup !== null && (status === 'pending' || status === 'processing') && returnedLines.length === 0;
  const { rows } = await paying.shop.database.query<Look>(
    `select concat_ws(' ', (select sum(quantity) || ' ' || sum(reserved) from stock_level where sku = any($3)), (select max(id) from stock_movement),
       (select count(*) from stock_reservation where closed_at is null)) as trace,
     case when $2 then (select json_agg(wrong) from (
       select source, sum(quantity)::int as wrong from (
         select piece->>'source' as source, (piece->>'quantity')::int as quantity
           from sales_order, jsonb_array_elements(pieces) as piece where number = $1
         union all select source_code, -quantity from stock_reservation where reference = $1 and closed_at is null
         union all select source_code, change from stock_movement where reference = $1 and reason in ('sale', 'return')) as told
       group by source having sum(quantity) <> 0) as wrong) end as wrong`,
    [number, isPlaced, others],
    'model-shelves',
  );
  assert.equal(rows[0]?.wrong ?? null, null, `${done}: ${JSON.stringify(rows[0]?.wrong)}`);
  return rows[0]?.trace ?? '';
}

let business: { readonly headers: Record<string, string>; readonly at: number } | undefined;
/** A customer who orders on account; logging in costs more than an order does, and lasts an hour. */
async function asBusiness(): Promise<Record<string, string>> {
  const now = paying.shop.clock.now().getTime();
  if (!business || now - business.at > hour / 2) business = { headers: await logInAs(paying.shop, 3), at: now };
  return business.headers;
}

/** A round of clicks at once, and what must hold afterwards. */
async function playRound(known: Known, round: Round, story: Story): Promise<Known> {
  story.done.push(round.map(({ name }) => name).join(' + '));
  const done = story.done.join(', ');
  const isMoving = round.some(({ name }) => name === 'expiry' || name === 'state');
  // Nobody clicks while the clock is moved by hours.
  if (isMoving) for (const { step } of round) await step(known, 0);
  else await Promise.all(round.map(({ step }, who) => step(known, who)));
  story.mayHaveReturns ||= round.some(({ name }) => name === 'announce' || name === 'state');
  story.mayHaveExchanges ||= round.some(({ name }) => name === 'exchange');
  const after = await look(known.number, story.mayHaveReturns);
  checkSums(after.order, done);
  const given = story.mayHaveExchanges ? await Promise.all((await givenFor(known.number)).map(show)) : [];
  for (const other of given) checkSums(other, done);
  const trace = `${await lookAtShelves(after.order, done)} ${JSON.stringify([after, given])}`;
  if (trace !== story.checked) assert.deepEqual(await watch.faults(paying.shop.clock.now()), [], done);
  story.checked = trace;
  return after;
}

describe('an order, whatever two of the staff, the shopper and the provider do to it at once', () => {
  it('is checked by what check:invariants asks, of this order alone', async () => {
    const { shop, checkout } = paying;
    await watch.begin();
    const one = (await checkout.place()).order.number;
    const change = (cents: number) =>
      shop.database.query('update sales_order set grand_total = grand_total + $2 where number = $1', [one, cents]);
    const faults = () => watch.faults(shop.clock.now());
    await change(1);
    assert.match((await faults()).join(), new RegExp(`I3: order ${one} does not add up`));
    await watch.begin();
    const { number: later } = (await checkout.place()).order;
    assert.deepEqual(await faults(), [], 'of an order that was there before nothing is asked');
    await change(-1);
    await shop.database.query('update sales_order set grand_total = grand_total + 1 where number = $1', [later]);
    assert.match((await faults()).join(), new RegExp(`I3: order ${later} does not add up`));
    await shop.database.query('update sales_order set grand_total = grand_total - 1 where number = $1', [later]);
    await shop.database.query('update stock_level set quantity = quantity + 1 where sku = $1 and source_code = $2', [ring, 'AAC']);
    assert.match((await faults()).join(), new RegExp(`I1: ${ring} in AAC: on hand`));
    await shop.database.query('update stock_level set quantity = quantity - 1 where sku = $1 and source_code = $2', [ring, 'AAC']);
    assert.deepEqual(await faults(), []);
  });

  it('keeps the sums of its pieces, its money, the stock and the numbers of its documents', async () => {
    const { shop, checkout } = paying;
    const carts = copiedCarts(shop, checkout);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(ways, fc.integer({ min: 1, max: 4 }), rounds, async ({ way, ...pickup }, quantity, all) => {
        // Whatever an order did to others.
        if ((count += 1) % wholeEvery === 0)
          assert.deepEqual(await checkData(shop.database, shop.clock.now()), [], `after ${count} orders`);
        await watch.begin();
        // A business, which pays after each parcel.
        const headers = way === 'purchaseorder' ? await asBusiness() : {};
        const options = { items: [{ sku: ring, quantity }], email: 'model@example.org', headers, ...pickup };
        const { order } = await carts.place(options, way);
        const story: Story = { done: [way, ...Object.values(pickup)], checked: '', mayHaveReturns: false, mayHaveExchanges: false };
        let known = await look(order.number, false);
        for (const round of all) known = await playRound(known, round, story);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    // And the log of it all.
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});
