import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { telephoneState, type TelephoneOrder, type TelephoneOrders, type TelephoneQuote } from '#modules/checkout/index.ts';
import { Refused, type Action, type Actor, type Entry } from '../../run-action.ts';

type Parts = { readonly clock: Clock; readonly telephone: Pick<TelephoneOrders, 'send' | 'change' | 'sendAgain' | 'takeBack' | 'lock'> };
type Quoted = Pick<TelephoneQuote, 'draft' | 'problems'>;
type Answer = { readonly id: number };
type Change = Entry['changes'][number];

/** What the log says of one: goods and where they go, nothing about its person (LAW-20). */
function factsOf({ storeCode, document }: Quoted['draft']): Readonly<Record<string, unknown>> {
  return {
    store: storeCode,
    lines: document.lines.map(({ sku, quantity }) => `${quantity} ${sku}`),
    coupon: document.couponKey ?? null,
    pickup: document.pickupLocationCode ?? null,
    country: document.shippingAddress?.countryCode ?? null,
  };
}

function entryOf(id: number, changes: readonly Change[], version: number): Entry {
  return { entity: 'telephone', entityId: String(id), changes, version };
}

/** The screen shows what is wrong while it is typed; what is wrong all the same is refused here. */
function checkQuoted({ problems: [first] }: Quoted): void {
  if (first) throw new Refused(`telephone-${first.code}`, 'This order cannot be sent as it is.', first.field ?? first.sku ?? first.code);
}

function staffId(actor: Actor): number {
  if (actor.kind !== 'staff') throw new Refused('browser', 'An order by telephone is put together by a person.');
  return actor.identity.id;
}

/** The number of one, as it was sent; undefined: no order has it. */
export const readTelephoneId = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined);

async function lock({ telephone }: Parts, tx: Tx, id: string): Promise<TelephoneOrder> {
  const number = readTelephoneId(id);
  const order = number === undefined ? undefined : await telephone.lock(tx, number);
  if (!order) throw notFound('There is no such order.');
  return order;
}

/** Keeps what was put together and mails the link to the customer. */
export const sendTelephoneOrderAction = ({ clock, telephone }: Parts): Action<Quoted, Answer> => ({
  name: 'telephone.send',
  permission: 'orders.create',
  run: async (tx, quoted, actor) => {
    checkQuoted(quoted);
    const { id, version } = await telephone.send(tx, quoted.draft, staffId(actor), clock.now());
    const changes = Object.entries(factsOf(quoted.draft)).map(([field, after]) => ({ field, before: null, after }));
    return { answer: { id }, entries: [entryOf(id, changes, version)] };
  },
});

/** Changes it as long as the customer has not opened it. */
export const changeTelephoneOrderAction = (parts: Parts): Action<Quoted & { readonly id: string; readonly version: number }, Answer> => ({
  name: 'telephone.change',
  permission: 'orders.create',
  run: async (tx, { id, version, ...quoted }, _actor) => {
    const order = await lock(parts, tx, id);
    if (telephoneState(order, parts.clock.now()) !== 'sent')
      throw new Refused('not-now', 'It was opened, ordered or taken back, or its link has expired.');
    if (order.version !== version) throw new Refused('changed', 'Somebody else has changed it meanwhile.');
    checkQuoted(quoted);
    await parts.telephone.change(tx, order, quoted.draft);
    const [before, after] = [factsOf(order), factsOf(quoted.draft)];
    const changes = Object.keys(after)
      .map((field) => ({ field, before: before[field], after: after[field] }))
      .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
    return { answer: { id: order.id }, entries: [entryOf(order.id, changes, order.version + 1)] };
  },
});

/** Mails a new link, which works for seven days. */
export const sendTelephoneLinkAction = (parts: Parts): Action<{ readonly id: string }, Answer> => ({
  name: 'telephone.link',
  permission: 'orders.create',
  run: async (tx, { id }) => {
    const order = await lock(parts, tx, id);
    const now = parts.clock.now();
    const state = telephoneState(order, now);
    if (state === 'ordered' || state === 'takenBack') throw new Refused('not-now', 'It was ordered, or taken back.');
    await parts.telephone.sendAgain(tx, order, now);
    const changes = [{ field: 'link', before: state, after: 'sent again' }];
    return { answer: { id: order.id }, entries: [entryOf(order.id, changes, order.version + 1)] };
  },
});

/** Ends its link. */
export const takeBackTelephoneOrderAction = (parts: Parts): Action<{ readonly id: string }, Answer> => ({
  name: 'telephone.takeBack',
  permission: 'orders.create',
  run: async (tx, { id }) => {
    const order = await lock(parts, tx, id);
    const now = parts.clock.now();
    const state = telephoneState(order, now);
    if (state === 'ordered' || state === 'takenBack') throw new Refused('not-now', 'It was ordered, or taken back.');
    await parts.telephone.takeBack(tx, order, now);
    const changes = [{ field: 'link', before: state, after: 'taken back' }];
    return { answer: { id: order.id }, entries: [entryOf(order.id, changes, order.version + 1)] };
  },
});
