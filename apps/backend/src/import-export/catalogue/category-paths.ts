import type { Definitions } from './shop-snapshot.ts';

type Category = Definitions['categories'] extends ReadonlyMap<number, infer Record> ? Record : never;

const escape = (name: string): string => name.replace(/[\\/,]/g, '\\$&');

/** Cuts at a separator that has no backslash before it. */
function cut(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Paths such as `Default Category/Dames/Dirndls`, from the root down, by the names of one store view. */
export function categoryPath(categories: ReadonlyMap<number, Category>, id: number, viewCode: string): string {
  const names: string[] = [];
  for (let category = categories.get(id); category; category = categories.get(category.parentId)) {
    names.unshift(escape(category.texts[viewCode]?.name ?? String(category.id)));
    if (names.length > categories.size) break;
  }
  return names.join('/');
}

/** The paths in a cell. */
export const readPaths = (cell: string): string[] =>
  cut(cell, ',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** The names along a path, without the backslashes that protect them. */
export const namesAlong = (path: string): string[] => cut(path, '/').map((name) => name.replace(/\\(.)/g, '$1').trim());

/** A path written the one way in which paths are compared. */
export const canonicalPath = (names: readonly string[]): string => names.map(escape).join('/');
