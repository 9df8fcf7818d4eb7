import { screenFiles, type StaffSession } from './staff-session.ts';
import { row, take } from './timing.ts';

const customerTabs = ['all', 'waiting', 'business', 'blocked'] as const;
const returnTabs = ['all', 'new', 'expected', 'toInspect', 'refundDue', 'overdue', 'goodsOverdue', 'unclear', 'closed'] as const;

type Page = { readonly items: readonly { readonly id: string }[]; readonly page: { readonly next: string | null } };
type Ask = StaffSession['ask'];

/** Walks forwards to where the last page of a short list begins: lists go on behind their last row, and have no number of pages. */
async function farPage(next: (after: string | undefined) => Promise<Page>): Promise<string | undefined> {
  let after: string | undefined;
  for (let pages = 0; pages < 40; pages += 1) {
    const { page } = await next(after);
    if (page.next === null) break;
    after = page.next;
  }
  return after;
}

/** Lists of customers and returns, what is searched for in them, their counts, and the page of who has bought most. */
export async function measureCustomers({ ask }: StaffSession, pid: number): Promise<void> {
  const base = await take(pid, () => ask('{ me { id } }'));
  const show = async (name: string, call: (turn: number) => Promise<unknown>): Promise<void> =>
    console.log(row(name, await take(pid, call), base));
  console.log('\n| customers and returns | median ms | p95 ms | of the least | processor time ms |\n|---|---|---|---|---|');
  console.log(row('the least: who am I', base, base));
  await measureCustomerLists(ask, show);
  await measureReturnLists(ask, show);
  await measureCustomerPage(ask, show);
}

type Show = (name: string, call: (turn: number) => Promise<unknown>) => Promise<void>;

async function measureCustomerLists(ask: Ask, show: Show): Promise<void> {
  const list = screenFiles('features/customers/customer-list.graphql');
  const read = async (tab: string, after?: string): Promise<Page> =>
    (await ask<{ customers: Page }>(list, { tab, list: { first: 50, ...(after ? { after } : {}) } })).customers;
  for (const tab of customerTabs) {
    await show(`customers, ${tab}, first page`, () => read(tab));
    const after = await farPage((from) => read(tab, from));
    if (after !== undefined) await show(`customers, ${tab}, 40th or last page`, () => read(tab, after));
  }
  for (const [name, search] of Object.entries({ 'one word': 'greta', 'two words': 'anna fisch', 'an e-mail address': 'anna.bakker.168@' }))
    await show(`customers, search: ${name}`, () => ask(list, { list: { first: 50, search } }));
  await show('customers, counts of the tabs', () => ask(screenFiles('features/customers/customer-tabs.graphql')));
}

async function measureReturnLists(ask: Ask, show: Show): Promise<void> {
  const list = screenFiles('features/returns/list/return-list.graphql', 'lib/returns/return-row.graphql');
  const read = async (tab: string, after?: string): Promise<Page> =>
    (await ask<{ returns: Page }>(list, { tab, sort: 'newest', list: { first: 50, ...(after ? { after } : {}) } })).returns;
  for (const tab of returnTabs) {
    await show(`returns, ${tab}, first page`, () => read(tab));
    const after = await farPage((from) => read(tab, from));
    if (after !== undefined) await show(`returns, ${tab}, 40th or last page`, () => read(tab, after));
  }
  await show('returns, the first due first', () => ask(list, { tab: 'all', sort: 'due', list: { first: 50 } }));
  for (const [name, search] of Object.entries({ 'one word': 'greta', 'two words': 'anna fisch', 'a number': 'R-20' }))
    await show(`returns, search: ${name}`, () => ask(list, { list: { first: 50, search } }));
  await show('returns, counts of the tabs', () => ask(screenFiles('features/returns/list/return-tabs.graphql')));
}

async function measureCustomerPage(ask: Ask, show: Show): Promise<void> {
  const page = screenFiles(
    'features/customers/open-customer.graphql',
    'features/customers/customer-page.graphql',
    'features/privacy/privacy-row.graphql',
  );
  const list = screenFiles('features/customers/customer-list.graphql');
  // The first of the made ones has bought most.
  const { customers } = await ask<{ customers: Page }>(list, { list: { first: 1, search: 'anna.bakker.0@' } });
  const open = () =>
    ask<{ openCustomer: { orderCount: number } }>(page, { id: customers.items[0]?.id, reason: 'bench', key: crypto.randomUUID() });
  const { openCustomer } = await open();
  await show(`a customer with ${openCustomer.orderCount} orders`, open);
  const orders = screenFiles('features/orders/list/order-list.graphql');
  await show('all orders of that customer, first page', () =>
    ask(orders, { list: { first: 50 }, filter: { customer: customers.items[0]?.id } }),
  );
}
