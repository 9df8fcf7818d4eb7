export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose inside is not text of the page: it goes with them. */
const opaque = new Set(
  'script style iframe noscript template textarea title xmp noembed noframes plaintext svg math object applet select audio video canvas head'.split(
    ' ',
  ),
);

/**
 * Reads HTML the way browsers do where it matters for safety. Comments, declarations, opaque elements and a tag that
 * never ends are left out; a `<` that begins nothing is text. Names come in lower case, the first of equal attributes counts.
 */
export function* htmlTokens(source: string): Generator<HtmlToken> {
  const html = source.replaceAll('\0', '');
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start !== position) {
      yield { kind: 'text', text: html.slice(position, start < 0 ? html.length : start) };
      if (start < 0) return;
    }
    const next = html[start + 1] ?? '';
    if (next === '!' || next === '?') {
      position = endOfDeclaration(html, start);
    } else if (next === '/') {
      const name = nameAt(html, start + 2);
      position = after(html, '>', start);
      if (name) yield { kind: 'close', name };
    } else {
      const name = nameAt(html, start + 1);
      if (!name) {
        yield { kind: 'text', text: '<' };
        position = start + 1;
        continue;
      }
      const { attributes, end } = readAttributes(html, start + 1 + name.length);
      if (end > html.length) return;
      position = opaque.has(name) ? endOfElement(html, name, end) : end;
      if (!opaque.has(name)) yield { kind: 'open', name, attributes };
    }
  }
}

function nameAt(html: string, position: number): string {
  const pattern = /[a-zA-Z][^\s/>]*/y;
  pattern.lastIndex = position;
  return pattern.exec(html)?.[0].toLowerCase() ?? '';
}

function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found < 0 ? html.length : found + text.length;
}

function endOfDeclaration(html: string, start: number): number {
  return html.startsWith('<!--', start) ? after(html, '-->', start + 2) : after(html, '>', start);
}

function endOfElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

/** `end` is beyond the text when the tag is never closed. */
function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  const separator = /[\s/]*/y;
  const attribute = /([^\s>/=][^\s>/=]*|=[^\s>/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
  let position = from;
  for (;;) {
    separator.lastIndex = position;
    separator.exec(html);
    position = separator.lastIndex;
    if (html[position] === '>') return { attributes, end: position + 1 };
    attribute.lastIndex = position;
    const found = attribute.exec(html);
    if (!found) {
      if (position >= html.length) return { attributes, end: html.length + 1 };
      position += 1;
      continue;
    }
    position = attribute.lastIndex;
    const [, name = '', double, single, bare] = found;
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
}
