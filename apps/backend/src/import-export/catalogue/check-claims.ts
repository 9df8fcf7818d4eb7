import { claimIn } from '#modules/catalog/index.ts';
import type { ProductRows } from './catalogue-file.ts';
import { RowFault } from './row-fault.ts';

/** LAW-11: what a file adds to the frame of the catalogue states facts; there is no proof beside a category or an option. */
export function refuseClaim(what: string, value: unknown): void {
  const claim = claimIn(value);
  if (claim !== undefined) throw new RowFault(`${what} makes the green claim "${claim}": state the fact instead.`);
}

/** Categories and options that a row makes by naming them. */
export function checkNamedClaims(first: ProductRows['first']): void {
  for (const column of ['categories', 'additional_attributes'] as const) refuseClaim(column, first?.cell(column));
}
