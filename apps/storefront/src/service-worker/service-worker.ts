import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isBackOffice, isPublic, kindOf, offlinePathOf, type Kind } from './may-store.ts';

/** Written in by the build: another build is another worker. */
declare const buildVersion: string;
/** The offline page in every language of the shop. */
declare const offlinePaths: readonly string[];
/** The page's types and the worker's do not go together; this is what the worker uses of its own. */
type Waitable = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waitable) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
};
const scope = globalThis as unknown as WorkerScope;

const day = 24 * 60 * 60;
/** SPEC-9: thirty days, JSON a day, PNG seven. */
const lifetimes: Readonly<Record<Kind, { readonly seconds: number; readonly maxEntries: number }>> = {
  page: { seconds: 30 * day, maxEntries: 60 },
  data: { seconds: day, maxEntries: 60 },
  asset: { seconds: 30 * day, maxEntries: 400 },
  png: { seconds: 7 * day, maxEntries: 60 },
  picture: { seconds: 30 * day, maxEntries: 300 },
};

// Pages name the files of their build: a new build starts with empty caches for both.
const shellCache = `shell-${buildVersion}`;
const cacheName = (kind: Kind): string => (kind === 'page' || kind === 'data' ? `${kind}-${buildVersion}` : kind);

const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected && isPublic(response.headers.get('Cache-Control')) ? response : null,
};

const kindOfRequest = (request: Request): Kind | undefined =>
  kindOf({
    method: request.method,
    mode: request.mode,
    url: new URL(request.url),
    origin: scope.location.origin,
    hasCredential: request.headers.has('Authorization'),
  });

for (const kind of Object.keys(lifetimes) as readonly Kind[]) {
  const { seconds, maxEntries } = lifetimes[kind];
  const expiration = new ExpirationPlugin({ maxAgeSeconds: seconds, maxEntries, purgeOnQuotaError: true });
  const options = {
    cacheName: cacheName(kind),
    plugins: [onlyPublic, expiration as WorkboxPlugin],
  };
  // Prices and stock are always asked for while there is a connection (R189); files and pictures never change under their name.
  const strategy = kind === 'page' || kind === 'data' ? new NetworkFirst(options) : new CacheFirst(options);
  registerRoute(({ request }) => kindOfRequest(request) === kind, strategy);
}
// Personal pages are not stored, but without a connection they too lead to the offline page.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && kindOfRequest(request) === undefined && !isBackOffice(url),
  async ({ request }) => fetch(request),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const { pathname } = new URL(request.url);
  return (await caches.match(offlinePathOf(pathname), { cacheName: shellCache })) ?? Response.error();
});

/** What a browser is told about a page besides its text: without its policy, what a text brought along would run (R164). */
const securityHeaders = [
  'Content-Security-Policy',
  'Content-Type',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

const scripts = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The offline pages with the files they name, found in their own text: theme and language are the shop's. */
async function cacheShell(): Promise<void> {
  const [shell, assets] = await Promise.all([caches.open(shellCache), caches.open(cacheName('asset'))]);
  const files = new Set<string>();
  for (const path of offlinePaths) {
    const response = await fetch(path, { cache: 'reload', credentials: 'same-origin' });
    if (!response.ok) continue;
    const html = await response.text();
    // Shown under the address of another page: its scripts would look for that one.
    const headers = securityHeaders.map((name): [string, string] => [name, response.headers.get(name) ?? '']);
    await shell.put(path, new Response(html.replace(scripts, ''), { headers }));
    for (const [, file] of html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2|svg))/g)) if (file) files.add(file);
  }
  await Promise.all(
    [...files].map(async (file) => {
      if (!(await assets.match(file))) await assets.add(file);
    }),
  );
}

scope.addEventListener('install', (event) => event.waitUntil(cacheShell()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => /^(?:shell|page|data)-/.test(name) && !name.endsWith(`-${buildVersion}`));
      await Promise.all(old.map((name) => caches.delete(name)));
      await scope.clients.claim();
    })(),
  ),
);

// The page asks for it when the visitor agrees; a worker that took over by itself would mix two builds in one tab (R190).
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
