import type { PageAssets } from '../page/request-context.ts';

const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * React Router puts its module preloads before the stylesheets, and the browser fetches in that order:
 * text would wait for scripts. They move to the end of the head, behind everything the first paint needs.
 */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const preloads = head.match(modulePreload) ?? [];
  return head.replace(modulePreload, '') + [...new Set(preloads)].join('') + html.slice(end);
}

/** Writes text before the end of the head. */
export const appendToHead = (html: string, text: string): string => (text ? html.replace('</head>', () => `${text}</head>`) : html);

/** Writes text before the end of the body. */
export function appendToBody(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + text + html.slice(end);
}

/** Stylesheets and module preloads of parts that are known only once the page is rendered; `orderHead` then sorts them. */
export function addAssets(html: string, { styles, scripts }: PageAssets): string {
  const missing = (list: readonly string[]): readonly string[] => list.filter((href) => !html.includes(`href="${href}"`));
  const sheets = missing(styles).map((href) => `<link rel="stylesheet" href="${href}"/>`);
  return appendToHead(html, [...sheets, ...missing(scripts).map((href) => `<link rel="modulepreload" href="${href}"/>`)].join(''));
}
