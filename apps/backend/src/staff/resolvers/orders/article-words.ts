import { variantParents, type Catalog } from '#modules/catalog/index.ts';
import type { OrderLine } from '#modules/orders/index.ts';
import type { Parts } from '../../parts.ts';
import type { Granted } from '../../schema.ts';

type Sold = Pick<OrderLine, 'sku' | 'name' | 'options'> & { readonly parentSku: string | null; readonly storeCode: string };
type Words = Pick<OrderLine, 'name' | 'options'>;

/**
 * What was sold, in the language of who reads it: as it was called when it was sold, or, sold in another language, as it is called now.
 * Papers and mails have their own words. What is gone, or is chosen by something else today, keeps those it was sold with.
 */
function articleWords(
  { catalog, stores, languageOf }: Pick<Parts, 'catalog' | 'stores' | 'languageOf'>,
  sold: Sold,
  { identity }: Granted,
) {
  const view = stores.activeViews().find(({ language }) => language === identity.language);
  if (!view || languageOf(sold.storeCode) === identity.language) return sold;
  return wordsIn(catalog.view(view.code), sold) ?? sold;
}

function wordsIn(view: ReturnType<Catalog['view']>, { sku, parentSku, options }: Sold): Words | undefined {
  const shown = view.sourceBySku(parentSku ?? sku);
  if (!shown?.text.name) return undefined;
  const variant = options.length === 0 ? undefined : variantParents(shown).find(({ product }) => product.sku === sku);
  const now = (variant?.attributes ?? []).flatMap(({ code, label }) => {
    const attribute = view.catalogue.attributesByCode.get(code ?? '');
    return attribute ? [{ label: view.label(attribute), value: label ?? '' }] : [];
  });
  return now.length === options.length ? { name: shown.text.name, options: now } : undefined;
}

/** The name and options of whatever somebody has in their hands, for the resolvers of its type. */
export const articleFields = <Source>(parts: Parts, soldOf: (source: Source) => Sold) => ({
  name: (source: Source, _args: unknown, context: Granted) => articleWords(parts, soldOf(source), context).name,
  options: (source: Source, _args: unknown, context: Granted) => articleWords(parts, soldOf(source), context).options,
});
