import type { Clock } from '../clock.ts';
import { findUnavailable, type DatabaseUnavailableError } from '../database/database-errors.ts';
import { BusyError, inputError, ShopError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { LruCache } from '../memory/lru-cache.ts';
import { activeSpan, inSpan, type SpanStart } from '@shop/telemetry';
import { checkVariables } from './check-values.ts';
import type { Engine, PreparedDocument } from './engine.ts';
import { formatErrors, shopErrorBody, statusOf, type FormattedError } from './format-errors.ts';
import { isIntrospection } from './limits.ts';
import type { RateLimiter } from './rate-limit.ts';
import { operationNameOf, persistedHash, sourceOf, variablesOf } from './read-request.ts';
import { cacheKey, cacheResponse, responseOf, type CacheTarget, type ResponseCaching } from './response-cache.ts';
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

export type GraphqlBody = {
  readonly data?: unknown;
  readonly errors?: readonly FormattedError[];
  readonly extensions?: Readonly<Record<string, unknown>>;
};
export type GraphqlResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: GraphqlBody;
  /** The body as it is sent, where it is written already. */
  readonly bytes?: Buffer;
  readonly etag?: string;
};

/** One endpoint: who may ask, what its resolvers know of them, and what an answer says about itself. */
export type EndpointOptions<Caller, Context, Request extends GraphqlRequest = GraphqlRequest> = {
  readonly engine: Engine<Context>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter | undefined;
  /** Measures what a document costs; processor time unless told. */
  readonly meter?: (() => () => number) | undefined;
  /** Who asks, before anything of the document is looked at; throws the refusal. */
  readonly admit: (request: Request) => Promise<Caller>;
  readonly contextOf: (caller: Caller, request: Request, now: Date) => Context;
  /** The headers of an answer that was run. */
  readonly headersOf: (answer: {
    readonly request: Request;
    readonly context: Context;
    readonly prepared: PreparedDocument<Context>;
    readonly failed: boolean;
  }) => Readonly<Record<string, string>>;
  /** What an answer says beside data and errors. */
  readonly extensionsOf?: (context: Context) => Readonly<Record<string, unknown>> | undefined;
  /** Documents that are known by their hash; `only`: no others may run. */
  readonly documents?: { readonly texts: ReadonlyMap<string, string>; readonly only: boolean } | undefined;
  /** Root fields that are answered from memory alone. */
  readonly publicFields: ReadonlySet<string>;
  /** Whom an answer from the cache may be given to: the name all of them share; undefined for whoever gets their own. */
  readonly sharedAs: (caller: Caller) => string | undefined;
  readonly caching?: ResponseCaching | undefined;
};

/** Of a document that is known by its hash: strangers choose what is kept. */
const maxPersistedLength = 16_384;

