import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, removeFolder, shopFlags, startPinned, stop, untilIdle, waitFor } from '../harness/processes.ts';

/** Does the time of a refused log-in tell whether an account exists, or is locked? */
const port = 4327;
const origin = `http://localhost:${port}`;
/** An account is locked after eight: each gives seven wrong passwords. */
const triesOfAccount = 7;
const people = ['owner', 'manager', 'content', 'service', 'finance', 'auditor'].map((name) => `${name}@maas-alm.example`);
const locked = 'staff.sittard@maas-alm.example';
const document = 'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { next } }';

const folder = mkdtempSync(join(tmpdir(), 'bench-staff-'));
const env = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', PREPARE_PICTURES: 'off' };
const backend = startPinned(0, [...shopFlags, 'apps/backend/src/app/main.ts'], env);

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

try {
  await waitFor(`http://127.0.0.1:${port}/readyz`, performance.now(), 600_000);
  await untilIdle(backend);
  for (let turn = 0; turn < 8; turn += 1) await refused(locked, turn);
  const kinds: Readonly<Record<string, (turn: number) => string>> = {
    'wrong password': (turn) => people[turn % people.length] ?? '',
    'no such account': (turn) => `nobody-${turn}@maas-alm.example`,
    'locked account': () => locked,
  };
  const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  const bodies = new Set<string>();
  const before = cpuSeconds(backend.pid ?? 0);
  const turns = people.length * triesOfAccount;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [kind, emailOf] of Object.entries(kinds)) {
      const { ms, body } = await refused(emailOf(turn), turn);
      times.get(kind)?.push(ms);
      bodies.add(body);
    }
  }
  const each = ((cpuSeconds(backend.pid ?? 0) - before) * 1_000) / (turns * times.size);
  console.log('| refused because of | tries | median | p90 | p99 |\n|---|---|---|---|---|');
  for (const [kind, found] of times)
    console.log(`| ${kind} | ${found.length} | ${at(found, 0.5)} | ${at(found, 0.9)} | ${at(found, 0.99)} |`);
  console.log(`\n${bodies.size} different answers; ${each.toFixed(1)} ms of processor time each.`);
} finally {
  await stop(backend);
  removeFolder(folder);
}
