import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { RateLimiter } from '../graphql/rate-limit.ts';
import type { Metrics } from './metrics.ts';

/** The kinds of pages that are told apart; never an address, which may name a person. */
const pageKinds = ['home', 'listing', 'product', 'content', 'cart', 'checkout', 'account', 'other'];

type Vital = { readonly help: string; readonly unit: 'seconds' | 'score'; readonly buckets: readonly number[]; readonly max: number };

const seconds = (help: string, buckets: readonly number[]): Vital => ({ help, unit: 'seconds', buckets, max: 600_000 });

/** By their names in a report. The buckets include those between good, middling and poor. */
const vitals: Readonly<Record<string, Vital>> = {
  lcp: seconds('Largest Contentful Paint of visited pages.', [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10]),
  fcp: seconds('First Contentful Paint of visited pages.', [0.25, 0.5, 1, 1.8, 2.5, 3, 5, 10]),
  ttfb: seconds('Time to First Byte of visited pages.', [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 5]),
  inp: seconds('Interaction to Next Paint of visited pages.', [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2]),
  cls: { help: 'Cumulative Layout Shift of visited pages.', unit: 'score', buckets: [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1], max: 100 },
};

/** A report is some 90 bytes. */
const maxBytes = 512;

export type VitalsOptions = {
  readonly metrics: Pick<Metrics, 'registry'>;
  readonly rateLimiter: RateLimiter | undefined;
  /** The themes there are; a report from any other is not believed. */
  readonly themes: () => ReadonlySet<string>;
};

/** Takes what browsers report about the pages they showed at `POST /vitals`, and counts it; nothing about the visitor is stored. */
export function registerVitals(app: FastifyInstance, { metrics, rateLimiter, themes }: VitalsOptions): void {
  const histograms = new Map<string, Histogram<'page' | 'theme'>>();
  for (const [name, { help, unit, buckets }] of Object.entries(vitals)) {
    const options = { name: `web_vitals_${name}_${unit}`, help, buckets: [...buckets], labelNames: ['page', 'theme'] as const };
    histograms.set(name, new Histogram({ ...options, registers: [metrics.registry] }));
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A type that no other site may send without being asked first.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) => done(null, body));
    scope.post('/vitals', async (request, reply) => {
      const wait = rateLimiter?.countRequest(request.ip) ?? rateLimiter?.countFields(request.ip, ['vitals']);
      if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send();
      const report = readReport(String(request.body), themes());
      if (!report) return reply.code(400).send();
      const { page, theme, values } = report;
      for (const [name, value] of values) histograms.get(name)?.observe({ page, theme }, value);
      return reply.code(204).send();
    });
  });
}

type Report = { readonly page: string; readonly theme: string; readonly values: readonly (readonly [name: string, value: number])[] };

/** All of it or nothing: one wrong value means that it was not our script that wrote the report. */
function readReport(text: string, themes: ReadonlySet<string>): Report | undefined {
  const { page, theme, ...rest } = parse(text);
  if (typeof page !== 'string' || !pageKinds.includes(page) || typeof theme !== 'string' || !themes.has(theme)) return undefined;
  const values: [string, number][] = [];
  for (const [name, value] of Object.entries(rest)) {
    const vital = Object.hasOwn(vitals, name) ? vitals[name] : undefined;
    if (!vital || typeof value !== 'number' || !(value >= 0 && value <= vital.max)) return undefined;
    values.push([name, vital.unit === 'seconds' ? value / 1_000 : value]);
  }
  return values.length > 0 ? { page, theme, values } : undefined;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
