type Here = Pick<Location, 'pathname' | 'search'>;

/** Words of one language: sections of the blog, and filters, which lists take along in their path by id. */
const isOneLanguage = (name: string, value: string): boolean => name.startsWith('filter-') || (name === 'category' && /\D/.test(value));

/** Where the language switch leads from an address with a query, such as an order's secret: what the link says itself comes first. */
export function withQuery(href: string, { pathname, search }: Here, homes: readonly string[]): string {
  const [path = '', own] = href.split('?');
  // The home page stands in for a page that a language lacks.
  if (homes.includes(path) && !homes.includes(pathname)) return href;
  const query = new URLSearchParams(own);
  const named = new Set(query.keys());
  for (const [name, value] of new URLSearchParams(search)) if (!named.has(name) && !isOneLanguage(name, value)) query.append(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Gives the links of the language switch the query of the page while they are pressed, also into another tab: the page itself is made
 * for everybody, whatever query most of them came with.
 */
export function keepQuery(homes: readonly string[]): () => void {
  const lend = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null;
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    link.setAttribute('href', withQuery(href, window.location, homes));
    window.setTimeout(() => link.setAttribute('href', href));
  };
  // Before whoever follows the link.
  const options = { capture: true };
  for (const press of ['click', 'auxclick'] as const) window.addEventListener(press, lend, options);
  return () => {
    for (const press of ['click', 'auxclick'] as const) window.removeEventListener(press, lend, options);
  };
}
