import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsOf, manifestFaults, type ExportsOf } from './library-use.ts';

/** Fails for a source that imports an inner path of a library, or replaces or changes a part of one. */
const root = fileURLToPath(new URL('..', import.meta.url));
const ignored = /node_modules|\bgenerated\b|\bbuild\/|\.react-router|check-imports|library-use/;
const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: root, exclude: (path) => ignored.test(path) });

const known = new Map<string, ReturnType<ExportsOf>>();
function exportsOf(name: string, workspace: string): ReturnType<ExportsOf> {
  const key = `${workspace} ${name}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const file = [`${root}${workspace}/node_modules/${name}/package.json`, `${root}node_modules/${name}/package.json`].find(existsSync);
  const manifest = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as NonNullable<ReturnType<ExportsOf>>);
  known.set(key, manifest);
  return manifest;
}

const faults = [
  ...filesOf('{apps,packages,tools,bench,e2e}/**/*.{ts,tsx,js}').flatMap((path) => {
    const workspace = path.split('/').slice(0, 2).join('/');
    return faultsOf({ path, text: readFileSync(root + path, 'utf8') }, (name) => exportsOf(name, workspace));
  }),
  ...[...filesOf('{apps,packages}/*/package.json'), 'package.json'].flatMap((path) =>
    manifestFaults(path, JSON.parse(readFileSync(root + path, 'utf8')) as object),
  ),
  ...(existsSync(`${root}patches`) ? ['patches: a library is patched'] : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
