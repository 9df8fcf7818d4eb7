import { foreignHostSentence, foreignHostStatus, ownHosts } from '@shop/rules/own-hosts';
import type { Config } from '../config.ts';
import type { EarlyHandler } from './early-handlers.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * A demo shows every mail it sends to whoever asks, so it answers under its own names alone: a page that led its own name here could read
 * them. In production a name is the proxy's business, and there is nothing to read.
 */
export function refuseForeignHosts({
  mode,
  host,
  publicUrl,
  backOffice,
}: Pick<Config, 'mode' | 'host' | 'publicUrl' | 'backOffice'>): EarlyHandler {
  if (mode !== 'demo') return () => false;
  const isOwn = ownHosts(host, new URL(publicUrl).hostname, new URL(backOffice.url).hostname);
  const headers = { ...securityHeaders(publicUrl), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return (request, response) => {
    if (isOwn(request.headers.host)) return false;
    response.writeHead(foreignHostStatus, headers).end(foreignHostSentence);
    return true;
  };
}
