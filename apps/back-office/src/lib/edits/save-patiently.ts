import { ApiError } from '../api/api-error.ts';

/** Whether the same call may go through later as it is. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'offline' || error.kind === 'busy');

type Options = {
  readonly onWait: () => void;
  readonly signal: AbortSignal;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

const longestWait = 15_000;

/** Until then, or until the browser says that it is connected again. */
function waitForConnection(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Sends the same edit with the same key until it has an answer: the server writes it once however often it comes. */
export async function savePatiently<Answer>(
  save: () => Promise<Answer>,
  { onWait, signal, wait = waitForConnection }: Options,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (!isPassing(error) || signal.aborted) throw error;
      onWait();
      await wait(Math.min(1000 * 2 ** attempt, longestWait), signal);
      if (signal.aborted) throw error;
    }
  }
}
