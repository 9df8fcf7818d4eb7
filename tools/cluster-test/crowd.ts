import { setTimeout as pause } from 'node:timers/promises';
import { checkoutClient } from '../../apps/backend/src/testing/checkout-client.ts';
import type { TestShop } from '../../apps/backend/src/testing/create-test-shop.ts';

/**
 * Shoppers and buyers at the shop of the address given, until SIGTERM; then what was begun is finished. Each answer they got is a line of JSON.
 * Nobody gives up: who has no answer asks again after a quarter of a second, as a browser or its owner does.
 */
const [origin = '', name = '', ordersPerSecond = '20'] = process.argv.slice(2);
const pagesPerSecond = 2 * Number(ordersPerSecond);
const patienceMs = 150_000;
const plenty = ['MA-SIE-6202', 'MA-HOE-6015', 'MA-HOE-6033', 'MA-HAA-6512'];
/** Every eighth buyer wants one of a few pieces. */
const scarce = { sku: 'MA-HOE-6021', every: 8 };
const keptPages = ['/', '/dames/dirndls', '/heren/lederhosen', '/midi-dirndl-liesl.html', '/sale', '/merken', '/dames', '/heren'];

let [isOver, underWay, count] = [false, 0, 0];
process.once('SIGTERM', () => (isOver = true));

const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const somebody = (): string => `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
const headersOf = (address: string): Record<string, string> => ({ 'x-forwarded-for': address, store: 'nl' });

type Asked<T> = { readonly answer: T; readonly begin: number; readonly waitMs: number; readonly tries: number };

/** Asks until there is an answer. */
async function untilAnswered<T>(ask: (tries: number) => Promise<T | undefined>): Promise<Asked<T>> {
  const begin = Date.now();
  for (let tries = 1; ; tries++) {
    let failure: unknown = 'a refusal';
    const answer = await ask(tries).catch((error: unknown) => void (failure = error));
    const waitMs = Date.now() - begin;
    if (answer !== undefined) return { answer, begin, waitMs, tries };
    if (waitMs > patienceMs) throw new Error(`no answer within ${patienceMs / 1000} s, then ${String(failure)}`);
    await pause(Math.min(250 * 1.3 ** tries, 2_000));
  }
}

async function look(): Promise<void> {
  const isKept = Math.random() < 0.8;
  const path = isKept ? keptPages[Math.floor(Math.random() * keptPages.length)] : `/dames/dirndls?seen=${Math.floor(Math.random() * 1e9)}`;
  const headers = headersOf(somebody());
  const asked = await untilAnswered(async () => {
    const response = await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(40_000) });
    const text = await response.text();
    return response.status === 200 && text.includes('</html>') ? true : undefined;
  });
  const { begin, waitMs, tries } = asked;
  tell({ what: isKept ? 'kept page' : 'page', begin, waitMs, tries });
}

async function buy(): Promise<void> {
  const number = count++;
  const email = `${name}-${number}@example.org`;
  const headers = headersOf(somebody());
  const ask: TestShop['ask'] = async (query, { variables } = {}) => {
    const { answer, ...asked } = await untilAnswered(async (tries) => {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(40_000),
      });
      if (response.status >= 500) return undefined;
      const { data, errors = [] } = (await response.json()) as { data: never; errors?: { message?: string }[] };
      // Who asked four times a second while nobody answered is asked to wait; anybody else is refused for nothing.
      if (tries > 1 && errors[0]?.message?.startsWith('Too many requests')) return undefined;
      return { status: response.status, headers: response.headers, data, errors };
    });
    tell({ what: 'call', ...asked });
    return answer as never;
  };
  const checkout = checkoutClient({ ask });
  const sku = number % scarce.every === 0 ? scarce.sku : plenty[number % plenty.length];
  try {
    const id = await checkout.ready({ items: [{ sku, quantity: 1 }], email });
    const { data, errors } = await checkout.order(id, 'banktransfer');
    if (errors.length > 0) tell({ what: 'refused', email, sku, message: errors[0]?.message });
    else tell({ what: 'order', email, sku, number: data.setPaymentMethod.order.number });
  } catch (error) {
    tell({ what: 'refused', email, sku, message: (error as Error).message.slice(0, 300) });
  }
}

function every(perSecond: number, work: () => Promise<void>): void {
  const timer = setInterval(() => {
    if (isOver) return clearInterval(timer);
    // Nobody stands in a line without an end.
    if (underWay > 400) return;
    underWay += 1;
    void work()
      .catch((error: Error) => tell({ what: 'gave up', message: error.message }))
      .finally(() => (underWay -= 1));
  }, 1000 / perSecond);
}

for (const path of keptPages)
  await untilAnswered(async () => {
    const { status } = await fetch(`${origin}${path}`, { headers: headersOf(somebody()) });
    if (status >= 500) return undefined;
    if (status !== 200) throw new Error(`${path} is answered with ${status}`);
    return true;
  });
tell({ what: 'open' });
every(pagesPerSecond, look);
every(Number(ordersPerSecond), buy);
while (!isOver || underWay > 0) await pause(100);
process.exit(0);
