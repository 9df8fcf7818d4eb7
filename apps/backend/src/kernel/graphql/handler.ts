import { createHash } from 'node:crypto';
import { authenticationError, inputError } from '../errors.ts';
import type { Credential, RequestContext, StoreScope } from './context.ts';
import { createEndpoint, noStore, type EndpointOptions, type GraphqlRequest, type GraphqlResponse } from './endpoint.ts';
import type { PreparedDocument } from './engine.ts';

export type Identity = { readonly credential: Credential; readonly customerId?: number; readonly tokenHash?: string };

type Caller = { readonly store: StoreScope; readonly identity: Identity };
type Shared = Pick<EndpointOptions<Caller, RequestContext>, 'engine' | 'clock' | 'logger' | 'rateLimiter' | 'meter' | 'caching'>;

type Options = Shared & {
  /** The scope of a store view; undefined code means the default view. */
  readonly resolveStore: (code: string | undefined) => StoreScope | undefined;
  /** Who a bearer token belongs to; undefined when nobody. */
  readonly identify: (token: string) => Promise<Identity | undefined>;
  /** Root fields whose answers are the same for everybody; all other answers are never stored. */
  readonly publicFields: ReadonlySet<string>;
};

/** The shop's own endpoint: a store view by header, a bearer by right, answers that guests of a view share. */
export function createGraphqlHandler(options: Options): (request: GraphqlRequest) => Promise<GraphqlResponse> {
  return createEndpoint<Caller, RequestContext>({
    ...options,
    admit: async (request) => ({ store: storeOf(request, options), identity: await identityOf(request, options) }),
    contextOf: ({ store, identity }, { requestId, ip }, now) => ({ requestId, ip, store, ...identity, now, tags: new Set() }),
    sharedAs: ({ store, identity }) => (identity.credential === 'customer' ? undefined : store.code),
    headersOf: ({ request, context, prepared, failed }) => headersOf(request, context, prepared, options.publicFields, failed),
  });
}

function storeOf(request: GraphqlRequest, options: Options): StoreScope {
  const code = request.store?.trim() ?? '';
  const store = options.resolveStore(code === '' ? undefined : code);
  if (!store) throw inputError(`Requested store is not found (${code.slice(0, 64)})`);
  if (request.currency && request.currency !== store.currency) throw inputError('Please correct the target currency');
  return store;
}

/** A header that is not `Bearer x` is ignored, as in Magento; a bearer nobody knows is refused before anything runs. */
async function identityOf(request: GraphqlRequest, options: Options): Promise<Identity> {
  const token = /^Bearer (\S+)$/i.exec(request.authorization?.trim() ?? '')?.[1];
  if (token === undefined) return { credential: 'none' };
  const identity = await options.identify(token);
  if (!identity) throw authenticationError('The token is unknown or has expired.');
  return identity;
}

function headersOf(
  request: GraphqlRequest,
  context: RequestContext,
  prepared: PreparedDocument<RequestContext>,
  publicFields: ReadonlySet<string>,
  failed: boolean,
): Readonly<Record<string, string>> {
  if (prepared.operation !== 'query') return noStore;
  const shareable =
    request.method === 'GET' && !failed && context.credential !== 'customer' && prepared.rootFields.every((name) => publicFields.has(name));
  return {
    'cache-control': shareable ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'Store, Content-Currency, X-Magento-Cache-Id, Accept-Encoding',
    'x-magento-cache-id': cacheIdOf(context),
    ...(shareable && context.tags?.size ? { 'x-magento-tags': [...context.tags].join(',') } : {}),
  };
}

const guestCacheIds = new Map<string, string>();

/** An opaque value that is the same for everybody who may share an answer; a guest's is worth caching. */
function cacheIdOf({ store, customerId }: RequestContext): string {
  const known = customerId === undefined ? guestCacheIds.get(store.code) : undefined;
  if (known) return known;
  const id = createHash('sha256')
    .update(`${store.code} ${store.currency} ${customerId ?? 'guest'}`)
    .digest('hex');
  if (customerId === undefined) guestCacheIds.set(store.code, id);
  return id;
}
