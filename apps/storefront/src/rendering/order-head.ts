const link = /<link\b[^>]*>/g;
const relation = /\brel="([^"]+)"/;
const address = /\bhref="([^"]+)"/;

/**
 * Puts a head into the order the browser is to fetch in: the stylesheet before every other link, because React puts preloads of
 * pictures first and text would wait for them. The scripts it preloads are taken out and named, to be preloaded after the first paint: in
 * the head they come before the fonts and the first picture. Takes the head without its end.
 */
export function orderHead(head: string): { readonly head: string; readonly scripts: readonly string[] } {
  const sheets = new Set<string>();
  const scripts: string[] = [];
  const others = head.replace(link, (tag) => {
    const kind = relation.exec(tag)?.[1];
    if (kind === 'stylesheet') sheets.add(tag);
    else if (kind === 'modulepreload') scripts.push(address.exec(tag)?.[1] ?? '');
    else return tag;
    return '';
  });
  const first = others.indexOf('<link');
  const at = first < 0 ? others.length : first;
  return { head: others.slice(0, at) + [...sheets].join('') + others.slice(at), scripts };
}
