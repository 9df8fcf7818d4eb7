import { Worker } from 'node:worker_threads';
import type { NotedSheet } from './pdf-document.ts';

export type Drawing = { readonly id: number; readonly sheets: readonly NotedSheet[] };
export type Drawn = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string };

type Waiting = { readonly resolve: (bytes: Buffer) => void; readonly reject: (error: Error) => void };
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

/** A shop that has nothing to print needs no thread, nor what it has loaded. */
const idleMs = 60_000;

let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

/** Draws documents in a thread of its own, which is begun with the first one, holds fonts and library, and ends when nobody needs it. */
export function drawInThread(sheets: readonly NotedSheet[]): Promise<Buffer> {
  clearTimeout(idle);
  const { worker, waiting } = (thread ??= begin());
  const id = (lastId += 1);
  const drawing: Drawing = { id, sheets };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // A process ends when nothing waits, not before.
    worker.ref();
    worker.postMessage(drawing);
  });
}

function begin(): Thread {
  const begun: Thread = { worker: new Worker(new URL('pdf-worker.ts', import.meta.url)), waiting: new Map() };
  const { worker, waiting } = begun;
  worker.on('message', (drawn: Drawn) => {
    const { resolve, reject } = waiting.get(drawn.id) ?? {};
    waiting.delete(drawn.id);
    if (waiting.size === 0) rest(begun);
    if ('bytes' in drawn) resolve?.(Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength));
    else reject?.(new Error(`The document could not be drawn: ${drawn.error}`));
  });
  const fail = (error: Error): void => {
    if (thread === begun) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that draws documents has ended.')));
  return begun;
}

function rest(resting: Thread): void {
  resting.worker.unref();
  idle = setTimeout(() => {
    if (thread === resting) thread = undefined;
    void resting.worker.terminate();
  }, idleMs).unref();
}
