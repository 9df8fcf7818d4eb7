import { kinds, visit, type Kind } from './scenarios.ts';

/** Processor milliseconds of a request, of all nodes and of the database, with so many nodes. */
export type Cost = { readonly kind: Kind; readonly nodes: number; readonly node: number; readonly database: number };
export type Work = { readonly node: number; readonly database: number };
export type Model = {
  readonly costOf: (kind: Kind, nodes: number) => Work;
  /** Cores that so many visitors a second keep busy: of all nodes together, and of the database. */
  readonly of: (visitorsPerSecond: number, nodes: number) => Work;
};

/** The straight line nearest to what was measured with 1, 2, … nodes: what every node does beside the one that answers grows with them. */
export function lineThrough(measured: readonly number[]): (nodes: number) => number {
  const count = measured.length;
  const middleOfNodes = (count + 1) / 2;
  const middle = measured.reduce((sum, value) => sum + value, 0) / count;
  const spread = measured.reduce((sum, _, index) => sum + (index + 1 - middleOfNodes) ** 2, 0);
  const slope = measured.reduce((sum, value, index) => sum + (index + 1 - middleOfNodes) * (value - middle), 0) / spread;
  return (nodes) => middle + slope * (nodes - middleOfNodes);
}

export function fit(costs: readonly Cost[]): Model {
  const lines = new Map(
    kinds.map((kind) => {
      const own = costs.filter((cost) => cost.kind === kind);
      return [kind, { node: lineThrough(own.map(({ node }) => node)), database: lineThrough(own.map(({ database }) => database)) }];
    }),
  );
  const costOf = (kind: Kind, nodes: number): Work => {
    const line = lines.get(kind);
    return { node: Math.max(0, line?.node(nodes) ?? 0), database: Math.max(0, line?.database(nodes) ?? 0) };
  };
  return {
    costOf,
    of: (visitorsPerSecond, nodes) => {
      const cores = (part: keyof Work): number =>
        kinds.reduce((sum, kind) => sum + (visitorsPerSecond * visit[kind] * costOf(kind, nodes)[part]) / 1_000, 0);
      return { node: cores('node'), database: cores('database') };
    },
  };
}
