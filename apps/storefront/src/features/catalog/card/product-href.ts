import { localPath, type StoreView } from '../../../lib/page/store-view.ts';

type Product = { readonly url_key?: string | null; readonly url_suffix?: string | null };

/** The path of a product without prefix: its URL key and the shop's suffix. */
export const productPath = ({ url_key, url_suffix }: Product): string => `${url_key ?? ''}${url_suffix ?? ''}`;

export const productHref = (view: Pick<StoreView, 'prefix'>, product: Product): string => localPath(view, productPath(product));
