export type LinkClick = {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
  /** The author wants a full page. */
  readonly reload: boolean;
  readonly modified: boolean;
};

/** Paths that are not pages of this router: it must never try to render them. */
const notPages = /^\/(graphql|media|assets|mailbox|payment-simulator|en-(?:login|create-account|account))(\/|$)/;

/**
 * The path inside this language's router, when a link may be followed without loading a new document.
 * Another origin, another language (its messages are not here), a file or a wish of the visitor stays with the browser.
 */
export function clientTarget(
  click: LinkClick,
  location: { readonly href: string },
  prefix: string,
  prefixes: readonly string[],
): string | undefined {
  if (click.modified || click.download || click.reload || (click.target && click.target !== '_self')) return undefined;
  const here = new URL(location.href);
  const there = new URL(click.href, here);
  if (there.origin !== here.origin || notPages.test(there.pathname)) return undefined;
  // A place on this page: the browser scrolls and moves the focus by itself.
  if (there.hash && there.pathname === here.pathname && there.search === here.search) return undefined;
  const segment = there.pathname.split('/')[1] ?? '';
  const prefixOfLink = prefixes.includes(segment) ? segment : '';
  if (prefixOfLink !== prefix) return undefined;
  const path = prefix ? there.pathname.slice(prefix.length + 1) || '/' : there.pathname;
  return path + there.search + there.hash;
}
