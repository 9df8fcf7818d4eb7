import type { MailSink } from '../harness/mail-sink.ts';
import { everyPage } from '../harness/different-pages.ts';
import { fillCart, piecesOnShelf, type Piece } from '../harness/guest.ts';
import { openLoop } from '../harness/open-loop.ts';
import { mailsOf, orderFor } from '../harness/orders.ts';
import { listingPaths } from '../listing/queries.ts';

/** What was asked of the nodes, and how long it took the slowest of a hundred. */
type Asked = { readonly done: number; readonly failed: number; readonly p99: number };

/** As a visit has them: this many of each for one visitor. */
export const visit = { 'cached page': 6.3, 'page rendered': 0.7, listing: 3, cart: 0.25, order: 0.025 } as const;
export type Kind = keyof typeof visit;
/** Each of them at a rate, for so long. */
export type Scenarios = Readonly<Record<Kind, (perSecond: number, seconds: number) => Promise<Asked>>>;
export const kinds = Object.keys(visit) as readonly Kind[];

const p99 = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** Asks at an even rate, each time the next of the nodes. */
async function asTheyCome(perSecond: number, seconds: number, ask: (turn: number) => Promise<number>): Promise<Asked> {
  const begin = performance.now();
  const [coming, times]: [Promise<void>[], number[]] = [[], []];
  let failed = 0;
  while (performance.now() - begin < seconds * 1_000) {
    for (const due = ((performance.now() - begin) / 1_000) * perSecond; coming.length < due;) {
      coming.push(
        ask(coming.length).then(
          (ms) => void times.push(ms),
          () => void (failed += 1),
        ),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(coming);
  return { done: times.length, failed, p99: p99(times) };
}

async function asked(urls: readonly string[], perSecond: number, seconds: number): Promise<Asked> {
  const { times, failed, shed } = await openLoop(urls, perSecond, seconds);
  return { done: times.length, failed: failed + shed, p99: p99(times) };
}

/** What visitors do, on all nodes in turns. */
export async function scenariosOf(nodes: readonly string[], mails: MailSink): Promise<Scenarios> {
  const [first = ''] = nodes;
  const on = (turn: number): string => nodes[turn % nodes.length] ?? first;
  const pages = (await everyPage(first)).map((url) => url.slice(first.length));
  const listings = await listingPaths(first, 8);
  const shelf = await piecesOnShelf(`${first}/graphql`);
  let [page, listing, piece] = [0, 0, 0];
  const next = (): Piece => shelf[(piece += 1) % shelf.length] ?? { sku: '' };
  return {
    'cached page': (perSecond, seconds) =>
      asked(
        ['/', '/dames/dirndls', '/midi-dirndl-liesl.html'].flatMap((path) => nodes.map((node) => node + path)),
        perSecond,
        seconds,
      ),
    // Each is asked for once: no node has it yet.
    'page rendered': (perSecond, seconds) =>
      asked(
        Array.from(
          { length: Math.ceil(perSecond * seconds) + 1 },
          (_, turn) => on(turn) + (pages[((page += 1) * 619) % pages.length] ?? '/'),
        ),
        perSecond,
        seconds,
      ),
    listing: (perSecond, seconds) =>
      asked(
        Array.from(
          { length: Math.ceil(perSecond * seconds) + 1 },
          (_, turn) => `${on(turn)}${listings[turn % listings.length]}&turn=${(listing += 1)}`,
        ),
        perSecond,
        seconds,
      ),
    cart: (perSecond, seconds) => asTheyCome(perSecond, seconds, (turn) => fillCart(`${on(turn)}/graphql`, next())),
    order: async (perSecond, seconds) => {
      const ordered = await Promise.all(
        nodes.map((node) => orderFor({ url: `${node}/graphql`, seconds, next, perSecond: perSecond / nodes.length })),
      );
      const waits = await Promise.all(ordered.map((some) => mailsOf(some, mails, 60)));
      const done = waits.flat().length;
      const tried = ordered.reduce((sum, { placed, failed }) => sum + placed.size + failed, 0);
      return { done, failed: tried - done, p99: p99(ordered.flatMap(({ times }) => times)) };
    },
  };
}
