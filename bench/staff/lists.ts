import { screenDocument, screenFiles, type StaffSession } from './staff-session.ts';
import { row, take } from './timing.ts';

const tabs = ['all', 'toPay', 'toPick', 'late', 'partSent', 'onHold', 'refundOpen', 'complete', 'canceled'] as const;
const searches: Readonly<Record<string, string>> = {
  'one word': 'greta',
  'two words': 'anna fisch',
  'two words that nobody has together': 'noor zzz',
  'an e-mail address': 'anna.bakker.168@',
};

type List = {
  readonly orders: { readonly items: readonly { readonly number: string }[]; readonly page: { readonly next: string | null } };
};

/** A day before all orders, another one in each turn: what is counted was not counted before. */
const dayBefore = (turn: number): string => new Date(Date.UTC(2001, 0, 1) + (turn + 10) * 86_400_000).toISOString().slice(0, 10);

/** Where the last page of a list begins, newest first; undefined where one page is all of it. */
async function lastPage(ask: StaffSession['ask'], list: string, tab: string): Promise<string | undefined> {
  const { orders } = await ask<List>(list, { tab, sort: 'oldest', list: { first: 50 } });
  return orders.page.next ?? undefined;
}

/** Every tab on its first and last page, searches, counts, and the page of an order: one after the other, nobody else asks. */
export async function measureLists({ ask }: StaffSession, pid: number): Promise<void> {
  const list = screenDocument('list/order-list.graphql');
  const base = await take(pid, () => ask('{ me { id } }'));
  const show = async (name: string, call: (turn: number) => Promise<unknown>): Promise<void> =>
    console.log(row(name, await take(pid, call), base));
  console.log('| what | median ms | p95 ms | of the least | processor time ms |\n|---|---|---|---|---|');
  console.log(row('the least: who am I', base, base));
  for (const tab of tabs) {
    await show(`${tab}, first page`, () => ask(list, { tab, list: { first: 50 } }));
    await show(`${tab}, first page, counted anew`, (turn) =>
      ask(list, { tab, list: { first: 50 }, filter: { placedFrom: dayBefore(turn) } }),
    );
    const after = await lastPage(ask, list, tab);
    if (after !== undefined) await show(`${tab}, last page`, () => ask(list, { tab, list: { first: 50, after } }));
  }
  for (const [name, search] of Object.entries(searches)) {
    await show(`search: ${name}`, (turn) => ask(list, { list: { first: 50, search }, filter: { placedFrom: dayBefore(turn) } }));
  }
  await show('from anywhere: two words', () => ask('query ($text: String!) { find(text: $text) { __typename } }', { text: 'anna fisch' }));
  await show('today', () => ask('{ today { tiles { id count } } }'));
  await show('what is picked in the web shop', () => ask('{ pickList(source: "WEB") { shipments items { sku quantity } } }'));
  const number = await longestOrder({ ask });
  const page = screenFiles(
    'features/orders/order/calls/order.graphql',
    'features/orders/order/calls/order-page.graphql',
    'lib/returns/return-row.graphql',
  );
  const { order } = await ask<{ order: { lines: readonly unknown[] } }>(page, { number });
  await show(`an order with ${order.lines.length} lines`, () => ask(page, { number }));
}

/** The number of the order with 400 lines, which was written last. */
export async function longestOrder({ ask }: Pick<StaffSession, 'ask'>): Promise<string> {
  const { orders } = await ask<List>(screenDocument('list/order-list.graphql'), { list: { first: 50 } });
  return orders.items.reduce((last, one) => (one.number > last ? one.number : last), '');
}
