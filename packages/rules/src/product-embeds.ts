/** A piece of cleaned HTML, or the products that stand between two pieces. */
export type ContentPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'products'; readonly skus: readonly string[] };

/** More would be a category, not a hint in a text. */
const maxSkus = 12;
const sku = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const marker = /<p>\s*\[product\s+([^\]<>]{1,800})\]\s*<\/p>/g;
const markerOrTag = new RegExp(`${marker.source}|<(/?)([a-z][a-z0-9]*)[^>]*>`, 'g');
const empty = new Set(['br', 'hr', 'wbr', 'img', 'col']);

/**
 * Splits cleaned HTML at its product marks. A mark is a paragraph of its own that says `[product MA-DIR-1001]` or names several
 * SKUs: plain words, so it passes the cleaning and can carry nothing else. Inside a list or table it stays text: cutting there
 * would leave both pieces unbalanced.
 */
export function splitEmbeds(html: string): readonly ContentPart[] {
  const parts: ContentPart[] = [];
  let [depth, start] = [0, 0];
  const cut = (end: number): void => {
    if (html.slice(start, end).trim() !== '') parts.push({ kind: 'html', html: html.slice(start, end) });
  };
  for (const match of html.matchAll(markerOrTag)) {
    const [whole, words, slash, name = ''] = match;
    if (words === undefined) {
      if (!empty.has(name)) depth += slash ? -1 : 1;
      continue;
    }
    const skus = readSkus(words);
    if (depth > 0 || skus === undefined) continue;
    cut(match.index);
    parts.push({ kind: 'products', skus });
    start = match.index + whole.length;
  }
  cut(html.length);
  return parts;
}

/** Every SKU that marks of a content name, once each and in order. */
export function embeddedSkus(html: string): readonly string[] {
  return [...new Set(splitEmbeds(html).flatMap((part) => (part.kind === 'products' ? part.skus : [])))];
}

/** The marks of a content that will be shown as plain words, for whoever checks what a merchant wrote. */
export function brokenEmbeds(html: string): readonly string[] {
  return splitEmbeds(html).flatMap((part) => (part.kind === 'html' ? [...part.html.matchAll(/\[product\b[^\]<>]*\]/g)].map(String) : []));
}

function readSkus(words: string): readonly string[] | undefined {
  const skus = words.split(/[\s,]+/).filter(Boolean);
  return skus.length > 0 && skus.length <= maxSkus && skus.every((one) => sku.test(one)) ? skus : undefined;
}
