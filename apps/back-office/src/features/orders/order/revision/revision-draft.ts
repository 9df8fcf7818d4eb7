import type { RevisionArticlesQuery, RevisionChoicesQuery, RevisionInput } from '../../../../generated/graphql.ts';
import type { Current } from '../../../../lib/edits/edit-state.ts';
import { optionsOf } from '../../../../lib/pieces/quantities.ts';
import type { Line, Order } from '../order.ts';

export type Choices = RevisionChoicesQuery['revisionChoices'];
export type Article = RevisionArticlesQuery['revisionArticles'][number];

/** How many pieces a line has; with another SKU how many of them become that one. */
type LineEdit = { readonly quantity: number; readonly sku: string };
/** Another article, with what it is called and costs today. */
export type Added = {
  readonly sku: string;
  readonly name: string;
  readonly options: string;
  readonly cents: number;
  readonly quantity: number;
};

/** As a form has it: no lists, nothing absent. */
export type AddressValues = Readonly<
  Record<
    | 'prefix'
    | 'firstname'
    | 'middlename'
    | 'lastname'
    | 'suffix'
    | 'company'
    | 'street'
    | 'number'
    | 'postcode'
    | 'city'
    | 'country'
    | 'telephone',
    string
  >
>;

/** What somebody changes; null and an empty list are what the order has. */
export type RevisionValues = {
  readonly [line: `line.${number}`]: LineEdit;
  readonly added: readonly Added[];
  readonly address: AddressValues | null;
  readonly delivery: string | null;
  readonly discount: number | null;
  readonly reason: string;
};

/** Lines of which something is still here and in no shipment. */
export const editableLines = ({ lines }: Pick<Order, 'lines'>): readonly Line[] => lines.filter(({ open }) => open > 0);

/** Pieces that stay as they are: in a shipment, sent, or canceled. */
export const fixedPieces = ({ ordered, open }: Pick<Line, 'ordered' | 'open'>): number => ordered - open;

/** An order as nobody has changed it here. */
export const currentOf = (order: Order): Current<RevisionValues> => ({
  version: order.version,
  values: {
    ...Object.fromEntries(editableLines(order).map(({ id, ordered, sku }) => [`line.${id}`, { quantity: ordered, sku }])),
    added: [],
    address: null,
    delivery: null,
    discount: null,
    reason: '',
  },
});

/** What is filled in for a line, within what is possible by now: a colleague may have planned some of it meanwhile. */
export function lineEdit(values: RevisionValues, line: Line): LineEdit {
  const { quantity, sku } = values[`line.${line.id}`] ?? { quantity: line.ordered, sku: line.sku };
  if (sku === line.sku) return { quantity: Math.max(quantity, fixedPieces(line)), sku };
  return { quantity: Math.min(Math.max(1, quantity), line.open), sku };
}

/** Another size is one of all that are still here, until fewer are said. */
export const inSize = (line: Line, sku: string): LineEdit => ({ sku, quantity: sku === line.sku ? line.ordered : line.open });

const linesOf = (order: Pick<Order, 'lines'>, values: RevisionValues): RevisionInput['lines'] => [
  ...editableLines(order).flatMap((line) => {
    const { quantity, sku } = lineEdit(values, line);
    if (sku !== line.sku) return [{ lineId: line.id, sku, quantity }];
    return quantity === line.ordered ? [] : [{ lineId: line.id, quantity }];
  }),
  ...values.added.map(({ sku, quantity }) => ({ sku, quantity })),
];

export function addressInput({ street, number, ...typed }: AddressValues): NonNullable<RevisionInput['address']> {
  // What was kept on the device before a field was there lacks it.
  const filled = (text: string | undefined): string | null => text?.trim() || null;
  return {
    ...typed,
    prefix: filled(typed.prefix),
    middlename: filled(typed.middlename),
    suffix: filled(typed.suffix),
    street: [street, number].map((text) => text.trim()).filter(Boolean),
    company: filled(typed.company),
    telephone: filled(typed.telephone),
  };
}

export const addressValues = (address: NonNullable<Choices['address']>): AddressValues => ({
  prefix: address.prefix ?? '',
  firstname: address.firstname,
  middlename: address.middlename ?? '',
  lastname: address.lastname,
  suffix: address.suffix ?? '',
  company: address.company ?? '',
  street: address.street[0] ?? '',
  number: address.street.slice(1).join(' '),
  postcode: address.postcode ?? '',
  city: address.city,
  country: address.country,
  telephone: address.telephone ?? '',
});

/** As the contract wants it, with only what is changed; undefined: nothing is. */
export function revisionInput(order: Order, values: RevisionValues): Omit<RevisionInput, 'key' | 'total'> | undefined {
  const lines = linesOf(order, values);
  const { address, delivery, discount, reason } = values;
  if (lines.length === 0 && !address && !delivery && !discount) return undefined;
  return {
    order: order.number,
    version: order.version,
    reason: reason.trim(),
    lines,
    ...(address ? { address: addressInput(address) } : {}),
    ...(delivery ? { delivery } : {}),
    ...(discount ? { discount } : {}),
  };
}

/** One more of an article, or its first. */
export function withArticle(added: readonly Added[], article: Article): readonly Added[] {
  const { sku, name, unit } = article;
  if (added.some((one) => one.sku === sku)) return added.map((one) => (one.sku === sku ? { ...one, quantity: one.quantity + 1 } : one));
  return [...added, { sku, name, options: optionsOf(article), cents: unit.cents, quantity: 1 }];
}