/** Runs one request by the protocol rules that hold for every call. */
export function createEndpoint<Caller, Context, Request extends GraphqlRequest = GraphqlRequest>(
  options: EndpointOptions<Caller, Context, Request>,
): (request: Request) => Promise<GraphqlResponse> {
  const persisted = new LruCache<string, string>(2_000);

  const answer = async (request: Request): Promise<GraphqlResponse> => {
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
  const traced = async (request: Request): Promise<GraphqlResponse> => {
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

/** The text of a document that may run. */
function readSource(
  request: GraphqlRequest,
  { documents }: Pick<EndpointOptions<unknown, unknown>, 'documents'>,
  persisted: LruCache<string, string>,
): { readonly hash: string | undefined; readonly source: string | undefined } {
  const hash = persistedHash(request.extensions);
  const known = hash === undefined ? undefined : documents?.texts.get(hash);
  if (known !== undefined) return { hash: undefined, source: known };
  if (documents?.only) throw inputError('Only documents that are known to the server may be run.');
  return { hash, source: sourceOf(request, hash, persisted) };
}

async function handle<Caller, Context, Request extends GraphqlRequest>(
  request: Request,
  options: EndpointOptions<Caller, Context, Request>,
  persisted: LruCache<string, string>,
): Promise<GraphqlResponse> {
  if (request.malformed !== undefined) throw inputError(request.malformed);
  const caller = await options.admit(request);
  const now = options.clock.now();
  const { caching } = options;
  const shared = options.sharedAs(caller);
  const isWritten = request.isOverHttp === true && shared !== undefined;
  const key = caching && shared !== undefined ? cacheKey(request, shared) : undefined;
  const version = caching && (key !== undefined || isWritten) ? caching.version(now) : '';
  const hit = caching && key !== undefined ? caching.cache.get(key, version) : undefined;
  if (hit) return tooOften(options.rateLimiter?.countFields(request.ip, hit.rootFields)) ?? responseOf(hit);
  const { hash, source } = readSource(request, options, persisted);
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

  const context = options.contextOf(caller, request, now);
  const target = caching && key !== undefined && caching.admits(key) ? { key, version, caching } : undefined;
  const response = await run({
    request,
    options,
    prepared,
    context,
    variables,
    operationName,
    version,
    target,
    isWritten,
  });
  // What comes from memory waits for nobody, so that the time is its own; everything else asks the database for each of its fields, and in the
  // time it waits others have worked.
  const isFromMemory = isPublic || prepared.rootFields.some(isIntrospection);
  const worked = workedFor();
  const own = isFromMemory ? worked : Math.min(worked, prepared.costOf(variables) * msOfAField) + prepared.rootFields.length - 1;
  limiter?.countWork(request.ip, own);
  return response;
}

/** Milliseconds that a field takes at most, of many. */
const msOfAField = 0.002;

type Run<Caller, Context, Request extends GraphqlRequest> = {
  readonly request: Request;
  readonly options: EndpointOptions<Caller, Context, Request>;
  readonly prepared: PreparedDocument<Context>;
  readonly context: Context;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
  readonly version: string;
  readonly target: CacheTarget | undefined;
  /** As bytes, where it can be: a page in this process wants objects. */
  readonly isWritten: boolean;
};

async function run<Caller, Context, Request extends GraphqlRequest>(run: Run<Caller, Context, Request>): Promise<GraphqlResponse> {
  const { request, options, prepared, context, variables, operationName, version, target, isWritten } = run;
  if (isWritten) {
    const written = await prepared.write({ context, variables, version, retain: target !== undefined }, operationName);
    const headers = written && options.headersOf({ request, context, prepared, failed: false });
    if (headers) return cacheResponse(responseOf({ ...written, headers }), prepared.rootFields, target);
  }
  const result = await prepared.run(context, variables, operationName);
  // Nothing was run: wrong variables, or too much.
  if (result.errors && !('data' in result)) requestLimiter(request, options)?.countRefusal(request.ip);
  const unavailable = result.errors?.map((error) => unavailableOf(error.originalError)).find((found) => found !== undefined);
  if (unavailable) throw unavailable;
  const errors = result.errors && formatErrors(result.errors, options.logger, request.requestId);
  const extensions = options.extensionsOf?.(context);
  const response: GraphqlResponse = {
    status: errors ? statusOf(errors) : 200,
    headers: options.headersOf({ request, context, prepared, failed: errors !== undefined }),
    // Clients read errors first, as in Magento.
    body: {
      ...(errors ? { errors } : {}),
      ...(result.data === undefined ? {} : { data: result.data }),
      ...(extensions ? { extensions } : {}),
    },
  };
  return cacheResponse(response, prepared.rootFields, target);
}

/** Counts requests; what a request asks for is counted wherever it comes from. */
const requestLimiter = (
  { isOverHttp }: GraphqlRequest,
  { rateLimiter }: { readonly rateLimiter: RateLimiter | undefined },
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

export const noStore = { 'cache-control': 'no-store' };

const unavailableOf = (error: unknown): BusyError | DatabaseUnavailableError | undefined =>
  error instanceof BusyError ? error : findUnavailable(error);

/** A database that is away or overloaded is nobody's mistake, and will be back (R080, R081). */
function tooBusy({ retryAfterSeconds }: BusyError | DatabaseUnavailableError): GraphqlResponse {
  return refusal(503, { message: 'The shop is very busy. Please try again shortly.' }, { 'retry-after': String(retryAfterSeconds) });
}

function refusal(status: number, error: FormattedError, headers: Readonly<Record<string, string>> = {}): GraphqlResponse {
  return { status, headers: { ...noStore, ...headers }, body: { errors: [error] } };
}
