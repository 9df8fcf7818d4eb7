import { findChromium } from '../find-chromium.ts';
import { cpuOfEndedChildren, runNode, type Environment } from './run-command.ts';
import { openRunDatabases } from './run-databases.ts';
import { needsShop, type Step } from './steps.ts';
import type { StepTime } from './times.ts';
import { errorsOfTestShop, withTestShop } from './with-test-shop.ts';

/** So many steps at once: most have one busy thread, and machines of the tests have two cores. */
const sideBySide = 2;

/** What steps run with; whoever needs the shop waits for its address. */
type Run = { readonly env: Environment; readonly shop?: Promise<string> };

/** Runs every step even when an earlier one failed, so that one run tells everything. */
export async function runSteps(steps: readonly Step[], env: Environment): Promise<readonly StepTime[]> {
  const ready = steps.filter(({ needs }) => needs === undefined);
  const times = [...(await runSideBySide(ready, { env }))];
  const onDatabases = steps.filter(({ needs }) => needs === 'databases');
  const onShop = steps.filter(needsShop);
  const databases = onDatabases.length > 0 ? await openRunDatabases() : undefined;
  const run = { env: { ...env, ...databases?.env } };
  try {
    if (databases) times.push(databases.time);
    if (env['TEST_SIZE'] === 'long') {
      // The suites on databases are many and need the cores themselves.
      times.push(...(await runInTurn(onDatabases, run)));
      if (onShop.length > 0) times.push(...(await runBesideShop([], onShop, run)));
    } else if (onShop.length > 0) times.push(...(await runBesideShop(onDatabases, onShop, run)));
    else times.push(...(await runSideBySide(onDatabases, run)));
  } finally {
    await databases?.stop();
  }
  if (databases) times.push(besides('PostgreSQL'));
  return times;
}

/** What ran beside the steps and ended just now: no time of its own, but CPU. */
const besides = (name: string): StepTime => ({ name, seconds: 0, cpuSeconds: cpuOfEndedChildren(), passed: true });

/** The shop writes its demo, and is asked by HTTP, while the tests on databases run: alone it has one busy thread. */
async function runBesideShop(onDatabases: readonly Step[], onShop: readonly Step[], { env }: Run): Promise<readonly StepTime[]> {
  const early = [...onDatabases, ...onShop.filter(({ needs }) => needs === 'shop')];
  const late = onShop.filter(({ needs }) => needs === 'browser');
  const times = await withTestShop(env, async (shop) => [
    ...(await runSideBySide(early, { env, shop })),
    ...(await runInTurn(late, { env, shop })),
  ]);
  const errors = errorsOfTestShop();
  for (const line of errors) console.error(line);
  return [...times, { ...besides('the shop that was visited'), passed: errors.length === 0 }];
}

async function runSideBySide(steps: readonly Step[], run: Run): Promise<readonly StepTime[]> {
  const waiting = [...steps];
  const times: StepTime[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      times.push(await runStep(step, run, steps.length === 1 ? 'inherit' : 'buffer'));
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
  return times;
}

async function runInTurn(steps: readonly Step[], run: Run): Promise<readonly StepTime[]> {
  const times: StepTime[] = [];
  for (const step of steps) times.push(await runStep(step, run, 'inherit'));
  return times;
}

async function environmentOf(step: Step, { env, shop }: Run): Promise<Environment> {
  const browser = step.needs === 'browser' ? { CHROMIUM: findChromium() } : {};
  return { ...env, ...step.env, ...browser, ...(needsShop(step) ? { SHOP_URL: await shop } : {}) };
}

async function runStep(step: Step, run: Run, output: 'inherit' | 'buffer'): Promise<StepTime> {
  const start = performance.now();
  if (output === 'inherit') console.log(`\n▸ ${step.name}`);
  const { cpuSeconds, passed, said } = await runCommands(step, run, output);
  const seconds = (performance.now() - start) / 1000;
  if (output === 'buffer') console.log(`\n▸ ${step.name}`);
  if (!passed && said !== '') console.error(said.trimEnd());
  console.log(`  ${passed ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, cpuSeconds, passed };
}

async function runCommands(
  step: Step,
  run: Run,
  output: 'inherit' | 'buffer',
): Promise<Pick<StepTime, 'cpuSeconds' | 'passed'> & { readonly said: string }> {
  let [cpuSeconds, said] = [0, ''];
  try {
    const env = await environmentOf(step, run);
    for (const command of step.commands) {
      const result = await runNode(command, env, output);
      cpuSeconds += result.cpuSeconds;
      said += result.output;
      if (result.code !== 0) return { cpuSeconds, passed: false, said };
    }
    return { cpuSeconds, passed: true, said };
  } catch (error) {
    // No shop, or no browser.
    return { cpuSeconds, passed: false, said: `${said}${(error as Error).message}` };
  }
}
