/** The policy of one page. What is inline runs by its hash, so that the page may be cached (R165); only scripts of ours are hashed. */
export function contentSecurityPolicy(scriptHashes: readonly string[], { https }: { readonly https: boolean }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
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
