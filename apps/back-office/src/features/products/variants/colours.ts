import type { Product } from '../page/product.ts';
import type { Axis } from './matrix.ts';

type Variant = Product['variants'][number];
type Shown = Pick<Variant, 'sku' | 'version' | 'values' | 'pictures'>;
type Words = Readonly<Record<string, unknown>>;
type Change = { readonly field: string; readonly value: unknown };

/** A colour, or another value of what has colours, with all its sizes. */
export type ColourGroup = {
  readonly id: string;
  readonly label: string;
  readonly colour: string | null | undefined;
  readonly variants: readonly Shown[];
  readonly pictures: readonly ColourPicture[];
};
export type ColourPicture = { readonly hash: string; readonly path: string; readonly on: readonly Shown[] };

/** What becomes of pictures of several variants: one step. */
export type PictureEdit = { readonly variants: readonly Shown[]; readonly changesOf: (variant: Shown) => readonly Change[] };

/** Variants by their colour, each with the pictures that any of them has; empty: nothing here has a colour. */
export function colourGroups(axes: readonly Axis[], variants: readonly Shown[]): readonly ColourGroup[] {
  const index = axes.findIndex(({ options }) => options.some(({ colour }) => colour));
  const options = axes[index]?.options ?? [];
  return options.flatMap(({ id, label, colour }) => {
    const own = variants.filter(({ values }) => values[index] === id);
    return own.length > 0 ? [{ id, label, colour, variants: own, pictures: picturesOf(own) }] : [];
  });
}

function picturesOf(variants: readonly Shown[]): readonly ColourPicture[] {
  const all = variants.flatMap((variant) => variant.pictures.map((picture) => ({ variant, picture })));
  const byHash = Map.groupBy(all, ({ picture }) => picture.hash);
  return [...byHash.values()]
    .flatMap((found) => {
      const [first] = found;
      return first
        ? [{ place: first.picture.place, hash: first.picture.hash, path: first.picture.path, on: found.map(({ variant }) => variant) }]
        : [];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ hash, path, on }) => ({ hash, path, on }));
}

/** By store view. */
const wordsIn = (words: unknown): Words => (words ?? {}) as Words;

const fieldOf = (hash: string): string => `pictures.${hash}`;

const wordChanges = (hash: string, words: Words): readonly Change[] =>
  Object.entries(words).flatMap(([store, said]) => (said ? [{ field: `${fieldOf(hash)}.label.${store}`, value: said }] : []));

/** New ones stand behind those that any of the sizes has. */
export function addPictures({ variants }: ColourGroup, added: readonly { readonly hash: string; readonly words: Words }[]): PictureEdit {
  const places = variants.flatMap(({ pictures }) => pictures.map(({ place }) => place));
  const end = Math.max(-1, ...places) + 1;
  const changes = added.flatMap(({ hash, words }, index) => [{ field: fieldOf(hash), value: end + index }, ...wordChanges(hash, words)]);
  return { variants, changesOf: () => changes };
}

/** A picture that only some of the sizes have, on the others too. */
export function spreadPicture({ variants }: ColourGroup, { hash, on }: ColourPicture): PictureEdit {
  const found = on[0]?.pictures.find((picture) => picture.hash === hash);
  const lacking = variants.filter(({ sku }) => !on.some((one) => one.sku === sku));
  const words = wordsIn(found?.words);
  const changes = found ? [{ field: fieldOf(hash), value: found.place }, ...wordChanges(hash, words)] : [];
  return { variants: lacking, changesOf: () => changes };
}

/** A picture changes places with its neighbour on every size; sizes that have another order get that of the colour. */
export function movePicture({ variants, pictures }: ColourGroup, { hash }: ColourPicture, by: -1 | 1): PictureEdit {
  const order = pictures.map((picture) => picture.hash);
  const [from, to] = [order.indexOf(hash), order.indexOf(hash) + by];
  const swapped = order.map((one, index) => (index === from ? order[to] : index === to ? hash : one) ?? one);
  const changesOf = (variant: Shown) =>
    swapped
      .filter((one) => variant.pictures.some((picture) => picture.hash === one))
      .map((one) => ({ field: fieldOf(one), value: swapped.indexOf(one) }))
      .filter(({ field, value }) => valueOf(variant, field) !== value);
  return { variants: variants.filter((variant) => changesOf(variant).length > 0), changesOf };
}

export const removePicture = ({ hash, on }: ColourPicture): PictureEdit => ({
  variants: on,
  changesOf: () => [{ field: fieldOf(hash), value: null }],
});

/** What a field of a picture is on a variant. */
function valueOf({ pictures }: Shown, field: string): unknown {
  const [, hash, part, store = ''] = field.split('.');
  const picture = pictures.find((one) => one.hash === hash);
  if (!picture) return null;
  if (part === undefined) return picture.place;
  return part === 'isDisabled' ? picture.isDisabled : (wordsIn(picture.words)[store] ?? null);
}

/** Changes of variants that have the same, as the shop takes them: when one of them has something else by then, none is changed. */
type Sent = {
  readonly edit: {
    readonly id: string;
    readonly version: number;
    readonly changes: (Change & { readonly base: unknown })[];
  };
  readonly also: string[];
  readonly areAlike: true;
};

/** Those that have the same go in one step. */
function alike(variants: readonly Shown[], changesOf: (variant: Shown) => Sent['edit']['changes'], isSaved: boolean): readonly Sent[] {
  const groups = Map.groupBy(variants, (variant) => JSON.stringify(changesOf(variant)));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const edit = { id: first.sku, version: isSaved ? first.version + 1 : first.version, changes: changesOf(first) };
    return [{ edit, also: others.map(({ sku }) => sku), areAlike: true }];
  });
}

export const editsOf = ({ variants, changesOf }: PictureEdit): readonly Sent[] =>
  alike(variants, (variant) => changesOf(variant).map(({ field, value }) => ({ field, base: valueOf(variant, field), value })), false);

/** What a variant has of a picture, so that it can be put back with everything. */
function wholeOf({ pictures }: Shown, hash: string): readonly Change[] {
  const picture = pictures.find((one) => one.hash === hash);
  if (!picture) return [{ field: fieldOf(hash), value: null }];
  return [
    { field: fieldOf(hash), value: picture.place },
    ...(picture.isDisabled ? [{ field: `${fieldOf(hash)}.isDisabled`, value: true }] : []),
    ...wordChanges(hash, wordsIn(picture.words)),
  ];
}

/** The way back, after it was saved. What somebody has changed since is a conflict. */
export function reverseOf({ variants, changesOf }: PictureEdit): readonly Sent[] {
  const back = (variant: Shown) =>
    changesOf(variant).flatMap(({ field, value: written }) => {
      const [, hash = '', part] = field.split('.');
      // Words come and go with their picture.
      if (part !== undefined) return [];
      const before = written === null ? wholeOf(variant, hash) : [{ field, value: valueOf(variant, field) }];
      return before.map((change) => ({ ...change, base: change.field === field ? written : null }));
    });
  return alike(variants, back, true);
}
