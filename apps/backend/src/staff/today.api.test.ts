import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

const day = 86_400_000;
let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  // What the demo brings is none of these counts.
  await shop.database.query("update sales_order set status = 'complete'");
  await shop.database.query("update return set state = 'closed', is_settled = true, due_on = '9999-12-31'");
  await shop.database.query("update review set status = 'approved'");
  await shop.database.query("update customer set approval = 'private'");
});
after(() => shop.close());

type Tile = {
  readonly id: string;
  readonly count: number;
  readonly countIsCapped: boolean;
  readonly urgent: boolean;
  readonly oldest: string | null;
  readonly daysLeft: number | null;
  readonly branches: readonly string[] | null;
};

async function today(role: string, branch: string | null = null, chosen?: string): Promise<ReadonlyMap<string, Tile>> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  const { data, errors } = await client.ask<{ today: { tiles: Tile[] } }>(
    'query ($chosen: String) { today(branch: $chosen) { at tiles { id count countIsCapped urgent oldest daysLeft branches } } }',
    { chosen },
  );
  assert.deepEqual(errors, []);
  return new Map(data.today.tiles.map((tile) => [tile.id, tile]));
}

const counts = async (role: string, branch: string | null = null): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries([...(await today(role, branch))].map(([id, { count }]) => [id, count]));

type AnOrder = {
  readonly status: string;
  readonly pickup?: string;
  readonly source?: string;
  readonly daysAgo?: number;
  /** The last day on which it leaves as promised, counted from today. */
  readonly leaves?: number;
};

let orders = 0;
/** An order like the first of the demo, but for what a count looks at; returns its number. */
async function anOrder({ status, pickup, source = 'WEB', daysAgo = 0, leaves = 3 }: AnOrder): Promise<string> {
  const number = `T-${(orders += 1)}`;
  const dayOf = new Date(shop.clock.now().getTime() + leaves * day).toISOString().slice(0, 10);
  await shop.database.query(
    `insert into sales_order (number, hash, email, email_key, store_code, status, payment_method, snapshot, pieces, grand_total, search_text,
       placed_at, updated_at, branch_code, sources, leave_by, ordered)
     select $1, $1, email, email_key, store_code, $2, payment_method,
       snapshot || jsonb_build_object('pickup', $3::jsonb),
       jsonb_build_array(jsonb_build_object('sku', 'X', 'source', $5::text, 'quantity', 1)), grand_total, search_text, $6, $6,
       $7::text, array(select distinct one from unnest(array[$5::text, $7::text]) as one where one is not null), $4, 1
     from sales_order order by id limit 1`,
    [
      number,
      status,
      JSON.stringify(pickup === undefined ? null : { code: pickup }),
      dayOf,
      source,
      new Date(shop.clock.now().getTime() - daysAgo * day),
      pickup ?? null,
    ],
  );
  return number;
}

/** An accepted return of a branch, whose money has to be back in so many days, or on no day. */
const aReturn = (number: string, branch: string, dueIn: number | undefined) =>
  shop.database.query(
    `insert into return (number, order_number, kind, state, branches, stated_at, due_on, marks, words)
     values ($1, $1, 'return', 'accepted', $2, $3, $4, '{}', '')`,
    [
      number,
      [branch],
      shop.clock.now(),
      dueIn === undefined ? '9999-12-31' : new Date(shop.clock.now().getTime() + dueIn * day).toISOString().slice(0, 10),
    ],
  );

