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
  /** The shop does not know the customer's token any more: forgets it, and says so. */
  readonly endSession: () => void;
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

  async function ask<Result>(operation: string, url: string, init: RequestInit): Promise<Result> {
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

  /** A log-in that is over is no reason to refuse what guests may do: nothing of the call was run, and it is made again without it. */
  async function call<Result>(document: string, url: string, init: RequestInit): Promise<Result> {
    const operation = operationName(document);
    const stored = options.token === undefined ? dependencies.customerToken() : undefined;
    try {
      return await ask<Result>(operation, url, init);
    } catch (error) {
      if (stored === undefined || !(error instanceof ShopApiError) || !error.isTokenRefused) throw error;
      // Another call or tab may have ended it already, or somebody has logged in anew.
      if (dependencies.customerToken() === stored) dependencies.endSession();
      return ask<Result>(operation, url, init).catch((refusal: unknown) => {
        throw dependencies.customerToken() === undefined && isOfTheirs(refusal) ? error.asEndOfSession() : refusal;
      });
    }
  }

  return { query, mutate, with: (more) => createBrowserShopClient(dependencies, { ...options, ...more }) };
}

function bearer({ customerToken, consumerKey, shopAccessToken }: Dependencies, { credential, token }: CallOptions): string {
  return token ?? customerToken() ?? (credential === 'consumer' ? consumerKey : shopAccessToken);
}

/** What only its owner may see or do; to everybody else a cart of theirs is not there (decision 021). */
const isOfTheirs = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.category === 'authorization' || error.category === 'no-such-entity');

/** The body counts whatever the status is: errors of the shop come with 400, 401 and 403. */
async function send(operation: string, fetching: () => Promise<Response>): Promise<GraphqlResponse['body']> {
  try {
    const response = await fetching();
    const body = (await response.json()) as GraphqlResponse['body'];
    // Of a machine between here and the shop.
    if (!('data' in body) && !('errors' in body)) throw new TypeError('Not an answer of the shop');
    return body;
  } catch (cause) {
    // A visitor who types on, not a failure.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ShopApiError('network', 'The shop cannot be reached', { operation, cause });
  }
}
