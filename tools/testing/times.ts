import { existsSync, readFileSync } from 'node:fs';
import type { TestRecord } from './test-record.ts';

export type StepTime = {
  readonly name: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly passed: boolean;
};
export type Times = {
  readonly seconds: number;
  readonly steps: readonly StepTime[];
  readonly slowest: readonly TestRecord[];
  /** Passed, but not on the first try. */
  readonly flaky: readonly TestRecord[];
};

const slowestShown = 30;

export function readRecords(file: string): readonly TestRecord[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TestRecord);
}

export function timesOf(seconds: number, steps: readonly StepTime[], records: readonly TestRecord[]): Times {
  return {
    seconds,
    steps,
    slowest: records.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown),
    flaky: records.filter(({ passed, tries }) => passed && tries > 1),
  };
}

const second = (value: number): string => value.toFixed(1).padStart(8);

/** The end of a run, for the terminal. */
export function summaryOf({ seconds, steps, slowest, flaky }: Times): string {
  const lines = [
    `\n${'step'.padEnd(36)}    time s     CPU s`,
    ...steps.map(
      ({ name, seconds: own, cpuSeconds, passed }) =>
        `${name.padEnd(36)}  ${second(own)}  ${second(cpuSeconds)}${passed ? '' : '  FAILED'}`,
    ),
    `${'together'.padEnd(36)}  ${second(seconds)}  ${second(steps.reduce((sum, step) => sum + step.cpuSeconds, 0))}`,
  ];
  if (slowest.length > 0) lines.push(`\nthe slowest ${slowest.length} tests`);
  for (const test of slowest) lines.push(`${second(test.seconds)} s  ${test.file}: ${test.name}`);
  if (flaky.length > 0) lines.push('\npassed only on a second try; note them in docs/long-tests.md (--note-flaky writes the line)');
  for (const test of flaky) lines.push(noteOf(test));
  return lines.join('\n');
}

/** The line of a test in docs/long-tests.md. */
export const noteOf = ({ file, name }: TestRecord): string => `- ${file}: ${name}`;
