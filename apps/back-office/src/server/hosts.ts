import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a machine may ask of any host: whether the shop is well. */
const machines = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
const staff = /^\/staff(?:[/?]|$)/;

/**
 * For the raw server, before any page of the shop: at the host of the back office there is no shop, and its front door leads to `/staff`.
 * Only where the two have hosts of their own.
 */
export function forBackOffice(url: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { host: own } = new URL(url);
  return (request, response) => {
    const { url: path = '/' } = request;
    if (request.headers.host?.toLowerCase() !== own || staff.test(path) || machines.test(path)) return false;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    if (path === '/' && request.method === 'GET') response.writeHead(302, { ...headers, location: '/staff/' }).end();
    else response.writeHead(404, headers).end('Not found');
    return true;
  };
}
