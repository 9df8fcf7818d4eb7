import { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerSettings } from './embedded-worker.ts';

/** Speaks the PostgreSQL protocol to PGlite in a worker thread; `pg` takes the stream for a socket. */
export type EmbeddedServer = {
  /** Starts the worker when none runs: at first, and again after it died. */
  readonly start: () => Promise<void>;
  readonly stream: () => Duplex;
  readonly stop: () => Promise<void>;
};

/** Runs a worker over a data folder; a worker that dies fails its queries and is replaced at the next connection. */
export function embeddedServer(dataDir: string, onExit: (error: Error) => void): EmbeddedServer {
  const streams = new Map<number, PgliteStream>();
  let current: { worker: Worker; ready: Promise<void> } | undefined;
  let stopping = false;
  let nextId = 0;

  const start = (): Promise<void> => {
    if (current) return current.ready;
    const worker = startWorker({ dataDir, createOnly: false });
    const ready = Promise.withResolvers<void>();
    let failure = new Error('the embedded database stopped');
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') ready.resolve();
      else streams.get(message.stream)?.push(message.bytes);
    });
    worker.on('error', (error) => (failure = new Error(`the embedded database stopped: ${String(error)}`, { cause: error })));
    worker.on('exit', () => {
      current = undefined;
      ready.reject(failure);
      for (const stream of streams.values()) stream.destroy(failure);
      streams.clear();
      if (!stopping) onExit(failure);
    });
    ready.promise.catch(() => {});
    current = { worker, ready: ready.promise };
    return current.ready;
  };

  return {
    start,
    stream: () => {
      const id = nextId++;
      const send = (message: ToWorker): void => current?.worker.postMessage(message);
      const stream = new PgliteStream(start, (bytes) => send({ kind: 'bytes', stream: id, bytes }));
      streams.set(id, stream);
      stream.once('close', () => {
        if (streams.delete(id)) send({ kind: 'reset' });
      });
      return stream;
    },
    stop: async () => {
      stopping = true;
      const worker = current?.worker;
      if (!worker) return;
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage({ kind: 'close' } satisfies ToWorker);
      await gone;
    },
  };
}

/** Makes a new data folder and ends; its memory goes with the worker. */
export async function createDataFolder(dataDir: string): Promise<void> {
  const worker = startWorker({ dataDir, createOnly: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('error', reject);
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the embedded database ended with code ${code}`))));
  await promise;
}

/**
 * PGlite stays on V8's first compiler. The second one wants 604 MB for a single function of it that every query warms up,
 * and what it makes is not faster by more than the noise (measured: start to peak 866 MB with it, 300 MB without).
 */
const firstCompilerOnly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** The thread PGlite runs in. */
export function startWorker(settings: WorkerSettings): Worker {
  firstCompilerOnly.forEach(setFlagsFromString);
  // Flags of the process, such as --input-type, are not for the worker.
  return new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: settings, name: 'embedded-database', execArgv: [] });
}

class PgliteStream extends Duplex {
  readonly #start: () => Promise<void>;
  readonly #post: (bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(start: () => Promise<void>, post: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#start = start;
    this.#post = post;
  }

  connect(): this {
    this.#start().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  // pg corks parse, bind, execute and sync: they must arrive as one message.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #send(bytes: Buffer): void {
    const terminate = bytes.length === 5 && bytes[0] === 0x58;
    // Terminate would end PGlite itself; only this connection is over.
    if (terminate) this.push(null);
    else this.#post(new Uint8Array(bytes));
  }
}
