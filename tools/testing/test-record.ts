import { appendFileSync } from 'node:fs';

/** One test as a reporter saw it; `tries` above 1 and passed is a test that failed first. */
export type TestRecord = {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
  readonly passed: boolean;
  readonly tries: number;
};

/** Both test runners write into one file, a line a test: TEST_RECORDS names it. */
export function writeRecord(record: TestRecord): void {
  const file = process.env['TEST_RECORDS'];
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
}
