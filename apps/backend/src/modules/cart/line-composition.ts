import { compositionOf } from '#modules/catalog/index.ts';
import type { OfferedLine } from './price-cart.ts';

type Composition = ReturnType<typeof compositionOf>;

/** LAW-15: what a line is made of; of a bundle, each of its parts under its name. */
export function lineComposition({ line: { parts }, source }: OfferedLine): Composition {
  if (!parts) return compositionOf(source);
  const found = [...new Set(parts.map(({ sku }) => sku))]
    .flatMap((sku) => source.view.sourceBySku(sku) ?? [])
    .map((part) => ({ name: part.text.name ?? part.record.sku, ...compositionOf(part) }));
  return {
    materials: found.flatMap(({ name, materials }) => materials.map(({ part, text }) => ({ part: `${name}, ${part}`, text }))),
    animalParts: found.find(({ animalParts }) => animalParts !== null)?.animalParts ?? null,
  };
}
