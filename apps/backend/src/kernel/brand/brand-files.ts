import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrandTheme } from './brand-theme.ts';

/** Written by tools/subset-fonts.py. */
const folder = new URL('../../../brand/', import.meta.url);

export const brandFaces = ['display', 'text', 'strong'] as const;
export type BrandFace = (typeof brandFaces)[number];

export const fontFile = ({ name }: BrandTheme, face: BrandFace): string => fileURLToPath(new URL(`${name}/${face}.ttf`, folder));

/** The shop's name as outlines, a path a word. */
type Wordmark = { readonly name: string; readonly width: number; readonly height: number; readonly paths: readonly string[] };

const wordmarks = new Map<string, Wordmark>();

export function wordmark({ name }: BrandTheme): Wordmark {
  const known = wordmarks.get(name) ?? readWordmark(name);
  wordmarks.set(name, known);
  return known;
}

function readWordmark(theme: string): Wordmark {
  const svg = readFileSync(new URL(`${theme}/wordmark.svg`, folder), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const title = /<title>(.*?)<\/title>/.exec(svg)?.[1];
  if (width === undefined || height === undefined || title === undefined) throw new Error(`the wordmark of ${theme} cannot be read`);
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path ?? '');
  return { name: title.replaceAll('&amp;', '&'), width: Number(width), height: Number(height), paths };
}
