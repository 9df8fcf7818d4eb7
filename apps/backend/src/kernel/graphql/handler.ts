import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { findUnavailable, type DatabaseUnavailableError } from '../database/database-errors.ts';
import { authenticationError, BusyError, inputError, ShopError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { LruCache } from '../memory/lru-cache.ts';
import { checkVariables } from './check-values.ts';
import type { Credential, RequestContext, StoreScope } from './context.ts';
import type { Engine, PreparedDocument } from './engine.ts';
import { formatErrors, shopErrorBody, statusOf, type FormattedError } from './format-errors.ts';
import { operationNameOf, persistedHash, sourceOf, variablesOf } from './read-request.ts';
import { cacheKey, cacheResponse, responseOf, type CacheTarget, type ResponseCaching } from './response-cache.ts';
import { activeSpan, inSpan, type SpanStart } from '../telemetry/tracer.ts';
import type { RateLimiter } from './rate-limit.ts';
import { createWorkMeter } from './work-meter.ts';

/** A GraphQL request, over HTTP or from the storefront in the same process. */
export type GraphqlRequest = {
  readonly method: 'GET' | 'POST';
  /** Not from the storefront in the same process, whose pages must not fail because a neighbour behind the same address floods the API. */
  readonly isOverHttp?: boolean;
  /** What is wrong with a body that could not be read; counted and refused like everything else. */
  readonly malformed?: string;
  /** Of a read over HTTP: the URL's query in a short form, which stands for all fields below. */
  readonly address?: string;
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
  readonly store?: string | undefined;
  readonly currency?: string | undefined;
  readonly authorization?: string | undefined;
  readonly ip: string;
  readonly requestId: string;
};

export type GraphqlBody = { readonly data?: unknown; readonly errors?: readonly FormattedError[] };
export type GraphqlResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: GraphqlBody;
  /** The body as it is sent, where it is written already. */
  readonly bytes?: Buffer;
  readonly etag?: string;
};

export type Identity = { readonly credential: Credential; readonly customerId?: number; readonly tokenHash?: string };

type Options = {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter | undefined;
  /** Measures what a document costs; processor time unless told. */
  readonly meter?: () => () => number;
  /** The scope of a store view; undefined code means the default view. */
  readonly resolveStore: (code: string | undefined) => StoreScope | undefined;
  /** Who a bearer token belongs to; undefined when nobody. */
  readonly identify: (token: string) => Promise<Identity | undefined>;
  /** Root fields whose answers are the same for everybody; all other answers are never stored. */
  readonly publicFields: ReadonlySet<string>;
  /** Responses to guests are cached while nothing they are made from changes. */
  readonly caching?: ResponseCaching | undefined;
};

/** Of a document that is known by its hash: strangers choose what is kept. */
const maxPersistedLength = 16_384;

/** Runs one request by the protocol rules that hold for every call. */
export function createGraphqlHandler(options: Options): (request: GraphqlRequest) => Promise<GraphqlResponse> {
  const persisted = new LruCache<string, string>(2_000);

  const answer = async (request: GraphqlRequest): Promise<GraphqlResponse> => {
    try {
      return await handle(request, options, persisted);
    } catch (error) {
      if (error instanceof ShopError) {
        requestLimiter(request, options)?.countRefusal(request.ip);
        return refusal(error.category === 'authentication' ? 401 : error.category === 'authorization' ? 403 : 400, shopErrorBody(error));
      }
      const unavailable = unavailableOf(error);
      if (unavailable) return tooBusy(unavailable);
      options.logger.error('graphql.failed', { requestId: request.requestId, error });
      return refusal(500, { message: 'Internal server error', extensions: { id: request.requestId } });
    }
  };
  const traced = async (request: GraphqlRequest): Promise<GraphqlResponse> => {
    const response = await answer(request);
    activeSpan()?.add({ 'shop.status': response.status });
    return response;
  };
  return (request) =>
    activeSpan()
      ? inSpan(
          () => spanOf(request),
          () => traced(request),
        )
      : answer(request);
}

/** Neither the document nor its variables: both may name a person. The operation has the name its author gave it. */
function spanOf({ operationName }: GraphqlRequest): SpanStart {
  const name = typeof operationName === 'string' && /^[A-Za-z_]\w{0,63}$/.test(operationName) ? operationName : 'anonymous';
  return { name: `graphql ${name}`, kind: 'internal', attributes: { 'graphql.operation.name': name } };
}

