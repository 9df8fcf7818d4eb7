import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Answers a request on the raw server and says so, or leaves it to Fastify. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

type FastifyOptions = FastifyHttpOptions<Server>;

export type EarlyHandlers = {
  /** The options given, with a server that asks the early handlers first. */
  readonly options: FastifyOptions;
  readonly add: (handler: EarlyHandler) => void;
  /** From now on Fastify sees every request: while a server drains, its hooks close the connections. */
  readonly stop: () => void;
};

/**
 * For answers that are finished bytes, and need nothing of what Fastify does for a request; they count themselves (`RequestMetrics`). The
 * guard is asked before all of them, and until the last request.
 */
export function createEarlyHandlers(options: FastifyOptions, guard: EarlyHandler = () => false): EarlyHandlers {
  const handlers: EarlyHandler[] = [];
  // Fastify sets its limits only on servers it makes itself.
  const { keepAliveTimeout, requestTimeout } = options;
  const serverOptions: ServerOptions = { ...options.http, keepAliveTimeout, requestTimeout };
  const serverFactory: FastifyOptions['serverFactory'] = (handleByFastify) =>
    createServer(serverOptions, (request, response) => {
      if (guard(request, response) || handlers.some((handle) => handle(request, response))) return;
      handleByFastify(request, response);
    });
  return {
    options: { ...options, serverFactory },
    add: (handler) => void handlers.push(handler),
    stop: () => void handlers.splice(0),
  };
}
