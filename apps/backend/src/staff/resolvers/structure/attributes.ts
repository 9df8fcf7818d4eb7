import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  attributeField,
  attributePaths,
  brandAttribute,
  readHeldAttributes,
  readOptionUse,
  valuesOf,
  type AttributeWish,
} from '#modules/catalog/index.ts';
import { structureKnown, type EditedThing } from '../../actions/structure/edit-thing.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { readerView } from '../products/reader-view.ts';
import { actorOf, resultOf } from '../results.ts';
import { whatCanBeDone, type Asked, type EditArguments } from './shared.ts';
import { attributeNames } from './told-apart.ts';

const doors = { editAttribute: 'catalog.edit' } as const;

async function readAttributes(parts: Parts, { identity }: Asked) {
  const { view } = readerView(parts, identity.language);
  const attributeName = attributeNames(view, identity.language);
  return [...(await readHeldAttributes(parts.database)).values()].map(({ record }) => ({
    code: record.code,
    label: attributeName(record),
    input: record.input,
    options: record.options.length,
    position: record.position,
    isFilterable: record.isFilterable,
    isVisibleOnFront: record.isVisibleOnFront,
    isComparable: record.isComparable,
    isSearchable: record.isSearchable,
  }));
}

async function findAttributeShape(parts: Parts, code: string, { identity }: Asked) {
  const held = (await readHeldAttributes(parts.database)).get(code);
  if (!held) throw notFound('There is no such attribute.');
  const { record, version } = held;
  const { view } = readerView(parts, identity.language);
  const known = structureKnown(parts);
  const use = await readOptionUse(parts.database, record);
  return {
    code,
    version,
    label: attributeNames(view, identity.language)(record),
    input: record.input,
    isOfBrands: code === brandAttribute,
    values: valuesOf(held, attributePaths(held, known), attributeField(known)),
    options: record.options.map((option) => ({
      id: String(option.id),
      code: option.code,
      label: view.label(option),
      use: use.get(option.id) ?? null,
    })),
    can: whatCanBeDone(identity, doors),
  };
}

type Wish = Pick<AttributeWish, 'code' | 'input'> & {
  readonly labels: readonly { readonly store: string; readonly text: string }[];
  readonly key: string;
};

/** Attributes: the list, the page of one with its options, and what is changed in them. */
export function attributeResolvers(parts: Parts): ResolverMap<Granted> {
  const saved =
    (context: Granted) =>
    async ({ id, merged }: EditedThing) => {
      await parts.refresh();
      return { typename: 'AttributeSaved', attribute: await findAttributeShape(parts, id, context), merged };
    };
  return {
    Query: {
      attributes: (_parent: unknown, _args: unknown, context: Granted) => readAttributes(parts, context),
      attribute: (_parent: unknown, { code }: { readonly code: string }, context: Granted) => findAttributeShape(parts, code, context),
    },
    Mutation: {
      editAttribute: (_parent: unknown, { edit: { key, ...edit } }: EditArguments, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, parts.actions.editAttribute, actorOf(context), edit, { key }), saved(context), {
          entity: 'attribute',
          edit,
        }),
      createAttribute: (_parent: unknown, { key, labels, ...wish }: Wish, context: Granted) => {
        const given = { ...wish, labels: Object.fromEntries(labels.map(({ store, text }) => [store, text])) };
        const work = () => runAction(parts, parts.actions.createAttribute, actorOf(context), given, { key });
        return resultOf(parts, context, work, saved(context));
      },
    },
  };
}
