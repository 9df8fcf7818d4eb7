import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Documents name files: every relative link, and every path in backticks that begins with a folder of the project, leads somewhere.
 * `<name>` stands for any name, `*` and `{a,b}` are what they are in a shell.
 */
export type Document = { readonly path: string; readonly text: string };

const root = fileURLToPath(new URL('..', import.meta.url));
const fence = /^\s*(?:```|~~~)/;
const code = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const ownPath = /^(?:apps|packages|tools|e2e|docs|bench)\//;
const elsewhere = /^(?:[a-z][a-z+.-]*:|#)/i;
/** Made by a command: not there in a fresh clone. */
const generated = /(?:^|\/)(?:build|test-results|generated)(?:\/|$)/;

/** What documents name and nobody finds, a sentence each. */
export function pathFaults(documents: readonly Document[], exists: (path: string) => boolean): readonly string[] {
  return documents.flatMap(({ path, text }) =>
    proseLines(text).flatMap(({ line, number }) =>
      [...linkedPaths(line, path), ...namedPaths(line)]
        .filter((named) => !generated.test(named) && !exists(named))
        .map((named) => `${path}:${number}: ${named} does not exist`),
    ),
  );
}

/** Lines outside of code blocks, which are drawings and commands. */
function proseLines(text: string): readonly { readonly line: string; readonly number: number }[] {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = fence.test(line);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? [] : [{ line, number: index + 1 }];
  });
}

/** Links in code are examples. */
const linkedPaths = (line: string, path: string): readonly string[] =>
  Array.from(line.replaceAll(code, '').matchAll(link), ([, target = '']) => target)
    .filter((target) => !elsewhere.test(target))
    .map((target) => posix.join(posix.dirname(path), decodeURI(target.replace(/#.*$/, ''))));

/** A command in backticks may name several. */
const namedPaths = (line: string): readonly string[] =>
  Array.from(line.matchAll(code), ([, span = '']) => span.split(/\s+/))
    .flat()
    .filter((word) => ownPath.test(word))
    .map((word) => word.replace(/[^\w/>*}]+$/, ''));

function isInProject(path: string): boolean {
  const pattern = path.replaceAll(/<[^<>]+>/g, '*');
  if (!/[*{]/.test(pattern)) return existsSync(root + path);
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).length > 0;
}

if (import.meta.main) {
  const paths = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', '{apps,bench}/**/README.md'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const documents = paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(root + path, 'utf8') }));
  const faults = pathFaults(documents, isInProject);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
