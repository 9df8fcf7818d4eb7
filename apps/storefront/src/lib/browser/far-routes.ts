type Routes = Record<string, { readonly id: string; readonly parentId?: string; readonly path?: string }>;
/** React Router's table of routes, as the page brings it. */
type Table = { routes: Routes };
declare global {
  /** What React Router leaves on the page: its table, and the code of the routes at hand. */
  interface Window {
    readonly __reactRouterManifest: Table;
    readonly __reactRouterRouteModules: Readonly<Record<string, unknown>>;
  }
}

type Add = (parentId: string, routes: Routes) => void;

let table: Table = { routes: {} };
let far: Routes = {};
let addTo: Add = () => undefined;

/**
 * Leaves the router with the routes of the page at hand, which are those whose code is there, and with that of products and
 * categories, where most people go next. To read all of them takes a phone as long as everything else the router does, before the
 * page answers.
 */
export function leaveFarRoutes(given: Table, code: Readonly<Record<string, unknown>>): void {
  const [near, others]: [Routes, Routes] = [{}, {}];
  for (const [id, route] of Object.entries(given.routes)) (id in code || route.path === '*' ? near : others)[id] = route;
  given.routes = near;
  table = given;
  far = others;
}

/** What the router does before it goes anywhere (build-tools/lean-router.ts says how routes are added to it). */
export function beforeNavigation(add: Add): () => void {
  addTo = add;
  return bringFarRoutes;
}

/** Tells the router of all others, once. */
export function bringFarRoutes(): void {
  const routes = far;
  far = {};
  Object.assign(table.routes, routes);
  const parents = new Set(Object.values(routes).map(({ parentId = '' }) => parentId));
  for (const parent of parents) if (!(parent in routes)) addTo(parent, routes);
}
