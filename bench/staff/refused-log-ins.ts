import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, removeFolder, shopFlags, startPinned, stop, untilIdle, waitFor } from '../harness/processes.ts';

const port = 4327;
const origin = `http://localhost:${port}`;
/** An account is locked after eight: each gives seven wrong passwords. */
const triesOfAccount = 7;
const people = ['owner', 'manager', 'content', 'service', 'finance', 'auditor'].map((name) => `${name}@maas-alm.example`);
const locked = 'staff.sittard@maas-alm.example';
const document = 'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { next } }';

async function refused(email: string, turn: number): Promise<{ readonly ms: number; readonly body: string }> {
  const since = performance.now();
  const answer = await fetch(`${origin}/staff/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-staff': '1' },
    body: JSON.stringify({ query: document, variables: { email, password: `Wrong-password-${turn}` } }),
  });
  const body = await answer.text();
  if (answer.status !== 401) throw new Error(`a wrong log-in was answered with ${answer.status}: ${body}`);
  return { ms: performance.now() - since, body };
}

const at = (times: readonly number[], share: number): string =>
  `${(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;

const kinds: Readonly<Record<string, (turn: number) => string>> = {
  'wrong password': (turn) => people[turn % people.length] ?? '',
  'no such account': (turn) => `nobody-${turn}@maas-alm.example`,
  'locked account': () => locked,
};

async function measure(pid: number): Promise<void> {
  const names = Object.keys(kinds);
  const measured = new Map(names.map((kind) => [kind, { times: [] as number[], computed: 0 }]));
  const bodies = new Set<string>();
  for (let turn = 0; turn < people.length * triesOfAccount; turn += 1) {
    // Another one is first in each turn: what follows something else may find it still at work.
    for (const kind of [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)]) {
      const before = cpuSeconds(pid);
      const { ms, body } = await refused(kinds[kind]?.(turn) ?? '', turn);
      const found = measured.get(kind);
      found?.times.push(ms);
      if (found) found.computed += cpuSeconds(pid) - before;
      bodies.add(body);
    }
  }
  console.log('| refused because of | tries | median | p90 | processor time |\n|---|---|---|---|---|');
  for (const [kind, { times, computed }] of measured) {
    const each = `${((computed * 1_000) / times.length).toFixed(1)} ms`;
    console.log(`| ${kind} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.9)} | ${each} |`);
  }
  console.log(`\n${bodies.size === 1 ? 'All answers are the same, byte for byte.' : `${bodies.size} different answers!`}\n`);
}

/** Does the time of a refused log-in tell whether an account exists, or is locked? */
export async function compareRefusedLogIns(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-staff-'));
  const env = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', PREPARE_PICTURES: 'off' };
  const backend = startPinned(0, [...shopFlags, 'apps/backend/src/app/main.ts'], env);
  try {
    await waitFor(`http://127.0.0.1:${port}/readyz`, performance.now(), 600_000);
    await untilIdle(backend);
    for (let turn = 0; turn < 8; turn += 1) await refused(locked, turn);
    await measure(backend.pid ?? 0);
  } finally {
    await stop(backend);
    removeFolder(folder);
  }
}
