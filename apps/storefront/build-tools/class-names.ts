import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Classes of a file share four letters and are numbered: they stand in every page, hundreds of times. */
export function generateScopedName(name: string, file: string, css: string): string {
  const path = relative(root, file.split('?')[0] ?? file)
    .split(sep)
    .join('/');
  const hash = createHash('sha256')
    .update(path)
    .digest('base64url')
    .replace(/[^a-zA-Z]/g, '')
    .slice(0, 4);
  const names = [...new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, found]) => found))];
  const index = names.indexOf(name);
  // Animations have names too.
  return index < 0 ? `${hash}-${name}` : `${hash}${index.toString(36)}`;
}
