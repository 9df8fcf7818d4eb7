type Names = Readonly<Record<string, string>>;

/** An entry of the lock file, as far as packaging reads it. */
export type LockedPackage = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

type Packages = Readonly<Record<string, LockedPackage>>;
export type Part = { /** Where it lies below the root. */ readonly path: string; readonly name: string; readonly entry: LockedPackage };
type Platform = { readonly os: string; readonly cpu: string };

/** Read when the storefront and the back office are built: what is left of them is in the build. */
const builtIn = /^@phosphor-icons\/|^@fontsource-variable\//;

const fits = (allowed: readonly string[] | undefined, value: string): boolean => allowed === undefined || allowed.includes(value);
const isFor =
  ({ os, cpu }: Platform) =>
  (entry: LockedPackage): boolean =>
    fits(entry.os, os) && fits(entry.cpu, cpu) && fits(entry.libc, 'glibc');

/** What a package loads: a peer that it only knows how to use, such as a compiler, is none of it. */
const loadedBy = ({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** Where Node finds a package from a folder: in the nearest node_modules above. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The packages a running shop loads on this platform, by the lock file: no developer's tools, nothing of other systems. */
export function productionParts(packages: Packages, platform: Platform): readonly Part[] {
  const parts = new Map<string, Part>();
  const seen = new Set<string>();
  const follow = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = resolve(packages, from, name);
      const entry = path === undefined ? undefined : packages[path];
      if (path === undefined || entry === undefined || seen.has(path) || builtIn.test(name) || !isFor(platform)(entry)) continue;
      seen.add(path);
      if (entry.link && entry.resolved) follow(entry.resolved, loadedBy(packages[entry.resolved] ?? {}));
      else {
        parts.set(path, { path, name, entry });
        follow(path, loadedBy(entry));
      }
    }
  };
  follow('apps/shop', loadedBy(packages['apps/shop'] ?? {}));
  // The Node that comes along.
  follow('', Object.keys(packages['']?.optionalDependencies ?? {}));
  return [...parts.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
