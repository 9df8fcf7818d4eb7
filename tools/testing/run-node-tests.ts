import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endWithParent } from './run-command.ts';
import { root } from './root.ts';

/** `run-node-tests.ts <files>`: runs tests of node:test in a few processes that take one file after the other (`test-lane.ts`). */
const files = process.argv.slice(2);
/** One more than a machine of the tests has cores: tests wait for databases and for processes they start. */
const lanes = Math.min(3, files.length);
const reporters = ['dot', './tools/testing/node-reporter.ts'].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  '--test-reporter-destination=stdout',
]);
/** A shop that is opened for one file is garbage with the next: a large young generation is collected less often (measured: a tenth of the CPU). */
const youngGeneration = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

const waiting = [...files];
const codes = await Promise.all(Array.from({ length: lanes }, runLane));
if (waiting.length > 0) console.error(`not run: ${waiting.join(', ')}`);
process.exitCode = waiting.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;

async function runLane(): Promise<number> {
  const lane = fork(`${root}tools/testing/test-lane.ts`, { cwd: root, execArgv: [...reporters, ...youngGeneration] });
  let current: string | undefined;
  lane.on('message', () => {
    current = waiting.shift();
    lane.send(current ?? '');
  });
  endWithParent(lane);
  const code = await exitCode(lane);
  // A process that ends by itself in the middle of a file took its report with it.
  if (current !== undefined) console.error(`ended in ${current}`);
  return current === undefined ? code : 1;
}

async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
