import type { TestEvent } from 'node:test/reporters';
import { relative } from 'node:path';
import { root } from './root.ts';
import { writeRecord } from './test-record.ts';

/** Records how long each test of node:test took; says nothing itself. */
export default async function* record(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file, details } = event.data;
    if (details.type === 'suite' || event.data.skip !== undefined) continue;
    writeRecord({
      name,
      file: relative(root, file ?? name),
      seconds: details.duration_ms / 1000,
      passed: event.type === 'test:pass',
      tries: 1,
    });
  }
  yield '';
}