async function handle(request: GraphqlRequest, options: Options, persisted: LruCache<string, string>): Promise<GraphqlResponse> {
  if (request.malformed !== undefined) throw inputError(request.malformed);
  const store = storeOf(request, options);
  const identity = await identityOf(request, options);
  const now = options.clock.now();
  const { caching } = options;
  const key = caching && identity.credential !== 'customer' ? cacheKey(request, store.code) : undefined;
  const version = caching && key !== undefined ? caching.version(now) : '';
  const hit = caching && key !== undefined ? caching.cache.get(key, version) : undefined;
  if (hit) return tooOften(options.rateLimiter?.countFields(request.ip, hit.rootFields)) ?? responseOf(hit);
  const hash = persistedHash(request.extensions);
  const source = sourceOf(request, hash, persisted);
  if (source === undefined) return refusal(200, { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
  const variables = variablesOf(request.variables);
  const operationName = operationNameOf(request);

  const limiter = requestLimiter(request, options);
  const workedFor = (options.meter ?? createWorkMeter)();
  const prepared = options.engine.prepare(source);
  limiter?.countWork(request.ip, workedFor());
  if ('errors' in prepared) {
    limiter?.countRefusal(request.ip);
    const errors = formatErrors(prepared.errors, options.logger, request.requestId);
    return { status: prepared.stage === 'syntax' ? 400 : 200, headers: noStore, body: { errors } };
  }
  if (hash !== undefined && source.length <= maxPersistedLength) persisted.set(hash, source);
  if (request.method === 'GET' && prepared.operation !== 'query') throw inputError('Mutation requests allowed only for POST requests');

  // What is answered from memory takes any text, and finds nothing.
  const isPublic = prepared.rootFields.every((name) => options.publicFields.has(name));
  if (!isPublic) checkVariables(variables);
  if (!isPublic && !prepared.hasOnlyText) throw inputError('The document contains characters that are not allowed.');

  activeSpan()?.add({ 'graphql.operation.type': prepared.operation });
  const { rateLimiter } = options;
  const refused = tooOften(
    rateLimiter?.countFields(request.ip, prepared.rootFields) ?? (await rateLimiter?.countSharedFields(request.ip, prepared.rootFields)),
  );
  if (refused) return refused;

  const context: RequestContext = { requestId: request.requestId, ip: request.ip, store, ...identity, now, tags: new Set() };
  const target = caching && key !== undefined && caching.admits(key) ? { key, version, caching } : undefined;
  const response = await run({ request, options, prepared, context, variables, operationName, version, target });
  // What comes from memory waits for nobody, so that the time is its own; everything else asks the database for each of its fields.
  limiter?.countWork(request.ip, isPublic ? workedFor() : prepared.rootFields.length - 1);
  return response;
}

type Run = {
  readonly request: GraphqlRequest;
  readonly options: Options;
  readonly prepared: PreparedDocument;
  readonly context: RequestContext;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
  readonly version: string;
  readonly target: CacheTarget | undefined;
};

async function run({ request, options, prepared, context, variables, operationName, version, target }: Run): Promise<GraphqlResponse> {
  if (request.address !== undefined && context.credential !== 'customer') {
    const written = await prepared.write({ context, variables, version, retain: target !== undefined }, operationName);
    const headers = written && headersOf(request, context, prepared, options.publicFields, false);
    if (headers) return cacheResponse(responseOf({ ...written, headers }), prepared.rootFields, target);
  }
  const result = await prepared.run(context, variables, operationName);
  // Nothing was run: wrong variables, or too much.
  if (result.errors && !('data' in result)) requestLimiter(request, options)?.countRefusal(request.ip);
  const unavailable = result.errors?.map((error) => unavailableOf(error.originalError)).find((found) => found !== undefined);
  if (unavailable) throw unavailable;
  const errors = result.errors && formatErrors(result.errors, options.logger, request.requestId);
  const response: GraphqlResponse = {
    status: errors ? statusOf(errors) : 200,
    headers: headersOf(request, context, prepared, options.publicFields, errors !== undefined),
    // Clients read errors first, as in Magento.
    body: { ...(errors ? { errors } : {}), ...(result.data === undefined ? {} : { data: result.data }) },
  };
  return cacheResponse(response, prepared.rootFields, target);
}

/** Counts requests; what a request asks for is counted wherever it comes from. */
const requestLimiter = (
  { isOverHttp }: GraphqlRequest,
  { rateLimiter }: Options,
): Pick<RateLimiter, 'countWork' | 'countRefusal'> | undefined => (isOverHttp ? rateLimiter : undefined);

/** The refusal of somebody who has to wait; nothing for everybody else. */
const tooOften = (wait: number | undefined): GraphqlResponse | undefined => (wait === undefined ? undefined : waitRefusal(wait));

/** The refusal of somebody who has to wait so many seconds. */
export function waitRefusal(wait: number): GraphqlResponse {
  return refusal(
    429,
    { message: 'Too many requests. Please wait and try again.', extensions: { code: 'RATE_LIMITED' } },
    { 'retry-after': String(wait) },
  );
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

const noStore = { 'cache-control': 'no-store' };

function headersOf(
  request: GraphqlRequest,
  context: RequestContext,
  prepared: PreparedDocument,
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

const unavailableOf = (error: unknown): BusyError | DatabaseUnavailableError | undefined =>
  error instanceof BusyError ? error : findUnavailable(error);

/** A database that is away or overloaded is nobody's mistake, and will be back (R080, R081). */
function tooBusy({ retryAfterSeconds }: BusyError | DatabaseUnavailableError): GraphqlResponse {
  return refusal(503, { message: 'The shop is very busy. Please try again shortly.' }, { 'retry-after': String(retryAfterSeconds) });
}

function refusal(status: number, error: FormattedError, headers: Readonly<Record<string, string>> = {}): GraphqlResponse {
  return { status, headers: { ...noStore, ...headers }, body: { errors: [error] } };
}
