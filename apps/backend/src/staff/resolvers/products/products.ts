import type { ResolverMap } from '#kernel/graphql/context.ts';
import { countProducts, productTabs, type ProductTab } from '#modules/catalog/index.ts';
import { keepCounts } from '../../lists/kept-counts.ts';
import { cappedCount } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { countLimit } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';
import { choicesShape } from './choices.ts';
import { readProducts, type ListArguments } from './product-list.ts';
import { findProductShape } from './product-shape.ts';

type EditArguments = { readonly edit: Edit & { readonly key: string } };

/** Products: lists, the page of one, and what is changed in it. */
export function productResolvers(parts: Parts): ResolverMap<Granted> {
  const counted = keepCounts(parts.clock);
  const editing =
    (action: Parts['actions']['editProduct']) =>
    (_parent: unknown, { edit: { key, ...edit } }: EditArguments, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, action, actorOf(context), edit, { key }),
        async ({ sku, merged }) => {
          // The shop shows it before anybody reads that it is saved.
          await parts.refresh();
          return { typename: 'ProductSaved', product: await findProductShape(parts, sku, context), merged };
        },
        { entity: 'product', edit },
      );
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
      productChoices: (_parent: unknown, _args: unknown, { identity }: Granted) => choicesShape(parts, identity.language),
    },
    Mutation: {
      editProduct: editing(parts.actions.editProduct),
      publishProduct: editing(parts.actions.publishProduct),
    },
  };
}
