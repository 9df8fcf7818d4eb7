import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../backend/src/testing/eventually.ts';

const program = fileURLToPath(new URL('testing/small-cluster.ts', import.meta.url));

type Worker = { readonly pid: number; readonly isFirst: boolean; readonly address: string };

let primary: ChildProcess;
let output: string;
let ended: Promise<number | null>;

beforeEach(async () => {
  output = '';
  // A group of its own, as a terminal makes one for each command.
  primary = spawn(process.execPath, [program], {
    detached: true,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  primary.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  ended = new Promise((resolve) => primary.once('close', resolve));
  await eventually(async () => assert.equal(workers().length, 2));
});
afterEach(async () => {
  if (primary.exitCode === null) pressed('SIGKILL');
  await ended;
});

const workers = (): readonly Worker[] =>
  [...output.matchAll(/^open (\d+) (\w+) (\S+)$/gm)].map(([, pid, place, address = '']) => ({
    pid: Number(pid),
    isFirst: place === 'first',
    address,
  }));
const addressOf = (path: string): string => `${workers()[0]?.address}${path}`;
const times = (sentence: string): number => output.split(sentence).length - 1;
/** What a terminal does at Ctrl-C. */
const pressed = (signal: NodeJS.Signals): boolean => process.kill(-(primary.pid ?? assert.fail()), signal);

describe('several processes on one port', { timeout: 60_000 }, () => {
  it('answer what they were asked when Ctrl-C reaches all of them at once (R106)', async () => {
    const answers = [fetch(addressOf('/slow')), fetch(addressOf('/slow'))];
    await eventually(async () => assert.equal(times('asked slowly'), 2));
    pressed('SIGINT');
    for (const answer of answers) assert.equal(await (await answer).text(), 'done');
    assert.equal(await ended, 0);
    assert.equal(times('server.stopped"'), 2);
  });

  it('end at once when it is pressed again', async () => {
    const answer = assert.rejects(fetch(addressOf('/never')));
    await eventually(async () => assert.equal(times('asked for ever'), 1));
    pressed('SIGINT');
    await eventually(async () => assert.equal(times('server.draining'), 2));
    pressed('SIGINT');
    assert.equal(await ended, 1);
    await answer;
  });

  it('have one that does what is enough once, also when another has taken its place', async () => {
    const firsts = (): readonly number[] => workers().flatMap(({ pid, isFirst }) => (isFirst ? [pid] : []));
    const [dies = assert.fail()] = firsts();
    assert.equal(firsts().length, 1);
    process.kill(dies, 'SIGTERM');
    await eventually(async () => assert.equal(workers().length, 3));
    assert.equal(firsts().length, 2);
    assert.notEqual(firsts()[1], dies);
    primary.kill('SIGTERM');
    assert.equal(await ended, 0);
  });
});
