import { findChromium } from '../find-chromium.ts';
import { cpuOfEndedChildren, runNode, type Environment } from './run-command.ts';
import { openRunDatabases } from './run-databases.ts';
import type { Step } from './steps.ts';
import type { StepTime } from './times.ts';
import { withTestShop } from './with-test-shop.ts';

/** So many steps at once: most have one busy thread, and machines of the tests have two cores. */
const sideBySide = 2;

/** Runs every step even when an earlier one failed, so that one run tells everything. */
export async function runSteps(steps: readonly Step[], env: Environment): Promise<readonly StepTime[]> {
  const alone = steps.filter(({ needs }) => needs === undefined);
  const times = [...(await runSideBySide(alone, env))];
  const onDatabases = steps.filter(({ needs }) => needs === 'databases');
  const onShop = steps.filter(({ needs }) => needs === 'shop');
  const databases = onDatabases.length > 0 ? await openRunDatabases() : undefined;
  try {
    // The few suites on the embedded database wait for processes they start; in the long suite they are many and need the cores themselves.
    const runOnDatabases = env['TEST_SIZE'] === 'long' ? runInTurn : runSideBySide;
    if (databases) times.push(databases.time, ...(await runOnDatabases(onDatabases, { ...env, ...databases.env })));
    if (onShop.length > 0) times.push(...(await runOnShop(onShop, { ...env, ...databases?.env })));
  } finally {
    await databases?.stop();
  }
  if (databases) times.push(besides('PostgreSQL'));
  return times;
}

/** What ran beside the steps and ended just now: no time of its own, but CPU. */
const besides = (name: string): StepTime => ({ name, seconds: 0, cpuSeconds: cpuOfEndedChildren(), passed: true });

async function runSideBySide(steps: readonly Step[], env: Environment): Promise<readonly StepTime[]> {
  const waiting = [...steps];
  const times: StepTime[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      times.push(await runStep(step, env, steps.length === 1 ? 'inherit' : 'buffer'));
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
  return times;
}

async function runInTurn(steps: readonly Step[], env: Environment): Promise<readonly StepTime[]> {
  const times: StepTime[] = [];
  for (const step of steps) times.push(await runStep(step, env, 'inherit'));
  return times;
}

async function runOnShop(steps: readonly Step[], env: Environment): Promise<readonly StepTime[]> {
  try {
    const browser = { CHROMIUM: findChromium() };
    const times = await withTestShop(env, (url) => runInTurn(steps, { ...env, ...browser, SHOP_URL: url }));
    return [...times, besides('the shop that was visited')];
  } catch (error) {
    console.error((error as Error).message);
    return steps.map(({ name }) => ({ name, seconds: 0, cpuSeconds: 0, passed: false }));
  }
}

async function runStep({ name, commands, env: own }: Step, env: Environment, output: 'inherit' | 'buffer'): Promise<StepTime> {
  const start = performance.now();
  if (output === 'inherit') console.log(`\n▸ ${name}`);
  let [cpuSeconds, passed, said] = [0, true, ''];
  for (const command of commands) {
    const result = await runNode(command, { ...env, ...own }, output);
    cpuSeconds += result.cpuSeconds;
    said += result.output;
    passed = result.code === 0;
    if (!passed) break;
  }
  const seconds = (performance.now() - start) / 1000;
  if (output === 'buffer') console.log(`\n▸ ${name}${passed ? '' : `\n${said.trimEnd()}`}`);
  console.log(`  ${passed ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  return { name, seconds, cpuSeconds, passed };
}
