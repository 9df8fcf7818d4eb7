/** How often values fell below each of a few limits, for every set of labels that was seen. */
export type Histogram = {
  observe(labels: Readonly<Record<string, string>>, value: number): void;
  /** In Prometheus' text form. */
  text(): string;
};

export type HistogramOptions = {
  readonly name: string;
  readonly help: string;
  /** Upper limits, smallest first. */
  readonly limits: readonly number[];
};

type Row = { readonly counts: number[]; sum: number; total: number };

/** Labels as Prometheus writes them; their values are names of ours, which need no escaping. */
export const writtenLabels = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');

/** Makes an empty one; whoever observes keeps the number of different labels small. */
export function createHistogram({ name, help, limits }: HistogramOptions): Histogram {
  const rows = new Map<string, Row>();
  return {
    observe(labels, value) {
      const key = writtenLabels(labels);
      let row = rows.get(key);
      if (!row) rows.set(key, (row = { counts: limits.map(() => 0), sum: 0, total: 0 }));
      const place = limits.findIndex((limit) => value <= limit);
      if (place >= 0) row.counts[place] = (row.counts[place] ?? 0) + 1;
      row.sum += value;
      row.total += 1;
    },
    text: () =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...[...rows].flatMap((row) => linesOf(name, limits, ...row))].join('\n'),
  };
}

function linesOf(name: string, limits: readonly number[], labels: string, { counts, sum, total }: Row): readonly string[] {
  let below = 0;
  const filled = limits.map((limit, place) => `${name}_bucket{${labels},le="${limit}"} ${(below += counts[place] ?? 0)}`);
  return [...filled, `${name}_bucket{${labels},le="+Inf"} ${total}`, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}
