import { executionAsyncResource } from 'node:async_hooks';

let retained: object | undefined;

/**
 * Retains one of the objects `process.nextTick` makes. V8 holds their hidden class weakly: at a major collection with none of them alive it is
 * dropped, and every later call allocates through the runtime, eight times slower and several times in every response.
 */
export function retainTickShape(): void {
  process.nextTick(() => void (retained = executionAsyncResource()));
}

/** The retained object, for the test. */
export const retainedTick = (): object | undefined => retained;
