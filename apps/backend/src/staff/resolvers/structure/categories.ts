import { inputError } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { numberOf, structureKnown } from '../../actions/structure/edit-thing.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf, resultOf } from '../results.ts';
import { findCategoryShape, readCategoryTree } from './category-shape.ts';
import type { EditArguments } from './shared.ts';

type Wish = { readonly parent: string; readonly names: readonly { readonly store: string; readonly text: string }[]; readonly key: string };
type Removal = { readonly id: string; readonly version: number; readonly productsTo?: string | null; readonly key: string };

/** Names by store view; one that there is not is refused. */
function namesOf(parts: Parts, names: Wish['names']): Readonly<Record<string, string>> {
  const { stores } = structureKnown(parts);
  for (const { store } of names) if (!stores.includes(store)) throw inputError(`There is no store view "${store.slice(0, 40)}".`);
  return Object.fromEntries(names.map(({ store, text }) => [store, text]));
}

/** Categories: the tree, the page of one, and what is changed in them. */
export function categoryResolvers(parts: Parts): ResolverMap<Granted> {
  const saved =
    (context: Granted) =>
    async ({ id, merged = [] }: { readonly id: string; readonly merged?: readonly string[] }) => {
      // The shop shows it before anybody reads that it is saved.
      await parts.refresh();
      return { typename: 'CategorySaved', category: await findCategoryShape(parts, id, context), merged };
    };
  return {
    Query: {
      categories: (_parent: unknown, _args: unknown, context: Granted) => readCategoryTree(parts, context),
      category: (_parent: unknown, { id }: { readonly id: string }, context: Granted) => findCategoryShape(parts, id, context),
    },
    Mutation: {
      editCategory: (_parent: unknown, { edit: { key, ...edit } }: EditArguments, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, parts.actions.editCategory, actorOf(context), edit, { key }), saved(context), {
          entity: 'category',
          edit,
        }),
      createCategory: (_parent: unknown, { parent, names, key }: Wish, context: Granted) => {
        const wish = { parentId: numberOf(parent) ?? 0, names: namesOf(parts, names) };
        return resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.createCategory, actorOf(context), wish, { key }),
          saved(context),
        );
      },
      removeCategory: (_parent: unknown, { id, version, productsTo, key }: Removal, context: Granted) => {
        const removal = { id, version, productsTo: productsTo ?? undefined };
        return resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.removeCategory, actorOf(context), removal, { key }),
          async ({ products }) => {
            await parts.refresh();
            return { typename: 'CategoryRemoved', id, products };
          },
        );
      },
    },
  };
}
