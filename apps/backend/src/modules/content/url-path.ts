export type UrlParts = {
  /** Decoded, without slashes at its ends; empty is the home page. */ readonly path: string;
  /** Without `?`. */ readonly query: string;
};

const maxUrlLength = 2_048;

/** Splits what a client asks for into path and query; undefined when it cannot be a path of the shop. */
export function splitUrl(url: string): UrlParts | undefined {
  const [beforeFragment = ''] = url.trim().split('#', 1);
  const mark = beforeFragment.indexOf('?');
  const path = decode(mark < 0 ? beforeFragment : beforeFragment.slice(0, mark));
  if (path === undefined || url.length > maxUrlLength || /[\p{Cc}\\]/u.test(path)) return undefined;
  return { path: path.replace(/^\/+|\/+$/g, ''), query: mark < 0 ? '' : safeQuery(beforeFragment.slice(mark + 1)) };
}

/** Joins a path and the queries of every step that led to it. */
export function withQuery(path: string, ...queries: readonly string[]): string {
  const query = queries.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** R170: a path inside the shop, without scheme, host or backslash; it may have a query. */
export function isShopPath(path: string): boolean {
  return path.length <= maxUrlLength && /^(?![/\\])(?![A-Za-z][A-Za-z0-9+.-]*:)[^\\\p{Cc}\s]*$/u.test(path);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

// R158: the query comes back in a redirect, where a line break would start another header.
function safeQuery(query: string): string {
  return query
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
    .replace(/[<>"'`\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
