import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';
import type { TestRecord } from './test-record.ts';
import { noteOf } from './times.ts';

const document = `${root}docs/long-tests.md`;

/** Adds the tests that passed only on a second try to the end of docs/long-tests.md, each once a day. */
export function noteFlaky(tests: readonly TestRecord[], day: string): void {
  const text = readFileSync(document, 'utf8');
  const lines = tests.map((test) => `${noteOf(test)} (${day})`).filter((line) => !text.includes(line));
  if (lines.length > 0) writeFileSync(document, `${text.trimEnd()}\n${lines.join('\n')}\n`);
}
