import { languageCodes, perLanguage } from '@shop/contract';
import type { DemoProduct, Text } from '../../model.ts';
import type { GarmentSpec } from '../../images/spec.ts';
import { skuOf } from '../product.ts';
import { slug } from '../text.ts';
import type { FamilyPlan, Piece } from './family.ts';
import { families } from './families.ts';
import { regularPrice } from './prices.ts';
import type { Random } from './random.ts';
import { fingerprint, randomOf } from './random.ts';

/** A product before it has a history and neighbours. */
export type Draft = {
  readonly family: FamilyPlan;
  readonly number: number;
  readonly sku: string;
  readonly name: Text;
  readonly cents: number;
  readonly piece: Piece;
  readonly random: Random;
};

/** Two pieces that differ in these alone would look the same in a list. */
const unseen = new Set(['seed', 'tint', 'size', 'bow', 'metal', 'extra', 'buttons', 'buckle', 'clasp', 'thread']);
/** Leather comes in few colours: embroidery counts, since it is what sets many pairs apart. */
const unseenOnLederhosen = new Set(['seed', 'tint', 'size', 'buttons']);

/** The choices of a drawing that a list shows. */
export function visibleChoices(garment: GarmentSpec): string {
  const hidden = garment.kind === 'lederhose' ? unseenOnLederhosen : unseen;
  // A blouse hangs the same, whoever wears it.
  const isHidden = (key: string): boolean => hidden.has(key) || (key === 'wearer' && garment.kind === 'blouse');
  return JSON.stringify(garment, (key, value: unknown) => (isHidden(key) ? undefined : value));
}

const frontsOf = (product: DemoProduct): readonly GarmentSpec[] => [
  ...product.pictures.slice(0, 1).map(({ garment }) => garment),
  ...(product.type === 'configurable'
    ? product.variants.flatMap(({ pictures }) => pictures?.slice(0, 1).map(({ garment }) => garment) ?? [])
    : []),
];

const maxAttempts = 200;

/** Takes the first piece none of whose fronts is in the shop yet. */
function choosePiece(
  family: FamilyPlan,
  sku: string,
  turn: number,
  fronts: Set<string>,
): { readonly piece: Piece; readonly random: Random } {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const random = randomOf(`${sku}/${attempt}`);
    const piece = family.piece(random, turn);
    const own = piece.matrix.colours.map((colour) => visibleChoices(piece.matrix.draw(colour, '')));
    if (own.some((front) => fronts.has(front))) continue;
    for (const front of own) fronts.add(front);
    return { piece, random };
  }
  throw new Error(`${sku} finds no drawing that is not in the shop yet`);
}

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** (type, name, detail) is unique, and so is the address in each language; the detail comes only when names run out. */
function chooseName(family: FamilyPlan, sku: string, { type, detail }: Piece, addresses: Set<string>): Text {
  const start = fingerprint(sku) % family.names.length;
  const turned = [...family.names.slice(start), ...family.names.slice(0, start)];
  const candidates = [...turned.map((name) => [name, ''] as const), ...turned.map((name) => [name, 'detail'] as const)];
  for (const [given, ending] of candidates) {
    const name = perLanguage((language) => joined(type[language], given, ending === '' ? '' : detail[language]));
    const own = languageCodes.map((language) => `${language}/${slug(name[language])}`);
    if (own.some((address) => addresses.has(address))) continue;
    for (const address of own) addresses.add(address);
    return name;
  }
  throw new Error(`${sku} finds no free name`);
}

/** All products of the plan that nobody wrote by hand. */
export function draftProducts(curated: readonly DemoProduct[]): readonly Draft[] {
  const fronts = new Set(curated.flatMap(frontsOf).map(visibleChoices));
  const addresses = new Set(curated.flatMap(({ urlKey }) => languageCodes.map((language) => `${language}/${urlKey[language]}`)));
  return families.flatMap((family) =>
    Array.from({ length: family.count - family.curated.length }, (_, turn): Draft => {
      const number = family.firstNumber + turn;
      const sku = skuOf(family.prefix, number);
      const { piece, random } = choosePiece(family, sku, turn, fronts);
      const name = chooseName(family, sku, piece, addresses);
      return { family, number, sku, name, piece, random, cents: regularPrice(random, piece.priceRange, piece.brand) };
    }),
  );
}
