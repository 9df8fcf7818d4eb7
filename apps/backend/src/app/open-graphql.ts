import { readSchema } from '@shop/contract/server';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { createCachedAnswers } from '#kernel/graphql/cached-answers.ts';
import type { GraphqlRequest, GraphqlResponse } from '#kernel/graphql/endpoint.ts';
import { createEngine } from '#kernel/graphql/engine.ts';
import { createGraphqlHandler } from '#kernel/graphql/handler.ts';
import { createRateLimiter, type RateLimiter, type RateLimits } from '#kernel/graphql/rate-limit.ts';
import { createAdmissionFilter, type ResponseCaching } from '#kernel/graphql/response-cache.ts';
import { createSchema } from '#kernel/graphql/schema.ts';
import type { EarlyHandler } from '#kernel/http/early-handlers.ts';
import type { RequestMetrics } from '#kernel/http/metrics.ts';
import { securityHeaders } from '#kernel/http/security-headers.ts';
import type { Logger } from '#kernel/logger.ts';
import { createByteCache } from '#kernel/memory/byte-cache.ts';
import { countShared } from '#kernel/shared-rates.ts';
import { withTags } from './caching/answer-tags.ts';
import { createIdentify } from './identify.ts';
import type { Modules } from './open-modules.ts';
import { catalogueFields, publicFields } from './public-fields.ts';

type Options = { readonly config: Config; readonly clock: Clock; readonly logger: Logger };

type Graphql = {
  readonly execute: (request: GraphqlRequest) => Promise<GraphqlResponse>;
  /** Undefined while rate limits are off. */
  readonly rateLimiter: RateLimiter | undefined;
  /** Answers that are cached bytes, for a server that asks before Fastify. */
  readonly cachedAnswers: (requests: RequestMetrics) => EarlyHandler;
};

/** Keys the admission filter of the response cache stores. */
const admissionFilterKeys = 16_000;

/** The contract of the shop, with its limits and its memory of finished answers. */
export function openGraphql(options: Options, database: Database, modules: Modules): Graphql {
  const { config, clock, logger } = options;
  const rateLimiter = config.rateLimits && limiterOf(options, config.rateLimits, database);
  const caching = cachingOf(config, modules);
  const headers = securityHeaders(config.publicUrl);
  const resolveStore = modules.stores.scope;
  return {
    rateLimiter,
    execute: createGraphqlHandler({
      engine: createEngine({
        schema: createSchema(readSchema(), withTags(modules.resolvers)),
        limits: config.graphqlLimits,
        introspection: config.introspection,
        writer: { fields: catalogueFields, ...(caching ? modules.cachedLists(createByteCache(halfOf(config.responseCacheMb))) : {}) },
      }),
      clock,
      logger,
      rateLimiter,
      resolveStore,
      identify: createIdentify(config, modules.identify),
      publicFields,
      caching,
    }),
    cachedAnswers: (requests) => (caching ? createCachedAnswers({ caching, resolveStore, clock, logger, requests, headers }) : () => false),
  };
}

const limiterOf = ({ clock, logger }: Options, limits: RateLimits, database: Database): RateLimiter =>
  createRateLimiter(limits, clock, {
    onLimit: (what) => logger.warn('graphql.rate-limited', { what }),
    countShared: (key, amount, rate) => countShared(database, key, amount, rate, clock.now()),
  });

const halfOf = (megabytes: number): number => (megabytes * 1024 * 1024) / 2;

/** Half of the memory for answers is for whole ones; undefined where none is given. */
function cachingOf({ responseCacheMb }: Config, modules: Modules): ResponseCaching | undefined {
  if (responseCacheMb === 0) return undefined;
  return {
    cache: createByteCache(halfOf(responseCacheMb)),
    fields: catalogueFields,
    version: (now: Date) => modules.catalogueVersion(now),
    admits: createAdmissionFilter(admissionFilterKeys),
  };
}
