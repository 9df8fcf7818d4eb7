import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

let paying: PayingShop;
let shop: PayingShop['shop'];
let service: StaffClient;
let sittard: StaffClient;
let checkout: PayingShop['checkout'];

before(async () => {
  paying = await createPayingShop(50);
  ({ shop, checkout } = paying);
  service = await demoMember(shop.app, 'service');
  sittard = await demoMember(shop.app, 'branchStaff', 'SIT');
  await shop.database.transaction((tx) =>
    setStock(tx, [
      { sku: ring, source: 'SIT', quantity: 50 },
      { sku: ring, source: 'AAC', quantity: 50 },
    ]),
  );
});
after(() => paying.close());

type Row = { readonly number: string; readonly status: string; readonly name: string | null; readonly payment: string };
type List = { readonly orders: { readonly items: readonly Row[]; readonly page: Page } };
type Page = { readonly next: string | null; readonly previous: string | null; readonly count: number; readonly countIsCapped: boolean };

const listFields =
  'items { number status name payment branch country fulfilment total { cents } } page { next previous count countIsCapped }';
async function list(client: StaffClient, given: Readonly<Record<string, unknown>> = {}): Promise<List['orders']> {
  const { data, errors } = await client.ask<List>(
    `query ($list: ListInput!, $filter: OrderFilter, $tab: OrderTab, $sort: OrderSort) {
       orders(list: $list, filter: $filter, tab: $tab, sort: $sort) { ${listFields} } }`,
    { list: {}, ...given },
  );
  assert.deepEqual(errors, []);
  return data.orders;
}
const numbers = ({ items }: List['orders']): readonly string[] => items.map(({ number }) => number);
const search = async (client: StaffClient, text: string): Promise<readonly string[]> =>
  numbers(await list(client, { list: { search: text } }));

const pickedUp = async (branch: string, email: string): Promise<string> =>
  (await checkout.place({ pickup: branch, email }, 'payinstore')).order.number;

describe('the list of orders', () => {
  it('goes on behind the last row and back again, without a row twice', async () => {
    const all = await list(service, { list: { first: 200 } });
    assert.ok(all.items.length > 12 && all.page.count === all.items.length);
    const first = await list(service, { list: { first: 5 } });
    assert.equal(first.page.previous, null);
    const second = await list(service, { list: { first: 5, after: first.page.next } });
    assert.deepEqual([...numbers(first), ...numbers(second)], numbers(all).slice(0, 10));
    assert.deepEqual(numbers(await list(service, { list: { first: 5, before: second.page.previous } })), numbers(first));
    const oldest = await list(service, { list: { first: 5 }, sort: 'oldest' });
    assert.deepEqual(numbers(oldest), numbers(all).slice(-5).toReversed());
    assert.equal((await list(service, { list: { first: 5, after: oldest.page.next }, sort: 'oldest' })).items.length, 5);
    const end = await list(service, { list: { first: 200, after: first.page.next } });
    assert.equal(end.page.next, null);
  });

  it('is filtered by what is asked of it', async () => {
    const { order } = await checkout.place({ email: 'filter@example.org' }, 'banktransfer');
    const { items } = await list(service, { filter: { payment: 'banktransfer', status: ['pending', 'pending_payment'] } });
    assert.ok(items.some(({ number }) => number === order.number) && items.every(({ payment }) => payment === 'banktransfer'));
    assert.deepEqual(numbers(await list(service, { filter: { country: 'XX' } })), []);
    assert.ok((await list(service, { tab: 'toPay' })).items.every(({ status }) => status.startsWith('pending')));
    const day = shop.clock.now().toISOString().slice(0, 10);
    assert.ok(numbers(await list(service, { filter: { placedFrom: day, placedTo: day } })).includes(order.number));
    assert.ok(!numbers(await list(service, { filter: { placedTo: '2026-11-14' } })).includes(order.number));
  });

  it('finds by number, name, mail, telephone and SKU what was just placed', async () => {
    const { order } = await checkout.place({ email: 'vindbaar@example.org' });
    for (const text of [order.number, 'vindbaar@', 'janssen vindbaar@example.org', `${order.number} ${ring.toLowerCase()}`])
      assert.deepEqual(await search(service, text), [order.number], text);
    for (const text of ['046 000 0001', 'eva', 'ma-sie']) assert.ok((await search(service, text)).includes(order.number), text);
    assert.deepEqual(await search(service, 'vindbaar nobody'), []);
  });

  it('knows another way to pay as soon as the shopper has chosen it', async () => {
    const { order } = await checkout.place({ email: 'anders@example.org' });
    await checkout.retry(order.hash, 'banktransfer');
    assert.deepEqual(
      (await list(service, { list: { search: order.number } })).items.map(({ payment }) => payment),
      ['banktransfer'],
    );
  });

  it('counts its tabs', async () => {
    const { data } = await service.ask<{ orderTabs: { tab: string; count: number }[] }>('{ orderTabs { tab count countIsCapped } }');
    assert.deepEqual(
      data.orderTabs.map(({ tab }) => tab),
      ['all', 'toPay', 'toPick', 'late', 'partSent', 'onHold', 'refundOpen', 'complete', 'canceled'],
    );
    assert.ok((data.orderTabs[0]?.count ?? 0) > 10);
  });

  it('has an order that is older than its columns as soon as the job has filled them', async () => {
    const { order } = await checkout.place({ email: 'vroeger@example.org' });
    await shop.database.query(
      'update sales_order set words = null, sources = null, country_code = null, person_name = null where number = $1',
      [order.number],
    );
    assert.deepEqual(await search(service, 'vroeger'), []);
    await shop.backend.runJob('orders-fill-lists');
    assert.deepEqual(await search(service, 'vroeger'), [order.number]);
    const [row] = (await list(service, { filter: { country: 'NL' }, list: { search: 'vroeger' } })).items;
    assert.equal(row?.name, 'Eva Janssen');
  });
});

