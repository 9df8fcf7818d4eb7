import type { SpanStart } from '@shop/telemetry';

const attributes = { 'db.system.name': 'postgresql' };

/** A whole transaction; how many statements it had is added at its end. */
export const transactionSpan: SpanStart = { name: 'db transaction', kind: 'client', attributes };

/** What a statement does to which table: statements are written by us, their values are not in it. */
export function describeStatement(text: string): SpanStart {
  const [, verb = 'statement'] = /^\s*([a-z]+)/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_.]*)/i.exec(text) ?? [];
  return { name: ['db', verb.toLowerCase(), ...(table ? [table] : [])].join(' '), kind: 'client', attributes };
}
