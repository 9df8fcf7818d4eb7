import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The address asked for, on the configured origin: `//other.example` is a path here, never a host. */
export const requestUrl = (request: Pick<FastifyRequest, 'url'>, publicUrl: string): URL =>
  new URL(`${publicUrl}/${request.url.replace(/^[/\\]+/, '')}`);

/** The trace a request belongs to, as whoever sent it says. */
export function traceparentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['traceparent'];
  return typeof header === 'string' && header.length <= 256 ? header : undefined;
}

/** What a page is made from of a request; what has no body needs no connection. */
export type PageRequest = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'headers' | 'url'> & { readonly raw?: FastifyRequest['raw'] };

/**
 * Fastify's request as React Router knows it; `path` where another address than the one that came is to be rendered. Without its
 * origin, which React Router compares to protect cookies: the shop sets none, and browsers that hide where a form comes from
 * (`null`) would be turned away.
 */
export function toWebRequest(request: PageRequest, publicUrl: string, path?: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2's own fields start with a colon and are no headers.
    if (value === undefined || name.startsWith(':') || name === 'origin') continue;
    for (const single of Array.isArray(value) ? value : [value]) headers.append(name, single);
  }
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.raw;
  const init = {
    // The page of a HEAD request is rendered all the same: its headers depend on it.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(body ? { body: Readable.toWeb(body), duplex: 'half' } : {}),
  };
  return new Request(requestUrl({ url: path ?? request.url }, publicUrl), init as RequestInit);
}
