/** How our sources use libraries: only by what a package documents in `exports`, and never by replacing or changing a part of it. */
export type PackageExports = string | Readonly<Record<string, unknown>> | undefined;
/** The `exports` of an installed package; null when it is not installed. */
export type ExportsOf = (name: string) => { readonly exports: PackageExports } | null;
export type Source = { readonly path: string; readonly text: string };

const specifierPattern =
  /(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+|\brequire\s*\(\s*|\bimport\.meta\.resolve\s*\(\s*)(['"])([^'"\n]+)\1/gm;
const bindingPattern = /\bimport\s+(?!type\b)([^'";]+?)\s+from\s+(['"])([^'"\n]+)\2/g;
const innerFolder = /^\.\/(?:dist|lib|src|build|cjs|esm|internal)\//;
const isOwn = (specifier: string): boolean => /^[.#/]|^(?:node|virtual|data|file|https?):|^@shop\//.test(specifier);

/** What is wrong with a source, one sentence each, with its line. */
export function faultsOf({ path, text }: Source, exportsOf: ExportsOf): readonly string[] {
  const at = (index: number): string => `${path}:${text.slice(0, index).split('\n').length}`;
  return [
    ...[...withoutTypeImports(text).matchAll(specifierPattern)].flatMap(({ index, 2: specifier = '' }) => {
      const fault = specifierFault(specifier, exportsOf);
      return fault === undefined ? [] : [`${at(index)}: ${fault}`];
    }),
    ...changedBindings(text).map(({ index, name }) => `${at(index)}: changes ${name}, which belongs to a library`),
    ...replacements.flatMap(({ pattern, fault }) => [...text.matchAll(pattern)].map(({ index }) => `${at(index)}: ${fault}`)),
    ...(pluginHook.test(text) && libraryPath.test(text) ? [`${path}: a build plugin that touches files of a library`] : []),
  ];
}

/** Types may come from a file that is no entry; nothing of it runs. Every place keeps its line. */
const withoutTypeImports = (text: string): string =>
  text.replace(/\b(?:import|export)\s+type\b[^'";]*?\bfrom\s+(['"])[^'"\n]+\1/g, (statement) => statement.replace(/[^\n]/g, ' '));

function specifierFault(specifier: string, exportsOf: ExportsOf): string | undefined {
  if (isOwn(specifier)) return undefined;
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (rest === '') return undefined;
  const found = exportsOf(name);
  if (found === null) return undefined;
  const subpath = `./${rest.replace(/\?.*$/, '')}`;
  if (innerFolder.test(subpath)) return `imports ${specifier}, an inner path of ${name}`;
  return isExported(subpath, found.exports) ? undefined : `imports ${specifier}, which ${name} does not list in its exports`;
}

function isExported(subpath: string, exports: PackageExports): boolean {
  if (typeof exports !== 'object') return false;
  return Object.keys(exports).some((key) => {
    const [before = '', after] = key.split('*', 2);
    if (after === undefined) return key === subpath;
    return subpath.startsWith(before) && subpath.endsWith(after) && subpath.length >= before.length + after.length;
  });
}

function changedBindings(text: string): readonly { readonly index: number; readonly name: string }[] {
  return [...text.matchAll(bindingPattern)]
    .filter(([, , , specifier = '']) => !isOwn(specifier) || specifier.startsWith('node:'))
    .flatMap(([, clause = '']) => namesOf(clause))
    .flatMap((name) => {
      const assigned = new RegExp(
        `(?<![\\w.$'"\`]|:\\s)(?:${name}(?:\\.(?:prototype|default))?(?:\\.\\w+|\\[[^\\]]+\\])\\s*=(?![=>])|Object\\.(?:assign|defineProperty|defineProperties|setPrototypeOf)\\(\\s*${name}\\b)`,
        'g',
      );
      return [...text.matchAll(assigned)].map(({ index }) => ({ index, name }));
    });
}

/** The names an import clause binds: `a, { b as c }, * as d`. */
const namesOf = (clause: string): readonly string[] =>
  clause
    .replace(/[{}]/g, ' ')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => (/(?:^|\s)as\s+([\w$]+)$/.exec(part)?.[1] ?? part).trim())
    .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));

const replacements: readonly { readonly pattern: RegExp; readonly fault: string }[] = [
  { pattern: /\bresolve\s*:\s*\{[^}]*\balias\b/g, fault: 'replaces a module by an alias' },
  { pattern: /\bmock\.module\s*\(/g, fault: 'replaces a module in a test' },
  { pattern: /\.server\.removeAllListeners\s*\(/g, fault: 'takes listeners of a library away' },
];

/** A hook of Vite or Rollup through which the text of a module goes. */
const pluginHook = /^\s*(?:async\s+)?(?:load|transform|resolveId)\s*(?:\(\w+[^)]*\)\s*\{|:\s*(?:async\s*)?(?:\{|\(|function))/m;
const libraryPath = /node_modules|[\w-]\/(?:dist|cjs|esm)\//;

type Manifest = {
  readonly overrides?: unknown;
  readonly scripts?: unknown;
  readonly dependencies?: unknown;
  readonly devDependencies?: unknown;
};

/** What is wrong with a package.json: an override may choose a version of a package, never another package in its place. */
export function manifestFaults(path: string, { overrides = {}, ...rest }: Manifest): readonly string[] {
  const replaced = Object.entries(overrides as Readonly<Record<string, unknown>>).filter(
    ([, value]) => typeof value !== 'string' || !/^[~^]?\d/.test(value),
  );
  return [
    ...replaced.map(([name]) => `${path}: overrides replaces ${name}`),
    ...(/"patch-package"|patch-package /.test(JSON.stringify(rest)) ? [`${path}: patches a library`] : []),
  ];
}
