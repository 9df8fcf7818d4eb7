import type { CheckoutUserInputErrorCodes } from '../../generated/graphql.ts';

type Problem = { readonly code: CheckoutUserInputErrorCodes; readonly message: string };
type Line = { readonly product_sku: string; readonly product_name?: string | null };

/** A line of an order that did not come back into the cart as it was: which, and the message that says why. */
export type LeftOut = { readonly name: string; readonly why: 'leftFewer' | 'leftSoldOut' | 'leftGone' };

/** The backend names a line by its item number, in English by contract; shoppers know it by its name. */
export function leftOut({ code, message }: Problem, lines: readonly Line[]): LeftOut {
  const [, quoted, plain] = /with SKU (?:"(.*?)"|(.*?) to the shopping cart)/.exec(message) ?? [];
  const sku = quoted ?? plain ?? '';
  const name = lines.find((line) => line.product_sku === sku)?.product_name ?? sku;
  if (code !== 'INSUFFICIENT_STOCK') return { name, why: 'leftGone' };
  return { name, why: message.endsWith('out of stock.') ? 'leftSoldOut' : 'leftFewer' };
}
