import { createHash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([^]*?)<\/script>/g;
const dataBlock = /\btype="application\/(?:ld\+)?json"/;
const external = /\bsrc=/;

/** Hashes of the scripts written into a page: without nonces the page may be cached (R165). */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (external.test(attributes) || dataBlock.test(attributes) || text === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

/** The policy of one page. */
export function contentSecurityPolicy(html: string, { https }: { readonly https: boolean }): string {
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
