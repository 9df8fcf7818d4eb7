/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AttributeInputSelectedOption = {
  value: string;
};

export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  same_as_shipping?: boolean | null | undefined;
  use_for_shipping?: boolean | null | undefined;
};

/** `author_id` and `category_id` take identifiers as well as numbers; `search` looks for words in title and text. There are no tags. */
export type BlogPostsFilterInput = {
  author_id?: FilterTypeInput | null | undefined;
  category_id?: FilterTypeInput | null | undefined;
  content?: FilterTypeInput | null | undefined;
  post_id?: FilterTypeInput | null | undefined;
  publish_time?: FilterTypeInput | null | undefined;
  search?: FilterTypeInput | null | undefined;
  tag_id?: FilterTypeInput | null | undefined;
  title?: FilterTypeInput | null | undefined;
};

export type CartAddressInput = {
  city: string;
  /** Ours: number in the register of companies. */
  coc?: string | null | undefined;
  company?: string | null | undefined;
  country_code: string;
  fax?: string | null | undefined;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  street: Array<string | null | undefined>;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartItemInput = {
  /** Quantities of bundle selections: the uid of the selection and the quantity as text. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  /** Compound uids of configurable values and bundle selections. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

/** Ours. */
export type CartItemNoteType =
  | 'PRICE_HIGHER'
  | 'PRICE_LOWER'
  | 'QUANTITY_CAPPED';

export type CartItemUpdateInput = {
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | null | undefined;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  gift_message?: GiftMessageInput | null | undefined;
  quantity?: number | null | undefined;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PERMISSION_DENIED'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

/** ISO 3166-1 alpha-2 codes. */
export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateCustomerWithAddressInput = {
  /** Its names are the customer's unless told. */
  address?: CustomerAddressInput | null | undefined;
  coc?: string | null | undefined;
  company?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  email: string;
  firstname: string;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  middlename?: string | null | undefined;
  password: string;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CreateProductReviewInput = {
  /** Ours: `small`, `normal` or `large`; of what is worn in sizes. */
  fit?: string | null | undefined;
  nickname: string;
  /** One for each rating of `productReviewRatingsMetadata`. */
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  sku: string;
  summary: string;
  text: string;
};

export type CustomerAddressAttributeInput = {
  attribute_code: string;
  value: string;
};

export type CustomerAddressInput = {
  city?: string | null | undefined;
  coc?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  country_id?: CountryCodeEnum | null | undefined;
  custom_attributes?: Array<CustomerAddressAttributeInput | null | undefined> | null | undefined;
  custom_attributesV2?: Array<AttributeValueInput | null | undefined> | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  fax?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: boolean | null | undefined;
  coc?: string | null | undefined;
  company?: string | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CustomizableOptionInput = {
  id?: number | null | undefined;
  uid?: string | null | undefined;
  value_string: string;
};

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: string;
  shipping_method?: ShippingMethodInput | null | undefined;
};

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type FilterTypeInput = {
  eq?: string | null | undefined;
  finset?: Array<string | null | undefined> | null | undefined;
  from?: string | null | undefined;
  gt?: string | null | undefined;
  gteq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  lt?: string | null | undefined;
  lteq?: string | null | undefined;
  moreq?: string | null | undefined;
  neq?: string | null | undefined;
  nin?: Array<string | null | undefined> | null | undefined;
  notnull?: string | null | undefined;
  null?: string | null | undefined;
  to?: string | null | undefined;
};

export type FormTypeEnum =
  | 'category'
  | 'contact'
  | 'custom'
  | 'product';

export type GiftMessageInput = {
  from: string;
  message: string;
  to: string;
};

export type MeasurementsInput = {
  bust?: number | null | undefined;
  foot?: number | null | undefined;
  head?: number | null | undefined;
  height?: number | null | undefined;
  hips?: number | null | undefined;
  neck?: number | null | undefined;
  waist?: number | null | undefined;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

/** The five choices of the finder; values are option ids. */
export type PartfinderFilterInput = {
  brand_id?: FilterEqualTypeInput | null | undefined;
  cilinder_id?: FilterEqualTypeInput | null | undefined;
  model_id?: FilterEqualTypeInput | null | undefined;
  type_id?: FilterEqualTypeInput | null | undefined;
  year_id?: FilterEqualTypeInput | null | undefined;
};

/** Ours. */
export type PaymentAdditionalDataInput = {
  code: string;
  value?: string | null | undefined;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type ProductAlertSubscriptionInput = {
  email: string;
  sku: string;
  /** Only `stock` is offered. */
  type: ProductAlertTypeEnum;
};

export type ProductAlertTypeEnum =
  | 'price'
  | 'stock';

export type ProductAttributeFilterInput = {
  blouse_maat?: FilterEqualTypeInput | null | undefined;
  borduurkleur?: FilterEqualTypeInput | null | undefined;
  borduurmotief?: FilterEqualTypeInput | null | undefined;
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  collectie?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  dessin?: FilterEqualTypeInput | null | undefined;
  draagwijze?: FilterEqualTypeInput | null | undefined;
  gelegenheid?: FilterEqualTypeInput | null | undefined;
  gender?: FilterEqualTypeInput | null | undefined;
  halslijn?: FilterEqualTypeInput | null | undefined;
  kleur?: FilterEqualTypeInput | null | undefined;
  kleur_schort?: FilterEqualTypeInput | null | undefined;
  kraag?: FilterEqualTypeInput | null | undefined;
  leersoort?: FilterEqualTypeInput | null | undefined;
  lengte?: FilterEqualTypeInput | null | undefined;
  maat_dirndl?: FilterEqualTypeInput | null | undefined;
  maat_hemd?: FilterEqualTypeInput | null | undefined;
  maat_hoed?: FilterEqualTypeInput | null | undefined;
  maat_kind?: FilterEqualTypeInput | null | undefined;
  maat_lederhose?: FilterEqualTypeInput | null | undefined;
  maat_riem?: FilterEqualTypeInput | null | undefined;
  maat_schoen?: FilterEqualTypeInput | null | undefined;
  maat_sok?: FilterEqualTypeInput | null | undefined;
  /** The filterable attributes of the shop; values are option ids. */
  merk?: FilterEqualTypeInput | null | undefined;
  model_lederhose?: FilterEqualTypeInput | null | undefined;
  mouw?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  /** Ours: `1` keeps what is new now. */
  new?: FilterEqualTypeInput | null | undefined;
  /** Ours: restricts by the choices of the finder. */
  partfinder?: PartfinderFilterInput | null | undefined;
  pasvorm?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  /** Ours: the average of the reviews in per cent, exactly. */
  rating_summary?: FilterEqualTypeInput | null | undefined;
  /** Ours: `1` keeps what is reduced now. */
  sale?: FilterEqualTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  sluiting?: FilterEqualTypeInput | null | undefined;
  stof?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  /** Ours. */
  created_at?: SortEnum | null | undefined;
  name?: SortEnum | null | undefined;
  /** Ours: pieces sold. */
  num_sales?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  /** Ours: average of the reviews. */
  rating_summary?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** Ours. */
export type SetPaymentMethodInput = {
  cart_id: string;
  /** Makes an account of a guest's data; needs a password. */
  create_account?: boolean | null | undefined;
  customer_note?: string | null | undefined;
  password?: string | null | undefined;
  payment_method: SetPaymentMethodMethodInput;
};

/** Ours. */
export type SetPaymentMethodMethodInput = {
  /** Values of `additional_fields`; `keep` with the value 1 lets the provider remember a customer's card. */
  additional_data?: Array<PaymentAdditionalDataInput | null | undefined> | null | undefined;
  code: string;
  purchase_order_number?: string | null | undefined;
};

export type ShareWishlistInput = {
  /** Shown to those who get the link; the first name unless told. */
  customer_name?: string | null | undefined;
  /** At most 255 characters, no links. */
  message?: string | null | undefined;
  recipients: Array<string | null | undefined>;
  wishlist_id: string;
};

export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_notes?: string | null | undefined;
  pickup_location_code?: string | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SubmitFormFieldInput = {
  name: string;
  value?: string | null | undefined;
};

export type SubmitFormInput = {
  /** The category the message is about. */
  category_id?: number | null | undefined;
  fields: Array<SubmitFormFieldInput | null | undefined>;
  identifier?: string | null | undefined;
  /** Ours: `opened_at` of the form. What comes back faster than a person can write is kept, but not mailed. */
  opened_at?: string | null | undefined;
  /** The product the message is about. */
  sku?: string | null | undefined;
  /** Ours: the content of a field that people do not see. Whatever stands in it was filled in by a program: kept, but not mailed. */
  trap?: string | null | undefined;
  type: FormTypeEnum;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  /** Ours. */
  | 'LANDING_PAGE'
  | 'PRODUCT';

/** A variant by `parent_sku` and its own `sku`, or by the `sku` of its product and `selected_options`. */
export type WishlistItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type WishlistItemUpdateInput = {
  /** A remark; only in a customer's list. */
  description?: string | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
  selected_options?: Array<string | null | undefined> | null | undefined;
  wishlist_item_id: string;
};

export type WithdrawalInput = {
  /** Where the receipt goes. */
  email: string;
  /** Of the order, from a link in its mails: proves that the sender knows the order. */
  hash?: string | null | undefined;
  /** Left out or empty: the whole order. */
  items?: Array<WithdrawalItemInput | null | undefined> | null | undefined;
  /** Optional, as is any reason. */
  message?: string | null | undefined;
  name: string;
  order_number: string;
};

export type WithdrawalItemInput = {
  quantity: number;
  sku: string;
};

export type AskForAlertMutationVariables = Exact<{
  input: ProductAlertSubscriptionInput;
}>;


export type AskForAlertMutation = { productAlertSubscription: { email: string } | null };

export type AlertAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertAddressQuery = { customer: { email: string | null } | null };

export type ConfirmAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmAlertMutation = { confirmProductAlert: boolean | null };

export type LeaveAlertsMutationVariables = Exact<{
  token: string;
}>;


export type LeaveAlertsMutation = { unsubscribeProductAlert: boolean | null };

export type BrandCardBrandFragment = { id: string, title: string, urlKey: string, logo: string | null, short_description: string | null };

export type BrandHeadingBrandFragment = { id: string, title: string, urlKey: string, option_id: number | null, logo: string | null, image: string | null, short_description: string | null, description: string | null, meta_title: string | null, meta_keywords: string | null, meta_description: string | null };

export type BrandStripBrandFragment = { id: string, title: string, urlKey: string };

export type AddSampleMutationVariables = Exact<{
  id: string;
  sku: string;
}>;


export type AddSampleMutation = { addSampleProductToCart: { user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null>, cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
         | null> } | null } } | null };

export type AddToCartMutationVariables = Exact<{
  id: string;
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddToCartMutation = { addProductsToCart: { user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { quantity: number | null, code: CartUserInputErrorType, message: string }
     | null>, cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
         | null> } | null } } | null };

export type ApplyCouponMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
         | null> } | null } } | null };

export type CartContentFragment = { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
         }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
        , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
         }
     | null> } | null };

export type CartContentPricesFragment = { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null };

export type CartCountQueryVariables = Exact<{
  id: string;
}>;


export type CartCountQuery = { cart: { summary_count: number } | null };

type CartLineItem_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
   };

type CartLineItem_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
  , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
   };

type CartLineItem_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
   };

type CartLineItem_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
   };

export type CartLineItemFragment =
  | CartLineItem_BundleCartItem_Fragment
  | CartLineItem_ConfigurableCartItem_Fragment
  | CartLineItem_SimpleCartItem_Fragment
  | CartLineItem_VirtualCartItem_Fragment
;

type CartLineStock_BundleProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null };

type CartLineStock_ConfigurableProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null };

type CartLineStock_GroupedProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null };

type CartLineStock_SimpleProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null };

type CartLineStock_VirtualProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null };

export type CartLineStockFragment =
  | CartLineStock_BundleProduct_Fragment
  | CartLineStock_ConfigurableProduct_Fragment
  | CartLineStock_GroupedProduct_Fragment
  | CartLineStock_SimpleProduct_Fragment
  | CartLineStock_VirtualProduct_Fragment
;

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { createEmptyCart: string | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
       | null> } | null } };

export type DeliveryRatesMutationVariables = Exact<{
  id: string;
  country: CountryCodeEnum;
}>;


export type DeliveryRatesMutation = { estimateShippingMethods: Array<{ carrier_code: string, method_code: string | null, available: boolean, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null }, working_days: { from: number, to: number } | null } | null> | null };

export type EstimateTotalsMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateTotalsMutation = { estimateTotals: { cart: { available_payment_methods: Array<{ code: string, title: string } | null> | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null } | null } };

export type LineVariantsQueryVariables = Exact<{
  sku: string;
}>;


export type LineVariantsQuery = { products: { items: Array<
      | { __typename: 'BundleProduct' }
      | { __typename: 'ConfigurableProduct', configurable_options: Array<{ label: string | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null } | null } | null> | null }
      | { __typename: 'GroupedProduct' }
      | { __typename: 'SimpleProduct' }
      | { __typename: 'VirtualProduct' }
     | null> | null } | null };

export type LoadCartQueryVariables = Exact<{
  id: string;
}>;


export type LoadCartQuery = { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
       | null> } | null } | null };

export type MergeCartMutationVariables = Exact<{
  source: string;
}>;


export type MergeCartMutation = { mergeCarts: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
           }
       | null> } | null } };

export type RemoveCouponMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
         | null> } | null } | null } | null };

export type RemoveFromCartMutationVariables = Exact<{
  id: string;
  item: string;
}>;


export type RemoveFromCartMutation = { removeItemFromCart: { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
         | null> } | null } } | null };

export type UpdateCartMutationVariables = Exact<{
  id: string;
  items: Array<CartItemUpdateInput | null | undefined> | CartItemUpdateInput;
}>;


export type UpdateCartMutation = { updateCartItems: { errors: Array<{ code: CartUserInputErrorType, message: string } | null>, cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { long: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, original_item_price: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null, long: string | null, short: string | null } | null }
             }
         | null> } | null } } | null };

export type BestSellersQueryVariables = Exact<{
  categoryId: number;
}>;


export type BestSellersQuery = { bestsellers: { tabs: Array<{ title: string | null, option_id: number | null, items: Array<
        | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
       | null> | null } | null> | null } | null };

export type BranchAvailabilityBranchFragment = { name: string, city: string | null, pickup_location_code: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, times: Array<{ from: string, to: string } | null> | null } | null> | null };

export type BranchAvailabilitySimpleFragment = { store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null };

export type BundlePartsBundleFragment = { items: Array<{ uid: string | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, position: number | null, price: number | null, can_change_quantity: boolean | null, product:
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
       | null } | null> | null } | null> | null };

export type CategoryHeadingCategoryFragment = { uid: string, name: string | null, description: string | null, display_mode: string | null, url_path: string | null, image: string | null, cms_block: { identifier: string | null, content: string | null } | null, children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null, position: number | null, include_in_menu: number | null } | null> | null };

export type GroupedItemsGroupedFragment = { items: Array<{ position: number | null, qty: number | null, stock_qty: number | null, product:
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null } | null> | null };

export type ListingFiltersProductsFragment = { aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null };

export type LookSceneGroupedFragment = { look: { scene: { url: string | null, label: string | null } | null, hotspots: Array<{ x: number, y: number, sku: string } | null> | null } | null };

type ProductDetailsProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, fkv_maten: Array<{ from: { option_id: number | null, label: string | null } | null, to: { label: string | null } | null } | null> | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

export type ProductDetailsProductFragment =
  | ProductDetailsProduct_BundleProduct_Fragment
  | ProductDetailsProduct_ConfigurableProduct_Fragment
  | ProductDetailsProduct_GroupedProduct_Fragment
  | ProductDetailsProduct_SimpleProduct_Fragment
  | ProductDetailsProduct_VirtualProduct_Fragment
;

type ProductGalleryProduct_BundleProduct_Fragment = { name: string | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null };

type ProductGalleryProduct_ConfigurableProduct_Fragment = { name: string | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null };

type ProductGalleryProduct_GroupedProduct_Fragment = { name: string | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null };

type ProductGalleryProduct_SimpleProduct_Fragment = { name: string | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null };

type ProductGalleryProduct_VirtualProduct_Fragment = { name: string | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null };

export type ProductGalleryProductFragment =
  | ProductGalleryProduct_BundleProduct_Fragment
  | ProductGalleryProduct_ConfigurableProduct_Fragment
  | ProductGalleryProduct_GroupedProduct_Fragment
  | ProductGalleryProduct_SimpleProduct_Fragment
  | ProductGalleryProduct_VirtualProduct_Fragment
;

export type ProductListingProductsFragment = { total_count: number | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, items: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null };

export type ProductOptionsConfigurableFragment = { configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null };

type ProductPageProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, items: Array<{ uid: string | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, position: number | null, price: number | null, can_change_quantity: boolean | null, product:
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
       | null } | null> | null } | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, fkv_maten: Array<{ from: { option_id: number | null, label: string | null } | null, to: { label: string | null } | null } | null> | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, items: Array<{ position: number | null, qty: number | null, stock_qty: number | null, product:
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null } | null> | null, look: { scene: { url: string | null, label: string | null } | null, hotspots: Array<{ x: number, y: number, sku: string } | null> | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

export type ProductPageProductFragment =
  | ProductPageProduct_BundleProduct_Fragment
  | ProductPageProduct_ConfigurableProduct_Fragment
  | ProductPageProduct_GroupedProduct_Fragment
  | ProductPageProduct_SimpleProduct_Fragment
  | ProductPageProduct_VirtualProduct_Fragment
;

export type ProductPricePriceRangeFragment = { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null };

export type ProductSafetySafetyFragment = { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null };

export type ProductSafetyMakerFragment = { name: string, street: string, postcode: string, city: string, country: string, email: string };

type ProductSummaryProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type ProductSummaryProductFragment =
  | ProductSummaryProduct_BundleProduct_Fragment
  | ProductSummaryProduct_ConfigurableProduct_Fragment
  | ProductSummaryProduct_GroupedProduct_Fragment
  | ProductSummaryProduct_SimpleProduct_Fragment
  | ProductSummaryProduct_VirtualProduct_Fragment
;

type ProductTileProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type ProductTileProductFragment =
  | ProductTileProduct_BundleProduct_Fragment
  | ProductTileProduct_ConfigurableProduct_Fragment
  | ProductTileProduct_GroupedProduct_Fragment
  | ProductTileProduct_SimpleProduct_Fragment
  | ProductTileProduct_VirtualProduct_Fragment
;

export type QuickAddQueryVariables = Exact<{
  sku: string;
}>;


export type QuickAddQuery = { products: { items: Array<
      | { __typename: 'BundleProduct' }
      | { __typename: 'ConfigurableProduct', configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null }
      | { __typename: 'GroupedProduct' }
      | { __typename: 'SimpleProduct' }
      | { __typename: 'VirtualProduct' }
     | null> | null } | null };

export type RecentlyViewedQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type RecentlyViewedQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type TierPricesQueryVariables = Exact<{
  sku: string;
}>;


export type TierPricesQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null }
      | { __typename: 'ConfigurableProduct', sku: string | null, variants: Array<{ product: { sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null } | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null }
      | { __typename: 'SimpleProduct', sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null }
      | { __typename: 'VirtualProduct', sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null }
     | null> | null } | null };

type TierPricesProduct_BundleProduct_Fragment = { sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type TierPricesProduct_ConfigurableProduct_Fragment = { sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type TierPricesProduct_GroupedProduct_Fragment = { sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type TierPricesProduct_SimpleProduct_Fragment = { sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

type TierPricesProduct_VirtualProduct_Fragment = { sku: string | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null };

export type TierPricesProductFragment =
  | TierPricesProduct_BundleProduct_Fragment
  | TierPricesProduct_ConfigurableProduct_Fragment
  | TierPricesProduct_GroupedProduct_Fragment
  | TierPricesProduct_SimpleProduct_Fragment
  | TierPricesProduct_VirtualProduct_Fragment
;

export type TryFiltersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type TryFiltersQuery = { products: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null } | null };

export type CheckoutAddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAddressBookQuery = { customer: { email: string | null, company: string | null, coc: string | null, taxvat: string | null, orders: { total_count: number | null } | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type CheckoutCartFragment = { id: string, email: string | null, is_virtual: boolean, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
         }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
        , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
          | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
         }
     | null> } | null };

type CheckoutAddress_BillingCartAddress_Fragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } };

type CheckoutAddress_ShippingCartAddress_Fragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } };

export type CheckoutAddressFragment =
  | CheckoutAddress_BillingCartAddress_Fragment
  | CheckoutAddress_ShippingCartAddress_Fragment
;

type CheckoutLine_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
   };

type CheckoutLine_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
  , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
   };

type CheckoutLine_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
   };

type CheckoutLine_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
    | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
   };

export type CheckoutLineFragment =
  | CheckoutLine_BundleCartItem_Fragment
  | CheckoutLine_ConfigurableCartItem_Fragment
  | CheckoutLine_SimpleCartItem_Fragment
  | CheckoutLine_VirtualCartItem_Fragment
;

export type CheckoutPaymentMethodsQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutPaymentMethodsQuery = { getPaymentMethods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean, needs_wallet: boolean, additional_fields: Array<{ code: string, label: string | null, type: string | null, is_required: boolean, options: Array<{ label: string, value: string }> | null } | null> | null } | null> | null };

export type CheckoutPaymentMethodFragment = { code: string, label: string, description: string | null, is_pay_later: boolean, needs_wallet: boolean, additional_fields: Array<{ code: string, label: string | null, type: string | null, is_required: boolean, options: Array<{ label: string, value: string }> | null } | null> | null };

export type CheckoutPickupOptionsQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutPickupOptionsQuery = { pickupOptions: Array<{ pickup_location_code: string, name: string, has_everything: boolean, ready_on: string }> };

export type EmailTakenQueryVariables = Exact<{
  email: string;
}>;


export type EmailTakenQuery = { isEmailAvailable: { is_email_available: boolean | null } | null };

export type LoadCheckoutQueryVariables = Exact<{
  id: string;
}>;


export type LoadCheckoutQuery = { cart: { id: string, email: string | null, is_virtual: boolean, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
       | null> } | null } | null };

export type OrderCartMutationVariables = Exact<{
  input: SetPaymentMethodInput;
}>;


export type OrderCartMutation = { setPaymentMethod: { redirect_url: string | null, order: { number: string, hash: string } | null } | null };

export type SetBillingAddressMutationVariables = Exact<{
  id: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
         | null> } | null } } | null };

export type SetCommentMutationVariables = Exact<{
  id: string;
  comment: string;
}>;


export type SetCommentMutation = { setCommentOnCart: { id: string, email: string | null, is_virtual: boolean, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
            | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
           }
       | null> } | null } };

export type SetGuestEmailMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SetGuestEmailMutation = { setGuestEmailOnCart: { cart: { id: string } } | null };

export type SetShippingAddressMutationVariables = Exact<{
  id: string;
  address: ShippingAddressInput;
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  id: string;
  carrier: string;
  method: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null>, configured_variant:
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
              | { name: string | null, small_image: { url: string | null } | null, materials: Array<{ part: string, text: string } | null> | null }
             }
         | null> } | null } } | null };

type CompareProductsProduct_BundleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null };

type CompareProductsProduct_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null };

type CompareProductsProduct_GroupedProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null };

type CompareProductsProduct_SimpleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null };

type CompareProductsProduct_VirtualProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null };

export type CompareProductsProductFragment =
  | CompareProductsProduct_BundleProduct_Fragment
  | CompareProductsProduct_ConfigurableProduct_Fragment
  | CompareProductsProduct_GroupedProduct_Fragment
  | CompareProductsProduct_SimpleProduct_Fragment
  | CompareProductsProduct_VirtualProduct_Fragment
;

export type BlogCardPostFragment = { identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, categories: Array<{ identifier: string | null, title: string | null } | null> | null };

export type BlogPageFrameFragment = { identifier: string | null, title: string | null, post_count: number };

export type BlogPostPostFragment = { post_id: number | null, content: string | null, content_heading: string | null, update_time: string | null, identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, author: { identifier: string | null, name: string | null, title: string | null } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null };

export type CmsPagePageFragment = { identifier: string | null, title: string | null, content_heading: string | null, content: string | null };

export type FaqPageCategoryFragment = { category_id: number, title: string, url_key: string | null, items: Array<{ faq_id: number, question: string, short_answer: string | null, long_answer: string | null } | null> | null };

export type GlobalMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GlobalMessagesQuery = { globalMessages: Array<{ id: number, text: string | null, text_color: string | null, background_color: string | null } | null> | null };

export type LandingPagePageFragment = { identifier: string, title: string | null, content_heading: string | null, content: string | null, secondary_content: string | null };

export type SliderSliderFragment = { identifier: string | null, title: string | null, fullwidth: boolean | null, location: string | null, slides: Array<{ title: string | null, description: string | null, link: string | null, buttonText: string | null, media: { url: string | null, type: string | null, previewType: string | null, smallest: string | null, smaller: string | null, medium: string | null, larger: string | null, largest: string | null, alt: string | null, ratio: number | null, small_ratio: number | null } | null } | null> | null };

export type AccountCustomerFragment = { prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, email: string | null, gender: number | null, date_of_birth: string | null, taxvat: string | null, company: string | null, coc: string | null, is_approved: boolean, is_subscribed: boolean | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null };

export type AccountAddressFragment = { id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null };

export type CreateAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type EmailAvailableQueryVariables = Exact<{
  email: string;
}>;


export type EmailAvailableQuery = { isEmailAvailable: { is_email_available: boolean | null } | null };

export type EmailFormMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type EmailFormMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type EraseFormMutationVariables = Exact<{
  password: string;
}>;


export type EraseFormMutation = { eraseMyAccount: boolean | null };

export type ExportFormMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportFormMutation = { exportMyData: string | null };

export type ForgotPasswordFormMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordFormMutation = { requestPasswordResetEmail: boolean | null };

export type LoadCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadCustomerQuery = { customer: { prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, email: string | null, gender: number | null, date_of_birth: string | null, taxvat: string | null, company: string | null, coc: string | null, is_approved: boolean, is_subscribed: boolean | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { generateCustomerToken: { token: string | null } | null };

export type LogoutButtonMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutButtonMutation = { revokeCustomerToken: { result: boolean } | null };

export type MeasurementsFormMutationVariables = Exact<{
  input: MeasurementsInput;
}>;


export type MeasurementsFormMutation = { saveMyMeasurements: { height: number | null } | null };

export type MyMeasurementsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMeasurementsQuery = { myMeasurements: { height: number | null, bust: number | null, waist: number | null, hips: number | null, neck: number | null, foot: number | null, head: number | null } | null };

export type PasswordFormMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type PasswordFormMutation = { changeCustomerPassword: { email: string | null } | null };

export type ProfileFormMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type ProfileFormMutation = { updateCustomerV2: { customer: { prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, email: string | null, gender: number | null, date_of_birth: string | null, taxvat: string | null, company: string | null, coc: string | null, is_approved: boolean, is_subscribed: boolean | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } } | null };

export type RegisterFormMutationVariables = Exact<{
  input: CreateCustomerWithAddressInput;
}>;


export type RegisterFormMutation = { createCustomerWithAddress: { token: string | null } | null };

export type ResetPasswordFormMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordFormMutation = { resetPassword: boolean | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type FinderProductsFragment = { total_count: number | null, aggregations: Array<{ attribute_code: string, options: Array<{ value: string, label: string | null, count: number | null } | null> | null } | null> | null };

export type DynamicFormFormFragment = { id: string, identifier: string, title: string | null, showFieldsetsAsPages: boolean | null, opened_at: string, fieldsets: Array<{ title: string | null, fields: Array<{ label: string | null, name: string, value: string | null, type: string, inputType: string | null, checkedValue: string | null, uncheckedValue: string | null, options: Array<string | null> | null, placeholder: string | null, validation: Array<{ type: string, additional: string | null } | null> | null } | null> | null } | null> | null };

export type SubmitFormMutationVariables = Exact<{
  input: SubmitFormInput;
}>;


export type SubmitFormMutation = { submitForm: { has_errors: boolean, thank_you_message: string | null, fields: Array<{ name: string, value: string | null, errors: Array<{ message: string } | null> | null } | null> | null } | null };

export type BranchBlockBranchFragment = { name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, phone: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null };

export type BundleBlockBundleFragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, items: Array<{ uid: string | null, title: string | null, position: number | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type CategoryTilesCategoryFragment = { uid: string, name: string | null, url_path: string | null, image: string | null, position: number | null, include_in_menu: number | null };

export type HomeHeroCategoryFragment = { uid: string, name: string | null, url_path: string | null };

export type FooterBranchesQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterBranchesQuery = { phisicalStores: { items: Array<{ name: string, url_key: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, phone: string | null, email: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null };

export type MainMenuCategoryFragment = { uid: string, name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null };

export type MainMenuQueryVariables = Exact<{
  root: string;
}>;


export type MainMenuQuery = { categories: { items: Array<{ children: Array<{ uid: string, name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, children: Array<{ uid: string, name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, children: Array<{ uid: string, name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null } | null> | null } | null> | null } | null> | null } | null> | null } | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: boolean | null };

export type LeaveNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type LeaveNewsletterMutation = { unsubscribeNewsletter: boolean | null };

export type NewsletterFormMutationVariables = Exact<{
  email: string;
}>;


export type NewsletterFormMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type NewsletterSettingMutationVariables = Exact<{
  isSubscribed: boolean;
}>;


export type NewsletterSettingMutation = { updateCustomerV2: { customer: { is_subscribed: boolean | null } } | null };

export type AccountFromOrderMutationVariables = Exact<{
  hash: string;
  email: string;
  password: string;
}>;


export type AccountFromOrderMutation = { createAccountFromOrder: { token: string | null } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { errorV2: { message: string } | null, order: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, payment_instructions: string | null, available_payment_methods: Array<{ code: string, label: string, description: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null> | null, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
        | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
        | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
        | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
       | null> | null } | null } | null };

export type DeletePaymentTokenMutationVariables = Exact<{
  hash: string;
}>;


export type DeletePaymentTokenMutation = { deletePaymentToken: { result: boolean } | null };

export type GuestOrderQueryVariables = Exact<{
  number: string;
  email: string;
  lastname: string;
}>;


export type GuestOrderQuery = { guestOrder: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, payment_instructions: string | null, available_payment_methods: Array<{ code: string, label: string, description: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null> | null, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
     | null> | null } };

export type OrderByHashQueryVariables = Exact<{
  hash: string;
}>;


export type OrderByHashQuery = { order: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, payment_instructions: string | null, available_payment_methods: Array<{ code: string, label: string, description: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null> | null, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
     | null> | null } | null };

export type OrderByNumberQueryVariables = Exact<{
  number: string;
}>;


export type OrderByNumberQuery = { order: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, payment_instructions: string | null, available_payment_methods: Array<{ code: string, label: string, description: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null> | null, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
     | null> | null } | null };

export type OrderInvoiceQueryVariables = Exact<{
  hash: string;
}>;


export type OrderInvoiceQuery = { invoice: { number: string, url: string } | null };

export type OrderListQueryVariables = Exact<{
  page: number;
  search?: string | null | undefined;
}>;


export type OrderListQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ number: string, hash: string, order_date: string, status: string, status_code: string, can_pay: boolean, pickup_location_code: string | null, total: { grand_total: { value: number | null } } | null, items: Array<
          | { product_name: string | null, quantity_ordered: number | null }
          | { product_name: string | null, quantity_ordered: number | null }
          | { product_name: string | null, quantity_ordered: number | null }
         | null> | null } | null> } | null } | null };

export type OrderFullFragment = { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, payment_instructions: string | null, available_payment_methods: Array<{ code: string, label: string, description: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null> | null, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
    | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
    | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
    | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null }
   | null> | null };

export type OrderFullAddressFragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null };

type OrderFullItem_BundleOrderItem_Fragment = { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null };

type OrderFullItem_ConfigurableOrderItem_Fragment = { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null };

type OrderFullItem_OrderItem_Fragment = { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, image: { url: string | null } | null, product_sale_price: { value: number | null }, prices: { price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null };

export type OrderFullItemFragment =
  | OrderFullItem_BundleOrderItem_Fragment
  | OrderFullItem_ConfigurableOrderItem_Fragment
  | OrderFullItem_OrderItem_Fragment
;

export type PaymentTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentTokensQuery = { customerPaymentTokens: { items: Array<{ public_hash: string, payment_method_code: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export type ReorderMutationVariables = Exact<{
  number: string;
}>;


export type ReorderMutation = { reorderItems: { cart: { id: string }, userInputErrors: Array<{ message: string } | null> } | null };

export type RestoreCartMutationVariables = Exact<{
  hash: string;
}>;


export type RestoreCartMutation = { restoreCartFromOrder: { id: string } };

export type RetryPaymentMutationVariables = Exact<{
  hash: string;
  method: SetPaymentMethodMethodInput;
}>;


export type RetryPaymentMutation = { retryPayment: { redirect_url: string | null, order: { number: string, hash: string } | null } | null };

export type ReviewListReviewFragment = { average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> };

type ReviewsSectionProduct_BundleProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_ConfigurableProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_GroupedProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_SimpleProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_VirtualProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

export type ReviewsSectionProductFragment =
  | ReviewsSectionProduct_BundleProduct_Fragment
  | ReviewsSectionProduct_ConfigurableProduct_Fragment
  | ReviewsSectionProduct_GroupedProduct_Fragment
  | ReviewsSectionProduct_SimpleProduct_Fragment
  | ReviewsSectionProduct_VirtualProduct_Fragment
;

export type MoreReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  size: number;
}>;


export type MoreReviewsQuery = { products: { items: Array<
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null };

export type OwnReviewsQueryVariables = Exact<{
  page: number;
}>;


export type OwnReviewsQuery = { customer: { reviews: { items: Array<{ created_at: string, summary: string, text: string, average_rating: number, status: string | null, product:
          | { name: string | null, url_key: string | null, url_suffix: string | null }
          | { name: string | null, url_key: string | null, url_suffix: string | null }
          | { name: string | null, url_key: string | null, url_suffix: string | null }
          | { name: string | null, url_key: string | null, url_suffix: string | null }
          | { name: string | null, url_key: string | null, url_suffix: string | null }
         } | null>, page_info: { total_pages: number | null } } } | null };

export type OwnReviewsReviewFragment = { created_at: string, summary: string, text: string, average_rating: number, status: string | null, product:
    | { name: string | null, url_key: string | null, url_suffix: string | null }
    | { name: string | null, url_key: string | null, url_suffix: string | null }
    | { name: string | null, url_key: string | null, url_suffix: string | null }
    | { name: string | null, url_key: string | null, url_suffix: string | null }
    | { name: string | null, url_key: string | null, url_suffix: string | null }
   };

export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQuery = { productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value: string, value_id: string } | null> } | null> } };

export type WriteReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type WriteReviewMutation = { createProductReview: { review: { nickname: string } } };

export type SuggestionsQueryVariables = Exact<{
  search: string;
  named: boolean;
}>;


export type SuggestionsQuery = { products: { total_count: number | null, search_suggestions: Array<{ query_text: string } | null> | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null, categories?: { items: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null } | null> | null } | null> | null } | null, brands?: { items: Array<{ id: string, title: string, urlKey: string } | null> | null } | null };

type SuggestionProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type SuggestionProductFragment =
  | SuggestionProduct_BundleProduct_Fragment
  | SuggestionProduct_ConfigurableProduct_Fragment
  | SuggestionProduct_GroupedProduct_Fragment
  | SuggestionProduct_SimpleProduct_Fragment
  | SuggestionProduct_VirtualProduct_Fragment
;

type BranchStockItemsProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null };

type BranchStockItemsProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, variants: Array<{ attributes: Array<{ code: string | null, label: string | null } | null> | null, product: { store_availability: Array<{ qty_available: number | null, store: { pickup_location_code: string | null } | null } | null> | null } | null } | null> | null, small_image: { url: string | null } | null };

type BranchStockItemsProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null };

type BranchStockItemsProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, store_availability: Array<{ qty_available: number | null, store: { pickup_location_code: string | null } | null } | null> | null, small_image: { url: string | null } | null };

type BranchStockItemsProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null };

export type BranchStockItemsProductFragment =
  | BranchStockItemsProduct_BundleProduct_Fragment
  | BranchStockItemsProduct_ConfigurableProduct_Fragment
  | BranchStockItemsProduct_GroupedProduct_Fragment
  | BranchStockItemsProduct_SimpleProduct_Fragment
  | BranchStockItemsProduct_VirtualProduct_Fragment
;

export type BranchBranchFragment = { name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, phone: string | null, email: string | null, description: string | null, latitude: number | null, longitude: number | null, banner_image: { url: string | null, label: string | null } | null, storefront_image: { url: string | null, label: string | null } | null, images: Array<{ url: string | null, label: string | null } | null> | null, opening_hours: Array<{ day: number, label: string, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null };

export type AddToWishlistMutationVariables = Exact<{
  id: string;
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { user_errors: Array<{ message: string } | null>, wishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } } | null };

export type CreateWishlistMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateWishlistMutation = { createEmptyWishlist: string | null };

export type CustomerWishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerWishlistQuery = { customer: { wishlists: Array<{ id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } | null> } | null };

export type GuestWishlistQueryVariables = Exact<{
  id: string;
}>;


export type GuestWishlistQuery = { guestWishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
        | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
       | null> } | null } | null };

export type MergeWishlistMutationVariables = Exact<{
  source: string;
}>;


export type MergeWishlistMutation = { mergeWishlists: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
        | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
       | null> } | null } };

export type RemoveFromWishlistMutationVariables = Exact<{
  id: string;
  items: Array<string> | string;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { user_errors: Array<{ message: string } | null>, wishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } } | null };

export type ShareDialogMutationVariables = Exact<{
  input: ShareWishlistInput;
}>;


export type ShareDialogMutation = { shareWishlist: { result: boolean, sharing_code: string | null } | null };

export type SharedWishlistContentFragment = { customer_name: string | null, items_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items_v2: { items: Array<
      | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
     | null> } | null };

export type UpdateWishlistMutationVariables = Exact<{
  id: string;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type UpdateWishlistMutation = { updateProductsInWishlist: { user_errors: Array<{ message: string } | null>, wishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } } | null };

export type WishlistContentFragment = { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
      | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
     | null> } | null };

type WishlistEntry_BundleWishlistItem_Fragment = { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null };

type WishlistEntry_ConfigurableWishlistItem_Fragment = { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null };

type WishlistEntry_SimpleWishlistItem_Fragment = { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null };

export type WishlistEntryFragment =
  | WishlistEntry_BundleWishlistItem_Fragment
  | WishlistEntry_ConfigurableWishlistItem_Fragment
  | WishlistEntry_SimpleWishlistItem_Fragment
;

export type SubmitWithdrawalMutationVariables = Exact<{
  input: WithdrawalInput;
}>;


export type SubmitWithdrawalMutation = { submitWithdrawal: { reference: string, received_at: string } };

export type WithdrawalOrderQueryVariables = Exact<{
  hash: string;
}>;


export type WithdrawalOrderQuery = { order: { number: string, customer_email: string | null, billing_address: { firstname: string, middlename: string | null, lastname: string } | null, items: Array<
      | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null }
     | null> | null } | null };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string | null, full_name_locale: string | null, available_regions: Array<{ code: string | null, name: string | null } | null> | null } | null> | null };

export type PostcodeAddressesQueryVariables = Exact<{
  postcode: string;
  number: string;
}>;


export type PostcodeAddressesQuery = { postcodeAddresses: Array<{ street: string, letter: string, addition: string, city: string }> };

export type VatNumberQueryVariables = Exact<{
  country: string;
  vatId: string;
}>;


export type VatNumberQuery = { vatNumber: { valid: boolean | null, name: string | null } };

export type StoreViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreViewsQuery = { availableStores: Array<{ store_code: string | null, language: string | null, language_prefix: string | null, is_default_store: boolean | null, is_default_store_group: boolean | null, locale: string | null, default_display_currency_code: string | null, price_format: string | null, theme: string | null, root_category_uid: string | null, products_per_page: number | null, list_vat_percent: number | null, delivery_countries: Array<CountryCodeEnum> | null } | null> | null };

export type BusinessAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessAccountQuery = { customer: { is_approved: boolean } | null };

export type BlogPostPathQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostPathQuery = { blogPost: { identifier: string | null } | null };

export type CartCrossSellQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type CartCrossSellQuery = { products: { items: Array<
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
     | null> | null } | null };

export type CategoryContentQueryVariables = Exact<{
  id: number;
}>;


export type CategoryContentQuery = { getTailoredSlider: Array<{ identifier: string | null, title: string | null, fullwidth: boolean | null, location: string | null, slides: Array<{ title: string | null, description: string | null, link: string | null, buttonText: string | null, media: { url: string | null, type: string | null, previewType: string | null, smallest: string | null, smaller: string | null, medium: string | null, larger: string | null, largest: string | null, alt: string | null, ratio: number | null, small_ratio: number | null } | null } | null> | null } | null> | null, storeConfig: { form_category_id: number | null } | null };

export type CategoryPathQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryPathQuery = { categories: { items: Array<{ url_path: string | null } | null> | null } | null };

export type CmsPagePathQueryVariables = Exact<{
  id: number;
}>;


export type CmsPagePathQuery = { cmsPage: { url_key: string | null } | null };

export type CompareProductsQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type CompareProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
     | null> | null } | null };

export type CountListingQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type CountListingQuery = { products: { total_count: number | null } | null };

export type FormSubjectQueryVariables = Exact<{
  sku: string;
}>;


export type FormSubjectQuery = { products: { items: Array<
      | { name: string | null, url_key: string | null, url_suffix: string | null }
      | { name: string | null, url_key: string | null, url_suffix: string | null }
      | { name: string | null, url_key: string | null, url_suffix: string | null }
      | { name: string | null, url_key: string | null, url_suffix: string | null }
      | { name: string | null, url_key: string | null, url_suffix: string | null }
     | null> | null } | null };

export type HomeBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeBrandsQuery = { brands: { items: Array<{ id: string, title: string, urlKey: string } | null> | null } | null };

export type HomeBundlesQueryVariables = Exact<{
  category: string;
}>;


export type HomeBundlesQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, items: Array<{ uid: string | null, title: string | null, position: number | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct' }
      | { __typename: 'GroupedProduct' }
      | { __typename: 'SimpleProduct' }
      | { __typename: 'VirtualProduct' }
     | null> | null } | null };

export type HomeContentQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeContentQuery = { getTailoredSlider: Array<{ identifier: string | null, title: string | null, fullwidth: boolean | null, location: string | null, slides: Array<{ title: string | null, description: string | null, link: string | null, buttonText: string | null, media: { url: string | null, type: string | null, previewType: string | null, smallest: string | null, smaller: string | null, medium: string | null, larger: string | null, largest: string | null, alt: string | null, ratio: number | null, small_ratio: number | null } | null } | null> | null } | null> | null, blogPosts: { items: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null> | null } | null };

