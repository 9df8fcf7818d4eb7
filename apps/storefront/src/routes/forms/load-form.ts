import { FormSubjectDocument, LoadFormDocument, type FormTypeEnum } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates } from '../../lib/page/screen-paths.ts';
import { present } from '../frame/present.ts';

const types: readonly string[] = ['contact', 'product', 'category', 'custom'] satisfies readonly FormTypeEnum[];

export type FormAddress = {
  readonly type: FormTypeEnum;
  readonly identifier: string | null;
  readonly sku: string | null;
  readonly categoryId: number | null;
};

/** Which form an address names, and what it is about. */
export function readFormAddress({ params, url }: Pick<PageArguments, 'params' | 'url'>): FormAddress {
  const type = params['type'] ?? '';
  if (!types.includes(type)) throw notFound();
  const category = Number(url.searchParams.get('category') ?? '');
  return {
    type: type as FormTypeEnum,
    identifier: params['identifier'] ?? null,
    sku: url.searchParams.get('sku')?.slice(0, 64) ?? null,
    categoryId: Number.isInteger(category) && category > 0 ? category : null,
  };
}

/** A form by its address, with the product it is about. */
export async function loadForm(page: PageArguments) {
  const address = readFormAddress(page);
  const [form, subject] = await Promise.all([
    findForm(page, address),
    address.sku === null ? undefined : page.shop.optional(FormSubjectDocument, { sku: address.sku }),
  ]);
  const below = page.url.pathname.split('/').slice(page.storeView.prefix ? 3 : 2);
  return {
    form,
    product: present(subject?.products?.items)[0],
    alternates: screenAlternates('forms', page.storeView, page.storeViews, `/${below.join('/')}`),
  };
}

/** The form, or the not-found page. */
export async function findForm({ shop }: Pick<PageArguments, 'shop'>, { type, identifier }: Pick<FormAddress, 'type' | 'identifier'>) {
  try {
    const { form } = await shop.query(LoadFormDocument, { type, identifier });
    if (form) return form;
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.category !== 'no-such-entity') throw error;
  }
  throw notFound();
}
