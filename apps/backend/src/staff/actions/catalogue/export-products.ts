import type { Clock } from '#kernel/clock.ts';
import { productsFile, type ProductsChoice } from '../../products-file.ts';
import type { Action } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { layReady } from '../lay-ready.ts';

/** Lays a list of products ready as a file that can be brought back, to be fetched once. */
export const exportProducts = ({ clock }: { readonly clock: Clock }): Action<ProductsChoice, AskedDownload> => ({
  name: 'product.export',
  permission: 'export.run',
  run: (tx, choice, actor) =>
    layReady(tx, actor, { kind: productsFile, name: 'products', input: choice, changes: named(choice) }, clock.now()),
});

/** What the log says of it: which products. */
function named({ tab, filter, search }: ProductsChoice) {
  const attributes = filter?.attributes?.map(({ code, value }) => `${code}: ${value}`).join(', ');
  const facts = { tab, ...filter, attributes: attributes || null, search: search || null };
  return Object.entries(facts).flatMap(([field, after]) => (after === null || after === undefined ? [] : [{ field, before: null, after }]));
}