export type HomeFrameQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeFrameQuery = { storeConfig: { new_in_category_id: number | null, in_action_category_id: number | null, bestseller_category_id: number | null, bundle_category_id: number | null } | null, categories: { items: Array<{ children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, position: number | null, include_in_menu: number | null, children: Array<{ include_in_menu: number | null, position: number | null, uid: string, name: string | null, url_path: string | null } | null> | null } | null> | null } | null> | null } | null, phisicalStores: { items: Array<{ name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, phone: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null, freeShippingAmount: { default_amount: number | null } | null };

export type HomeGarmentQueryVariables = Exact<{
  category: string;
}>;


export type HomeGarmentQuery = { products: { items: Array<
      | { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
      | { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
      | { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
      | { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
      | { stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
     | null> | null } | null };

export type HomeStripQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  page: number;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type HomeStripQuery = { products: { page_info: { total_pages: number | null } | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type LandingPageProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type LandingPageProductsQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type LoadAllBrandsQueryVariables = Exact<{
  currentPage: number;
}>;


export type LoadAllBrandsQuery = { brands: { page_info: { total_pages: number | null } | null, items: Array<{ id: string, title: string, urlKey: string, logo: string | null, short_description: string | null } | null> | null } | null };

export type LoadBlogPostQueryVariables = Exact<{
  id: string;
}>;


export type LoadBlogPostQuery = { blogPost: { meta_title: string | null, meta_description: string | null, meta_keywords: string | null, post_id: number | null, content: string | null, content_heading: string | null, update_time: string | null, identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, embedded_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, related_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, related_posts: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null> | null, author: { identifier: string | null, name: string | null, title: string | null } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null };

export type LoadBlogQueryVariables = Exact<{
  page: number;
  filter?: BlogPostsFilterInput | null | undefined;
}>;


export type LoadBlogQuery = { blogPosts: { total_count: number | null, total_pages: number | null, items: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, author: { identifier: string | null, name: string | null, title: string | null } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null> | null } | null, blogCategories: Array<{ identifier: string | null, title: string | null, post_count: number } | null> | null };

export type LoadBranchStockQueryVariables = Exact<{
  search: string;
}>;


export type LoadBranchStockQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, variants: Array<{ attributes: Array<{ code: string | null, label: string | null } | null> | null, product: { store_availability: Array<{ qty_available: number | null, store: { pickup_location_code: string | null } | null } | null> | null } | null } | null> | null, small_image: { url: string | null } | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, store_availability: Array<{ qty_available: number | null, store: { pickup_location_code: string | null } | null } | null> | null, small_image: { url: string | null } | null }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
     | null> | null } | null };

export type LoadBranchesQueryVariables = Exact<{
  key?: string | null | undefined;
}>;


export type LoadBranchesQuery = { phisicalStores: { items: Array<{ name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, phone: string | null, email: string | null, description: string | null, latitude: number | null, longitude: number | null, banner_image: { url: string | null, label: string | null } | null, storefront_image: { url: string | null, label: string | null } | null, images: Array<{ url: string | null, label: string | null } | null> | null, opening_hours: Array<{ day: number, label: string, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null };

export type LoadBrandQueryVariables = Exact<{
  urlKey: string;
}>;


export type LoadBrandQuery = { brands: { items: Array<{ id: string, title: string, urlKey: string, option_id: number | null, logo: string | null, image: string | null, short_description: string | null, description: string | null, meta_title: string | null, meta_keywords: string | null, meta_description: string | null } | null> | null } | null, storeConfig: { brand_attribute: string | null } | null };

export type LoadBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadBrandsQuery = { brands: { items: Array<{ id: string, title: string, urlKey: string, logo: string | null, short_description: string | null } | null> | null } | null };

export type LoadCategoryQueryVariables = Exact<{
  uid: string;
}>;


export type LoadCategoryQuery = { categories: { items: Array<{ id: number | null, is_anchor: number | null, default_sort_by: string | null, available_sort_by: Array<string | null> | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, uid: string, name: string | null, description: string | null, display_mode: string | null, url_path: string | null, image: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, cms_block: { identifier: string | null, content: string | null } | null, children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null, position: number | null, include_in_menu: number | null } | null> | null } | null> | null } | null };

export type LoadCmsPageQueryVariables = Exact<{
  identifier: string;
  url: string;
}>;


export type LoadCmsPageQuery = { cmsPage: { meta_title: string | null, meta_description: string | null, meta_keywords: string | null, identifier: string | null, title: string | null, content_heading: string | null, content: string | null, embedded_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null, urlResolver: { id: number | null } | null };

export type LoadFaqQueryVariables = Exact<{
  page: number;
}>;


export type LoadFaqQuery = { faq: { items: Array<{ category_id: number, title: string, url_key: string | null, items: Array<{ faq_id: number, question: string, short_answer: string | null, long_answer: string | null } | null> | null } | null> | null } | null };

export type LoadFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadFeedQuery = { blogPosts: { items: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, publish_time: string | null } | null> | null } | null };

export type LoadFinderQueryVariables = Exact<{
  partFilters?: PartfinderFilterInput | null | undefined;
  pageSize: number;
  currentPage: number;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type LoadFinderQuery = { partfinderSearch: { total_count: number | null, aggregations: Array<{ attribute_code: string, options: Array<{ value: string, label: string | null, count: number | null } | null> | null } | null> | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type LoadFormQueryVariables = Exact<{
  type: FormTypeEnum;
  identifier?: string | null | undefined;
}>;


export type LoadFormQuery = { form: { id: string, identifier: string, title: string | null, showFieldsetsAsPages: boolean | null, opened_at: string, fieldsets: Array<{ title: string | null, fields: Array<{ label: string | null, name: string, value: string | null, type: string, inputType: string | null, checkedValue: string | null, uncheckedValue: string | null, options: Array<string | null> | null, placeholder: string | null, validation: Array<{ type: string, additional: string | null } | null> | null } | null> | null } | null> | null } | null };

export type LoadLandingPageQueryVariables = Exact<{
  identifier: string;
}>;


export type LoadLandingPageQuery = { landingPage: { meta_title: string | null, meta_description: string | null, meta_keywords: string | null, identifier: string, title: string | null, content_heading: string | null, content: string | null, secondary_content: string | null, embedded_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, product_filters: Array<{ attribute_code: string, eq: string | null, in: Array<string | null> | null, match: string | null, from: string | null, to: string | null } | null> | null } | null };

export type LoadListingFiltersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type LoadListingFiltersQuery = { products: { aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null } | null };

export type LoadListingQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
  pageSize: number;
  currentPage: number;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type LoadListingQuery = { products: { total_count: number | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null } | null };

export type LoadProductQueryVariables = Exact<{
  sku: string;
}>;


export type LoadProductQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, custom_attributesV2: { items: Array<
            | { code: string }
            | { value: string, code: string }
           | null> } | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, items: Array<{ uid: string | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, position: number | null, price: number | null, can_change_quantity: boolean | null, product:
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
             | null } | null> | null } | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'ConfigurableProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, custom_attributesV2: { items: Array<
            | { code: string }
            | { value: string, code: string }
           | null> } | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, fkv_maten: Array<{ from: { option_id: number | null, label: string | null } | null, to: { label: string | null } | null } | null> | null, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'GroupedProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, custom_attributesV2: { items: Array<
            | { code: string }
            | { value: string, code: string }
           | null> } | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, items: Array<{ position: number | null, qty: number | null, stock_qty: number | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, media_gallery: Array<
                    | { url: string | null, label: string | null }
                    | { url: string | null, label: string | null }
                   | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, look: { scene: { url: string | null, label: string | null } | null, hotspots: Array<{ x: number, y: number, sku: string } | null> | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'SimpleProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, custom_attributesV2: { items: Array<
            | { code: string }
            | { value: string, code: string }
           | null> } | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'VirtualProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, custom_attributesV2: { items: Array<
            | { code: string }
            | { value: string, code: string }
           | null> } | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, base_price: { value: number, unit: string } | null, DeliveryTime: { color: string | null, icon: string | null, long: string | null, short: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
     | null> | null } | null, phisicalStores: { items: Array<{ name: string, city: string | null, pickup_location_code: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null };

export type LoadReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  size: number;
}>;


export type LoadReviewsQuery = { products: { items: Array<
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null };

export type LoadSaleQueryVariables = Exact<{
  currentPage: number;
}>;


export type LoadSaleQuery = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, variants: Array<{ attributes: Array<{ code: string | null, value_index: number | null } | null> | null, product: { stock_status: ProductStockStatus | null } | null } | null> | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
     | null> | null } | null };

type SaleFactsProduct_BundleProduct_Fragment = { created_at: string | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null };

type SaleFactsProduct_ConfigurableProduct_Fragment = { created_at: string | null, variants: Array<{ attributes: Array<{ code: string | null, value_index: number | null } | null> | null, product: { stock_status: ProductStockStatus | null } | null } | null> | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null };

type SaleFactsProduct_GroupedProduct_Fragment = { created_at: string | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null };

type SaleFactsProduct_SimpleProduct_Fragment = { created_at: string | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null };

type SaleFactsProduct_VirtualProduct_Fragment = { created_at: string | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null };

export type SaleFactsProductFragment =
  | SaleFactsProduct_BundleProduct_Fragment
  | SaleFactsProduct_ConfigurableProduct_Fragment
  | SaleFactsProduct_GroupedProduct_Fragment
  | SaleFactsProduct_SimpleProduct_Fragment
  | SaleFactsProduct_VirtualProduct_Fragment
;

export type LoadSearchQueryVariables = Exact<{
  search: string;
}>;


export type LoadSearchQuery = { products: { total_count: number | null, search_suggestions: Array<{ query_text: string, results_count: number | null } | null> | null, search_recommendations: Array<{ query_text: string } | null> | null, suggestions: Array<{ search: string } | null> | null, items: Array<
      | { sku: string | null, url_key: string | null, url_suffix: string | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null }
     | null> | null } | null };

export type LoadSharedWishlistQueryVariables = Exact<{
  code: string;
  page: number;
}>;


export type LoadSharedWishlistQuery = { sharedWishlist: { customer_name: string | null, items_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items_v2: { items: Array<
        | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
       | null> } | null } | null };

export type PopularCategoriesQueryVariables = Exact<{
  root: string;
}>;


export type PopularCategoriesQuery = { categories: { items: Array<{ uid: string, children: Array<{ uid: string, include_in_menu: number | null, position: number | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, product_count: number | null } | null> | null } | null> | null } | null> | null } | null };

export type ProductPathQueryVariables = Exact<{
  sku: string;
}>;


export type ProductPathQuery = { products: { items: Array<
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
     | null> | null } | null };

export type ProductPathByKeyQueryVariables = Exact<{
  key: string;
}>;


export type ProductPathByKeyQuery = { products: { items: Array<
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
      | { url_key: string | null, url_suffix: string | null }
     | null> | null } | null };

export type ResolveQueryVariables = Exact<{
  url: string;
}>;


export type ResolveQuery = { route:
    | { __typename: 'BundleProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'CategoryTree', uid: string, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'CmsPage', identifier: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'ConfigurableProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'GroupedProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'LandingPage', type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null, landing_identifier: string }
    | { __typename: 'RoutableUrl', type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'SimpleProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'VirtualProduct', sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
   | null };

export type SitemapCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCatalogueQuery = { categories: { items: Array<{ children: Array<{ uid: string, url_path: string | null, image: string | null, children: Array<{ uid: string, url_path: string | null, image: string | null, children: Array<{ uid: string, url_path: string | null, image: string | null } | null> | null } | null> | null } | null> | null } | null> | null } | null, brands: { items: Array<{ urlKey: string, logo: string | null } | null> | null } | null, phisicalStores: { items: Array<{ url_key: string | null } | null> | null } | null, contentPaths: Array<{ type: UrlRewriteEntityTypeEnum, id: number, path: string }>, blogPosts: { items: Array<{ post_id: number | null, identifier: string | null, featured_image: string | null, update_time: string | null } | null> | null } | null };

export type SitemapCategoryFragment = { uid: string, url_path: string | null, image: string | null };

export type SitemapProductsQueryVariables = Exact<{
  page: number;
}>;


export type SitemapProductsQuery = { products: { page_info: { total_pages: number | null } | null, items: Array<
      | { sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
     | null> | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BrandCardBrandFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BrandCardBrand on Brand {
  id
  title
  urlKey
  logo
  short_description
}
    `, {"fragmentName":"BrandCardBrand"}) as unknown as TypedDocumentString<BrandCardBrandFragment, unknown>;
export const BrandHeadingBrandFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BrandHeadingBrand on Brand {
  id
  title
  urlKey
  option_id
  logo
  image
  short_description
  description
  meta_title
  meta_keywords
  meta_description
}
    `, {"fragmentName":"BrandHeadingBrand"}) as unknown as TypedDocumentString<BrandHeadingBrandFragment, unknown>;
export const BrandStripBrandFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BrandStripBrand on Brand {
  id
  title
  urlKey
}
    `, {"fragmentName":"BrandStripBrand"}) as unknown as TypedDocumentString<BrandStripBrandFragment, unknown>;
export const CartContentPricesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
    `, {"fragmentName":"CartContentPrices"}) as unknown as TypedDocumentString<CartContentPricesFragment, unknown>;
export const CartLineStockFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}
    `, {"fragmentName":"CartLineStock"}) as unknown as TypedDocumentString<CartLineStockFragment, unknown>;
export const CartLineItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
    fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`, {"fragmentName":"CartLineItem"}) as unknown as TypedDocumentString<CartLineItemFragment, unknown>;
export const CartContentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
    fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`, {"fragmentName":"CartContent"}) as unknown as TypedDocumentString<CartContentFragment, unknown>;
export const BranchAvailabilityBranchFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BranchAvailabilityBranch on PhisicalStore {
  name
  city
  pickup_location_code
  opening_hours {
    day
    times {
      from
      to
    }
  }
  alternate_opening_hours {
    date
    times {
      from
      to
    }
  }
}
    `, {"fragmentName":"BranchAvailabilityBranch"}) as unknown as TypedDocumentString<BranchAvailabilityBranchFragment, unknown>;
export const CategoryHeadingCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategoryHeadingCategory on CategoryTree {
  uid
  name
  description
  display_mode
  url_path
  image
  cms_block {
    identifier
    content
  }
  children {
    uid
    name
    url_path
    image
    product_count
    position
    include_in_menu
  }
}
    `, {"fragmentName":"CategoryHeadingCategory"}) as unknown as TypedDocumentString<CategoryHeadingCategoryFragment, unknown>;
export const ListingFiltersProductsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingFiltersProducts on Products {
  aggregations {
    attribute_code
    label
    is_range
    min_value
    max_value
    options {
      value
      label
      count
      swatch_data {
        type
        value
      }
    }
  }
}
    `, {"fragmentName":"ListingFiltersProducts"}) as unknown as TypedDocumentString<ListingFiltersProductsFragment, unknown>;
export const ProductPricePriceRangeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
    `, {"fragmentName":"ProductPricePriceRange"}) as unknown as TypedDocumentString<ProductPricePriceRangeFragment, unknown>;
export const ProductTileProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"ProductTileProduct"}) as unknown as TypedDocumentString<ProductTileProductFragment, unknown>;
export const ProductListingProductsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductListingProducts on Products {
  total_count
  page_info {
    current_page
    page_size
    total_pages
  }
  items {
    ...ProductTileProduct
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`, {"fragmentName":"ProductListingProducts"}) as unknown as TypedDocumentString<ProductListingProductsFragment, unknown>;
export const ProductGalleryProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductGalleryProduct on ProductInterface {
  name
  media_gallery {
    url
    label
  }
}
    `, {"fragmentName":"ProductGalleryProduct"}) as unknown as TypedDocumentString<ProductGalleryProductFragment, unknown>;
export const ProductSummaryProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductSummaryProduct on ProductInterface {
  __typename
  sku
  name
  stock_status
  stock_qty
  manufacturer_price
  rating_summary
  review_count
  cashback_promotion
  brand {
    title
  }
  labels {
    code
    text
  }
  short_description {
    html
  }
  base_price {
    value
    unit
  }
  DeliveryTime {
    color
    icon
    long
    short
  }
  price_range {
    ...ProductPricePriceRange
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"ProductSummaryProduct"}) as unknown as TypedDocumentString<ProductSummaryProductFragment, unknown>;
export const ProductSafetyMakerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductSafetyMaker on ProductMaker {
  name
  street
  postcode
  city
  country
  email
}
    `, {"fragmentName":"ProductSafetyMaker"}) as unknown as TypedDocumentString<ProductSafetyMakerFragment, unknown>;
export const ProductSafetySafetyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductSafetySafety on ProductSafety {
  maker {
    ...ProductSafetyMaker
  }
  eu_responsible {
    ...ProductSafetyMaker
  }
  warnings
  animal_parts
}
    fragment ProductSafetyMaker on ProductMaker {
  name
  street
  postcode
  city
  country
  email
}`, {"fragmentName":"ProductSafetySafety"}) as unknown as TypedDocumentString<ProductSafetySafetyFragment, unknown>;
export const ProductDetailsProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductDetailsProduct on ProductInterface {
  __typename
  sku
  description {
    html
  }
  materials {
    part
    text
  }
  care {
    code
    text
  }
  information_attributes {
    attribute_code
    label
    value
  }
  downloads {
    type
    url
    name
    size
  }
  safety {
    ...ProductSafetySafety
  }
  ... on ConfigurableProduct {
    fkv_maten {
      from {
        option_id
        label
      }
      to {
        label
      }
    }
  }
}
    fragment ProductSafetySafety on ProductSafety {
  maker {
    ...ProductSafetyMaker
  }
  eu_responsible {
    ...ProductSafetyMaker
  }
  warnings
  animal_parts
}
fragment ProductSafetyMaker on ProductMaker {
  name
  street
  postcode
  city
  country
  email
}`, {"fragmentName":"ProductDetailsProduct"}) as unknown as TypedDocumentString<ProductDetailsProductFragment, unknown>;
export const BranchAvailabilitySimpleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BranchAvailabilitySimple on SimpleProduct {
  store_availability {
    qty_available
    store_name
  }
}
    `, {"fragmentName":"BranchAvailabilitySimple"}) as unknown as TypedDocumentString<BranchAvailabilitySimpleFragment, unknown>;
export const ProductOptionsConfigurableFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductOptionsConfigurable on ConfigurableProduct {
  configurable_options {
    attribute_code
    label
    values {
      uid
      label
      swatch_data {
        __typename
        value
      }
    }
  }
  variants {
    attributes {
      uid
    }
    product {
      sku
      stock_status
      stock_qty
      DeliveryTime {
        color
        icon
        long
        short
      }
      media_gallery {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      store_availability {
        qty_available
        store_name
      }
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"ProductOptionsConfigurable"}) as unknown as TypedDocumentString<ProductOptionsConfigurableFragment, unknown>;
export const BundlePartsBundleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BundlePartsBundle on BundleProduct {
  items {
    uid
    title
    type
    required
    position
    options {
      uid
      label
      quantity
      position
      price
      can_change_quantity
      product {
        sku
        stock_status
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
      }
    }
  }
}
    `, {"fragmentName":"BundlePartsBundle"}) as unknown as TypedDocumentString<BundlePartsBundleFragment, unknown>;
export const GroupedItemsGroupedFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GroupedItemsGrouped on GroupedProduct {
  items {
    position
    qty
    stock_qty
    product {
      __typename
      sku
      name
      url_key
      url_suffix
      stock_status
      small_image {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      ... on ConfigurableProduct {
        ...ProductOptionsConfigurable
      }
    }
  }
}
    fragment ProductOptionsConfigurable on ConfigurableProduct {
  configurable_options {
    attribute_code
    label
    values {
      uid
      label
      swatch_data {
        __typename
        value
      }
    }
  }
  variants {
    attributes {
      uid
    }
    product {
      sku
      stock_status
      stock_qty
      DeliveryTime {
        color
        icon
        long
        short
      }
      media_gallery {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      store_availability {
        qty_available
        store_name
      }
    }
  }
}
fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"GroupedItemsGrouped"}) as unknown as TypedDocumentString<GroupedItemsGroupedFragment, unknown>;
export const LookSceneGroupedFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LookSceneGrouped on GroupedProduct {
  look {
    scene {
      url
      label
    }
    hotspots {
      x
      y
      sku
    }
  }
}
    `, {"fragmentName":"LookSceneGrouped"}) as unknown as TypedDocumentString<LookSceneGroupedFragment, unknown>;
export const ProductPageProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductPageProduct on ProductInterface {
  ...ProductGalleryProduct
  ...ProductSummaryProduct
  ...ProductDetailsProduct
  url_key
  url_suffix
  related_products {
    ...ProductTileProduct
  }
  upsell_products {
    ...ProductTileProduct
  }
  crosssell_products {
    ...ProductTileProduct
  }
  ... on SimpleProduct {
    ...BranchAvailabilitySimple
  }
  ... on ConfigurableProduct {
    ...ProductOptionsConfigurable
  }
  ... on BundleProduct {
    ...BundlePartsBundle
  }
  ... on GroupedProduct {
    ...GroupedItemsGrouped
    ...LookSceneGrouped
  }
}
    fragment BranchAvailabilitySimple on SimpleProduct {
  store_availability {
    qty_available
    store_name
  }
}
fragment BundlePartsBundle on BundleProduct {
  items {
    uid
    title
    type
    required
    position
    options {
      uid
      label
      quantity
      position
      price
      can_change_quantity
      product {
        sku
        stock_status
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
      }
    }
  }
}
fragment GroupedItemsGrouped on GroupedProduct {
  items {
    position
    qty
    stock_qty
    product {
      __typename
      sku
      name
      url_key
      url_suffix
      stock_status
      small_image {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      ... on ConfigurableProduct {
        ...ProductOptionsConfigurable
      }
    }
  }
}
fragment LookSceneGrouped on GroupedProduct {
  look {
    scene {
      url
      label
    }
    hotspots {
      x
      y
      sku
    }
  }
}
fragment ProductDetailsProduct on ProductInterface {
  __typename
  sku
  description {
    html
  }
  materials {
    part
    text
  }
  care {
    code
    text
  }
  information_attributes {
    attribute_code
    label
    value
  }
  downloads {
    type
    url
    name
    size
  }
  safety {
    ...ProductSafetySafety
  }
  ... on ConfigurableProduct {
    fkv_maten {
      from {
        option_id
        label
      }
      to {
        label
      }
    }
  }
}
fragment ProductGalleryProduct on ProductInterface {
  name
  media_gallery {
    url
    label
  }
}
fragment ProductOptionsConfigurable on ConfigurableProduct {
  configurable_options {
    attribute_code
    label
    values {
      uid
      label
      swatch_data {
        __typename
        value
      }
    }
  }
  variants {
    attributes {
      uid
    }
    product {
      sku
      stock_status
      stock_qty
      DeliveryTime {
        color
        icon
        long
        short
      }
      media_gallery {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      store_availability {
        qty_available
        store_name
      }
    }
  }
}
fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductSafetySafety on ProductSafety {
  maker {
    ...ProductSafetyMaker
  }
  eu_responsible {
    ...ProductSafetyMaker
  }
  warnings
  animal_parts
}
fragment ProductSafetyMaker on ProductMaker {
  name
  street
  postcode
  city
  country
  email
}
fragment ProductSummaryProduct on ProductInterface {
  __typename
  sku
  name
  stock_status
  stock_qty
  manufacturer_price
  rating_summary
  review_count
  cashback_promotion
  brand {
    title
  }
  labels {
    code
    text
  }
  short_description {
    html
  }
  base_price {
    value
    unit
  }
  DeliveryTime {
    color
    icon
    long
    short
  }
  price_range {
    ...ProductPricePriceRange
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`, {"fragmentName":"ProductPageProduct"}) as unknown as TypedDocumentString<ProductPageProductFragment, unknown>;
export const TierPricesProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TierPricesProduct on ProductInterface {
  sku
  price_tiers {
    quantity
    final_price {
      value
    }
  }
}
    `, {"fragmentName":"TierPricesProduct"}) as unknown as TypedDocumentString<TierPricesProductFragment, unknown>;
export const CheckoutAddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckoutAddress on CartAddressInterface {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    code
    label
  }
  country {
    code
  }
  telephone
  fax
}
    `, {"fragmentName":"CheckoutAddress"}) as unknown as TypedDocumentString<CheckoutAddressFragment, unknown>;
export const CheckoutLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckoutLine on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    name
    small_image {
      url
    }
    materials {
      part
      text
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      small_image {
        url
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
}
    `, {"fragmentName":"CheckoutLine"}) as unknown as TypedDocumentString<CheckoutLineFragment, unknown>;
export const CheckoutCartFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckoutCart on Cart {
  id
  email
  is_virtual
  comment
  coupon_message
  applied_coupons {
    code
  }
  vat_check {
    is_valid
    message
  }
  billing_address {
    ...CheckoutAddress
  }
  shipping_addresses {
    ...CheckoutAddress
    pickup_location_code
    available_shipping_methods {
      carrier_code
      carrier_title
      method_code
      method_title
      description
      available
      error_message
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
      delivery_dates {
        from
        to
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
    }
  }
  prices {
    subtotal_including_tax {
      value
    }
    subtotal_excluding_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
  }
  itemsV2(pageSize: 100) {
    items {
      ...CheckoutLine
    }
  }
}
    fragment CheckoutAddress on CartAddressInterface {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    code
    label
  }
  country {
    code
  }
  telephone
  fax
}
fragment CheckoutLine on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    name
    small_image {
      url
    }
    materials {
      part
      text
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      small_image {
        url
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
}`, {"fragmentName":"CheckoutCart"}) as unknown as TypedDocumentString<CheckoutCartFragment, unknown>;
export const CheckoutPaymentMethodFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckoutPaymentMethod on PaymentMethod {
  code
  label
  description
  is_pay_later
  needs_wallet
  additional_fields {
    code
    label
    type
    is_required
    options {
      label
      value
    }
  }
}
    `, {"fragmentName":"CheckoutPaymentMethod"}) as unknown as TypedDocumentString<CheckoutPaymentMethodFragment, unknown>;
export const CompareProductsProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CompareProductsProduct on ProductInterface {
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  information_attributes {
    attribute_code
    label
    value
  }
}
    `, {"fragmentName":"CompareProductsProduct"}) as unknown as TypedDocumentString<CompareProductsProductFragment, unknown>;
