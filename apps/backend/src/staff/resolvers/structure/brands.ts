import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { brandField, brandPaths, countProductsBy, readHeldBrands, valuesOf, type BrandWish } from '#modules/catalog/index.ts';
import { structureKnown } from '../../actions/structure/edit-thing.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { readerView } from '../products/reader-view.ts';
import { actorOf, resultOf } from '../results.ts';
import { pictureShape, picturesOf, whatCanBeDone, type Asked, type EditArguments } from './shared.ts';

const doors = { editBrand: 'catalog.edit', removeBrand: 'catalog.delete' } as const;

async function readBrands({ database }: Parts) {
  const counts = await countProductsBy(database, 'brand_id');
  return [...(await readHeldBrands(database)).values()]
    .map(({ record: { id, title, urlKey, showInSlider, positionInSlider, maker } }) => ({
      id: String(id),
      title,
      urlKey,
      products: counts.get(String(id)) ?? 0,
      showInSlider,
      positionInSlider,
      maker: [maker.name, maker.city, maker.countryCode].filter(Boolean).join(', '),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

async function findBrandShape(parts: Parts, id: string, { identity }: Asked) {
  const held = (await readHeldBrands(parts.database)).get(id);
  if (!held) throw notFound('There is no such brand.');
  const { record, version } = held;
  const reader = readerView(parts, identity.language);
  const known = structureKnown(parts);
  const products = reader.view
    .listed()
    .filter((source) => source.record.brandId === record.id)
    .map((source) => source.record.id);
  return {
    id,
    version,
    title: record.title,
    values: valuesOf(held, brandPaths(known), brandField(known)),
    products: (await countProductsBy(parts.database, 'brand_id')).get(id) ?? 0,
    logo: record.logoHash === undefined ? null : pictureShape(reader, record.logoHash),
    picture: record.pictureHash === undefined ? null : pictureShape(reader, record.pictureHash),
    pictures: picturesOf(reader, products),
    can: whatCanBeDone(identity, doors),
  };
}

type Removal = { readonly id: string; readonly version: number; readonly key: string };

/** Brands: the list, the page of one, and what is changed in them. */
export function brandResolvers(parts: Parts): ResolverMap<Granted> {
  const saved =
    (context: Granted) =>
    async ({ id, merged = [] }: { readonly id: string; readonly merged?: readonly string[] }) => {
      await parts.refresh();
      return { typename: 'BrandSaved', brand: await findBrandShape(parts, id, context), merged };
    };
  return {
    Query: {
      brands: () => readBrands(parts),
      brand: (_parent: unknown, { id }: { readonly id: string }, context: Granted) => findBrandShape(parts, id, context),
    },
    Mutation: {
      editBrand: (_parent: unknown, { edit: { key, ...edit } }: EditArguments, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, parts.actions.editBrand, actorOf(context), edit, { key }), saved(context), {
          entity: 'brand',
          edit,
        }),
      createBrand: (_parent: unknown, { key, ...wish }: BrandWish & { readonly key: string }, context: Granted) => {
        const brand = { title: wish.title, maker: wish.maker, euResponsible: wish.euResponsible ?? undefined };
        return resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.createBrand, actorOf(context), brand, { key }),
          saved(context),
        );
      },
      removeBrand: (_parent: unknown, { id, version, key }: Removal, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.removeBrand, actorOf(context), { id, version }, { key }),
          async () => {
            await parts.refresh();
            return { typename: 'BrandRemoved', id };
          },
        ),
    },
  };
}
