const link = /<link\b[^>]*>/g;
const relation = /\brel="([^"]+)"/;
const address = /\bhref="([^"]+)"/;

/**
 * Puts a head into the order the browser is to fetch in, and says which scripts it named.
 *
 * The stylesheet moves before every other link: React puts preloads of pictures first, and text would wait for them. Preloads of
 * scripts go, and so does the manifest: React names it again when it takes the page over, and until then nothing can be installed.
 * Takes the head without its end.
 */
export function orderHead(head: string): { readonly head: string; readonly scripts: readonly string[] } {
  const sheets = new Set<string>();
  const scripts: string[] = [];
  const others = head.replace(link, (tag) => {
    const kind = relation.exec(tag)?.[1];
    if (kind === 'stylesheet') sheets.add(tag);
    else if (kind === 'modulepreload') scripts.push(address.exec(tag)?.[1] ?? '');
    else if (kind !== 'manifest') return tag;
    return '';
  });
  const first = others.indexOf('<link');
  const place = first < 0 ? others.length : first;
  return { head: others.slice(0, place) + [...sheets].join('') + others.slice(place), scripts };
}
