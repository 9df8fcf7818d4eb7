import { parentPort, Worker } from 'node:worker_threads';

/** Work that is done in a thread of its own, which is begun with the first call and ends when nobody has called for a while. */
type WorkerCalls<Question, Answer> = {
  /** Rejects when the work failed, or its thread ended before it was done; the next call begins another. */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Ends the thread; what waits is rejected. */
  readonly end: () => Promise<void>;
};

type Asked<Question> = { readonly id: number; readonly question: Question };
type Answered<Answer> = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string };
type Waiting<Answer> = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };
type Thread<Answer> = { readonly worker: Worker; readonly waiting: Map<number, Waiting<Answer>> };

/** What a thread has loaded takes memory. */
const idleMs = 60_000;

/** Calls to a script that answers them with `answerCalls`; `workerData` is what it is begun with. */
export function workerCalls<Question, Answer>(script: URL, workerData?: unknown): WorkerCalls<Question, Answer> {
  let thread: Thread<Answer> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = thread?.worker;
    thread = undefined;
    await ending?.terminate();
  };
  const rest = ({ worker }: Thread<Answer>): void => {
    worker.unref();
    idle = setTimeout(() => void end(), idleMs).unref();
  };
  const begin = (): Thread<Answer> => {
    const begun: Thread<Answer> = { worker: new Worker(script, { workerData }), waiting: new Map() };
    const { worker, waiting } = begun;
    worker.on('message', (answered: Answered<Answer>) => {
      const { resolve, reject } = waiting.get(answered.id) ?? {};
      waiting.delete(answered.id);
      if (waiting.size === 0 && thread === begun) rest(begun);
      if ('error' in answered) reject?.(new Error(answered.error));
      else resolve?.(answered.answer);
    });
    const fail = (error: Error): void => {
      if (thread === begun) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread has ended.')));
    return begun;
  };
  return {
    ask: (question) => {
      clearTimeout(idle);
      const { worker, waiting } = (thread ??= begin());
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // A process ends when nothing waits, not before.
        worker.ref();
        worker.postMessage({ id, question } satisfies Asked<Question>);
      });
    },
    end,
  };
}

/** In a worker: answers each call with what the work comes to. */
export function answerCalls<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  const tell = (answered: Answered<Answer>): void => parentPort?.postMessage(answered);
  parentPort?.on('message', ({ id, question }: Asked<Question>) => {
    void work(question).then(
      (answer) => tell({ id, answer }),
      (error: unknown) => tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
