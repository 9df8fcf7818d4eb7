import { htmlTokens } from './html-tokens.ts';

type Check = (value: string) => string | undefined;

const asText: Check = (value) => escapeText(value);
const asNumber: Check = (value) => (/^\d{1,4}$/.test(value) ? value : undefined);
const asFlag: Check = () => '';
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value.toLowerCase()) ? value.toLowerCase() : undefined;
// With a hyphen it cannot be read as a property of window or document.
const asId: Check = (value) => (/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(value) ? value : undefined);
const linkSchemes = /^(https:\/\/|mailto:|tel:)/i;
const asLink: Check = (value) => checkUrl(value, linkSchemes);
const asPicture: Check = (value) => checkUrl(value, undefined);

const anywhere: Readonly<Record<string, Check>> = { id: asId, title: asText, lang: asText, dir: oneOf('ltr', 'rtl', 'auto') };
const none: Readonly<Record<string, Check>> = {};

/** R168: everything that is not in this table is taken out; to allow more, add a row. */
const allowed: ReadonlyMap<string, Readonly<Record<string, Check>>> = new Map([
  ...words('p br hr wbr h1 h2 h3 h4 h5 h6 strong b em i u s small sub sup mark abbr cite code pre kbd dfn var samp'),
  ...words('ul li dl dt dd table caption thead tbody tfoot tr colgroup figure figcaption div span section article aside address summary'),
  ['a', { href: asLink }],
  ['img', { src: asPicture, alt: asText, width: asNumber, height: asNumber, loading: oneOf('lazy', 'eager') }],
  ['ol', { start: asNumber, reversed: asFlag, type: oneOf('1', 'a', 'i') }],
  ['th', { colspan: asNumber, rowspan: asNumber, scope: oneOf('col', 'row', 'colgroup', 'rowgroup') }],
  ['td', { colspan: asNumber, rowspan: asNumber }],
  ['col', { span: asNumber }],
  ['blockquote', { cite: asLink }],
  ['q', { cite: asLink }],
  ['time', { datetime: asText }],
  ['details', { open: asFlag }],
]);

/** The attributes that every element may have. */
export const htmlAttributes: readonly string[] = Object.keys(anywhere);
/** The elements that stay, each with the attributes that it alone may have: what an editor knows is made of this. */
export const htmlElements: ReadonlyMap<string, readonly string[]> = new Map([...allowed].map(([name, own]) => [name, Object.keys(own)]));

const empty = new Set(['br', 'hr', 'wbr', 'img', 'col']);

/** What ends by itself when one of these begins; browsers do the same, so that what is written is what is shown. */
const endsBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'p',
    new Set(
      'p hr h1 h2 h3 h4 h5 h6 pre ul ol li dl dt dd table figure figcaption div section article aside address blockquote details summary'.split(
        ' ',
      ),
    ),
  ],
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['td', new Set(['td', 'th', 'tr', 'tbody', 'tfoot'])],
  ['th', new Set(['td', 'th', 'tr', 'tbody', 'tfoot'])],
  ['tr', new Set(['tr', 'tbody', 'tfoot'])],
]);

/** Whether an address stays in the shop, or leads to a secure site, a mail or a telephone (R170). */
export const isSafeAddress = (address: string): boolean => checkUrl(address, linkSchemes) !== undefined;

/** Cleans HTML of a merchant by an allow-list; the result is balanced, and cleaning it again changes nothing. */
export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let result = '';
  const close = (): void => {
    result += `</${open.pop()}>`;
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') result += escapeText(token.text);
    else if (!allowed.has(token.name)) continue;
    else if (token.kind === 'open') {
      while (endsBefore.get(open.at(-1) ?? '')?.has(token.name)) close();
      result += `<${token.name}${attributesOf(token.name, token.attributes)}>`;
      if (!empty.has(token.name)) open.push(token.name);
    } else if (open.includes(token.name)) {
      while (open.at(-1) !== token.name) close();
      close();
    }
  }
  while (open.length > 0) close();
  return result;
}

function words(names: string): [string, Readonly<Record<string, Check>>][] {
  return names.split(' ').map((name) => [name, none]);
}

function attributesOf(name: string, attributes: ReadonlyMap<string, string>): string {
  const checks = { ...anywhere, ...allowed.get(name) };
  return [...attributes]
    .map(([attribute, value]) => {
      const clean = Object.hasOwn(checks, attribute) ? checks[attribute]?.(value) : undefined;
      return clean === undefined ? '' : ` ${attribute}="${clean}"`;
    })
    .join('');
}

/** Links inside the shop, and to the schemes given; what a browser would skip over when it reads a scheme is taken out first. */
function checkUrl(value: string, schemes: RegExp | undefined): string | undefined {
  const url = decodeReferences(value).replace(/[\p{Cc}\s]+/gu, '');
  const hasScheme = /^[^/?#]*:/.test(url);
  if (hasScheme && !schemes?.test(url)) return undefined;
  // R170: //host and /\host leave the shop.
  if (url.includes('\\') || url.startsWith('//')) return undefined;
  return escapeText(url.replaceAll('&', '&amp;'));
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['colon', ':'],
  ['sol', '/'],
  ['bsol', '\\'],
  ['Tab', '\t'],
  ['NewLine', '\n'],
]);

/** An unknown reference stays as it is written and is escaped with its `&`, so it cannot become another character later. */
function decodeReferences(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-zA-Z]+));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Escapes what could end a text or a quoted value; references that are written out stay. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-zA-Z][a-zA-Z0-9]*);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
