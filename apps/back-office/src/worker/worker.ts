import { kindOf } from './may-keep.ts';

/** Written in by the build: another build is another worker. */
declare const buildVersion: string;
declare const builtFiles: readonly string[];

/** The page's types and the worker's do not go together; this is what the worker uses of its own. */
type Waitable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waitable & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waitable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
};
const scope = globalThis as unknown as WorkerScope;

const cacheName = `staff-${buildVersion}`;
const screen = '/staff/';

/** All of them at once: a tab that was opened before a deployment finds the files of its own build here afterwards. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...builtFiles, screen].map((path) => new Request(path, { cache: path === screen ? 'reload' : 'default' })));
}

async function forgetOthers(): Promise<void> {
  // Those of the shop lie beside them and are its own.
  const old = (await caches.keys()).filter((name) => name.startsWith('staff-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

const fileOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** The server's while there is a connection: it belongs to the newest build. */
async function screenOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(screen, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepBuild()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf({ method: request.method, mode: request.mode, url: new URL(request.url), origin: scope.location.origin });
  if (kind === 'file') event.respondWith(fileOf(request));
  if (kind === 'screen') event.respondWith(screenOf(request));
});

// The screen asks for it when its person agrees: what they have typed is theirs to save first.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
