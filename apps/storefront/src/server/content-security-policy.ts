import { hash } from 'node:crypto';

const dataBlock = /\btype="application\/(?:ld\+)?json"/;
const external = /\bsrc=/;
const [opening, closing] = ['<script', '</script>'];

/** Many pages share their scripts: hashes of so many are cached. */
const maxCached = 500;
const hashCache = new Map<string, string>();

/** Hashes of the scripts written into a page: without nonces the page may be cached (R165). No piece ends inside a script. */
export function inlineScriptHashes(pieces: readonly Buffer[]): readonly string[] {
  const hashes = new Set<string>();
  for (const piece of pieces) addHashes(piece, hashes);
  return [...hashes];
}

function addHashes(html: Buffer, hashes: Set<string>): void {
  // From mark to mark: an expression would look at every letter of a page, most of which is no script.
  for (let start = html.indexOf(opening); start >= 0; start = html.indexOf(opening, start)) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(closing, text);
    if (text === 0 || end < 0) break;
    const attributes = html.toString('latin1', start + opening.length, text - 1);
    start = end + closing.length;
    if (/^\w/.test(attributes) || external.test(attributes) || dataBlock.test(attributes) || text === end) continue;
    hashes.add(sourceOf(html.subarray(text, end)));
  }
}

function sourceOf(script: Buffer): string {
  const name = script.toString('latin1');
  const cached = hashCache.get(name);
  if (cached !== undefined) return cached;
  const source = `'sha256-${hash('sha256', script, 'base64')}'`;
  if (hashCache.size >= maxCached) hashCache.clear();
  hashCache.set(name, source);
  return source;
}

/** The policy of one page. */
export function contentSecurityPolicy(html: readonly Buffer[], { https }: { readonly https: boolean }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-html default',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
