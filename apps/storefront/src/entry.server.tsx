import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { addressForLog } from '@shop/rules/log-address';
import type { MessageNamespace } from './i18n/message-catalogue.ts';
import { finishDocument } from './rendering/finish-document.ts';
import { ScriptMarkProvider } from './rendering/inline-script.tsx';
import { makeScriptMark, takeOwnScripts } from './rendering/own-scripts.ts';
import { renderToText } from './rendering/render-to-text.ts';
import { MarkupCacheProvider } from './rendering/cached-markup.tsx';
import { earlyPressesScript } from './rendering/island.tsx';
import { LazyPartsProvider, type OnPart } from './rendering/lazy-part.tsx';
import { dataElement } from './rendering/data-element.ts';
import { handoffScript } from './rendering/handoff.ts';
import { requestContext } from './lib/page/request-context.ts';
import { scriptJson } from './lib/page/script-json.ts';
import { loaderDataScripts } from './rendering/loader-data.ts';
import { shopStateElementId, type ShopState } from './lib/page/shop-state.tsx';
import { StructuredDataContext } from './lib/page/structured-data.tsx';
import { loadMessages, messagesSource } from './messages/load-messages.ts';
import { Providers } from './providers.tsx';
import { markupCache } from './rendering/markup-cache.tsx';
import { renderRegions } from './shell/render-regions.tsx';
import { shellData } from './shell/shell-data.ts';
import { resolveTheme, themeName } from './themes/resolve-theme.ts';

export { requestContext } from './lib/page/request-context.ts';

/** Renders to the end before the first byte: true status codes, and hashes of the scripts that are ours (R165). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const context = loadContext.get(requestContext);
  const name = themeName(context.themeName);
  const { storeView, storeViews, settings } = context;
  const [theme, messages, shell] = await Promise.all([resolveTheme(name), loadMessages(storeView.language), shellData(context)]);
  const themed = context.assetsOf([`src/themes/${name}/theme.tsx`]);
  const failed = status >= 500 ? { errorId: context.requestId } : {};
  const state: ShopState = { storeView, storeViews, settings, themeName: name, styles: themed.styles, ...failed };
  const structuredData: object[] = [];
  const mark = makeScriptMark();
  const { serverHandoffStream, ...routed } = routerContext;
  const cache = markupCache(state, theme, messages, context.log);
  const modules = new Set<string>();
  const notePart: OnPart = (source) => void modules.add(source);
  const noteNamespace = (namespace: MessageNamespace): void => void modules.add(messagesSource(storeView.language, namespace));
  const html = await renderToText(() => {
    structuredData.length = 0;
    modules.clear();
    return (
      <StructuredDataContext value={structuredData}>
        <LazyPartsProvider onPart={notePart}>
          <Providers
            state={state}
            theme={theme}
            messages={messages}
            onNamespace={noteNamespace}
            regions={renderRegions(shell, state, theme, messages, context.now)}
          >
            <MarkupCacheProvider cache={cache}>
              <ScriptMarkProvider mark={mark}>
                <ServerRouter context={routed} url={request.url} nonce={mark} />
              </ScriptMarkProvider>
            </MarkupCacheProvider>
          </Providers>
        </LazyPartsProvider>
      </StructuredDataContext>
    );
  }, mark);
  setHeaders(headers, status, request.method);
  const data = [
    dataElement(shopStateElementId, scriptJson({ ...state, modules: [...modules] })),
    ...structuredData.map((value) => `<script type="application/ld+json">${scriptJson(value)}</script>`),
  ];
  const scripts = [...themed.scripts, ...context.assetsOf([...modules]).scripts];
  const document = finishDocument(html, {
    firstScript: earlyPressesScript(mark),
    scripts,
    headEnd: data.join(''),
    bodyEnd: loaderDataScripts(context.loaderData ?? []) + (await handoffScript(serverHandoffStream)),
  });
  // As text, in which the scripts are found: a Response would make bytes of it.
  context.sendHtml(takeOwnScripts(document, mark));
  return new Response(null, { status, headers });
}

/** Rendering failures; those of loaders are logged where they are turned into a page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a visitor did wrong (405, 400) is no failure of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log, requestId } = context.get(requestContext);
  log.error('page.failed', { error, requestId, path: addressForLog(new URL(request.url).pathname) });
};

function setHeaders(headers: Headers, status: number, method: string): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The answer to a form repeats what a person typed.
  if (method === 'POST') headers.set('Cache-Control', 'no-store');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  if (status === 503) headers.set('Retry-After', '30');
}
