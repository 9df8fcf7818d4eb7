import { transcode } from 'node:buffer';
import type { RequestContext } from '../lib/page/request-context.ts';
import type { OwnDocument } from '../rendering/own-scripts.ts';
import { basenameOf } from '../lib/page/store-view.ts';
import type { PageBuild } from './page-build.ts';
import { createSharedDeadline } from './shared-deadline.ts';
import { isPublicName } from './page-address.ts';
import { createPageDependencies, type ServerDependencies } from './page-dependencies.ts';
import type { RenderedPage } from './fetch-page.ts';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import type { PageLanguage, Storefront } from './storefront.ts';
import { toWebRequest, traceparentOf, type PageRequest } from './web-request.ts';

const pageDeadline = createSharedDeadline(3_000);
/** Many statements from one place are slowed down, never refused (LAW-08): their answer must still arrive. */
const formDeadline = 45_000;

export type PageAsk = {
  readonly language: PageLanguage;
  readonly theme: string;
  /** Path and query to render, where it is not exactly what came. */
  readonly path: string | undefined;
};

/** Renders one page, with all its headers. */
export async function renderPage(storefront: Storefront, request: PageRequest, ask: PageAsk): Promise<RenderedPage> {
  const { options, https } = storefront;
  const build = await storefront.build();
  const dependencies = createPageDependencies();
  const webRequest = toWebRequest(request, options.publicUrl, ask.path);
  const { pathname, searchParams } = new URL(webRequest.url);
  let document: OwnDocument | undefined;
  const context = pageContext(storefront, request, ask, build, {
    dependencies,
    loaderData: pathname.endsWith('.data') ? undefined : [],
    sendHtml: (made) => void (document = made),
  });
  const response = await build.answer(basenameOf(ask.language.view), webRequest, context);
  const body = document === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.concat(document.html.map(bytesOf));
  const own = Object.fromEntries(response.headers);
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const isShared =
    response.status < 500 && request.method !== 'POST' && dependencies.isShared() && !asksForPerson(dependencies, searchParams);
  // Texts for machines cache what they are made from themselves, so it is not among the dependencies.
  if (!isPage && !type.startsWith('text/x-script')) dependencies.add(undefined, undefined);
  const headers = {
    ...commonHeaders(https),
    ...own,
    'cache-control': isShared ? (own['cache-control'] ?? 'public, max-age=0, must-revalidate') : 'private, no-store',
    ...(isPage
      ? pageHeaders({
          scriptHashes: document?.scriptHashes ?? [],
          path: pathname,
          https,
          policy: options.mode === 'production',
          speculationRules: storefront.speculationRules,
        })
      : {}),
    ...(options.tagHeaders && dependencies.isShared() ? { 'x-magento-tags': [...dependencies.tags].join(',') } : {}),
  };
  return { status: response.status, headers, body, dependencies };
}

/** Whether the page asked for something in its address that may be a secret or a name: anything that is not known to be public. */
const asksForPerson = ({ askedNames, names }: ServerDependencies, search: URLSearchParams): boolean =>
  [...askedNames].some((name) => search.has(name) && !isPublicName(name) && !names.has(name));

function pageContext(
  { options, pages }: Storefront,
  request: PageRequest,
  { language, theme }: PageAsk,
  build: PageBuild,
  page: Pick<RequestContext, 'dependencies' | 'sendHtml' | 'loaderData'>,
): RequestContext {
  const { publicUrl, demo, shopAccessToken, consumerKey } = options;
  return {
    execute: options.execute,
    storeView: language.view,
    storeViews: language.views,
    themeName: theme,
    settings: { publicUrl, demo, shopAccessToken, consumerKey },
    requestId: String(request.id),
    ip: request.ip,
    traceparent: traceparentOf(request),
    now: options.clock.now(),
    deadline: request.method === 'POST' ? AbortSignal.timeout(formDeadline) : pageDeadline(),
    assetsOf: build.assetsOf,
    log: options.logger,
    ...page,
    changes: pages.changes(),
  };
}

let draft = Buffer.allocUnsafe(1 << 19);

/**
 * One character beyond Latin-1, such as €, makes the whole text one of two bytes a character, and writing that as UTF-8 is slow; transcoding does
 * the same in a quarter of the time, but refuses half a character, which only a broken text of somebody else can hold.
 */
function bytesOf(html: string): Buffer {
  if (draft.length < 2 * html.length) draft = Buffer.allocUnsafe(4 * html.length);
  const length = draft.write(html, 'utf16le');
  try {
    return transcode(draft.subarray(0, length), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(html);
  }
}
