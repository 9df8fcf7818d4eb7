import { workerCalls } from '#kernel/worker-calls.ts';
import type { NotedSheet } from './pdf-document.ts';

const thread = workerCalls<readonly NotedSheet[], Uint8Array>(new URL('pdf-worker.ts', import.meta.url));

/** Draws documents in a thread of its own, which holds fonts and library while it lives. */
export async function drawInThread(sheets: readonly NotedSheet[]): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await thread.ask(sheets).catch((error: Error) => {
    throw new Error(`The document could not be drawn: ${error.message}`, { cause: error });
  });
  return Buffer.from(buffer, byteOffset, byteLength);
}
