import { hash } from 'node:crypto';
import { personalPaths } from '../lib/page/personal-paths.ts';
import type { StaticFile } from './static-files.ts';

/** What is no page, or not a page to be fetched before somebody asks for it. */
const neverAhead = [...personalPaths, 'checkout', 'graphql', 'api', 'media', 'assets', 'payment-simulator', 'en-login', 'en-account'];

/**
 * Links whose click loads a new document, such as those into another language; for the others the router fetches ahead. A selector that
 * depends on the state of the page makes the browser look at every link again when the router starts, closed menus included: 30 ms.
 */
const loadingLinks = 'a[data-reload]:not([download], [target=_blank], [rel~=nofollow])';

const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          // First, for it leaves two or three links: a browser asks of every link in this order until something does not fit, and the sixty
          // patterns below took 9 ms of the first paint.
          { selector_matches: loadingLinks },
          { href_matches: '/*' },
          { not: { href_matches: neverAhead.flatMap((path) => [`/${path}{/*}?`, `/:language/${path}{/*}?`]) } },
          // A query may hold what somebody searched for, or a secret out of a mail.
          { not: { href_matches: '/*\\?:query' } },
        ],
      },
      // When a pointer rests on a link or a finger touches it: a visitor who only reads fetches nothing.
      eagerness: 'moderate',
    },
  ],
};

/** Which pages a browser may fetch ahead; named by its content, so that it can be cached for ever. */
export function speculationRules(): { readonly path: string; readonly file: StaticFile } {
  const identity = Buffer.from(JSON.stringify(rules));
  const name = hash('sha256', identity, 'base64url').slice(0, 8);
  const file = { type: 'application/speculationrules+json', etag: `"${name}"`, cacheControl: 'public, max-age=31536000, immutable' };
  return { path: `/assets/speculation-rules-${name}.json`, file: { ...file, identity, br: undefined, gzip: undefined } };
}
