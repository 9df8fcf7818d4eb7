import type { OrderAddress, OrderContent, OrderLine, RevisionChange } from '../order.ts';
import type { RevisionWish } from './draft-revision.ts';

const about = ({ id: lineId, sku, name }: OrderLine) => ({ lineId, sku, name });
const nothing = { lineId: null, sku: null, name: null };
const valuesOf = ({ options, sku }: OrderLine): string => options.map(({ value }) => value).join(', ') || sku;

/** What an edit changes, one entry each; sizes, delivery and address by their words, a discount in cents. */
export function revisionChanges(before: OrderContent, after: OrderContent, wish: RevisionWish): readonly RevisionChange[] {
  return [...lineChanges(before, after, wish), ...deliveryChanges(before, after), ...discountChange(wish)];
}

function lineChanges(before: OrderContent, after: OrderContent, { lines: wishes }: RevisionWish): readonly RevisionChange[] {
  const swaps = wishes.filter(({ lineId, sku }) => typeof lineId === 'number' && sku);
  const fresh = after.lines.filter(({ id }) => !before.lines.some((line) => line.id === id));
  const swappedTo = (line: OrderLine): OrderLine | undefined => {
    const sku = swaps.find(({ lineId }) => lineId === line.id)?.sku;
    return sku ? fresh.find((one) => one.sku === sku) : undefined;
  };
  const own = before.lines.flatMap((line): readonly RevisionChange[] => {
    const now = after.lines.find(({ id }) => id === line.id);
    const other = swappedTo(line);
    if (other) {
      const to = other.quantity === line.quantity ? valuesOf(other) : `${other.quantity} × ${valuesOf(other)}`;
      return [{ ...about(line), kind: 'size', sku: other.sku, from: valuesOf(line), to }];
    }
    if (!now) return [{ ...about(line), kind: 'removed', from: String(line.quantity), to: null }];
    return now.quantity === line.quantity
      ? []
      : [{ ...about(line), kind: 'quantity', from: String(line.quantity), to: String(now.quantity) }];
  });
  const swapped = new Set(before.lines.map(swappedTo));
  const added = fresh
    .filter((line) => !swapped.has(line))
    .map((line): RevisionChange => ({ ...about(line), kind: 'added', from: null, to: String(line.quantity) }));
  return [...own, ...added];
}

function deliveryChanges(before: OrderContent, after: OrderContent): readonly RevisionChange[] {
  const [from, to] = [addressText(before.shippingAddress), addressText(after.shippingAddress)];
  const [was, is] = [methodText(before), methodText(after)];
  return [
    ...(from === to ? [] : [{ ...nothing, kind: 'address' as const, from, to }]),
    ...(was === is ? [] : [{ ...nothing, kind: 'delivery' as const, from: was, to: is }]),
  ];
}

const methodText = ({ shippingMethod }: OrderContent): string | null =>
  shippingMethod && `${shippingMethod.carrierTitle} ${shippingMethod.methodTitle}`.trim();

function addressText(address: OrderAddress | null): string | null {
  if (!address) return null;
  const { prefix, firstname, middlename, lastname, suffix, company, street, postcode, city, countryCode, telephone } = address;
  const name = [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');
  return [name, company, ...street, [postcode, city].filter(Boolean).join(' '), countryCode, telephone].filter(Boolean).join(', ');
}

const discountChange = ({ discount }: RevisionWish): readonly RevisionChange[] =>
  discount ? [{ ...nothing, kind: 'discount', from: null, to: String(discount) }] : [];
