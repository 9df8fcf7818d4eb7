/** What the worker does with a request; undefined: it keeps its hands off. */
type Kind = 'file' | 'screen';

type Asked = { readonly method: string; readonly mode: string; readonly url: URL; readonly origin: string };

/** Built files and the one page that every screen begins with: never an answer of the API, a file of somebody or the stream of events. */
export function kindOf({ method, mode, url, origin }: Asked): Kind | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  if (url.pathname.startsWith('/staff/assets/')) return 'file';
  if (mode !== 'navigate' || !/^\/staff(?:\/|$)/.test(url.pathname)) return undefined;
  return /^\/staff\/(?:graphql|events|upload|download|mail|photo)(?:\/|$)/.test(url.pathname) ? undefined : 'screen';
}