export const BlogPageFrameFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BlogPageFrame on BlogCategory {
  identifier
  title
  post_count
}
    `, {"fragmentName":"BlogPageFrame"}) as unknown as TypedDocumentString<BlogPageFrameFragment, unknown>;
export const BlogCardPostFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BlogCardPost on BlogPost {
  identifier
  title
  short_filtered_content
  featured_image
  featured_image_alt
  publish_time
  reading_minutes
  categories {
    identifier
    title
  }
}
    `, {"fragmentName":"BlogCardPost"}) as unknown as TypedDocumentString<BlogCardPostFragment, unknown>;
export const BlogPostPostFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BlogPostPost on BlogPost {
  ...BlogCardPost
  post_id
  content
  content_heading
  update_time
  author {
    identifier
    name
    title
  }
}
    fragment BlogCardPost on BlogPost {
  identifier
  title
  short_filtered_content
  featured_image
  featured_image_alt
  publish_time
  reading_minutes
  categories {
    identifier
    title
  }
}`, {"fragmentName":"BlogPostPost"}) as unknown as TypedDocumentString<BlogPostPostFragment, unknown>;
export const CmsPagePageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CmsPagePage on CmsPage {
  identifier
  title
  content_heading
  content
}
    `, {"fragmentName":"CmsPagePage"}) as unknown as TypedDocumentString<CmsPagePageFragment, unknown>;
export const FaqPageCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FaqPageCategory on FaqCategory {
  category_id
  title
  url_key
  items {
    faq_id
    question
    short_answer
    long_answer
  }
}
    `, {"fragmentName":"FaqPageCategory"}) as unknown as TypedDocumentString<FaqPageCategoryFragment, unknown>;
export const LandingPagePageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LandingPagePage on LandingPage {
  identifier
  title
  content_heading
  content
  secondary_content
}
    `, {"fragmentName":"LandingPagePage"}) as unknown as TypedDocumentString<LandingPagePageFragment, unknown>;
export const SliderSliderFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SliderSlider on TailoredSlider {
  identifier
  title
  fullwidth
  location
  slides {
    title
    description
    link
    buttonText
    media {
      url
      type
      previewType
      smallest
      smaller
      medium
      larger
      largest
      alt
      ratio
      small_ratio
    }
  }
}
    `, {"fragmentName":"SliderSlider"}) as unknown as TypedDocumentString<SliderSliderFragment, unknown>;
export const AccountAddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountAddress on CustomerAddress {
  id
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    region
    region_code
  }
  country_code
  telephone
  fax
  default_shipping
  default_billing
}
    `, {"fragmentName":"AccountAddress"}) as unknown as TypedDocumentString<AccountAddressFragment, unknown>;
export const AccountCustomerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountCustomer on Customer {
  prefix
  firstname
  middlename
  lastname
  suffix
  email
  gender
  date_of_birth
  taxvat
  company
  coc
  is_approved
  is_subscribed
  addresses {
    ...AccountAddress
  }
}
    fragment AccountAddress on CustomerAddress {
  id
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    region
    region_code
  }
  country_code
  telephone
  fax
  default_shipping
  default_billing
}`, {"fragmentName":"AccountCustomer"}) as unknown as TypedDocumentString<AccountCustomerFragment, unknown>;
export const FinderProductsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FinderProducts on Products {
  total_count
  aggregations {
    attribute_code
    options {
      value
      label
      count
    }
  }
}
    `, {"fragmentName":"FinderProducts"}) as unknown as TypedDocumentString<FinderProductsFragment, unknown>;
export const DynamicFormFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DynamicFormForm on DynamicForm {
  id
  identifier
  title
  showFieldsetsAsPages
  opened_at
  fieldsets {
    title
    fields {
      label
      name
      value
      type
      inputType
      checkedValue
      uncheckedValue
      options
      placeholder
      validation {
        type
        additional
      }
    }
  }
}
    `, {"fragmentName":"DynamicFormForm"}) as unknown as TypedDocumentString<DynamicFormFormFragment, unknown>;
export const BranchBlockBranchFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BranchBlockBranch on PhisicalStore {
  name
  url_key
  pickup_location_code
  street
  postcode
  city
  phone
  opening_hours {
    day
    times {
      from
      to
    }
  }
  alternate_opening_hours {
    date
    reason
    times {
      from
      to
    }
  }
}
    `, {"fragmentName":"BranchBlockBranch"}) as unknown as TypedDocumentString<BranchBlockBranchFragment, unknown>;
export const BundleBlockBundleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BundleBlockBundle on BundleProduct {
  sku
  name
  url_key
  url_suffix
  stock_status
  small_image {
    url
    label
  }
  items {
    uid
    title
    position
  }
  price_range {
    ...ProductPricePriceRange
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"BundleBlockBundle"}) as unknown as TypedDocumentString<BundleBlockBundleFragment, unknown>;
export const CategoryTilesCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategoryTilesCategory on CategoryTree {
  uid
  name
  url_path
  image
  position
  include_in_menu
}
    `, {"fragmentName":"CategoryTilesCategory"}) as unknown as TypedDocumentString<CategoryTilesCategoryFragment, unknown>;
export const HomeHeroCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HomeHeroCategory on CategoryTree {
  uid
  name
  url_path
}
    `, {"fragmentName":"HomeHeroCategory"}) as unknown as TypedDocumentString<HomeHeroCategoryFragment, unknown>;
export const MainMenuCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MainMenuCategory on CategoryTree {
  uid
  name
  url_path
  position
  include_in_menu
}
    `, {"fragmentName":"MainMenuCategory"}) as unknown as TypedDocumentString<MainMenuCategoryFragment, unknown>;
export const OrderFullAddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFullAddress on OrderAddress {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  street
  postcode
  city
  region
  country_code
  telephone
  vat_id
}
    `, {"fragmentName":"OrderFullAddress"}) as unknown as TypedDocumentString<OrderFullAddressFragment, unknown>;
export const OrderFullItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFullItem on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  quantity_ordered
  quantity_shipped
  quantity_invoiced
  quantity_canceled
  status
  image {
    url
  }
  product_sale_price {
    value
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
  }
  selected_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
}
    `, {"fragmentName":"OrderFullItem"}) as unknown as TypedDocumentString<OrderFullItemFragment, unknown>;
export const OrderFullFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFull on CustomerOrder {
  number
  hash
  status
  status_code
  order_date
  can_pay
  available_actions
  available_payment_methods {
    code
    label
    description
  }
  customer_email
  carrier
  shipping_method
  pickup_location_code
  payment_instructions
  delivery_dates {
    from
    to
  }
  applied_coupons {
    code
  }
  comments {
    message
    timestamp
  }
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  billing_address {
    ...OrderFullAddress
  }
  shipping_address {
    ...OrderFullAddress
  }
  invoices {
    number
  }
  shipments {
    number
    tracking {
      carrier
      number
      title
      url
    }
  }
  credit_memos {
    number
    total {
      grand_total {
        value
      }
    }
  }
  total {
    subtotal_incl_tax {
      value
    }
    total_shipping {
      value
    }
    total_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
  }
  items {
    ...OrderFullItem
  }
}
    fragment OrderFullAddress on OrderAddress {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  street
  postcode
  city
  region
  country_code
  telephone
  vat_id
}
fragment OrderFullItem on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  quantity_ordered
  quantity_shipped
  quantity_invoiced
  quantity_canceled
  status
  image {
    url
  }
  product_sale_price {
    value
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
  }
  selected_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
}`, {"fragmentName":"OrderFull"}) as unknown as TypedDocumentString<OrderFullFragment, unknown>;
export const ReviewListReviewFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewListReview on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  fit
  ratings_breakdown {
    name
    value
  }
}
    `, {"fragmentName":"ReviewListReview"}) as unknown as TypedDocumentString<ReviewListReviewFragment, unknown>;
export const ReviewsSectionProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewsSectionProduct on ProductInterface {
  sku
  rating_summary
  review_count
  fit_summary {
    answers
    small
    normal
    large
  }
  reviews(pageSize: $size, currentPage: $page) {
    items {
      ...ReviewListReview
    }
    page_info {
      current_page
      total_pages
    }
  }
}
    fragment ReviewListReview on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  fit
  ratings_breakdown {
    name
    value
  }
}`, {"fragmentName":"ReviewsSectionProduct"}) as unknown as TypedDocumentString<ReviewsSectionProductFragment, unknown>;
export const OwnReviewsReviewFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnReviewsReview on ProductReview {
  created_at
  summary
  text
  average_rating
  status
  product {
    name
    url_key
    url_suffix
  }
}
    `, {"fragmentName":"OwnReviewsReview"}) as unknown as TypedDocumentString<OwnReviewsReviewFragment, unknown>;
export const SuggestionProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuggestionProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  small_image {
    url
  }
  price_range {
    ...ProductPricePriceRange
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"SuggestionProduct"}) as unknown as TypedDocumentString<SuggestionProductFragment, unknown>;
export const BranchStockItemsProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BranchStockItemsProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  small_image {
    url
  }
  ... on SimpleProduct {
    store_availability {
      qty_available
      store {
        pickup_location_code
      }
    }
  }
  ... on ConfigurableProduct {
    variants {
      attributes {
        code
        label
      }
      product {
        store_availability {
          qty_available
          store {
            pickup_location_code
          }
        }
      }
    }
  }
}
    `, {"fragmentName":"BranchStockItemsProduct"}) as unknown as TypedDocumentString<BranchStockItemsProductFragment, unknown>;
export const BranchBranchFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BranchBranch on PhisicalStore {
  name
  url_key
  pickup_location_code
  street
  postcode
  city
  country_id
  phone
  email
  description
  latitude
  longitude
  banner_image {
    url
    label
  }
  storefront_image {
    url
    label
  }
  images {
    url
    label
  }
  opening_hours {
    day
    label
    times {
      from
      to
    }
  }
  alternate_opening_hours {
    date
    reason
    times {
      from
      to
    }
  }
}
    `, {"fragmentName":"BranchBranch"}) as unknown as TypedDocumentString<BranchBranchFragment, unknown>;
export const WishlistEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`, {"fragmentName":"WishlistEntry"}) as unknown as TypedDocumentString<WishlistEntryFragment, unknown>;
export const SharedWishlistContentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SharedWishlistContent on SharedWishlist {
  customer_name
  items_count
  page_info {
    current_page
    total_pages
  }
  items_v2(currentPage: $page, pageSize: 20) {
    items {
      ...WishlistEntry
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`, {"fragmentName":"SharedWishlistContent"}) as unknown as TypedDocumentString<SharedWishlistContentFragment, unknown>;
export const WishlistContentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`, {"fragmentName":"WishlistContent"}) as unknown as TypedDocumentString<WishlistContentFragment, unknown>;
export const SaleFactsProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SaleFactsProduct on ProductInterface {
  created_at
  sales_data {
    qty_ordered
  }
  filter_attributes {
    attribute_code
    label
    values {
      option_id
      option_label
    }
  }
  ... on ConfigurableProduct {
    variants {
      attributes {
        code
        value_index
      }
      product {
        stock_status
      }
    }
  }
}
    `, {"fragmentName":"SaleFactsProduct"}) as unknown as TypedDocumentString<SaleFactsProductFragment, unknown>;
export const SitemapCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SitemapCategory on CategoryTree {
  uid
  url_path
  image
}
    `, {"fragmentName":"SitemapCategory"}) as unknown as TypedDocumentString<SitemapCategoryFragment, unknown>;
export const AskForAlertDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AskForAlert($input: ProductAlertSubscriptionInput!) {
  productAlertSubscription(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<AskForAlertMutation, AskForAlertMutationVariables>;
export const AlertAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlertAddress {
  customer {
    email
  }
}
    `) as unknown as TypedDocumentString<AlertAddressQuery, AlertAddressQueryVariables>;
export const ConfirmAlertDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmAlert($token: String!) {
  confirmProductAlert(token: $token)
}
    `) as unknown as TypedDocumentString<ConfirmAlertMutation, ConfirmAlertMutationVariables>;
export const LeaveAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveAlerts($token: String!) {
  unsubscribeProductAlert(token: $token)
}
    `) as unknown as TypedDocumentString<LeaveAlertsMutation, LeaveAlertsMutationVariables>;
export const AddSampleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddSample($id: String!, $sku: String!) {
  addSampleProductToCart(input: {cart_id: $id, sku: $sku}) {
    user_errors {
      code
      message
    }
    cart {
      ...CartContent
    }
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<AddSampleMutation, AddSampleMutationVariables>;
export const AddToCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddToCart($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    user_errors {
      code
      message
      ... on InsufficientStockError {
        quantity
      }
    }
    cart {
      ...CartContent
    }
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const ApplyCouponDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApplyCoupon($id: String!, $code: String!) {
  applyCouponToCart(input: {cart_id: $id, coupon_code: $code}) {
    cart {
      ...CartContent
    }
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const CartCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CartCount($id: String!) {
  cart(cart_id: $id) {
    summary_count
  }
}
    `) as unknown as TypedDocumentString<CartCountQuery, CartCountQueryVariables>;
export const CreateCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCart {
  createEmptyCart
}
    `) as unknown as TypedDocumentString<CreateCartMutation, CreateCartMutationVariables>;
export const CustomerCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    ...CartContent
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const DeliveryRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeliveryRates($id: String!, $country: CountryCodeEnum!) {
  estimateShippingMethods(
    input: {cart_id: $id, address: {country_code: $country}}
  ) {
    carrier_code
    method_code
    available
    price_incl_tax {
      value
    }
    price_excl_tax {
      value
    }
    working_days {
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveryRatesMutation, DeliveryRatesMutationVariables>;
export const EstimateTotalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EstimateTotals($input: EstimateTotalsInput!) {
  estimateTotals(input: $input) {
    cart {
      available_payment_methods {
        code
        title
      }
      free_shipping_remaining {
        value
      }
      prices {
        ...CartContentPrices
      }
    }
  }
}
    fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}`) as unknown as TypedDocumentString<EstimateTotalsMutation, EstimateTotalsMutationVariables>;
