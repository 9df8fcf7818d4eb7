/** Every name a page may read from its query, except the options of a product, which are observed. */
const readNames = new Set(
  [
    'q size sort page page-size price-from price-to filters',
    'category author sku url_key url_path identifier',
    // The outfit finder.
    'type brand model year cilinder',
    // React Router: which routes' data is wanted.
    '_routes',
  ].flatMap((names) => names.split(' ')),
);
const filterName = /^filter-[a-z][a-z0-9_]{0,59}$/;

/** Written into links by others; no page reads them. */
const trackingName = /^(utm_\w+|mc_\w+|_g[al]|[a-z]*clid|gbraid|wbraid|igshid|_openstat)$/i;

/** Names that say nothing about who came. */
export const isPublicName = (name: string): boolean => readNames.has(name) || filterName.test(name);

/** Pages about one person, or with a secret in their address: made anew for everybody, with the query as it came. */
const personal =
  /^(\/[a-z0-9_-]+)?\/(customer\/account|account|checkout|multisafepay|stock-alert|newsletter|order|order-lookup|wishlist|herroepen|widerrufen|withdraw|error)(\/|\.data$|$)/;

export type PageAddress = {
  /** The part of the query the page reads, in one order: all others are the same page. */
  readonly search: string;
  /** What is left out, for a redirect to carry on. */
  readonly dropped: string;
  /** Whether a name came that may be an option of a product nobody has seen yet. */
  readonly isUncertain: boolean;
};

/** Brings the query of a page into its one form; undefined for pages that are never cached. `observedNames` are those this path has read before. */
export function pageAddress(url: URL, observedNames: ReadonlySet<string> | undefined): PageAddress | undefined {
  if (personal.test(plainPath(url.pathname))) return undefined;
  const used: [string, string][] = [];
  const dropped: [string, string][] = [];
  let isUncertain = false;
  for (const [name, value] of url.searchParams) {
    const isTracking = trackingName.test(name);
    const isRead = isPublicName(name) || observedNames?.has(name) === true;
    isUncertain ||= !isRead && !isTracking && observedNames === undefined;
    if (isRead || (!isTracking && observedNames === undefined)) used.push([name, value]);
    else dropped.push([name, value]);
  }
  // By name alone: the order of values that share a name may mean something.
  used.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { search: searchOf(used), dropped: new URLSearchParams(dropped).toString(), isUncertain };
}

const searchOf = (entries: [string, string][]): string => (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`);

/** As the router matches it: no case, no encoding, one slash at a time. */
function plainPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').toLowerCase();
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}

/** The page a path is about, whether its HTML or its data is asked for. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/_)?\.data$/, '') || '/';
