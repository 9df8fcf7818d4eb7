import { perLanguage } from '@shop/contract';
import { thingsNames } from '../catalogue/plan/names.ts';
import { slug } from '../catalogue/text.ts';
import type { DemoProduct, Text } from '../model.ts';

/** One more round of the catalogue: every product again, under another number and name. */
export type Edition = {
  /** From 1; the catalogue itself is the round before the first. */
  readonly number: number;
  readonly seed: number;
  /** Whether a product of the catalogue, by its SKU, is in this round. */
  readonly has: (sku: string) => boolean;
};

/** Each step is wider than the span of the ids in one round, so that no two rounds share an id. */
const steps = { product: 1_000_000, bundleOption: 1_000, bundleSelection: 100_000 } as const;

/** The id of a catalogue record in a round. */
export const idIn = ({ number }: Edition, kind: keyof typeof steps, id: number): number => id + number * steps[kind];

const skuParts = /^(MA-[A-Z]+)-(\d{4})(.*)$/;

/** The SKU of a catalogue product or variant in a round: MA-DIR-1001-WI-36 is MA-DIR-71001-WI-36 in round 7. */
export function skuIn({ number }: Edition, sku: string): string {
  const [, family, own, ending] = skuParts.exec(sku) ?? [];
  if (family === undefined || own === undefined) throw new Error(`${sku} is no SKU of the catalogue`);
  return `${family}-${number}${own}${ending}`;
}

/** What a product of a round names: the same round's product, or the catalogue's own where the round does not have it. */
export function namedIn(edition: Edition, sku: string): string {
  const parent = sku.split('-').slice(0, 3).join('-');
  return edition.has(parent) ? skuIn(edition, sku) : sku;
}

const givenNames = [...new Set(thingsNames)];

/** A second given name, other in each round; numbered when all have had their turn. */
function secondName({ number }: Edition, { id, name }: Pick<DemoProduct, 'id' | 'name'>): string {
  const own = new Set(name.nl.split(' '));
  const free = givenNames.filter((given) => !own.has(given));
  const turn = number - 1;
  const round = Math.floor(turn / free.length) + 1;
  const given = free[(turn + id) % free.length] ?? '';
  return round === 1 ? given : `${given} ${round}`;
}

/** The name and address of a product in a round. */
export function namesIn(
  edition: Edition,
  product: Pick<DemoProduct, 'id' | 'name' | 'urlKey'>,
): { readonly name: Text; readonly urlKey: Text } {
  const second = secondName(edition, product);
  return {
    name: perLanguage((language) => `${product.name[language]} ${second}`),
    urlKey: perLanguage((language) => `${product.urlKey[language]}-${slug(second)}`),
  };
}