describe('the first page of the back office', () => {
  it('has a tile for what each role may see, and none else', async () => {
    const ids = async (role: string, branch: string | null = null) => [...(await today(role, branch)).keys()].join(' ');
    const orderTiles = 'ordersToPay ordersToPick ordersLate ordersPartSent ordersOnHold';
    const withRefunds = `${orderTiles} refundsOpen`;
    const returnTiles = 'returnsNew returnsToInspect returnsToRefund returnsDue';
    const all = `${withRefunds} ${returnTiles} reviews messages businessAccounts privacyRequests subscriptions stockAlerts failedMails failedJobs approvals`;
    assert.equal(await ids('owner'), all);
    assert.equal(await ids('manager'), all);
    assert.equal(await ids('branchManager', 'SIT'), `${orderTiles} ${returnTiles} messages approvals`);
    assert.equal(await ids('branchStaff', 'SIT'), `${orderTiles} ${returnTiles} messages approvals`);
    assert.equal(await ids('editor'), 'reviews subscriptions stockAlerts approvals');
    assert.equal(
      await ids('service'),
      `${withRefunds} ${returnTiles} reviews messages businessAccounts privacyRequests subscriptions stockAlerts failedMails approvals`,
    );
    assert.equal(await ids('finance'), `${withRefunds} ${returnTiles} approvals`);
    assert.equal(await ids('auditor'), `${withRefunds} ${returnTiles} subscriptions stockAlerts failedJobs approvals`);
  });

  it('counts orders by what they wait for, and in a branch its own alone', async () => {
    await anOrder({ status: 'pending_payment' });
    await anOrder({ status: 'pending', source: 'SIT' });
    await anOrder({ status: 'processing', source: 'SIT' });
    await anOrder({ status: 'processing', source: 'AAC', leaves: -1 });
    await anOrder({ status: 'processing', source: 'WEB', leaves: -1 });
    await anOrder({ status: 'processing', pickup: 'SIT', leaves: 0 });
    // Paid at the till when it is collected.
    await anOrder({ status: 'pending', pickup: 'AAC' });
    await anOrder({ status: 'complete', source: 'SIT' });
    const ready = await anOrder({ status: 'processing', pickup: 'SIT', source: 'SIT' });
    await shop.database.query(
      `insert into order_shipment (number, order_id, lines, tracking, kind, state, source_code, planned_at, packed_at)
       select $1, id, '[{"lineId": 1, "quantity": 1}]', '[]', 'pickup', 'ready', 'SIT', placed_at, placed_at from sales_order where number = $1`,
      [ready],
    );
    const of = async (role: string, branch: string | null = null) => {
      const { ordersToPay, ordersToPick, ordersLate } = await counts(role, branch);
      return { ordersToPay, ordersToPick, ordersLate };
    };
    assert.deepEqual(await of('owner'), { ordersToPay: 2, ordersToPick: 5, ordersLate: 2 });
    assert.deepEqual(await of('branchStaff', 'SIT'), { ordersToPay: 1, ordersToPick: 2, ordersLate: 0 });
    assert.deepEqual(await of('branchStaff', 'AAC'), { ordersToPay: 0, ordersToPick: 2, ordersLate: 1 });
    assert.deepEqual((await today('branchStaff', 'SIT')).get('ordersToPick')?.branches, ['SIT']);
    assert.equal((await today('owner')).get('ordersToPick')?.branches, null);
    assert.equal((await today('owner')).get('ordersLate')?.urgent, true);
    // Who looks at everything may look at one branch.
    const inAachen = await today('owner', null, 'AAC');
    assert.deepEqual(
      ['ordersToPay', 'ordersToPick', 'ordersLate'].map((id) => inAachen.get(id)?.count),
      [0, 2, 1],
    );
    assert.deepEqual(inAachen.get('ordersToPick')?.branches, ['AAC']);
    assert.equal(inAachen.get('reviews')?.branches, null, 'what is of no branch is counted as ever');
  });

  it('counts what is held, what has left in part and what waits for a refund, and says so to who sees payments', async () => {
    await anOrder({ status: 'holded', source: 'AAC' });
    await anOrder({ status: 'payment_review' });
    const part = await anOrder({ status: 'processing', source: 'SIT' });
    await shop.database.query("update sales_order set fulfilment = 'part' where number = $1", [part]);
    const refunded = await anOrder({ status: 'complete', source: 'SIT' });
    const refund = (number: string, state: string, providerId: string | null) =>
      shop.database.query(
        `insert into order_refund (number, order_id, issued_at, lines, shipping, adjustment, total, tax, taxes, reason, state, provider_refund_id)
         select $1, id, placed_at, '[]', 0, 100, 100, 0, '[]', 'x', $2, $3 from sales_order where number = $4`,
        [number, state, providerId, refunded],
      );
    for (const state of ['done', 'failed']) await refund(`T-${state}`, state, null);
    await refund('T-taken', 'requested', 'provider-1');
    const of = async (role: string, branch: string | null = null) => {
      const { ordersPartSent, ordersOnHold, refundsOpen } = await counts(role, branch);
      return [ordersPartSent, ordersOnHold, refundsOpen];
    };
    assert.deepEqual(await of('owner'), [1, 2, 0]);
    await refund('T-unanswered', 'requested', null);
    assert.deepEqual(await of('owner'), [1, 2, 1]);
    assert.deepEqual(await of('branchStaff', 'AAC'), [0, 1, undefined]);
    await shop.database.query("delete from order_refund where number like 'T-%'");
  });

  it('counts the same orders to pick and returns to refund as their lists', async () => {
    const client = staffClient(shop.app);
    client.setCookie(await makeSession(shop.database, await memberId(shop.database, 'branchStaff', 'SIT'), shop.clock.now()));
    await aReturn('T-2', 'SIT', 2);
    await aReturn('T-3', 'ROE', undefined);
    const { data } = await client.ask<{
      today: { tiles: Tile[] };
      orderTabs: { tab: string; count: number }[];
      returnTabs: { tab: string; count: number }[];
    }>('{ today { tiles { id count } } orderTabs { tab count } returnTabs { tab count } }');
    const tile = (id: string) => data.today.tiles.find((one) => one.id === id)?.count;
    const tab = (name: string) => [...data.orderTabs, ...data.returnTabs].find((one) => one.tab === name)?.count;
    assert.deepEqual([tile('ordersToPick'), tile('returnsToRefund')], [tab('toPick'), tab('refundDue')]);
    assert.deepEqual([tab('toPick'), tab('refundDue')], [2, 1]);
  });

  it('says how many days are left until money must be back, in the branch of the return', async () => {
    await aReturn('T-1', 'AAC', 9);
    const shown = async (role: string, branch: string | null = null) => {
      const { count, daysLeft, urgent } = (await today(role, branch)).get('returnsToRefund') ?? assert.fail('no tile');
      return { count, daysLeft, urgent };
    };
    assert.deepEqual(await shown('service'), { count: 3, daysLeft: 2, urgent: true });
    assert.deepEqual(await shown('branchManager', 'AAC'), { count: 1, daysLeft: 9, urgent: false });
    assert.deepEqual(await shown('branchManager', 'SIT'), { count: 1, daysLeft: 2, urgent: true });
  });

  it('counts reviews, business accounts, failed mails and jobs, and requests to decide', async () => {
    await shop.database.query("update review set status = 'pending' where id in (select id from review order by id limit 2)");
    await shop.database.query("update customer set approval = 'waiting', created_at = $1 where id in (select id from customer limit 1)", [
      new Date(shop.clock.now().getTime() - 3 * day),
    ]);
    await shop.database.query(
      `insert into pgboss.job (name, data, source_name) values ('dead-letter', '{}', 'mail'), ('dead-letter', '{}', 'staff-link'),
       ('dead-letter', '{}', 'forget-card')`,
    );
    await shop.database.query(
      `insert into approval_request (action, input, summary, requested_by, requested_at, expires_at, state)
       values ('staff.invite', '{}', 'Invite', $1, $2, $3, 'waiting'), ('staff.invite', '{}', 'Invite', $1, $2, $2, 'waiting')`,
      [await memberId(shop.database, 'manager'), shop.clock.now(), new Date(shop.clock.now().getTime() + day)],
    );
    const { reviews, businessAccounts, failedMails, failedJobs, approvals } = await counts('owner');
    assert.deepEqual([reviews, businessAccounts, failedMails, failedJobs, approvals], [2, 1, 2, 1, 1]);
    assert.equal((await today('owner')).get('businessAccounts')?.urgent, true);
    assert.equal((await counts('manager'))['approvals'], 0, 'who asked does not decide');
  });

  it('stops counting at a thousand', async () => {
    const number = await anOrder({ status: 'processing', source: 'ROE' });
    await shop.database.query(
      `insert into sales_order (number, hash, email, email_key, store_code, status, payment_method, snapshot, pieces, grand_total,
         search_text, placed_at, updated_at)
       select number || '-' || n, hash || '-' || n, email, email_key, store_code, status, payment_method, '{}', pieces, grand_total,
         search_text, placed_at, updated_at from sales_order, generate_series(1, 1100) as n where number = $1`,
      [number],
    );
    const { count, countIsCapped } = (await today('owner')).get('ordersToPick') ?? assert.fail('no tile');
    assert.deepEqual({ count, countIsCapped }, { count: 1_000, countIsCapped: true });
  });

  it('looks for waiting orders in their index', async () => {
    await shop.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      const { rows } = await tx.query(
        "explain select placed_at from sales_order where status in ('pending', 'pending_payment', 'payment_review', 'processing') and status = 'processing' order by placed_at limit 10",
      );
      assert.match(JSON.stringify(rows), /sales_order_(?:unfinished|status)/);
    });
  });
});
