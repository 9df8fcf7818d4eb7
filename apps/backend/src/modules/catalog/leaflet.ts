import type { Language } from './catalogue-view.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export type Leaflet = { readonly language: Language; readonly title: string; /** One sentence a line. */ readonly text: string };

/** A leaflet as a page of its own: it prints, reads aloud and reflows, which a drawn page does not. */
export function leafletPage({ language, title, text }: Leaflet): string {
  const items = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<li>${escape(line.trim())}</li>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body>
<h1>${escape(title)}</h1>
<ul>
${items}
</ul>
</body>
</html>
`;
}
