const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const stylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * React puts preloads of pictures first and React Router its module preloads before the stylesheet, and the browser fetches in that
 * order: text would wait for both. The stylesheet moves before every other link, the scripts to the end of the head.
 */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const each = (link: RegExp): string => [...new Set(head.match(link))].join('');
  const others = head.replace(modulePreload, '').replace(stylesheet, '');
  const first = /<link\b|$/.exec(others)?.index ?? others.length;
  return others.slice(0, first) + each(stylesheet) + others.slice(first) + each(modulePreload) + html.slice(end);
}

/** Writes text before the end of the head. */
export const appendToHead = (html: string, text: string): string => (text ? html.replace('</head>', () => `${text}</head>`) : html);

/** Writes text before the end of the body. */
export function appendToBody(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + text + html.slice(end);
}

/** Module preloads of parts that are known only once the page is rendered; `orderHead` then sorts them. */
export function addScripts(html: string, scripts: readonly string[]): string {
  const missing = scripts.filter((href) => !html.includes(`href="${href}"`));
  return appendToHead(html, missing.map((href) => `<link rel="modulepreload" href="${href}"/>`).join(''));
}
