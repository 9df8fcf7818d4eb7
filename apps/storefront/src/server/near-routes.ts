type Route = {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
};

/**
 * One route with the frames around it. Most visits are to the home page, to products and to categories, and React Router would hold
 * each of them against every other route first, which is a twentieth of the work of a page.
 */
export type NearRoutes<Entry extends Route> = {
  readonly routes: Readonly<Record<string, Entry>>;
  /** What a table of all routes says of them. */
  readonly only: <Said>(table: Readonly<Record<string, Said>>) => Record<string, Said>;
  /** Whether a path below the language, with or without its first slash, can only be of that route. */
  readonly takes: (path: string) => boolean;
};

/** The home page, and everything that no route names; read from the routes of a build. */
export function nearRoutes<Entry extends Route>(routes: Readonly<Record<string, Entry | undefined>>): readonly NearRoutes<Entry>[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const named = new Set(all.map(({ path = '' }) => firstPart(path)));
  const above = ({ parentId = '' }: Entry): readonly Entry[] => {
    const parent = routes[parentId];
    return parent ? [parent, ...above(parent)] : [];
  };
  const near = (end: (route: Entry) => boolean | undefined, takes: (path: string) => boolean): NearRoutes<Entry> => {
    const last = all.find(end);
    const kept = Object.fromEntries((last ? [last, ...above(last)] : []).map((route) => [route.id, route]));
    return { routes: kept, only: (table) => Object.fromEntries(Object.entries(table).filter(([id]) => id in kept)), takes };
  };
  return [
    near(
      (route) => route.index && !above(route).some(({ path }) => path),
      (path) => path === '' || path === '/',
    ),
    near(
      ({ path }) => path === '*',
      (path) => isPlain.test(path) && !named.has(firstPart(path.replace(/\.data$/, ''))),
    ),
  ];
}

/** Nothing that reads as something else when decoded, and no address of React Router's own. */
const isPlain = /^\/?[^_%/][^%]*$/;

/** Capitals make no other route. */
const firstPart = (path: string): string => (path.split('/').find(Boolean) ?? '').toLowerCase();
