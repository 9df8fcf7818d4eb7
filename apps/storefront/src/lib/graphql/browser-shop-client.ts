import { setShopClock } from '../delivery/shop-clock.ts';
import { compactDocument, operationName, type Document, type VariablesArgument } from './document.ts';
import type { GraphqlResponse } from './executor.ts';
import { errorFromResponse, ShopApiError } from './shop-api-error.ts';
import type { ShopClient } from './shop-client.ts';

type CallOptions = {
  readonly signal?: AbortSignal;
  /** Reviews and stock alerts of guests go under the consumer key. */
  readonly credential?: 'shop' | 'consumer';
  /** A customer's token that this device does not store. */
  readonly token?: string;
};

export type BrowserShopClient = ShopClient & {
  mutate<Result, Variables>(document: Document<Result, Variables>, ...variables: VariablesArgument<Variables>): Promise<Result>;
  /** The same client with other options: `shop.with({ signal }).query(…)`. */
  with(options: CallOptions): BrowserShopClient;
};

type Dependencies = {
  readonly store: string;
  readonly shopAccessToken: string;
  readonly consumerKey: string;
  /** The customer's own token, read at each call: another tab may have logged in or out. */
  readonly customerToken: () => string | undefined;
  readonly fetch: typeof fetch;
};

/** The client of components: reads are GET with the document in the URL, changes are POST. */
export function createBrowserShopClient(dependencies: Dependencies, options: CallOptions = {}): BrowserShopClient {
  const query: ShopClient['query'] = async (document, ...[variables]) => {
    const parameters = new URLSearchParams({ query: compactDocument(document.toString()) });
    if (variables) parameters.set('variables', JSON.stringify(variables));
    return call(document.toString(), `/graphql?${parameters}`, { method: 'GET' });
  };
  const mutate: BrowserShopClient['mutate'] = async (document, ...[variables]) => {
    const body = JSON.stringify({ query: compactDocument(document.toString()), ...(variables ? { variables } : {}) });
    return call(document.toString(), '/graphql', { method: 'POST', body });
  };

  async function call<Result>(document: string, url: string, init: RequestInit): Promise<Result> {
    const operation = operationName(document);
    const headers = {
      'Content-Type': 'application/json',
      Store: dependencies.store,
      Authorization: `Bearer ${bearer(dependencies, options)}`,
    };
    const body = await send(operation, async () => {
      const response = await dependencies.fetch(url, { ...init, headers, signal: options.signal ?? null });
      // A change is never answered by a cache: its date is the shop's own.
      if (init.method === 'POST') setShopClock(response.headers.get('Date'));
      return response;
    });
    if (body.errors?.length || !body.data) throw errorFromResponse(operation, body.errors ?? [], body.data);
    return body.data as Result;
  }

  return { query, mutate, with: (more) => createBrowserShopClient(dependencies, { ...options, ...more }) };
}

function bearer({ customerToken, consumerKey, shopAccessToken }: Dependencies, { credential, token }: CallOptions): string {
  return token ?? customerToken() ?? (credential === 'consumer' ? consumerKey : shopAccessToken);
}

/** The body counts whatever the status is: errors of the shop come with 400, 401 and 403. */
async function send(operation: string, fetching: () => Promise<Response>): Promise<GraphqlResponse['body']> {
  try {
    const response = await fetching();
    return (await response.json()) as GraphqlResponse['body'];
  } catch (cause) {
    // A visitor who types on, not a failure.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ShopApiError('network', 'The shop cannot be reached', { operation, cause });
  }
}
