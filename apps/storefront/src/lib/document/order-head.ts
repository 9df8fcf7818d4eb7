const stylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * React puts preloads of pictures first, and the browser fetches in that order: text would wait for them. The stylesheet moves before
 * every other link.
 */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const sheets = [...new Set(head.match(stylesheet))].join('');
  const others = head.replace(stylesheet, '');
  const first = /<link\b|$/.exec(others)?.index ?? others.length;
  return others.slice(0, first) + sheets + others.slice(first) + html.slice(end);
}

/** Writes text before the end of the head. */
export const appendToHead = (html: string, text: string): string => (text ? html.replace('</head>', () => `${text}</head>`) : html);

/** Writes text before the end of the body. */
export function appendToBody(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + text + html.slice(end);
}
