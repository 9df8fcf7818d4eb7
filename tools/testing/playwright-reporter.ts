import { relative } from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';
import { root } from './root.ts';
import { writeRecord } from './test-record.ts';

/** Records how long each browser test took, and which passed only on a second try. */
export default class RecordingReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  /** In `npm test` every test has the one device it is about: one that is skipped there runs nowhere, and nobody would notice. */
  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const nowhere: string[] = [];
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      const [, project = '', , ...titles] = test.titlePath();
      const [name, file] = [`[${project}] ${titles.join(' › ')}`, relative(root, test.location.file)];
      if (test.results.length === 0) continue;
      if (outcome === 'skipped') {
        nowhere.push(`${file}: ${name}`);
        continue;
      }
      writeRecord({
        name,
        file,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: outcome !== 'unexpected',
        tries: test.results.length,
      });
    }
    if (process.env['TEST_SIZE'] === 'long' || nowhere.length === 0) return undefined;
    console.error(`skipped on the only device they run on (e2e/fixtures/turns.ts):\n${nowhere.join('\n')}`);
    return { status: 'failed' };
  }
}
