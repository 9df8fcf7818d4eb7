import { isLanguage, languageCodes } from '@shop/contract';
import type { MediaAsset } from '#modules/media/index.ts';
import { Refused } from '../../run-action.ts';

const longestName = 200;
const longestAlt = 500;
const mostTags = 30;
const longestTag = 40;
/** Control characters and what turns the words around it. */
const notInText = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** What of a picture can be edited, by path. */
export const mediaValues = ({ name, tags, alt, focus }: MediaAsset): Readonly<Record<string, unknown>> => ({
  name,
  tags,
  focus,
  ...Object.fromEntries(languageCodes.map((language) => [`alt.${language}`, alt[language] ?? null])),
});

const refuse = (field: string, message: string): never => {
  throw new Refused('media-value', message, field);
};

function line(field: string, value: unknown, longest: number): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return refuse(field, 'This is no text.');
  const words = value.replaceAll(/\s+/g, ' ').trim();
  if (words.length > longest || notInText.test(words)) return refuse(field, `A text here has at most ${longest} plain characters.`);
  return words === '' ? null : words;
}

function tagsIn(field: string, value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length > mostTags) return refuse(field, `A picture has at most ${mostTags} tags.`);
  const words = value.map((one) => line(field, one, longestTag)?.toLowerCase() ?? '');
  return [...new Set(words.filter((word) => word !== ''))].toSorted();
}

/** To a tenth of a percent: finer than anybody points. */
function focusIn(field: string, value: unknown): MediaAsset['focus'] {
  if (value === null || value === undefined) return null;
  const { x, y } = typeof value === 'object' ? (value as { readonly x?: unknown; readonly y?: unknown }) : {};
  const isShare = (share: unknown): share is number => typeof share === 'number' && share >= 0 && share <= 1;
  if (!isShare(x) || !isShare(y)) return refuse(field, 'A point lies inside the picture.');
  return { x: Math.round(x * 1_000) / 1_000, y: Math.round(y * 1_000) / 1_000 };
}

/** What somebody typed, as the library keeps it; fields nothing is called are left to whoever plans the patch. */
export function takeMediaValue(field: string, value: unknown): unknown {
  if (field === 'name') return line(field, value, longestName) ?? refuse(field, 'A picture has a name.');
  if (field === 'tags') return tagsIn(field, value);
  if (field === 'focus') return focusIn(field, value);
  return field.startsWith('alt.') ? line(field, value, longestAlt) : value;
}

/** A picture with some of its fields changed. */
export function withValues(asset: MediaAsset, changes: readonly { readonly field: string; readonly after: unknown }[]): MediaAsset {
  const given = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const alt = { ...asset.alt };
  for (const [field, words] of Object.entries(given)) {
    const language = field.startsWith('alt.') ? field.slice('alt.'.length) : '';
    if (!isLanguage(language)) continue;
    if (typeof words === 'string') alt[language] = words;
    else delete alt[language];
  }
  return {
    ...asset,
    name: 'name' in given ? String(given['name']) : asset.name,
    tags: 'tags' in given ? (given['tags'] as readonly string[]) : asset.tags,
    focus: 'focus' in given ? (given['focus'] as MediaAsset['focus']) : asset.focus,
    alt,
  };
}
