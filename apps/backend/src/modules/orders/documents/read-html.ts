export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', euro: '€' }),
);

/**
 * The blocks of a page of the shop. Its HTML was cleaned when it was written, so a reading by tags is enough; what is not a
 * heading or a list is a paragraph.
 */
export function readHtml(html: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const pieces = html.matchAll(/<(h[1-6]|p|ul|ol|table|blockquote)\b[^>]*>([\s\S]*?)<\/\1>|([^<]+|<[^>]+>)/g);
  for (const [, tag, inner = '', rest = ''] of pieces) {
    if (tag === 'ul' || tag === 'ol') {
      const items = [...inner.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) => plain(item)).filter(Boolean);
      if (items.length > 0) blocks.push({ kind: 'list', items });
      continue;
    }
    const text = plain(tag === 'table' ? inner.replace(/<\/tr>/g, '\n').replace(/<\/t[dh]>\s*(?=<t)/g, ': ') : tag ? inner : rest);
    if (text !== '') blocks.push({ kind: tag?.startsWith('h') ? 'heading' : 'paragraph', text });
  }
  return blocks;
}

const plain = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (name.startsWith('#')) return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
      return entities.get(name) ?? whole;
    })
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
