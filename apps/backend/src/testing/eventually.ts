import { setTimeout } from 'node:timers/promises';

/** Between two questions; asking without a pause would keep the process from getting there. */
const pauseMs = 20;

/** Asks again and again until the answer fits. The limit only ends a test that would never pass: how long it takes is measured in `bench/`. */
export async function eventually<T>(check: () => Promise<T>, limitMs = 15_000): Promise<T> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await setTimeout(pauseMs);
  }
}