describe('somebody of a branch', () => {
  it('sees orders that are picked up there or have pieces of it, and no other, however they look', async () => {
    const own = await pickedUp('SIT', 'sit@example.org');
    const other = await pickedUp('AAC', 'aac@example.org');
    const sent = (await checkout.place({ email: 'bezorgd@example.org' })).order.number;
    await shop.database.query(`update sales_order set sources = '{SIT,WEB}' where number = $1`, [sent]);
    const seen = numbers(await list(sittard, { list: { first: 200 } }));
    assert.ok(seen.includes(own) && seen.includes(sent) && !seen.includes(other));
    assert.deepEqual(await search(sittard, other), []);
    assert.deepEqual(await search(sittard, own), [own]);
    assert.equal((await list(sittard, { list: { search: other } })).page.count, 0);
    assert.deepEqual(numbers(await list(sittard, { filter: { branch: 'AAC' } })), []);
    const ask = (number: string) => sittard.ask('query ($n: String!) { order(number: $n) { number } }', { n: number });
    const [refused, unknown] = [await ask(other), await ask('199999999')];
    assert.deepEqual([refused.status, refused.errors], [unknown.status, unknown.errors]);
    const note = (number: string) =>
      sittard.ask('mutation ($n: String!) { noteOrder(input: { order: $n, text: "x", key: "k" }) { __typename } }', { n: number });
    assert.deepEqual((await note(other)).errors, (await note('199999999')).errors);
  });

  it('sees the name, and neither mail, telephone nor address, and cannot find by them', async () => {
    const number = await pickedUp('SIT', 'geheim@example.org');
    const page = await sittard.ask<{ order: { name: string; person: unknown; payments: unknown } }>(
      'query ($n: String!) { order(number: $n) { name person { email billing { telephone } } payments { amount { cents } } } }',
      { n: number },
    );
    assert.deepEqual([page.data.order.name, page.data.order.person, page.data.order.payments], ['Eva Janssen', null, null]);
    assert.deepEqual(page.masked, ['Order.payments', 'Order.person']);
    assert.deepEqual([await search(sittard, 'geheim@example.org'), await search(sittard, '0460000001')], [[], []]);
    assert.deepEqual(await search(await demoMember(shop.app, 'branchManager', 'SIT'), 'geheim@example.org'), [number]);
  });
});

