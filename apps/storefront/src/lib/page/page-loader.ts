import { data, isRouteErrorResponse, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { createServerShopClient, type ServerShopClient } from '../graphql/server-shop-client.ts';
import { ShopApiError } from '../graphql/shop-api-error.ts';
import { requestContext, type RequestContext } from './request-context.ts';
import { notFound, type PageFailure } from './page-failure.ts';
import { serializeLoaderData, type Json, type LoaderData } from '../../rendering/loader-data.ts';
import { recordedUrl } from './recorded-url.ts';
import { readSentForm } from './sent-form.ts';

export type PageArguments = RequestContext & {
  readonly shop: ServerShopClient;
  readonly params: LoaderFunctionArgs['params'];
  /** The address as the shopper sees it, without React Router's `.data`. */
  readonly url: URL;
};

/** The client a page's loaders use for one request. */
export function shopClientOf(context: RequestContext): ServerShopClient {
  const { execute, storeView, requestId, ip, traceparent, deadline, log, settings, dependencies } = context;
  return createServerShopClient({
    execute,
    deadline,
    note: (request, response) => dependencies.add(request, response),
    call: { store: storeView.code, requestId, ip, traceparent, authorization: `Bearer ${settings.shopAccessToken}` },
    warn: (error) => log.warn('page.block_left_out', { error, requestId, operation: error.operation }),
  });
}

/** Whoever reads a name of the query that is not public makes the page one for this visitor alone. */
const argumentsOf = (request: RequestContext, params: PageArguments['params'], url: URL): PageArguments => ({
  ...request,
  params,
  url: recordedUrl(url, (name) => request.dependencies.readName(name)),
  shop: shopClientOf(request),
});

type Load<Result> = (args: PageArguments) => Promise<Result>;

/** Every page's loader goes through this: it hands out the shop, turns a failure into the error page with an id (R182) and seals what was found. */
export function pageLoader<Result extends Json>(load: Load<Result>): (args: LoaderFunctionArgs) => Promise<LoaderData<Result>> {
  const loadPlain = textLoader(load);
  return async (args) => serializeLoaderData(await loadPlain(args), args.context.get(requestContext).loaderData);
}

/** The same for what is no page: an answer of its own, or a redirect. */
export function textLoader<Result>(load: Load<Result>): (args: LoaderFunctionArgs) => Promise<Result> {
  return async ({ params, url, context }) => {
    const request = context.get(requestContext);
    try {
      return await load(argumentsOf(request, params, url));
    } catch (error) {
      throw toPageFailure(error, request);
    }
  };
}

/** Every form a page takes goes through this: the same, with the fields that were sent. */
export function pageAction<Result>(take: (args: PageArguments, sent: URLSearchParams) => Promise<Result>) {
  return async ({ request: sentRequest, params, url, context }: ActionFunctionArgs): Promise<Result> => {
    const request = context.get(requestContext);
    try {
      return await take(argumentsOf(request, params, url), await readSentForm(sentRequest));
    } catch (error) {
      throw toPageFailure(error, request);
    }
  };
}

function toPageFailure(error: unknown, { requestId, log }: RequestContext): unknown {
  // Redirects, not-found answers and failures a page has chosen itself pass through.
  if (!(error instanceof Error) || isRouteErrorResponse(error)) return error;
  // What a page is about and is not there makes it a page that is not there.
  if (error instanceof ShopApiError && error.category === 'no-such-entity') return notFound();
  if (error instanceof ShopApiError && error.isRateLimited) return data<PageFailure>({ kind: 'rate-limited' }, { status: 429 });
  log.error('page.failed', { error, requestId, ...(error instanceof ShopApiError ? { operation: error.operation } : {}) });
  const temporary = error instanceof ShopApiError && (error.category === 'timeout' || error.category === 'network');
  const failure: PageFailure = { kind: temporary ? 'unavailable' : 'failed', errorId: requestId };
  return data(failure, { status: temporary ? 503 : 500 });
}
