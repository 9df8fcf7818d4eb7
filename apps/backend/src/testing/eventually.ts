import { setImmediate } from 'node:timers/promises';

/** Asks again and again until the answer fits; the last failure is thrown when it still does not after the limit. */
export async function eventually(check: () => Promise<void>, limitMs = 2_000): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await setImmediate();
  }
}
