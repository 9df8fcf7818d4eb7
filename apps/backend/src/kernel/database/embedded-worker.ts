import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Bytes of one connection, or a wish about it; `stream` tells an ended connection's late answers from the next one's. */
export type ToWorker =
  | { readonly kind: 'bytes'; readonly stream: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'reset' }
  | { readonly kind: 'close' };
export type FromWorker = { readonly kind: 'ready' } | { readonly kind: 'bytes'; readonly stream: number; readonly bytes: Uint8Array };
export type WorkerSettings = { readonly dataDir: string; readonly createOnly: boolean };

const { dataDir, createOnly } = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error('the embedded database runs in a worker thread only');

// The system keeps files in memory as well: PostgreSQL's usual 128 MB are touched at the start and buy no speed (measured).
const sharedBuffers = ['-c', 'shared_buffers=32MB'];
/** As a server is told: a block that is read alone costs hardly more than one among others. */
const nearBlocks = ['-c', 'random_page_cost=1.1'];

const opening = PGlite.create({ dataDir, startParams: [...PGlite.defaultStartParams, ...sharedBuffers, ...nearBlocks] });
let chain: Promise<unknown> = opening;

// Listens from the first moment: Node lets a thread that has nothing to listen to wait for V8's compilers, and these may wait for the
// thread to collect its garbage; neither goes on then (nodejs/node#54918; seen in one of five starts on a busy machine).
port.on('message', (message: ToWorker) => {
  chain = chain.then(() => handle(message));
});

const database = await opening;
if (createOnly) await handle({ kind: 'close' });
else port.postMessage({ kind: 'ready' } satisfies FromWorker);

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'bytes') {
    const bytes = await answer(message.bytes);
    port?.postMessage({ kind: 'bytes', stream: message.stream, bytes } satisfies FromWorker, [bytes.buffer]);
  } else if (message.kind === 'reset') {
    // All connections share one session: what an ended one left open or prepared must not reach the next.
    await database.exec('rollback');
    await database.exec('discard all');
  } else {
    await database.close();
    process.exit();
  }
}

/** As it comes from PostgreSQL: `execProtocolRaw` also reads the answers, and keeps all it has read for ever (measured: 1.4 MB a minute). */
async function answer(question: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(question, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}
