import { isEmail } from '@shop/rules/email';

export type StatementItem = { readonly sku: string; readonly quantity: number };

/** What a customer declares: three facts are asked for, nothing else may be demanded (LAW-08). */
export type Statement = {
  readonly orderNumber: string;
  readonly name: string;
  /** Empty with the secret of an order: the receipt goes to its address. */
  readonly email: string;
  readonly message: string;
  /** From a link in a mail of the shop: proves that the sender knows the order. */
  readonly hash: string;
  /** Pieces of single articles; undefined while nothing was chosen, which is the whole order. */
  readonly items?: readonly StatementItem[] | undefined;
};
export type StatementField = 'orderNumber' | 'name' | 'email' | 'message' | 'items';
export type StatementFaults = Readonly<Partial<Record<StatementField, 'missing' | 'noEmail' | 'tooLong' | 'nothing'>>>;

/** Names of the fields in the form and in deep links. */
export const statementFields = { orderNumber: 'order', name: 'name', email: 'email', message: 'message', hash: 'hash' } as const;

/** The field that says how many pieces of an article are meant. */
export const itemField = (sku: string): string => `item-${sku}`;

const maxLineLength = 255;
const maxMessageLength = 4000;

/** Reads a statement as it was typed or as a link gives it. */
export function readStatement(sent: URLSearchParams): Statement {
  const line = (name: string): string => (sent.get(name) ?? '').replace(/\s+/g, ' ').trim();
  return {
    orderNumber: line(statementFields.orderNumber),
    name: line(statementFields.name),
    email: line(statementFields.email),
    message: (sent.get(statementFields.message) ?? '').replace(/\r\n?/g, '\n').trim(),
    hash: line(statementFields.hash).slice(0, maxLineLength),
    ...readItems(sent),
  };
}

function readItems(sent: URLSearchParams): Pick<Statement, 'items'> {
  const items = [...sent].flatMap(([name, value]) => {
    const sku = name.startsWith(itemField('')) ? name.slice(itemField('').length) : '';
    return sku !== '' && /^\d{1,4}$/.test(value) ? [{ sku, quantity: Number(value) }] : [];
  });
  return items.length === 0 ? {} : { items };
}

/** What keeps a statement from being receipted; whether the order exists is never asked here. An order that is known has an address. */
export function statementFaults(statement: Statement, isOrderKnown: boolean): StatementFaults {
  const faults: { -readonly [Field in StatementField]?: StatementFaults[Field] } = {};
  const needsEmail = !isOrderKnown || statement.email !== '';
  for (const field of ['name', 'orderNumber', 'email'] as const) {
    if (field === 'email' && !needsEmail) continue;
    if (statement[field] === '') faults[field] = 'missing';
    else if (statement[field].length > maxLineLength) faults[field] = 'tooLong';
  }
  if (needsEmail && faults.email === undefined && !isEmail(statement.email)) faults.email = 'noEmail';
  if (statement.message.length > maxMessageLength) faults.message = 'tooLong';
  if (statement.items?.every(({ quantity }) => quantity === 0)) faults.items = 'nothing';
  return faults;
}
