import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The later one wins where two rules weigh the same: what every page shares, then parts, then who puts the parts together. */
const folders = [
  'src/theme/',
  'src/themes/[^/]+/theme$',
  'src/ui/',
  'src/lib/',
  'src/features/',
  'src/shell/',
  'src/routes/',
  'src/themes/',
];
const patterns = folders.map((folder) => new RegExp(`^${folder}`));

/** A rule that matches nothing, since it has to get through the minifier; it stands behind the styles of its file. */
const mark = /shop-file\{--file:"([^"]+)"\}/;

/** The position stands in the mark, and the name of the sheet is made from the marks: it changes with the order. */
export function markOf(file: string): string {
  const position = patterns.findIndex((pattern) => pattern.test(file));
  if (position < 0) throw new Error(`Which styles win over those of ${file}? Its folder has no position in ${import.meta.url}`);
  return `shop-file{--file:"${position} ${file}"}`;
}

/** Puts the files of the sheet in an order that depends on their folder and name alone, and takes the marks out. */
export function orderSheet(sheet: string): string {
  const parts = sheet.split(mark);
  // Vite leaves a comment at the end.
  const rest = parts
    .pop()
    ?.replace(/\/\*.*?\*\//g, '')
    .trim();
  if (rest) throw new Error(`Styles without a file: ${rest.slice(0, 200)}`);
  const files = parts.flatMap((css, index) => (index % 2 ? [] : [{ css: css.trim(), file: parts[index + 1] ?? '' }]));
  return files
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ css }) => css)
    .join('');
}

/**
 * One stylesheet for the whole shop. The bundler would order it by the chunks of the scripts, so that another way of splitting them
 * could change how a page looks.
 */
export function oneSheet(): Plugin[] {
  return [markedFiles(), orderedSheet(), withoutServerSheet()];
}

const isForBrowser: NonNullable<Plugin['applyToEnvironment']> = ({ name }) => name === 'client';

function markedFiles(): Plugin {
  return {
    name: 'shop:marked-styles',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { cssCodeSplit: false } }),
    applyToEnvironment: isForBrowser,
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const file = relative(this.environment.config.root, id).split(sep).join('/');
        // Without the endings: they would be counted as classes.
        return { code: `${code}\n${markOf(file.replace(/\..*$/, ''))}`, map: null };
      },
    },
  };
}

function orderedSheet(): Plugin {
  return {
    name: 'shop:ordered-sheet',
    apply: 'build',
    applyToEnvironment: isForBrowser,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const [sheet] = sheets;
        if (sheets.length !== 1 || sheet?.type !== 'asset') return this.error(`There are ${sheets.length} stylesheets instead of one`);
        sheet.source = orderSheet(String(sheet.source));
      },
    },
  };
}

/** The server's build writes the styles once more, in its own order, and React Router puts them beside the browser's. */
function withoutServerSheet(): Plugin {
  let sheet: string | undefined;
  return {
    name: 'shop:without-server-sheet',
    apply: 'build',
    sharedDuringBuild: true,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (isForBrowser(this.environment)) sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
        else if (dir) {
          const assets = join(dir, '../client/assets');
          const others = (await readdir(assets)).filter((name) => name.endsWith('.css') && `assets/${name}` !== sheet);
          await Promise.all(others.map((name) => rm(join(assets, name))));
        }
      },
    },
  };
}
