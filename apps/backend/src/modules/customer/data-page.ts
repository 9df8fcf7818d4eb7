import type { Language } from '@shop/contract';
import { dataPageMessages, type DataPageMessages } from './data-page-messages.ts';

type Reader = { readonly language: Language; readonly locale: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The copy of somebody's data as a page to read: nothing in it is hidden, nothing in it runs (LAW-20). */
export function dataPage(json: string, { language, locale }: Reader): string {
  const messages = dataPageMessages[language];
  const write = (value: unknown): string => writeValue(value, messages, locale);
  const parts = Object.entries(JSON.parse(json) as Readonly<Record<string, unknown>>);
  const sections = parts.map(([name, value]) => `<section><h2>${escape(nameIn(messages, name))}</h2>${write(value)}</section>`).join('\n');
  return `<!doctype html>
<html lang="${escape(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(messages.title)}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h2{border-bottom:1px solid #999;margin-top:2rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:.5rem 0}
dt{color:#444}dd{margin:0}img{max-width:100%;height:auto}li{margin-bottom:1rem}</style></head>
<body><h1>${escape(messages.title)}</h1>
${sections}
</body></html>
`;
}

/** `dateOfBirth` in the reader's words, or at least in words. */
const nameIn = ({ names }: DataPageMessages, key: string): string =>
  names[key] ??
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ');

function writeValue(value: unknown, messages: DataPageMessages, locale: string): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return writeList(value, messages, locale);
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(
      ([name, part]) => `<dt>${escape(nameIn(messages, name))}</dt><dd>${writeValue(part, messages, locale)}</dd>`,
    );
    return rows.length === 0 ? messages.nothing : `<dl>${rows.join('')}</dl>`;
  }
  if (typeof value === 'string' && picture.test(value)) return `<img src="${value}" alt="">`;
  return escape(typeof value === 'string' ? writeText(value, locale) : JSON.stringify(value));
}

/** Pixels alone, drawn by the shop: nothing in them can be anything else. */
const picture = /^data:image\/webp;base64,[\w+/]+={0,2}$/;

function writeList(values: readonly unknown[], messages: DataPageMessages, locale: string): string {
  if (values.length === 0) return messages.nothing;
  if (values.every((value) => typeof value === 'string')) return escape(values.join(', '));
  return `<ol>${values.map((value) => `<li>${writeValue(value, messages, locale)}</li>`).join('')}</ol>`;
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const writeText = (text: string, locale: string): string =>
  timestamp.test(text)
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(new Date(text))
    : text;
