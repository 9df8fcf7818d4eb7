import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { trustOf } from '@shop/rules/trusted-proxies';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

const maxBodyBytes = 100 * 1024;

type TimeLimits = {
  /** From the first byte, or from the connection where none comes, to the end of the headers. */
  readonly headersTimeout: number;
  /** How often the server looks for whom to cut off: so much later than the limit it may be. Node's own half a minute would be no limit. */
  readonly connectionsCheckingInterval: number;
};

const usualTimeLimits: TimeLimits = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/** Fastify's options for the public port: slow clients are cut off (R110), keep-alive outlasts the proxy's (R107). */
export function serverOptions(
  config: Pick<Config, 'trustProxy' | 'publicUrl'>,
  timeLimits: TimeLimits = usualTimeLimits,
): FastifyHttpOptions<Server> {
  return {
    logger: false,
    bodyLimit: maxBodyBytes,
    // A start takes as long as it takes: who waits for it has a clock of its own, and a busy machine is no reason to end.
    pluginTimeout: 0,
    requestTimeout: 30_000,
    keepAliveTimeout: 95_000,
    // Reads carry their document in the URL: 16 KB of it, percent-encoded.
    http: { ...timeLimits, maxHeaderSize: 96 * 1024 },
    // A document in the URL is long, and most reads are answered without looking into it: its own route takes it apart.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/graphql?') ? '/graphql' : url),
    trustProxy: trustOf(config.trustProxy),
    // Only a proxy of ours may name a request; a visitor could forge log lines of somebody else.
    genReqId: (request) => {
      const given = config.trustProxy === false ? undefined : request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // While draining, requests on open connections are still answered; the drain closes them one by one.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      const answer = reply as unknown as FastifyReply;
      void answer
        .headers(securityHeaders(config.publicUrl))
        .header('cache-control', 'no-store')
        .code(400)
        .send({ errors: [{ message: 'Bad request' }] });
    },
  };
}
