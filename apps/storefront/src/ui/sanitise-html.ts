/**
 * Keeps the harmless part of HTML written in the back office (R168). An allow-list: what is not named here is dropped.
 * The result is balanced, so that a forgotten closing tag cannot swallow the rest of the page, and the same on server and client.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  dd: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  ol: ['start'],
  p: [],
  small: [],
  span: ['lang'],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  ul: [],
};

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** Their text is code or another document, not words: it goes with them. */
const opaque: ReadonlySet<string> = new Set([
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xmp',
]);

const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/y;
const attributePattern = /([a-zA-Z][a-zA-Z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

const escapeText = (text: string): string =>
  text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** Addresses a text may lead to: paths and fragments of the shop, secure sites, mail and telephone. */
export function isSafeAddress(address: string): boolean {
  // Entities and control characters hide a scheme from a reader but not from a browser.
  if (/[^!-\uffff]|[\\\u007f]/.test(address)) return false;
  if (/&(?!amp;)/i.test(address)) return false;
  if (/^(?:https:\/\/|mailto:|tel:|#)/i.test(address)) return true;
  return /^\/(?!\/)/.test(address) || /^[a-z0-9][a-z0-9/._-]*(?:[?#].*)?$/i.test(address);
}

function attributesOf(name: string, source: string): string {
  const names = allowed[name] ?? [];
  let result = '';
  for (const match of source.matchAll(attributePattern)) {
    const attribute = (match[1] ?? '').toLowerCase();
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    if (!names.includes(attribute)) continue;
    if (attribute === 'href' && !isSafeAddress(value)) continue;
    if (attribute === 'src' && !/^\/(?![/\\])[^\s\\&]*$/.test(value)) continue;
    result += ` ${attribute}="${escapeAttribute(value)}"`;
  }
  return result;
}

/** Where the text after an opaque element goes on. */
function afterOpaque(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  const match = end.exec(html);
  if (match === null) return html.length;
  const close = html.indexOf('>', match.index);
  return close < 0 ? html.length : close + 1;
}

export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let result = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) return result + escapeText(html.slice(at)) + closing(open);
    result += escapeText(html.slice(at, next));
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    tagPattern.lastIndex = next;
    const tag = tagPattern.exec(html);
    if (tag === null) {
      result += '&lt;';
      at = next + 1;
      continue;
    }
    at = tagPattern.lastIndex;
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1] === '/') result += closeTag(open, name);
    else if (opaque.has(name)) at = afterOpaque(html, name, at);
    else if (Object.hasOwn(allowed, name)) {
      result += `<${name}${attributesOf(name, tag[3] ?? '')}>`;
      if (!voidElements.has(name)) open.push(name);
    }
  }
  return result + closing(open);
}

const closing = (open: readonly string[]): string =>
  open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');

function closeTag(open: string[], name: string): string {
  const place = open.lastIndexOf(name);
  return place < 0 ? '' : closing(open.splice(place));
}
