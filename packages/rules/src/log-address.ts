const longest = 2_000;

/**
 * What a log may say of an address that was asked for (R149, R201): its path, without what looks like a secret or a mail address in it. Of
 * a query only that there was one: its values, and its names too, may be anything a visitor typed.
 */
export function addressForLog(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  // Pictures and built files are named by the hash of what they hold.
  const named = /^\/(media|assets)\//.test(path) ? path : path.replace(/[^/]{32,}/g, (secret) => `${secret.slice(0, 4)}…`);
  const shown = named.replace(/[^/]*(?:@|%40)[^/]*/gi, '…').slice(0, longest);
  return path.length === url.length ? shown : `${shown}?…`;
}

/** A sentence for a log, such as the message of an error, in which addresses may stand: their queries are left out. */
export const withoutQueries = (text: string): string => (text.includes('?') ? text.replace(/\?\S+/g, '?…') : text);
