import { parentPort } from 'node:worker_threads';
import { drawSheets } from './draw-sheets.ts';
import type { Drawing, Drawn } from './pdf-thread.ts';

/** The thread that draws documents, one after the other. */
parentPort?.on('message', ({ id, sheets }: Drawing) => {
  const answer = (drawn: Drawn): void => parentPort?.postMessage(drawn);
  void drawSheets(sheets).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
