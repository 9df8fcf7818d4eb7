type Route = { readonly redirect_code: number; readonly relative_url?: string | null; readonly type?: string | null };

/** A path of this shop, or undefined for whatever could lead away from it (R170). */
export function samePlacePath(relativeUrl: string): string | undefined {
  if (/[^!-\uffff]|[\\\u007f]/.test(relativeUrl)) return undefined;
  const path = `/${relativeUrl.replace(/^\//, '')}`;
  if (path.startsWith('//')) return undefined;
  // A scheme needs a colon before the first slash: as a path below "/" it is harmless, but nobody means it.
  return /^\/[a-z][a-z0-9+.-]*:/i.test(path) ? undefined : path;
}

/** Where a route leads on to; pages of the content module are shown in place even when the backend names a redirect. */
export function redirectTarget(route: Route): { readonly path: string; readonly status: 301 | 302 } | undefined {
  if (route.redirect_code !== 301 && route.redirect_code !== 302) return undefined;
  if (route.type === 'CMS_PAGE' || !route.relative_url) return undefined;
  const path = samePlacePath(route.relative_url);
  return path === undefined ? undefined : { path, status: route.redirect_code };
}
