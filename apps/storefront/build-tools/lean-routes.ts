import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Route = Readonly<Record<string, unknown>>;
type Table = { readonly routes: Readonly<Record<string, Route>> };

const table = /^window\.__reactRouterManifest=(.*);$/s;

/**
 * The browser's table of routes without the files each route imports: half of its weight. The server's own table has them, so the
 * first page preloads everything; on the way to another page the browser finds them in the route's file. What is false is left out.
 */
export function withoutImports(script: string): string {
  const json = table.exec(script)?.[1];
  if (json === undefined) throw new Error('React Router writes its table of routes in another form');
  const { routes, ...others } = JSON.parse(json) as Table;
  const lean = Object.entries(routes).map(([id, { imports: _imports, ...route }]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  ]);
  return `window.__reactRouterManifest=${JSON.stringify({ ...others, routes: Object.fromEntries(lean) as Table['routes'] })};`;
}

/** Makes the table of routes light, once React Router has written it (with the server's bundle) and before it is compressed. */
export function leanRoutes(): Plugin {
  return {
    name: 'shop:lean-routes',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const assets = join(dir, '../client/assets');
        for (const name of await readdir(assets)) {
          if (!/^manifest-.*\.js$/.test(name)) continue;
          const script = await readFile(join(assets, name), 'utf8');
          // The web manifest's route leaves an empty file of that name.
          if (script.trim() !== '') await writeFile(join(assets, name), withoutImports(script));
        }
      },
    },
  };
}
