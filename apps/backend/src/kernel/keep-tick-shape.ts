import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps one of the objects `process.nextTick` makes. At a large collection with none of them alive V8 forgets their shape, and from
 * then on, for as long as the process lives, makes each the slow way: eight times as slow, several times in every answer.
 */
export function keepTickShape(): void {
  process.nextTick(() => void (kept = executionAsyncResource()));
}

/** The object that is kept. */
export const keptTick = (): object | undefined => kept;
