import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTraceparent } from './trace-context.ts';
import { within, type Span, type Tracer } from './tracer.ts';

/** Asked every few seconds or in dozens for each page: they would hide the rest. */
const unremarkable = /^\/(healthz|readyz|metrics|assets\/)/;

const methodOf = (method: string | undefined): string => (/^[A-Z]{3,8}$/.test(method ?? '') ? (method ?? '') : '_OTHER');

const beginRequest = (tracer: Tracer, headers: IncomingMessage['headers'], method: string, route: string): Span =>
  tracer.begin(
    { name: `${method} ${route}`, kind: 'server', attributes: { 'http.request.method': method, 'http.route': route } },
    readTraceparent(headers['traceparent']),
  );

const endRequest = (span: Span, status: number): void => {
  span.add({ 'http.response.status_code': status });
  span.end({ hasFailed: status >= 500 });
};

/** A span for every request, named by its route and never by its address; its work runs inside of it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (unremarkable.test(request.url)) return done();
    const span = beginRequest(tracer, request.headers, methodOf(request.method), request.routeOptions.url ?? 'unknown');
    spans.set(request, span);
    within(span, done);
  });
  // Reading a body goes through the connection, which knows nothing of the request's span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? within(span, done) : done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) endRequest(span, reply.statusCode);
    done();
  });
}

/** The span of a request that is answered past the framework. */
export function traceCached(tracer: Tracer, request: IncomingMessage, response: ServerResponse): void {
  const span = beginRequest(tracer, request.headers, methodOf(request.method), '/*');
  span.add({ 'shop.page.state': 'hit' });
  response.once('close', () => endRequest(span, response.statusCode));
}