describe('the page of an order', () => {
  it('says where every piece and every cent is, and what happened', async () => {
    const { order } = await checkout.place({ email: 'grootboek@example.org', items: [{ sku: ring, quantity: 3 }] }, 'banktransfer');
    const { desk } = shop.backend.orders;
    await desk.paid(order.number);
    await desk.ship(order.number, { tracking: { number: '3SGROOT' } });
    await desk.refund(order.number, { lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Retour' }, '');
    await service.ask('mutation ($n: String!) { noteOrder(input: { order: $n, text: "Belt terug", key: "n1" }) { __typename } }', {
      n: order.number,
    });
    const { data, errors } = await service.ask<{ order: OrderPage }>(
      `query ($n: String!) { order(number: $n) { status fulfilment person { email billing { city } } lines { ordered open sent canceled returned refunded row { cents } }
         money { total { cents } paid { cents } refunded { cents } waiting { cents } refundable { cents } open { cents } }
         shipments { number tracking { number } } refunds { state total { cents } } invoices { number } history { by message } } }`,
      { n: order.number },
    );
    assert.deepEqual(errors, []);
    const { money, lines, ...page } = data.order;
    assert.deepEqual([page.status, page.fulfilment, page.person.email], ['complete', 'full', 'grootboek@example.org']);
    const [line] = lines;
    assert.deepEqual([line?.ordered, line?.open, line?.sent, line?.canceled, line?.returned, line?.refunded], [3, 0, 3, 0, 0, 1]);
    assert.equal(money.paid.cents, money.refunded.cents + money.waiting.cents + money.refundable.cents);
    assert.deepEqual([money.open.cents, money.refunded.cents], [0, page.refunds[0]?.total.cents]);
    assert.ok(page.history.some(({ by, message }) => message === 'Belt terug' && !by.startsWith('staff')));
    assert.deepEqual(await search(service, '3sgroot'), [order.number]);
  });

  it('is read in the language of who reads it, with the colour that was sold in its picture', async () => {
    const { rows } = await shop.database.query<{ number: string; sku: string; name: string; label: string; hash: string }>(
      `select number, line->>'sku' as sku, line->>'name' as name, line#>>'{options,0,label}' as label, media.hash
       from sales_order, jsonb_array_elements(snapshot->'lines') as line
         join product on product.sku = line->>'sku' join product_media as media on media.product_id = product.id
       where store_code = 'de' and line->>'parentSku' is not null and jsonb_array_length(line->'options') > 0
       order by number, sku, media.position, media.id limit 1`,
    );
    const sold = rows[0] ?? assert.fail('no German order');
    type Lines = {
      readonly order: { readonly lines: readonly { sku: string; name: string; options: { label: string }[]; picture: string }[] };
    };
    const read = async () => {
      const { data } = await service.ask<Lines>(
        'query ($n: String!) { order(number: $n) { lines { sku name options { label } picture } } }',
        { n: sold.number },
      );
      const line = data.order.lines.find(({ sku }) => sku === sold.sku) ?? assert.fail('no line');
      return { name: line.name, label: line.options[0]?.label, picture: line.picture };
    };
    const dutch = await read();
    assert.notEqual(dutch.name, sold.name);
    assert.notEqual(dutch.label, sold.label);
    assert.ok(dutch.picture.includes(sold.hash));
    await shop.database.query("update staff_account set language = 'de' where name = 'Femke Hendriks'");
    const german = await read();
    await shop.database.query("update staff_account set language = 'nl' where name = 'Femke Hendriks'");
    assert.deepEqual(german, { name: sold.name, label: sold.label, picture: dutch.picture });
  });

  it('has a picture of every line at its own address, also of orders that were taken over without one', async () => {
    const { order } = await checkout.place({ email: 'plaatje@example.org' });
    const { rows } = await shop.database.query<{ number: string }>('select number from sales_order order by placed_at limit 1');
    for (const number of [order.number, rows[0]?.number]) {
      const { data } = await service.ask<{ order: { lines: readonly { picture: string | null }[] } }>(
        'query ($n: String!) { order(number: $n) { lines { picture } } }',
        { n: number },
      );
      for (const { picture } of data.order.lines) assert.match(picture ?? '', /^\/media\//);
    }
  });

  it('gives the file of an invoice to who may see the person, and to nobody else', async () => {
    const { order } = await checkout.place({ email: 'papier@example.org' }, 'banktransfer');
    await shop.backend.orders.desk.paid(order.number);
    await shop.database.query(`update sales_order set sources = '{SIT,WEB}' where number = $1`, [order.number]);
    const invoices = (client: StaffClient) =>
      client.ask<{ order: { invoices: readonly { file: string | null }[] } }>(
        'query ($n: String!) { order(number: $n) { invoices { file } } }',
        { n: order.number },
      );
    const file = (await invoices(service)).data.order.invoices[0]?.file ?? '';
    const paper = await shop.app.inject({ url: file });
    assert.deepEqual([paper.statusCode, paper.headers['content-type']], [200, 'application/pdf']);
    const few = await invoices(sittard);
    assert.deepEqual([few.data.order.invoices[0]?.file, few.masked], [null, ['OrderInvoice.file']]);
  });

  it('names what this person can do with it now', async () => {
    const number = await pickedUp('SIT', 'knoppen@example.org');
    const can = async (client: StaffClient): Promise<readonly string[]> =>
      (await client.ask<{ order: { can: readonly string[] } }>('query ($n: String!) { order(number: $n) { can } }', { n: number })).data
        .order.can;
    assert.deepEqual(await can(sittard), ['noteOrder', 'planShipment']);
    assert.deepEqual(await can(service), ['noteOrder', 'cancelOrder']);
    await shop.backend.orders.desk.paid(number);
    assert.deepEqual(await can(service), ['noteOrder', 'refund', 'holdOrder', 'proposeRevision']);
    assert.deepEqual(await can(await demoMember(shop.app, 'auditor')), []);
  });

  it('of a person who was erased is found by its number alone (LAW-20)', async () => {
    const { rows } = await shop.database.query<{ id: number; number: string; email: string }>(
      'select customer_id as id, number, email from sales_order where customer_id is not null limit 1',
    );
    const [{ id, number, email } = { id: 0, number: '', email: '' }] = rows;
    assert.ok((await search(service, email)).includes(number));
    const { releaseFromCustomer } = await import('#modules/orders/order-repository.ts');
    await releaseFromCustomer(shop.database, id);
    assert.ok(!(await search(service, email)).includes(number));
    assert.deepEqual(await search(service, number), [number]);
  });
});

type Cents = { readonly cents: number };
type OrderPage = {
  readonly status: string;
  readonly fulfilment: string;
  readonly person: { readonly email: string };
  readonly lines: readonly Readonly<Record<'ordered' | 'open' | 'sent' | 'canceled' | 'returned' | 'refunded', number>>[];
  readonly money: Readonly<Record<'total' | 'paid' | 'refunded' | 'waiting' | 'refundable' | 'open', Cents>>;
  readonly refunds: readonly { readonly total: Cents }[];
  readonly history: readonly { readonly by: string; readonly message: string | null }[];
};

describe('a late order', () => {
  it('is in the list from the day after it should have left until it has, and what lies ready never', async () => {
    const late = async (client: StaffClient) => numbers(await list(client, { tab: 'late', list: { first: 200 } }));
    const parcel = (await checkout.place({ email: 'te.laat@example.org' }, 'banktransfer')).order.number;
    const ready = await pickedUp('SIT', 'ligt.klaar@example.org');
    const waiting = (await checkout.place({ email: 'onbetaald@example.org' }, 'banktransfer')).order.number;
    const { desk } = shop.backend.orders;
    await desk.paid(parcel);
    await desk.ready(ready);
    // A transfer has to leave when its money is there, not when it was ordered.
    await shop.backend.runJob('orders-fill-lists');
    assert.ok(!(await late(service)).includes(parcel), 'it has until tonight at least');
    shop.clock.advance(8 * 86_400_000);
    // Nobody is logged in for a week.
    const later = await demoMember(shop.app, 'service');
    const shown = await late(later);
    assert.ok(shown.includes(parcel) && !shown.includes(ready) && !shown.includes(waiting));
    assert.equal((await list(later, { tab: 'late', list: { search: parcel } })).page.count, 1);
    await shop.database.query('update sales_order set leave_by = null where number = $1', [parcel]);
    assert.ok(!(await late(later)).includes(parcel));
    await shop.backend.runJob('orders-fill-lists');
    assert.ok((await late(later)).includes(parcel), 'an order that is older than the column');
    await desk.ship(parcel, {});
    assert.ok(!(await late(later)).includes(parcel));
  });
});
