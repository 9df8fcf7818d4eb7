/* eslint-disable */
import type { StoreViewsQuery, StoreViewsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const StoreViewsDocument = /*#__PURE__*/ new TypedDocumentString(`query StoreViews { availableStores { store_code store_name language language_prefix is_default_store is_default_store_group locale default_display_currency_code price_format theme root_category_uid products_per_page list_vat_percent delivery_countries delivery_days { country_code from to } } }`) as unknown as TypedDocumentString<StoreViewsQuery, StoreViewsQueryVariables>;
