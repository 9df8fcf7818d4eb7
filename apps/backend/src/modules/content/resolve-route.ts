import { inputError } from '#kernel/errors.ts';
import type { RoutableEntity } from './catalog-routes.ts';
import { findDestination, type DestinationType, type Places } from './find-destination.ts';
import { splitUrl, withQuery } from './url-path.ts';

/** Where a URL leads. Without an entity it is a redirect to a page that the storefront itself knows. */
export type Route = {
  readonly entity: RoutableEntity | undefined;
  readonly type: DestinationType | null;
  readonly relativeUrl: string;
  readonly redirectCode: 0 | 301 | 302;
};

/** Resolves a URL in one store view; undefined when it leads nowhere, which includes rewrites that go round in a circle. */
export function resolveRoute(url: string, places: Places): Route | undefined {
  if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
  const asked = splitUrl(url);
  const end = asked && followRewrites(asked.path, places);
  if (!asked || !end) return undefined;
  const destination = findDestination(end.path, places);
  if (!destination && (end.redirectCode === 0 || namesAnEntity(end.path, places))) return undefined;
  return {
    entity: destination?.entity,
    type: destination?.type ?? null,
    relativeUrl: withQuery(destination?.path ?? end.path, ...end.queries, asked.query),
    redirectCode: end.redirectCode || (destination?.redirectCode ?? 0),
  };
}

// A redirect to a product that is gone leads nowhere; any other path may be a page of the storefront, such as /merken.
function namesAnEntity(path: string, { settings }: Places): boolean {
  return path.startsWith('catalog/') || (settings.productSuffix !== '' && path.endsWith(settings.productSuffix));
}

type End = { readonly path: string; readonly queries: readonly string[]; readonly redirectCode: 0 | 301 | 302 };

function followRewrites(start: string, { content }: Places): End | undefined {
  let end: End = { path: start, queries: [], redirectCode: 0 };
  const seen = new Set<string>();
  for (let rewrite = content.rewrites.get(start); rewrite; rewrite = content.rewrites.get(end.path)) {
    const target = splitUrl(rewrite.targetPath);
    if (!target || seen.has(end.path)) return undefined;
    seen.add(end.path);
    // One temporary step makes the whole way temporary: browsers keep a 301 for ever.
    const redirectCode = end.redirectCode === 302 ? 302 : rewrite.redirectCode;
    end = { path: target.path, queries: target.query === '' ? end.queries : [...end.queries, target.query], redirectCode };
  }
  return end;
}
