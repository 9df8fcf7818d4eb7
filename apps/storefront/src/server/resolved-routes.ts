type Route = { readonly id: string; readonly parentId?: string | undefined; readonly path?: string | undefined };

/**
 * The route of everything that no other names, with the frames around it. Most visits are to products and categories, and React Router
 * would hold each of them against every other route first, which is a twentieth of the work of a page.
 */
export type ResolvedRoutes<Entry extends Route> = {
  readonly routes: Readonly<Record<string, Entry>>;
  /** What a table of all routes says of them. */
  readonly only: <Said>(table: Readonly<Record<string, Said>>) => Record<string, Said>;
  /** Whether a path below the language, with or without its first slash, can only be of that route. */
  readonly takes: (path: string) => boolean;
};

/** Reads them from the routes of a build. */
export function resolvedRoutes<Entry extends Route>(routes: Readonly<Record<string, Entry | undefined>>): ResolvedRoutes<Entry> {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const named = new Set(all.map(({ path = '' }) => firstPart(path)));
  const kept: Record<string, Entry> = {};
  for (let route = all.find(({ path }) => path === '*'); route; route = routes[route.parentId ?? '']) kept[route.id] = route;
  return {
    routes: kept,
    only: (table) => Object.fromEntries(Object.entries(table).filter(([id]) => id in kept)),
    takes: (path) => isPlain.test(path) && !named.has(firstPart(path.replace(/\.data$/, ''))),
  };
}

/** Nothing that reads as something else when decoded, and no address of React Router's own. */
const isPlain = /^\/?[^_%/][^%]*$/;

/** Capitals make no other route. */
const firstPart = (path: string): string => (path.split('/').find(Boolean) ?? '').toLowerCase();
