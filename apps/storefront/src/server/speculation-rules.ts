import { hash } from 'node:crypto';
import { personalPaths } from '../lib/page/personal-paths.ts';
import type { StaticFile } from './static-files.ts';

/** What is no page, or not a page to be fetched before somebody asks for it. */
const neverAhead = [...personalPaths, 'checkout', 'graphql', 'api', 'media', 'assets', 'payment-simulator', 'en-login', 'en-account'];

/** Until the router runs a click loads a new document; afterwards only links do that lead into another language. */
const loadingLinks = 'html:not([data-hydrated]) a[href], a[data-reload]';

const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverAhead.flatMap((path) => [`/${path}{/*}?`, `/:language/${path}{/*}?`]) } },
          // A query may hold what somebody searched for, or a secret out of a mail.
          { not: { href_matches: '/*\\?:query' } },
          { selector_matches: loadingLinks },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      // When a pointer rests on a link or a finger touches it: a visitor who only reads fetches nothing.
      eagerness: 'moderate',
    },
  ],
};

/** Which pages a browser may fetch ahead; named by its content, so that it can be kept for ever. */
export function speculationRules(): { readonly path: string; readonly file: StaticFile } {
  const identity = Buffer.from(JSON.stringify(rules));
  const name = hash('sha256', identity, 'base64url').slice(0, 8);
  const file = { type: 'application/speculationrules+json', etag: `"${name}"`, cacheControl: 'public, max-age=31536000, immutable' };
  return { path: `/assets/speculation-rules-${name}.json`, file: { ...file, identity, br: undefined, gzip: undefined } };
}
