import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { countProductsBy, readHeldSizeCharts, sizeChartField, sizeChartPaths, valuesOf } from '#modules/catalog/index.ts';
import { structureKnown } from '../../actions/structure/edit-thing.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { readerView } from '../products/reader-view.ts';
import { actorOf, resultOf } from '../results.ts';
import { whatCanBeDone, type Asked, type EditArguments } from './shared.ts';
import { chartName } from './told-apart.ts';

const doors = { editSizeChart: 'catalog.edit', removeSizeChart: 'catalog.delete' } as const;

async function readSizeCharts(parts: Parts, { identity }: Asked) {
  const { view } = readerView(parts, identity.language);
  const counts = await countProductsBy(parts.database, 'size_chart_key');
  const labelOf = (id: number): string => {
    const option = view.catalogue.options.get(id);
    return option ? view.label(option) : String(id);
  };
  return [...(await readHeldSizeCharts(parts.database)).values()]
    .map(({ key, rows }) => ({
      key,
      name: chartName(key, identity.language),
      sizes: rows.map(({ optionId }) => labelOf(optionId)),
      products: counts.get(key) ?? 0,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function findSizeChartShape(parts: Parts, key: string, { identity }: Asked) {
  const held = (await readHeldSizeCharts(parts.database)).get(key);
  if (!held) throw notFound('There is no such size chart.');
  const { view } = readerView(parts, identity.language);
  const known = structureKnown(parts);
  const { options, attributesById } = view.catalogue;
  const attributeIds = new Set(held.rows.flatMap(({ optionId }) => options.get(optionId)?.attributeId ?? []));
  const attributes = [...attributeIds].flatMap((id) => attributesById.get(id) ?? []);
  return {
    key,
    name: chartName(key, identity.language),
    version: held.version,
    values: valuesOf(held, sizeChartPaths(held, known), sizeChartField(known)),
    sizes: attributes.flatMap((attribute) =>
      attribute.options.map((option) => ({ id: String(option.id), label: view.label(option), attribute: attribute.code })),
    ),
    attribute: attributes[0]?.code ?? null,
    products: (await countProductsBy(parts.database, 'size_chart_key')).get(key) ?? 0,
    can: whatCanBeDone(identity, doors),
  };
}

type Wish = { readonly sizeChart: string; readonly attribute: string; readonly key: string };
type Removal = { readonly id: string; readonly version: number; readonly key: string };

/** Size charts: the list, the page of one, and what is changed in them. */
export function sizeChartResolvers(parts: Parts): ResolverMap<Granted> {
  const saved =
    (context: Granted) =>
    async ({ id, merged = [] }: { readonly id: string; readonly merged?: readonly string[] }) => {
      await parts.refresh();
      return { typename: 'SizeChartSaved', sizeChart: await findSizeChartShape(parts, id, context), merged };
    };
  return {
    Query: {
      sizeCharts: (_parent: unknown, _args: unknown, context: Granted) => readSizeCharts(parts, context),
      sizeChart: (_parent: unknown, { key }: { readonly key: string }, context: Granted) => findSizeChartShape(parts, key, context),
    },
    Mutation: {
      editSizeChart: (_parent: unknown, { edit: { key, ...edit } }: EditArguments, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, parts.actions.editSizeChart, actorOf(context), edit, { key }), saved(context), {
          entity: 'chart',
          edit,
        }),
      createSizeChart: (_parent: unknown, { sizeChart, attribute, key }: Wish, context: Granted) => {
        const wish = { key: sizeChart, attribute };
        return resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.createSizeChart, actorOf(context), wish, { key }),
          saved(context),
        );
      },
      removeSizeChart: (_parent: unknown, { id, version, key }: Removal, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.removeSizeChart, actorOf(context), { id, version }, { key }),
          async () => {
            await parts.refresh();
            return { typename: 'SizeChartRemoved', key: id };
          },
        ),
    },
  };
}
