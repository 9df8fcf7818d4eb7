const stylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * React puts preloads of pictures first, and the browser fetches in that order: text would wait for them. The stylesheet moves before
 * every other link. Takes the head without its end.
 */
export function orderHead(head: string): string {
  const sheets = [...new Set(head.match(stylesheet))].join('');
  const others = head.replace(stylesheet, '');
  const first = /<link\b|$/.exec(others)?.index ?? others.length;
  return others.slice(0, first) + sheets + others.slice(first);
}
