import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  countProducts,
  endsOfCategories,
  productTabs,
  readMaterialWords,
  type NewProduct,
  type ProductTab,
} from '#modules/catalog/index.ts';
import { keepCounts } from '../../lists/kept-counts.ts';
import { cappedCount } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { chosenProducts, type ProductsChoice } from '../../products-file.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { countLimit, readId } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';
import { choicesShape } from './choices.ts';
import { readProducts, type ListArguments } from './product-list.ts';
import { findProductShape } from './product-shape.ts';
import { searchMatch } from './search-match.ts';

type EditArguments = {
  readonly edit: Edit & { readonly key: string };
  readonly also?: readonly string[] | null;
  readonly areAlike?: boolean | null;
};
type NewProductInput = Omit<NewProduct, 'texts' | 'brandId' | 'categories' | 'axes' | 'cents'> & {
  readonly texts: readonly { readonly store: string; readonly name: string; readonly urlKey: string }[];
  readonly brand?: string | null;
  readonly categories?: readonly string[] | null;
  readonly axes?: readonly string[] | null;
  readonly cents?: number | null;
  readonly key: string;
};

type Saved = { readonly sku: string; readonly merged: readonly string[] };

const newProduct = ({ texts, brand, categories, axes, cents, sku, type }: NewProductInput): NewProduct => ({
  type,
  sku,
  texts: Object.fromEntries(texts.map(({ store, name, urlKey }) => [store, { name, urlKey }])),
  brandId: readId(brand) ?? null,
  categories: (categories ?? []).map((id) => readId(id) ?? 0),
  axes: axes ?? [],
  cents: cents ?? null,
});

/** Products: lists, the page of one, and what is changed in it. */
export function productResolvers(parts: Parts): ResolverMap<Granted> {
  const counted = keepCounts(parts.clock);
  const editing =
    (action: Parts['actions']['editProduct']) =>
    (_parent: unknown, { edit: { key, ...edit }, also, areAlike }: EditArguments, context: Granted) =>
      resultOf(
        parts,
        context,
        () =>
          runAction(parts, action, actorOf(context), { ...edit, ...(also ? { also } : {}), ...(areAlike ? { areAlike } : {}) }, { key }),
        (made) => saved(made, context),
        { entity: 'product', edit },
      );
  const saved = async ({ sku, merged }: Saved, context: Granted) => {
    // The shop shows it before anybody reads that it is saved.
    await parts.refresh();
    return { typename: 'ProductSaved', product: await findProductShape(parts, sku, context), merged };
  };
  return {
    Query: {
      products: (_parent: unknown, args: ListArguments, { identity, now }: Granted) => readProducts(parts, args, identity.language, now),
      productTabs: async () => {
        const counts = [];
        for (const tab of Object.keys(productTabs) as ProductTab[])
          counts.push({ tab, ...cappedCount(await counted(tab, () => countProducts(parts.database, { tab }, countLimit))) });
        return counts;
      },
      product: (_parent: unknown, { sku }: { readonly sku: string }, context: Granted) => findProductShape(parts, sku, context),
      categoryEnd: async (_parent: unknown, { category }: { readonly category: string }) => {
        const id = readId(category) ?? 0;
        return (await endsOfCategories(parts.database, [id])).get(id);
      },
      productSearchMatch: (_parent: unknown, asked: Parameters<typeof searchMatch>[1]) => searchMatch(parts, asked),
      productChoices: (_parent: unknown, _args: unknown, { identity }: Granted) => choicesShape(parts, identity.language),
    },
    // Only the sheet asks for them.
    ProductChoices: { materialWords: () => readMaterialWords(parts.database) },
    Mutation: {
      editProduct: editing(parts.actions.editProduct),
      publishProduct: editing(parts.actions.publishProduct),
      makeVariants: editing(parts.actions.makeVariants),
      exportProducts: (_parent: unknown, { key, ...choice }: ProductsChoice & { key: string }, context: Granted) => {
        // What is no choice is refused before anything is kept.
        chosenProducts(parts, choice, context.identity.language);
        const work = () => runAction(parts, parts.actions.exportProducts, actorOf(context), choice, { key });
        return resultOf(parts, context, work, async (file) => ({ typename: 'Download', ...file }));
      },
      createProduct: (_parent: unknown, { input }: { readonly input: NewProductInput }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.createProduct, actorOf(context), newProduct(input), { key: input.key }),
          (made) => saved(made, context),
        ),
    },
  };
}