export const LineVariantsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LineVariants($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      __typename
      ... on ConfigurableProduct {
        configurable_options {
          label
          values {
            uid
            label
          }
        }
        variants {
          attributes {
            uid
          }
          product {
            sku
            stock_status
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LineVariantsQuery, LineVariantsQueryVariables>;
export const LoadCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadCart($id: String!) {
  cart(cart_id: $id) {
    ...CartContent
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<LoadCartQuery, LoadCartQueryVariables>;
export const MergeCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeCart($source: String!) {
  mergeCarts(source_cart_id: $source) {
    ...CartContent
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<MergeCartMutation, MergeCartMutationVariables>;
export const RemoveCouponDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCoupon($id: String!) {
  removeCouponFromCart(input: {cart_id: $id}) {
    cart {
      ...CartContent
    }
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const RemoveFromCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveFromCart($id: String!, $item: ID!) {
  removeItemFromCart(input: {cart_id: $id, cart_item_uid: $item}) {
    cart {
      ...CartContent
    }
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<RemoveFromCartMutation, RemoveFromCartMutationVariables>;
export const UpdateCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCart($id: String!, $items: [CartItemUpdateInput]!) {
  updateCartItems(input: {cart_id: $id, cart_items: $items}) {
    errors {
      code
      message
    }
    cart {
      ...CartContent
    }
  }
}
    fragment CartContent on Cart {
  id
  summary_count
  is_virtual
  coupon_message
  applied_coupons {
    code
  }
  available_payment_methods {
    code
    title
  }
  delivery_time {
    long
  }
  free_shipping_amount {
    default_amount
  }
  free_shipping_remaining {
    value
  }
  prices {
    ...CartContentPrices
  }
  itemsV2(pageSize: 100) {
    items {
      ...CartLineItem
    }
  }
}
fragment CartContentPrices on CartPrices {
  subtotal_including_tax {
    value
  }
  subtotal_excluding_tax {
    value
  }
  subtotal_with_discount_excluding_tax {
    value
  }
  grand_total {
    value
  }
  discounts {
    label
    applied_to
    amount {
      value
    }
  }
  applied_taxes {
    label
    amount {
      value
    }
  }
}
fragment CartLineItem on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    original_item_price {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    sku
    name
    url_key
    url_suffix
    ...CartLineStock
  }
  ... on ConfigurableCartItem {
    configurable_options {
      configurable_product_option_value_uid
      option_label
      value_label
    }
    configured_variant {
      sku
      ...CartLineStock
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
}
fragment CartLineStock on ProductInterface {
  stock_status
  stock_qty
  small_image {
    url
    label
  }
  DeliveryTime {
    color
    long
    short
  }
}`) as unknown as TypedDocumentString<UpdateCartMutation, UpdateCartMutationVariables>;
export const BestSellersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BestSellers($categoryId: Int!) {
  bestsellers(
    categoryId: $categoryId
    sources: [{type: "up_sell", priority: 1}]
    limit: 10
  ) {
    tabs {
      title
      option_id
      items {
        ...ProductTileProduct
      }
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<BestSellersQuery, BestSellersQueryVariables>;
export const QuickAddDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuickAdd($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      __typename
      ...ProductOptionsConfigurable
    }
  }
}
    fragment ProductOptionsConfigurable on ConfigurableProduct {
  configurable_options {
    attribute_code
    label
    values {
      uid
      label
      swatch_data {
        __typename
        value
      }
    }
  }
  variants {
    attributes {
      uid
    }
    product {
      sku
      stock_status
      stock_qty
      DeliveryTime {
        color
        icon
        long
        short
      }
      media_gallery {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      store_availability {
        qty_available
        store_name
      }
    }
  }
}
fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}`) as unknown as TypedDocumentString<QuickAddQuery, QuickAddQueryVariables>;
export const RecentlyViewedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RecentlyViewed($skus: [String]) {
  products(filter: {sku: {in: $skus}}, pageSize: 12) {
    items {
      ...ProductTileProduct
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<RecentlyViewedQuery, RecentlyViewedQueryVariables>;
export const TierPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TierPrices($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      __typename
      ...TierPricesProduct
      ... on ConfigurableProduct {
        variants {
          product {
            ...TierPricesProduct
          }
        }
      }
    }
  }
}
    fragment TierPricesProduct on ProductInterface {
  sku
  price_tiers {
    quantity
    final_price {
      value
    }
  }
}`) as unknown as TypedDocumentString<TierPricesQuery, TierPricesQueryVariables>;
export const TryFiltersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TryFilters($search: String, $filter: ProductAttributeFilterInput!) {
  products(search: $search, filter: $filter, pageSize: 1) {
    total_count
    ...ListingFiltersProducts
  }
}
    fragment ListingFiltersProducts on Products {
  aggregations {
    attribute_code
    label
    is_range
    min_value
    max_value
    options {
      value
      label
      count
      swatch_data {
        type
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<TryFiltersQuery, TryFiltersQueryVariables>;
export const CheckoutAddressBookDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckoutAddressBook {
  customer {
    email
    orders(pageSize: 1) {
      total_count
    }
    company
    coc
    taxvat
    addresses {
      id
      prefix
      firstname
      middlename
      lastname
      suffix
      company
      coc
      vat_id
      street
      postcode
      city
      region {
        region
        region_code
      }
      country_code
      telephone
      fax
      default_shipping
      default_billing
    }
  }
}
    `) as unknown as TypedDocumentString<CheckoutAddressBookQuery, CheckoutAddressBookQueryVariables>;
export const CheckoutPaymentMethodsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckoutPaymentMethods($id: String!) {
  getPaymentMethods(cart_id: $id) {
    ...CheckoutPaymentMethod
  }
}
    fragment CheckoutPaymentMethod on PaymentMethod {
  code
  label
  description
  is_pay_later
  needs_wallet
  additional_fields {
    code
    label
    type
    is_required
    options {
      label
      value
    }
  }
}`) as unknown as TypedDocumentString<CheckoutPaymentMethodsQuery, CheckoutPaymentMethodsQueryVariables>;
export const CheckoutPickupOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckoutPickupOptions($id: String!) {
  pickupOptions(cart_id: $id) {
    pickup_location_code
    name
    has_everything
    ready_on
  }
}
    `) as unknown as TypedDocumentString<CheckoutPickupOptionsQuery, CheckoutPickupOptionsQueryVariables>;
export const EmailTakenDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EmailTaken($email: String!) {
  isEmailAvailable(email: $email) {
    is_email_available
  }
}
    `) as unknown as TypedDocumentString<EmailTakenQuery, EmailTakenQueryVariables>;
export const LoadCheckoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadCheckout($id: String!) {
  cart(cart_id: $id) {
    ...CheckoutCart
  }
}
    fragment CheckoutCart on Cart {
  id
  email
  is_virtual
  comment
  coupon_message
  applied_coupons {
    code
  }
  vat_check {
    is_valid
    message
  }
  billing_address {
    ...CheckoutAddress
  }
  shipping_addresses {
    ...CheckoutAddress
    pickup_location_code
    available_shipping_methods {
      carrier_code
      carrier_title
      method_code
      method_title
      description
      available
      error_message
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
      delivery_dates {
        from
        to
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
    }
  }
  prices {
    subtotal_including_tax {
      value
    }
    subtotal_excluding_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
  }
  itemsV2(pageSize: 100) {
    items {
      ...CheckoutLine
    }
  }
}
fragment CheckoutAddress on CartAddressInterface {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    code
    label
  }
  country {
    code
  }
  telephone
  fax
}
fragment CheckoutLine on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    name
    small_image {
      url
    }
    materials {
      part
      text
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      small_image {
        url
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadCheckoutQuery, LoadCheckoutQueryVariables>;
export const OrderCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderCart($input: SetPaymentMethodInput!) {
  setPaymentMethod(input: $input) {
    redirect_url
    order {
      number
      hash
    }
  }
}
    `) as unknown as TypedDocumentString<OrderCartMutation, OrderCartMutationVariables>;
export const SetBillingAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetBillingAddress($id: String!, $address: BillingAddressInput!) {
  setBillingAddressOnCart(input: {cart_id: $id, billing_address: $address}) {
    cart {
      ...CheckoutCart
    }
  }
}
    fragment CheckoutCart on Cart {
  id
  email
  is_virtual
  comment
  coupon_message
  applied_coupons {
    code
  }
  vat_check {
    is_valid
    message
  }
  billing_address {
    ...CheckoutAddress
  }
  shipping_addresses {
    ...CheckoutAddress
    pickup_location_code
    available_shipping_methods {
      carrier_code
      carrier_title
      method_code
      method_title
      description
      available
      error_message
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
      delivery_dates {
        from
        to
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
    }
  }
  prices {
    subtotal_including_tax {
      value
    }
    subtotal_excluding_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
  }
  itemsV2(pageSize: 100) {
    items {
      ...CheckoutLine
    }
  }
}
fragment CheckoutAddress on CartAddressInterface {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    code
    label
  }
  country {
    code
  }
  telephone
  fax
}
fragment CheckoutLine on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    name
    small_image {
      url
    }
    materials {
      part
      text
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      small_image {
        url
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<SetBillingAddressMutation, SetBillingAddressMutationVariables>;
export const SetCommentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetComment($id: String!, $comment: String!) {
  setCommentOnCart(cart_id: $id, comment: $comment) {
    ...CheckoutCart
  }
}
    fragment CheckoutCart on Cart {
  id
  email
  is_virtual
  comment
  coupon_message
  applied_coupons {
    code
  }
  vat_check {
    is_valid
    message
  }
  billing_address {
    ...CheckoutAddress
  }
  shipping_addresses {
    ...CheckoutAddress
    pickup_location_code
    available_shipping_methods {
      carrier_code
      carrier_title
      method_code
      method_title
      description
      available
      error_message
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
      delivery_dates {
        from
        to
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
    }
  }
  prices {
    subtotal_including_tax {
      value
    }
    subtotal_excluding_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
  }
  itemsV2(pageSize: 100) {
    items {
      ...CheckoutLine
    }
  }
}
fragment CheckoutAddress on CartAddressInterface {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    code
    label
  }
  country {
    code
  }
  telephone
  fax
}
fragment CheckoutLine on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    name
    small_image {
      url
    }
    materials {
      part
      text
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      small_image {
        url
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<SetCommentMutation, SetCommentMutationVariables>;
export const SetGuestEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetGuestEmail($id: String!, $email: String!) {
  setGuestEmailOnCart(input: {cart_id: $id, email: $email}) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
export const SetShippingAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetShippingAddress($id: String!, $address: ShippingAddressInput!) {
  setShippingAddressesOnCart(
    input: {cart_id: $id, shipping_addresses: [$address]}
  ) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetShippingMethodDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetShippingMethod($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(
    input: {cart_id: $id, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}
  ) {
    cart {
      ...CheckoutCart
    }
  }
}
    fragment CheckoutCart on Cart {
  id
  email
  is_virtual
  comment
  coupon_message
  applied_coupons {
    code
  }
  vat_check {
    is_valid
    message
  }
  billing_address {
    ...CheckoutAddress
  }
  shipping_addresses {
    ...CheckoutAddress
    pickup_location_code
    available_shipping_methods {
      carrier_code
      carrier_title
      method_code
      method_title
      description
      available
      error_message
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
      delivery_dates {
        from
        to
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        value
      }
      price_incl_tax {
        value
      }
    }
  }
  prices {
    subtotal_including_tax {
      value
    }
    subtotal_excluding_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
  }
  itemsV2(pageSize: 100) {
    items {
      ...CheckoutLine
    }
  }
}
fragment CheckoutAddress on CartAddressInterface {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    code
    label
  }
  country {
    code
  }
  telephone
  fax
}
fragment CheckoutLine on CartItemInterface {
  __typename
  uid
  quantity
  is_available
  is_sample
  not_available_message
  notes {
    code
    message
  }
  prices {
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
  }
  product {
    name
    small_image {
      url
    }
    materials {
      part
      text
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      small_image {
        url
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const GlobalMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GlobalMessages {
  globalMessages {
    id
    text
    text_color
    background_color
  }
}
    `) as unknown as TypedDocumentString<GlobalMessagesQuery, GlobalMessagesQueryVariables>;
export const CreateAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateAddress($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>;
export const DeleteAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAddress($id: Int!) {
  deleteCustomerAddress(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const EmailAvailableDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EmailAvailable($email: String!) {
  isEmailAvailable(email: $email) {
    is_email_available
  }
}
    `) as unknown as TypedDocumentString<EmailAvailableQuery, EmailAvailableQueryVariables>;
export const EmailFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EmailForm($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<EmailFormMutation, EmailFormMutationVariables>;
export const EraseFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EraseForm($password: String!) {
  eraseMyAccount(password: $password)
}
    `) as unknown as TypedDocumentString<EraseFormMutation, EraseFormMutationVariables>;
export const ExportFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportForm {
  exportMyData
}
    `) as unknown as TypedDocumentString<ExportFormMutation, ExportFormMutationVariables>;
export const ForgotPasswordFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ForgotPasswordForm($email: String!) {
  requestPasswordResetEmail(email: $email)
}
    `) as unknown as TypedDocumentString<ForgotPasswordFormMutation, ForgotPasswordFormMutationVariables>;
export const LoadCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadCustomer {
  customer {
    ...AccountCustomer
  }
}
    fragment AccountCustomer on Customer {
  prefix
  firstname
  middlename
  lastname
  suffix
  email
  gender
  date_of_birth
  taxvat
  company
  coc
  is_approved
  is_subscribed
  addresses {
    ...AccountAddress
  }
}
fragment AccountAddress on CustomerAddress {
  id
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    region
    region_code
  }
  country_code
  telephone
  fax
  default_shipping
  default_billing
}`) as unknown as TypedDocumentString<LoadCustomerQuery, LoadCustomerQueryVariables>;
export const LogInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) {
    token
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogoutButtonDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogoutButton {
  revokeCustomerToken {
    result
  }
}
    `) as unknown as TypedDocumentString<LogoutButtonMutation, LogoutButtonMutationVariables>;
export const MeasurementsFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MeasurementsForm($input: MeasurementsInput!) {
  saveMyMeasurements(input: $input) {
    height
  }
}
    `) as unknown as TypedDocumentString<MeasurementsFormMutation, MeasurementsFormMutationVariables>;
export const MyMeasurementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyMeasurements {
  myMeasurements {
    height
    bust
    waist
    hips
    neck
    foot
    head
  }
}
    `) as unknown as TypedDocumentString<MyMeasurementsQuery, MyMeasurementsQueryVariables>;
export const PasswordFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PasswordForm($currentPassword: String!, $newPassword: String!) {
  changeCustomerPassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
  ) {
    email
  }
}
    `) as unknown as TypedDocumentString<PasswordFormMutation, PasswordFormMutationVariables>;
export const ProfileFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ProfileForm($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) {
    customer {
      ...AccountCustomer
    }
  }
}
    fragment AccountCustomer on Customer {
  prefix
  firstname
  middlename
  lastname
  suffix
  email
  gender
  date_of_birth
  taxvat
  company
  coc
  is_approved
  is_subscribed
  addresses {
    ...AccountAddress
  }
}
fragment AccountAddress on CustomerAddress {
  id
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  coc
  vat_id
  street
  postcode
  city
  region {
    region
    region_code
  }
  country_code
  telephone
  fax
  default_shipping
  default_billing
}`) as unknown as TypedDocumentString<ProfileFormMutation, ProfileFormMutationVariables>;
export const RegisterFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegisterForm($input: CreateCustomerWithAddressInput!) {
  createCustomerWithAddress(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<RegisterFormMutation, RegisterFormMutationVariables>;
export const ResetPasswordFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPasswordForm($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}
    `) as unknown as TypedDocumentString<ResetPasswordFormMutation, ResetPasswordFormMutationVariables>;
export const UpdateAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
  updateCustomerAddress(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const SubmitFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitForm($input: SubmitFormInput!) {
  submitForm(input: $input) {
    has_errors
    thank_you_message
    fields {
      name
      value
      errors {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitFormMutation, SubmitFormMutationVariables>;
export const FooterBranchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FooterBranches {
  phisicalStores {
    items {
      name
      url_key
      street
      postcode
      city
      country_id
      phone
      email
      opening_hours {
        day
        times {
          from
          to
        }
      }
      alternate_opening_hours {
        date
        times {
          from
          to
        }
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FooterBranchesQuery, FooterBranchesQueryVariables>;
export const MainMenuDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MainMenu($root: String!) {
  categories(filters: {category_uid: {eq: $root}}, pageSize: 1) {
    items {
      children {
        ...MainMenuCategory
        children {
          ...MainMenuCategory
          children {
            ...MainMenuCategory
          }
        }
      }
    }
  }
}
    fragment MainMenuCategory on CategoryTree {
  uid
  name
  url_path
  position
  include_in_menu
}`) as unknown as TypedDocumentString<MainMenuQuery, MainMenuQueryVariables>;
export const ConfirmNewsletterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmNewsletter($token: String!) {
  confirmNewsletter(token: $token)
}
    `) as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const LeaveNewsletterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveNewsletter($token: String!) {
  unsubscribeNewsletter(token: $token)
}
    `) as unknown as TypedDocumentString<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>;
export const NewsletterFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NewsletterForm($email: String!) {
  subscribeEmailToNewsletter(email: $email) {
    status
  }
}
    `) as unknown as TypedDocumentString<NewsletterFormMutation, NewsletterFormMutationVariables>;
export const NewsletterSettingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NewsletterSetting($isSubscribed: Boolean!) {
  updateCustomerV2(input: {is_subscribed: $isSubscribed}) {
    customer {
      is_subscribed
    }
  }
}
    `) as unknown as TypedDocumentString<NewsletterSettingMutation, NewsletterSettingMutationVariables>;
export const AccountFromOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AccountFromOrder($hash: ID!, $email: String!, $password: String!) {
  createAccountFromOrder(
    input: {order_id: $hash, email: $email, password: $password}
  ) {
    token
  }
}
    `) as unknown as TypedDocumentString<AccountFromOrderMutation, AccountFromOrderMutationVariables>;
export const CancelOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelOrder($id: ID!, $reason: String!) {
  cancelOrder(input: {order_id: $id, reason: $reason}) {
    errorV2 {
      message
    }
    order {
      ...OrderFull
    }
  }
}
    fragment OrderFull on CustomerOrder {
  number
  hash
  status
  status_code
  order_date
  can_pay
  available_actions
  available_payment_methods {
    code
    label
    description
  }
  customer_email
  carrier
  shipping_method
  pickup_location_code
  payment_instructions
  delivery_dates {
    from
    to
  }
  applied_coupons {
    code
  }
  comments {
    message
    timestamp
  }
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  billing_address {
    ...OrderFullAddress
  }
  shipping_address {
    ...OrderFullAddress
  }
  invoices {
    number
  }
  shipments {
    number
    tracking {
      carrier
      number
      title
      url
    }
  }
  credit_memos {
    number
    total {
      grand_total {
        value
      }
    }
  }
  total {
    subtotal_incl_tax {
      value
    }
    total_shipping {
      value
    }
    total_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
  }
  items {
    ...OrderFullItem
  }
}
fragment OrderFullAddress on OrderAddress {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  street
  postcode
  city
  region
  country_code
  telephone
  vat_id
}
fragment OrderFullItem on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  quantity_ordered
  quantity_shipped
  quantity_invoiced
  quantity_canceled
  status
  image {
    url
  }
  product_sale_price {
    value
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
  }
  selected_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const DeletePaymentTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePaymentToken($hash: String!) {
  deletePaymentToken(public_hash: $hash) {
    result
  }
}
    `) as unknown as TypedDocumentString<DeletePaymentTokenMutation, DeletePaymentTokenMutationVariables>;
export const GuestOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuestOrder($number: String!, $email: String!, $lastname: String!) {
  guestOrder(input: {number: $number, email: $email, lastname: $lastname}) {
    ...OrderFull
  }
}
    fragment OrderFull on CustomerOrder {
  number
  hash
  status
  status_code
  order_date
  can_pay
  available_actions
  available_payment_methods {
    code
    label
    description
  }
  customer_email
  carrier
  shipping_method
  pickup_location_code
  payment_instructions
  delivery_dates {
    from
    to
  }
  applied_coupons {
    code
  }
  comments {
    message
    timestamp
  }
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  billing_address {
    ...OrderFullAddress
  }
  shipping_address {
    ...OrderFullAddress
  }
  invoices {
    number
  }
  shipments {
    number
    tracking {
      carrier
      number
      title
      url
    }
  }
  credit_memos {
    number
    total {
      grand_total {
        value
      }
    }
  }
  total {
    subtotal_incl_tax {
      value
    }
    total_shipping {
      value
    }
    total_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
  }
  items {
    ...OrderFullItem
  }
}
fragment OrderFullAddress on OrderAddress {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  street
  postcode
  city
  region
  country_code
  telephone
  vat_id
}
fragment OrderFullItem on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  quantity_ordered
  quantity_shipped
  quantity_invoiced
  quantity_canceled
  status
  image {
    url
  }
  product_sale_price {
    value
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
  }
  selected_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<GuestOrderQuery, GuestOrderQueryVariables>;
export const OrderByHashDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderByHash($hash: String!) {
  order(hash: $hash) {
    ...OrderFull
  }
}
    fragment OrderFull on CustomerOrder {
  number
  hash
  status
  status_code
  order_date
  can_pay
  available_actions
  available_payment_methods {
    code
    label
    description
  }
  customer_email
  carrier
  shipping_method
  pickup_location_code
  payment_instructions
  delivery_dates {
    from
    to
  }
  applied_coupons {
    code
  }
  comments {
    message
    timestamp
  }
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  billing_address {
    ...OrderFullAddress
  }
  shipping_address {
    ...OrderFullAddress
  }
  invoices {
    number
  }
  shipments {
    number
    tracking {
      carrier
      number
      title
      url
    }
  }
  credit_memos {
    number
    total {
      grand_total {
        value
      }
    }
  }
  total {
    subtotal_incl_tax {
      value
    }
    total_shipping {
      value
    }
    total_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
  }
  items {
    ...OrderFullItem
  }
}
fragment OrderFullAddress on OrderAddress {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  street
  postcode
  city
  region
  country_code
  telephone
  vat_id
}
fragment OrderFullItem on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  quantity_ordered
  quantity_shipped
  quantity_invoiced
  quantity_canceled
  status
  image {
    url
  }
  product_sale_price {
    value
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
  }
  selected_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<OrderByHashQuery, OrderByHashQueryVariables>;
export const OrderByNumberDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderByNumber($number: String!) {
  order(orderNumber: $number) {
    ...OrderFull
  }
}
    fragment OrderFull on CustomerOrder {
  number
  hash
  status
  status_code
  order_date
  can_pay
  available_actions
  available_payment_methods {
    code
    label
    description
  }
  customer_email
  carrier
  shipping_method
  pickup_location_code
  payment_instructions
  delivery_dates {
    from
    to
  }
  applied_coupons {
    code
  }
  comments {
    message
    timestamp
  }
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  billing_address {
    ...OrderFullAddress
  }
  shipping_address {
    ...OrderFullAddress
  }
  invoices {
    number
  }
  shipments {
    number
    tracking {
      carrier
      number
      title
      url
    }
  }
  credit_memos {
    number
    total {
      grand_total {
        value
      }
    }
  }
  total {
    subtotal_incl_tax {
      value
    }
    total_shipping {
      value
    }
    total_tax {
      value
    }
    grand_total {
      value
    }
    discounts {
      label
      applied_to
      amount {
        value
      }
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
  }
  items {
    ...OrderFullItem
  }
}
fragment OrderFullAddress on OrderAddress {
  prefix
  firstname
  middlename
  lastname
  suffix
  company
  street
  postcode
  city
  region
  country_code
  telephone
  vat_id
}
fragment OrderFullItem on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  quantity_ordered
  quantity_shipped
  quantity_invoiced
  quantity_canceled
  status
  image {
    url
  }
  product_sale_price {
    value
  }
  prices {
    price_including_tax {
      value
    }
    row_total_including_tax {
      value
    }
  }
  selected_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
}`) as unknown as TypedDocumentString<OrderByNumberQuery, OrderByNumberQueryVariables>;
export const OrderInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderInvoice($hash: String!) {
  invoice(hash: $hash) {
    number
    url
  }
}
    `) as unknown as TypedDocumentString<OrderInvoiceQuery, OrderInvoiceQueryVariables>;
export const OrderListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderList($page: Int!, $search: String) {
  customer {
    orders(currentPage: $page, pageSize: 10, search: $search) {
      total_count
      page_info {
        total_pages
      }
      items {
        number
        hash
        order_date
        status
        status_code
        can_pay
        pickup_location_code
        total {
          grand_total {
            value
          }
        }
        items {
          product_name
          quantity_ordered
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderListQuery, OrderListQueryVariables>;
export const PaymentTokensDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentTokens {
  customerPaymentTokens {
    items {
      public_hash
      payment_method_code
      type
      details
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentTokensQuery, PaymentTokensQueryVariables>;
export const ReorderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Reorder($number: String!) {
  reorderItems(orderNumber: $number) {
    cart {
      id
    }
    userInputErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
export const RestoreCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreCart($hash: String!) {
  restoreCartFromOrder(hash: $hash) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreCartMutation, RestoreCartMutationVariables>;
export const RetryPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryPayment($hash: String!, $method: SetPaymentMethodMethodInput!) {
  retryPayment(hash: $hash, payment_method: $method) {
    redirect_url
    order {
      number
      hash
    }
  }
}
    `) as unknown as TypedDocumentString<RetryPaymentMutation, RetryPaymentMutationVariables>;
export const MoreReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MoreReviews($sku: String!, $page: Int!, $size: Int!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      ...ReviewsSectionProduct
    }
  }
}
    fragment ReviewListReview on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  fit
  ratings_breakdown {
    name
    value
  }
}
fragment ReviewsSectionProduct on ProductInterface {
  sku
  rating_summary
  review_count
  fit_summary {
    answers
    small
    normal
    large
  }
  reviews(pageSize: $size, currentPage: $page) {
    items {
      ...ReviewListReview
    }
    page_info {
      current_page
      total_pages
    }
  }
}`) as unknown as TypedDocumentString<MoreReviewsQuery, MoreReviewsQueryVariables>;
export const OwnReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnReviews($page: Int!) {
  customer {
    reviews(all: true, pageSize: 20, currentPage: $page) {
      items {
        ...OwnReviewsReview
      }
      page_info {
        total_pages
      }
    }
  }
}
    fragment OwnReviewsReview on ProductReview {
  created_at
  summary
  text
  average_rating
  status
  product {
    name
    url_key
    url_suffix
  }
}`) as unknown as TypedDocumentString<OwnReviewsQuery, OwnReviewsQueryVariables>;
export const ReviewRatingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReviewRatings {
  productReviewRatingsMetadata {
    items {
      id
      name
      values {
        value
        value_id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewRatingsQuery, ReviewRatingsQueryVariables>;
export const WriteReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteReview($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review {
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>;
export const SuggestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Suggestions($search: String!, $named: Boolean!) {
  products(search: $search, pageSize: 5) {
    total_count
    search_suggestions {
      query_text
    }
    items {
      ...SuggestionProduct
    }
  }
  categories(filters: {name: {match: $search, match_type: PARTIAL}}, pageSize: 4) @include(if: $named) {
    items {
      uid
      name
      url_path
      include_in_menu
      breadcrumbs {
        category_uid
        category_name
      }
    }
  }
  brands(filter: {title: {match: $search, match_type: PARTIAL}}, pageSize: 3) @include(if: $named) {
    items {
      id
      title
      urlKey
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment SuggestionProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  small_image {
    url
  }
  price_range {
    ...ProductPricePriceRange
  }
}`) as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;
export const AddToWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddToWishlist($id: ID!, $items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
    user_errors {
      message
    }
    wishlist {
      ...WishlistContent
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const CreateWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateWishlist {
  createEmptyWishlist
}
    `) as unknown as TypedDocumentString<CreateWishlistMutation, CreateWishlistMutationVariables>;
export const CustomerWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerWishlist {
  customer {
    wishlists(pageSize: 1) {
      ...WishlistContent
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<CustomerWishlistQuery, CustomerWishlistQueryVariables>;
export const GuestWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuestWishlist($id: ID!) {
  guestWishlist(id: $id) {
    ...WishlistContent
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<GuestWishlistQuery, GuestWishlistQueryVariables>;
export const MergeWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeWishlist($source: ID!) {
  mergeWishlists(source_wishlist_id: $source) {
    ...WishlistContent
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<MergeWishlistMutation, MergeWishlistMutationVariables>;
export const RemoveFromWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveFromWishlist($id: ID!, $items: [ID!]!) {
  removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
    user_errors {
      message
    }
    wishlist {
      ...WishlistContent
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;
export const ShareDialogDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShareDialog($input: ShareWishlistInput!) {
  shareWishlist(input: $input) {
    result
    sharing_code
  }
}
    `) as unknown as TypedDocumentString<ShareDialogMutation, ShareDialogMutationVariables>;
export const UpdateWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateWishlist($id: ID!, $items: [WishlistItemUpdateInput!]!) {
  updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
    user_errors {
      message
    }
    wishlist {
      ...WishlistContent
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment WishlistContent on Wishlist {
  id
  items_count
  sharing_code
  items_v2(pageSize: 100) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<UpdateWishlistMutation, UpdateWishlistMutationVariables>;
export const SubmitWithdrawalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitWithdrawal($input: WithdrawalInput!) {
  submitWithdrawal(input: $input) {
    reference
    received_at
  }
}
    `) as unknown as TypedDocumentString<SubmitWithdrawalMutation, SubmitWithdrawalMutationVariables>;
export const WithdrawalOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WithdrawalOrder($hash: String!) {
  order(hash: $hash) {
    number
    customer_email
    billing_address {
      firstname
      middlename
      lastname
    }
    items {
      id
      product_sku
      product_name
      quantity_ordered
      selected_options {
        label
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawalOrderQuery, WithdrawalOrderQueryVariables>;
export const CountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Countries {
  countries {
    id
    full_name_locale
    available_regions {
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CountriesQuery, CountriesQueryVariables>;
export const PostcodeAddressesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PostcodeAddresses($postcode: String!, $number: String!) {
  postcodeAddresses(postcode: $postcode, number: $number) {
    street
    letter
    addition
    city
  }
}
    `) as unknown as TypedDocumentString<PostcodeAddressesQuery, PostcodeAddressesQueryVariables>;
export const VatNumberDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VatNumber($country: String!, $vatId: String!) {
  vatNumber(country_code: $country, vat_id: $vatId) {
    valid
    name
  }
}
    `) as unknown as TypedDocumentString<VatNumberQuery, VatNumberQueryVariables>;
export const StoreViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StoreViews {
  availableStores {
    store_code
    language
    language_prefix
    is_default_store
    is_default_store_group
    locale
    default_display_currency_code
    price_format
    theme
    root_category_uid
    products_per_page
    list_vat_percent
    delivery_countries
  }
}
    `) as unknown as TypedDocumentString<StoreViewsQuery, StoreViewsQueryVariables>;
export const BusinessAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BusinessAccount {
  customer {
    is_approved
  }
}
    `) as unknown as TypedDocumentString<BusinessAccountQuery, BusinessAccountQueryVariables>;
export const BlogPostPathDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BlogPostPath($id: String!) {
  blogPost(id: $id) {
    identifier
  }
}
    `) as unknown as TypedDocumentString<BlogPostPathQuery, BlogPostPathQueryVariables>;
export const CartCrossSellDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CartCrossSell($skus: [String]) {
  products(filter: {sku: {in: $skus}}, pageSize: 20) {
    items {
      crosssell_products {
        ...ProductTileProduct
      }
      related_products {
        ...ProductTileProduct
      }
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CartCrossSellQuery, CartCrossSellQueryVariables>;
export const CategoryContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CategoryContent($id: Int!) {
  getTailoredSlider(pageType: "categories", pageId: $id) {
    ...SliderSlider
  }
  storeConfig {
    form_category_id
  }
}
    fragment SliderSlider on TailoredSlider {
  identifier
  title
  fullwidth
  location
  slides {
    title
    description
    link
    buttonText
    media {
      url
      type
      previewType
      smallest
      smaller
      medium
      larger
      largest
      alt
      ratio
      small_ratio
    }
  }
}`) as unknown as TypedDocumentString<CategoryContentQuery, CategoryContentQueryVariables>;
export const CategoryPathDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CategoryPath($uid: String!) {
  categories(filters: {category_uid: {eq: $uid}}) {
    items {
      url_path
    }
  }
}
    `) as unknown as TypedDocumentString<CategoryPathQuery, CategoryPathQueryVariables>;
export const CmsPagePathDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CmsPagePath($id: Int!) {
  cmsPage(id: $id) {
    url_key
  }
}
    `) as unknown as TypedDocumentString<CmsPagePathQuery, CmsPagePathQueryVariables>;
export const CompareProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompareProducts($skus: [String]) {
  products(filter: {sku: {in: $skus}}, pageSize: 4) {
    items {
      ...CompareProductsProduct
      price_range {
        ...ProductPricePriceRange
      }
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment CompareProductsProduct on ProductInterface {
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  information_attributes {
    attribute_code
    label
    value
  }
}`) as unknown as TypedDocumentString<CompareProductsQuery, CompareProductsQueryVariables>;
export const CountListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountListing($search: String, $filter: ProductAttributeFilterInput!) {
  products(search: $search, filter: $filter, pageSize: 1) {
    total_count
  }
}
    `) as unknown as TypedDocumentString<CountListingQuery, CountListingQueryVariables>;
export const FormSubjectDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormSubject($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      name
      url_key
      url_suffix
    }
  }
}
    `) as unknown as TypedDocumentString<FormSubjectQuery, FormSubjectQueryVariables>;
export const HomeBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeBrands {
  brands(filter: {showInSlider: {eq: "1"}}, sort: {title: ASC}, pageSize: 100) {
    items {
      ...BrandStripBrand
    }
  }
}
    fragment BrandStripBrand on Brand {
  id
  title
  urlKey
}`) as unknown as TypedDocumentString<HomeBrandsQuery, HomeBrandsQueryVariables>;
export const HomeBundlesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeBundles($category: String!) {
  products(filter: {category_id: {eq: $category}}, pageSize: 100) {
    items {
      __typename
      ...BundleBlockBundle
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment BundleBlockBundle on BundleProduct {
  sku
  name
  url_key
  url_suffix
  stock_status
  small_image {
    url
    label
  }
  items {
    uid
    title
    position
  }
  price_range {
    ...ProductPricePriceRange
  }
}`) as unknown as TypedDocumentString<HomeBundlesQuery, HomeBundlesQueryVariables>;
export const HomeContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeContent {
  getTailoredSlider(pageType: "home") {
    ...SliderSlider
  }
  blogPosts(pageSize: 3, sort: ["DESC"]) {
    items {
      ...BlogCardPost
    }
  }
}
    fragment BlogCardPost on BlogPost {
  identifier
  title
  short_filtered_content
  featured_image
  featured_image_alt
  publish_time
  reading_minutes
  categories {
    identifier
    title
  }
}
fragment SliderSlider on TailoredSlider {
  identifier
  title
  fullwidth
  location
  slides {
    title
    description
    link
    buttonText
    media {
      url
      type
      previewType
      smallest
      smaller
      medium
      larger
      largest
      alt
      ratio
      small_ratio
    }
  }
}`) as unknown as TypedDocumentString<HomeContentQuery, HomeContentQueryVariables>;
export const HomeFrameDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeFrame {
  storeConfig {
    new_in_category_id
    in_action_category_id
    bestseller_category_id
    bundle_category_id
  }
  categories {
    items {
      children {
        ...CategoryTilesCategory
        children {
          ...HomeHeroCategory
          include_in_menu
          position
        }
      }
    }
  }
  phisicalStores {
    items {
      ...BranchBlockBranch
    }
  }
  freeShippingAmount {
    default_amount
  }
}
    fragment BranchBlockBranch on PhisicalStore {
  name
  url_key
  pickup_location_code
  street
  postcode
  city
  phone
  opening_hours {
    day
    times {
      from
      to
    }
  }
  alternate_opening_hours {
    date
    reason
    times {
      from
      to
    }
  }
}
fragment CategoryTilesCategory on CategoryTree {
  uid
  name
  url_path
  image
  position
  include_in_menu
}
fragment HomeHeroCategory on CategoryTree {
  uid
  name
  url_path
}`) as unknown as TypedDocumentString<HomeFrameQuery, HomeFrameQueryVariables>;
export const HomeGarmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeGarment($category: String!) {
  products(filter: {category_uid: {eq: $category}}, pageSize: 8) {
    items {
      stock_status
      small_image {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HomeGarmentQuery, HomeGarmentQueryVariables>;
export const HomeStripDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeStrip($filter: ProductAttributeFilterInput!, $page: Int!, $sort: ProductAttributeSortInput) {
  products(filter: $filter, pageSize: 16, currentPage: $page, sort: $sort) {
    page_info {
      total_pages
    }
    items {
      ...ProductTileProduct
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<HomeStripQuery, HomeStripQueryVariables>;
export const LandingPageProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LandingPageProducts($filter: ProductAttributeFilterInput!) {
  products(filter: $filter, pageSize: 15, currentPage: 1) {
    items {
      ...ProductTileProduct
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<LandingPageProductsQuery, LandingPageProductsQueryVariables>;
export const LoadAllBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadAllBrands($currentPage: Int!) {
  brands(sort: {title: ASC}, pageSize: 100, currentPage: $currentPage) {
    page_info {
      total_pages
    }
    items {
      ...BrandCardBrand
    }
  }
}
    fragment BrandCardBrand on Brand {
  id
  title
  urlKey
  logo
  short_description
}`) as unknown as TypedDocumentString<LoadAllBrandsQuery, LoadAllBrandsQueryVariables>;
export const LoadBlogPostDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadBlogPost($id: String!) {
  blogPost(id: $id) {
    ...BlogPostPost
    meta_title
    meta_description
    meta_keywords
    embedded_products {
      ...ProductTileProduct
    }
    related_products {
      ...ProductTileProduct
    }
    related_posts(limit: 3) {
      ...BlogCardPost
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}
fragment BlogCardPost on BlogPost {
  identifier
  title
  short_filtered_content
  featured_image
  featured_image_alt
  publish_time
  reading_minutes
  categories {
    identifier
    title
  }
}
fragment BlogPostPost on BlogPost {
  ...BlogCardPost
  post_id
  content
  content_heading
  update_time
  author {
    identifier
    name
    title
  }
}`) as unknown as TypedDocumentString<LoadBlogPostQuery, LoadBlogPostQueryVariables>;
export const LoadBlogDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadBlog($page: Int!, $filter: BlogPostsFilterInput) {
  blogPosts(pageSize: 9, currentPage: $page, sort: ["DESC"], filter: $filter) {
    total_count
    total_pages
    items {
      ...BlogCardPost
      author {
        identifier
        name
        title
      }
    }
  }
  blogCategories {
    ...BlogPageFrame
  }
}
    fragment BlogCardPost on BlogPost {
  identifier
  title
  short_filtered_content
  featured_image
  featured_image_alt
  publish_time
  reading_minutes
  categories {
    identifier
    title
  }
}
fragment BlogPageFrame on BlogCategory {
  identifier
  title
  post_count
}`) as unknown as TypedDocumentString<LoadBlogQuery, LoadBlogQueryVariables>;
export const LoadBranchStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadBranchStock($search: String!) {
  products(search: $search, pageSize: 9) {
    items {
      ...BranchStockItemsProduct
    }
  }
}
    fragment BranchStockItemsProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  small_image {
    url
  }
  ... on SimpleProduct {
    store_availability {
      qty_available
      store {
        pickup_location_code
      }
    }
  }
  ... on ConfigurableProduct {
    variants {
      attributes {
        code
        label
      }
      product {
        store_availability {
          qty_available
          store {
            pickup_location_code
          }
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadBranchStockQuery, LoadBranchStockQueryVariables>;
export const LoadBranchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadBranches($key: String) {
  phisicalStores(url_key: $key) {
    items {
      ...BranchBranch
    }
  }
}
    fragment BranchBranch on PhisicalStore {
  name
  url_key
  pickup_location_code
  street
  postcode
  city
  country_id
  phone
  email
  description
  latitude
  longitude
  banner_image {
    url
    label
  }
  storefront_image {
    url
    label
  }
  images {
    url
    label
  }
  opening_hours {
    day
    label
    times {
      from
      to
    }
  }
  alternate_opening_hours {
    date
    reason
    times {
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<LoadBranchesQuery, LoadBranchesQueryVariables>;
export const LoadBrandDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadBrand($urlKey: String!) {
  brands(filter: {urlKey: {eq: $urlKey}}, limit: 15, page: 1) {
    items {
      ...BrandHeadingBrand
    }
  }
  storeConfig {
    brand_attribute
  }
}
    fragment BrandHeadingBrand on Brand {
  id
  title
  urlKey
  option_id
  logo
  image
  short_description
  description
  meta_title
  meta_keywords
  meta_description
}`) as unknown as TypedDocumentString<LoadBrandQuery, LoadBrandQueryVariables>;
export const LoadBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadBrands {
  brands(filter: {showInSlider: {eq: "1"}}, sort: {title: ASC}, pageSize: 100) {
    items {
      ...BrandCardBrand
    }
  }
}
    fragment BrandCardBrand on Brand {
  id
  title
  urlKey
  logo
  short_description
}`) as unknown as TypedDocumentString<LoadBrandsQuery, LoadBrandsQueryVariables>;
export const LoadCategoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadCategory($uid: String!) {
  categories(filters: {category_uid: {eq: $uid}}) {
    items {
      ...CategoryHeadingCategory
      id
      is_anchor
      default_sort_by
      available_sort_by
      meta_title
      meta_description
      meta_keywords
      breadcrumbs {
        category_uid
        category_name
        category_url_path
      }
    }
  }
}
    fragment CategoryHeadingCategory on CategoryTree {
  uid
  name
  description
  display_mode
  url_path
  image
  cms_block {
    identifier
    content
  }
  children {
    uid
    name
    url_path
    image
    product_count
    position
    include_in_menu
  }
}`) as unknown as TypedDocumentString<LoadCategoryQuery, LoadCategoryQueryVariables>;
export const LoadCmsPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadCmsPage($identifier: String!, $url: String!) {
  cmsPage(identifier: $identifier) {
    ...CmsPagePage
    meta_title
    meta_description
    meta_keywords
    embedded_products {
      ...ProductTileProduct
    }
  }
  urlResolver(url: $url) {
    id
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}
fragment CmsPagePage on CmsPage {
  identifier
  title
  content_heading
  content
}`) as unknown as TypedDocumentString<LoadCmsPageQuery, LoadCmsPageQueryVariables>;
export const LoadFaqDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadFaq($page: Int!) {
  faq(pageSize: 50, currentPage: $page) {
    items {
      ...FaqPageCategory
    }
  }
}
    fragment FaqPageCategory on FaqCategory {
  category_id
  title
  url_key
  items {
    faq_id
    question
    short_answer
    long_answer
  }
}`) as unknown as TypedDocumentString<LoadFaqQuery, LoadFaqQueryVariables>;
export const LoadFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadFeed {
  blogPosts(pageSize: 30, sort: ["DESC"]) {
    items {
      identifier
      title
      short_filtered_content
      publish_time
    }
  }
}
    `) as unknown as TypedDocumentString<LoadFeedQuery, LoadFeedQueryVariables>;
export const LoadFinderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadFinder($partFilters: PartfinderFilterInput, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput) {
  partfinderSearch(
    partFilters: $partFilters
    pageSize: $pageSize
    currentPage: $currentPage
    sort: $sort
  ) {
    ...FinderProducts
    ...ProductListingProducts
  }
}
    fragment ProductListingProducts on Products {
  total_count
  page_info {
    current_page
    page_size
    total_pages
  }
  items {
    ...ProductTileProduct
  }
}
fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}
fragment FinderProducts on Products {
  total_count
  aggregations {
    attribute_code
    options {
      value
      label
      count
    }
  }
}`) as unknown as TypedDocumentString<LoadFinderQuery, LoadFinderQueryVariables>;
export const LoadFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadForm($type: FormTypeEnum!, $identifier: String) {
  form(type: $type, identifier: $identifier) {
    ...DynamicFormForm
  }
}
    fragment DynamicFormForm on DynamicForm {
  id
  identifier
  title
  showFieldsetsAsPages
  opened_at
  fieldsets {
    title
    fields {
      label
      name
      value
      type
      inputType
      checkedValue
      uncheckedValue
      options
      placeholder
      validation {
        type
        additional
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadFormQuery, LoadFormQueryVariables>;
export const LoadLandingPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadLandingPage($identifier: String!) {
  landingPage(identifier: $identifier) {
    ...LandingPagePage
    meta_title
    meta_description
    meta_keywords
    embedded_products {
      ...ProductTileProduct
    }
    product_filters {
      attribute_code
      eq
      in
      match
      from
      to
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}
fragment LandingPagePage on LandingPage {
  identifier
  title
  content_heading
  content
  secondary_content
}`) as unknown as TypedDocumentString<LoadLandingPageQuery, LoadLandingPageQueryVariables>;
export const LoadListingFiltersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadListingFilters($search: String, $filter: ProductAttributeFilterInput!) {
  products(search: $search, filter: $filter, pageSize: 1) {
    ...ListingFiltersProducts
  }
}
    fragment ListingFiltersProducts on Products {
  aggregations {
    attribute_code
    label
    is_range
    min_value
    max_value
    options {
      value
      label
      count
      swatch_data {
        type
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadListingFiltersQuery, LoadListingFiltersQueryVariables>;
export const LoadListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadListing($search: String, $filter: ProductAttributeFilterInput!, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput) {
  products(
    search: $search
    filter: $filter
    pageSize: $pageSize
    currentPage: $currentPage
    sort: $sort
  ) {
    ...ProductListingProducts
    ...ListingFiltersProducts
  }
}
    fragment ListingFiltersProducts on Products {
  aggregations {
    attribute_code
    label
    is_range
    min_value
    max_value
    options {
      value
      label
      count
      swatch_data {
        type
        value
      }
    }
  }
}
fragment ProductListingProducts on Products {
  total_count
  page_info {
    current_page
    page_size
    total_pages
  }
  items {
    ...ProductTileProduct
  }
}
fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadListingQuery, LoadListingQueryVariables>;
export const LoadProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      ...ProductPageProduct
      custom_attributesV2 {
        items {
          code
          ... on AttributeValue {
            value
          }
        }
      }
      categories {
        level
        name
        url_path
        breadcrumbs {
          category_name
          category_url_path
        }
      }
      meta_title
      meta_description
      meta_keyword
    }
  }
  phisicalStores {
    items {
      ...BranchAvailabilityBranch
    }
  }
}
    fragment BranchAvailabilityBranch on PhisicalStore {
  name
  city
  pickup_location_code
  opening_hours {
    day
    times {
      from
      to
    }
  }
  alternate_opening_hours {
    date
    times {
      from
      to
    }
  }
}
fragment BranchAvailabilitySimple on SimpleProduct {
  store_availability {
    qty_available
    store_name
  }
}
fragment BundlePartsBundle on BundleProduct {
  items {
    uid
    title
    type
    required
    position
    options {
      uid
      label
      quantity
      position
      price
      can_change_quantity
      product {
        sku
        stock_status
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
      }
    }
  }
}
fragment GroupedItemsGrouped on GroupedProduct {
  items {
    position
    qty
    stock_qty
    product {
      __typename
      sku
      name
      url_key
      url_suffix
      stock_status
      small_image {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      ... on ConfigurableProduct {
        ...ProductOptionsConfigurable
      }
    }
  }
}
fragment LookSceneGrouped on GroupedProduct {
  look {
    scene {
      url
      label
    }
    hotspots {
      x
      y
      sku
    }
  }
}
fragment ProductDetailsProduct on ProductInterface {
  __typename
  sku
  description {
    html
  }
  materials {
    part
    text
  }
  care {
    code
    text
  }
  information_attributes {
    attribute_code
    label
    value
  }
  downloads {
    type
    url
    name
    size
  }
  safety {
    ...ProductSafetySafety
  }
  ... on ConfigurableProduct {
    fkv_maten {
      from {
        option_id
        label
      }
      to {
        label
      }
    }
  }
}
fragment ProductGalleryProduct on ProductInterface {
  name
  media_gallery {
    url
    label
  }
}
fragment ProductOptionsConfigurable on ConfigurableProduct {
  configurable_options {
    attribute_code
    label
    values {
      uid
      label
      swatch_data {
        __typename
        value
      }
    }
  }
  variants {
    attributes {
      uid
    }
    product {
      sku
      stock_status
      stock_qty
      DeliveryTime {
        color
        icon
        long
        short
      }
      media_gallery {
        url
        label
      }
      price_range {
        ...ProductPricePriceRange
      }
      store_availability {
        qty_available
        store_name
      }
    }
  }
}
fragment ProductPageProduct on ProductInterface {
  ...ProductGalleryProduct
  ...ProductSummaryProduct
  ...ProductDetailsProduct
  url_key
  url_suffix
  related_products {
    ...ProductTileProduct
  }
  upsell_products {
    ...ProductTileProduct
  }
  crosssell_products {
    ...ProductTileProduct
  }
  ... on SimpleProduct {
    ...BranchAvailabilitySimple
  }
  ... on ConfigurableProduct {
    ...ProductOptionsConfigurable
  }
  ... on BundleProduct {
    ...BundlePartsBundle
  }
  ... on GroupedProduct {
    ...GroupedItemsGrouped
    ...LookSceneGrouped
  }
}
fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductSafetySafety on ProductSafety {
  maker {
    ...ProductSafetyMaker
  }
  eu_responsible {
    ...ProductSafetyMaker
  }
  warnings
  animal_parts
}
fragment ProductSafetyMaker on ProductMaker {
  name
  street
  postcode
  city
  country
  email
}
fragment ProductSummaryProduct on ProductInterface {
  __typename
  sku
  name
  stock_status
  stock_qty
  manufacturer_price
  rating_summary
  review_count
  cashback_promotion
  brand {
    title
  }
  labels {
    code
    text
  }
  short_description {
    html
  }
  base_price {
    value
    unit
  }
  DeliveryTime {
    color
    icon
    long
    short
  }
  price_range {
    ...ProductPricePriceRange
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadProductQuery, LoadProductQueryVariables>;
export const LoadReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadReviews($sku: String!, $page: Int!, $size: Int!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      ...ReviewsSectionProduct
    }
  }
}
    fragment ReviewListReview on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  fit
  ratings_breakdown {
    name
    value
  }
}
fragment ReviewsSectionProduct on ProductInterface {
  sku
  rating_summary
  review_count
  fit_summary {
    answers
    small
    normal
    large
  }
  reviews(pageSize: $size, currentPage: $page) {
    items {
      ...ReviewListReview
    }
    page_info {
      current_page
      total_pages
    }
  }
}`) as unknown as TypedDocumentString<LoadReviewsQuery, LoadReviewsQueryVariables>;
export const LoadSaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadSale($currentPage: Int!) {
  products(filter: {sale: {eq: "1"}}, pageSize: 100, currentPage: $currentPage) {
    total_count
    page_info {
      total_pages
    }
    items {
      ...ProductTileProduct
      ...SaleFactsProduct
    }
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment ProductTileProduct on ProductInterface {
  __typename
  sku
  name
  url_key
  url_suffix
  stock_status
  brand {
    title
  }
  small_image {
    url
    label
  }
  media_gallery {
    url
    label
  }
  labels {
    code
    text
  }
  price_range {
    ...ProductPricePriceRange
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      values {
        label
        swatch_data {
          __typename
          value
        }
      }
    }
  }
}
fragment SaleFactsProduct on ProductInterface {
  created_at
  sales_data {
    qty_ordered
  }
  filter_attributes {
    attribute_code
    label
    values {
      option_id
      option_label
    }
  }
  ... on ConfigurableProduct {
    variants {
      attributes {
        code
        value_index
      }
      product {
        stock_status
      }
    }
  }
}`) as unknown as TypedDocumentString<LoadSaleQuery, LoadSaleQueryVariables>;
export const LoadSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadSearch($search: String!) {
  products(search: $search, pageSize: 1) {
    total_count
    search_suggestions {
      query_text
      results_count
    }
    search_recommendations {
      query_text
    }
    suggestions {
      search
    }
    items {
      sku
      url_key
      url_suffix
    }
  }
}
    `) as unknown as TypedDocumentString<LoadSearchQuery, LoadSearchQueryVariables>;
export const LoadSharedWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoadSharedWishlist($code: String!, $page: Int!) {
  sharedWishlist(code: $code, currentPage: $page, pageSize: 20) {
    ...SharedWishlistContent
  }
}
    fragment ProductPricePriceRange on PriceRange {
  minimum_price {
    final_price {
      value
    }
    reference_price {
      value
      percent_off
    }
  }
  maximum_price {
    final_price {
      value
    }
  }
}
fragment SharedWishlistContent on SharedWishlist {
  customer_name
  items_count
  page_info {
    current_page
    total_pages
  }
  items_v2(currentPage: $page, pageSize: 20) {
    items {
      ...WishlistEntry
    }
  }
}
fragment WishlistEntry on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    sku
    name
    url_key
    url_suffix
    stock_status
    small_image {
      url
      label
    }
    price_range {
      ...ProductPricePriceRange
    }
  }
  ... on ConfigurableWishlistItem {
    configured_variant {
      sku
    }
    configurable_options {
      option_label
      value_label
    }
  }
}`) as unknown as TypedDocumentString<LoadSharedWishlistQuery, LoadSharedWishlistQueryVariables>;
export const PopularCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PopularCategories($root: String!) {
  categories(filters: {category_uid: {eq: $root}}) {
    items {
      uid
      children {
        uid
        include_in_menu
        position
        children {
          uid
          name
          url_path
          include_in_menu
          position
          product_count
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PopularCategoriesQuery, PopularCategoriesQueryVariables>;
export const ProductPathDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductPath($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      url_key
      url_suffix
    }
  }
}
    `) as unknown as TypedDocumentString<ProductPathQuery, ProductPathQueryVariables>;
export const ProductPathByKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductPathByKey($key: String!) {
  products(filter: {url_key: {eq: $key}}, pageSize: 1) {
    items {
      url_key
      url_suffix
    }
  }
}
    `) as unknown as TypedDocumentString<ProductPathByKeyQuery, ProductPathByKeyQueryVariables>;
export const ResolveDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Resolve($url: String!) {
  route(url: $url) {
    __typename
    type
    redirect_code
    relative_url
    ... on CategoryTree {
      uid
    }
    ... on ProductInterface {
      sku
    }
    ... on CmsPage {
      identifier
    }
    ... on LandingPage {
      landing_identifier: identifier
    }
  }
}
    `) as unknown as TypedDocumentString<ResolveQuery, ResolveQueryVariables>;
export const SitemapCatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SitemapCatalogue {
  categories {
    items {
      children {
        ...SitemapCategory
        children {
          ...SitemapCategory
          children {
            ...SitemapCategory
          }
        }
      }
    }
  }
  brands(pageSize: 100) {
    items {
      urlKey
      logo
    }
  }
  phisicalStores {
    items {
      url_key
    }
  }
  contentPaths {
    type
    id
    path
  }
  blogPosts(pageSize: 100, sort: ["DESC"]) {
    items {
      post_id
      identifier
      featured_image
      update_time
    }
  }
}
    fragment SitemapCategory on CategoryTree {
  uid
  url_path
  image
}`) as unknown as TypedDocumentString<SitemapCatalogueQuery, SitemapCatalogueQueryVariables>;
export const SitemapProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SitemapProducts($page: Int!) {
  products(filter: {}, pageSize: 200, currentPage: $page) {
    page_info {
      total_pages
    }
    items {
      sku
      url_key
      url_suffix
      small_image {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapProductsQuery, SitemapProductsQueryVariables>;