import * as take from '../edit/take-value.ts';
import type { Catalogue } from '../read-model/catalogue.ts';
import type { Field } from './fields.ts';
import type { HeldSizeChart } from './held-things.ts';

export type SizeChartKnown = { readonly stores: readonly string[]; readonly options: Pick<Catalogue['options'], 'get'> };

type SizeChartPlace = { readonly in: 'order' } | { readonly in: 'label'; readonly optionId: number; readonly store: string };
type SizeChartField = Field<HeldSizeChart, SizeChartPlace>;

/** Sizes from the smallest on: the calculator takes them as they stand. */
const order =
  ({ options }: SizeChartKnown): take.Take =>
  (value) => {
    const isOrder =
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= 100 &&
      value.every((id) => options.get(Number(id)) !== undefined && Number.isSafeInteger(id)) &&
      new Set(value).size === value.length;
    return isOrder ? (value as unknown[]) : take.refuse('chart-sizes', 'A chart has at least one size, and each once.');
  };

/** The field of a path: `order`, the numbers of its sizes, or `label.<size>.de`, what that size means for a body. */
export const sizeChartField =
  (known: SizeChartKnown) =>
  (path: string): SizeChartField | undefined => {
    if (path === 'order') {
      return { place: { in: 'order' }, read: ({ rows }) => rows.map(({ optionId }) => optionId), take: order(known) };
    }
    const [kind, digits = '', store = '', ...more] = path.split('.');
    if (kind !== 'label' || more.length > 0 || !known.stores.includes(store) || !/^[1-9]\d{0,8}$/.test(digits)) return undefined;
    const optionId = Number(digits);
    if (known.options.get(optionId) === undefined) return undefined;
    return {
      place: { in: 'label', optionId, store },
      read: ({ rows }) => rows.find((row) => row.optionId === optionId)?.label[store] ?? null,
      take: take.text(300),
    };
  };

export const sizeChartPaths = ({ rows }: HeldSizeChart, { stores }: SizeChartKnown): readonly string[] => [
  'order',
  ...rows.flatMap(({ optionId }) => stores.map((store) => `label.${optionId}.${store}`)),
];
