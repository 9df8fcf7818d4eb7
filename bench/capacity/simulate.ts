import type { Model } from './model.ts';
import { kinds, visit, type Kind } from './scenarios.ts';

type Simulated = { readonly node: number; readonly database: number; readonly p50: number; readonly p99: number };

/** Repeats itself: two runs say the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 4_294_967_297;
  };
}

/** Whoever is free first takes the next; each does one thing at a time. */
function takeTurn(freeAt: number[], at: number, ms: number): number {
  let first = 0;
  for (let index = 1; index < freeAt.length; index += 1) if ((freeAt[index] ?? 0) < (freeAt[first] ?? 0)) first = index;
  const end = Math.max(at, freeAt[first] ?? 0) + ms;
  freeAt[first] = end;
  return end;
}

/**
 * A minute of visitors who come by chance, evenly spread over nodes that do one thing at a time, before a database with so many cores. What a
 * request takes varies as waiting times do (exponentially) around what was measured; a node waits for the database and does something else.
 */
function simulate(model: Model, visitorsPerSecond: number, nodes: number, databaseCores: number): Simulated {
  const random = randomFrom(7);
  const vary = (mean: number): number => -Math.log(random()) * mean;
  const arrivals = kinds
    .flatMap((kind) => comingOf(kind, visitorsPerSecond * visit[kind], vary))
    .toSorted((one, other) => one.at - other.at);
  const [nodesFree, databaseFree] = [Array.from({ length: nodes }, () => 0), Array.from({ length: databaseCores }, () => 0)];
  let [busyNodes, busyDatabase] = [0, 0];
  const waits: number[] = [];
  for (const { kind, at } of arrivals) {
    const { node, database } = model.costOf(kind, nodes);
    const [onNode, onDatabase] = [vary(node), database > 0.05 ? vary(database) : 0];
    [busyNodes, busyDatabase] = [busyNodes + onNode, busyDatabase + onDatabase];
    const answered = takeTurn(nodesFree, at, onNode);
    // An order's mail and papers come after the answer, but keep a node as busy.
    waits.push((onDatabase > 0 ? takeTurn(databaseFree, answered, onDatabase) : answered) - at);
  }
  waits.sort((one, other) => one - other);
  const of = (share: number): number => waits[Math.floor(waits.length * share)] ?? 0;
  return { node: busyNodes / 60_000 / nodes, database: busyDatabase / 60_000 / databaseCores, p50: of(0.5), p99: of(0.99) };
}

function comingOf(kind: Kind, perSecond: number, vary: (mean: number) => number): readonly { readonly kind: Kind; readonly at: number }[] {
  const coming: { kind: Kind; at: number }[] = [];
  for (let at = vary(1_000 / perSecond); at < 60_000; at += vary(1_000 / perSecond)) coming.push({ kind, at });
  return coming;
}

/** The busiest minute of an hour has this many times its middle. */
const peak = 3;
const most = 0.7;

/** How many nodes and cores of the database keep each below seven tenths in the busiest minute. */
export function printSimulation(model: Model): void {
  console.log(
    '\n| visitors an hour | nodes | cores of the database | nodes busy | database busy | p50 ms | p99 ms | one node less |\n|---|---|---|---|---|---|---|---|',
  );
  for (const perHour of [1_000, 10_000, 30_000, 100_000, 300_000]) {
    const perSecond = (perHour / 3_600) * peak;
    let nodes = 1;
    while (model.of(perSecond, nodes).node / nodes > most) nodes += 1;
    const cores = Math.max(1, Math.ceil(model.of(perSecond, nodes).database / most));
    const { node, database, p50, p99 } = simulate(model, perSecond, nodes, cores);
    const without = nodes > 1 ? simulate(model, perSecond, nodes - 1, cores) : undefined;
    const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
    const cells = [
      perHour,
      nodes,
      cores,
      percent(node),
      percent(database),
      p50.toFixed(0),
      p99.toFixed(0),
      without ? `p99 ${without.p99.toFixed(0)} ms` : '–',
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
