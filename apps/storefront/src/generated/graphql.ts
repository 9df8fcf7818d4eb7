/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
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

/** Ours: where a return stands. */
export type OrderReturnState =
  | 'ACCEPTED'
  | 'ANNOUNCED'
  | 'CLOSED'
  | 'EXPIRED'
  | 'INSPECTED'
  | 'IN_TRANSIT'
  | 'RECEIVED'
  | 'REJECTED';

/** Ours: what became of a line. Of the order before, lines are removed or changed; of the order after, added or changed. */
export type OrderRevisionChangeEnum =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED'
  | 'UNCHANGED';

/** Ours. */
export type OrderRevisionStateEnum =
  | 'APPLIED'
  | 'AWAITING_CUSTOMER'
  /** The customer has ordered it; it is made when the difference is paid. */
  | 'AWAITING_PAYMENT'
  | 'DECLINED'
  | 'EXPIRED'
  | 'ORDER_CANCELED'
  | 'WITHDRAWN';

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
  /** Ours: codes of branches that have a piece, in the chosen size and colour where some are chosen. */
  filiaal?: FilterEqualTypeInput | null | undefined;
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
  /** Where the receipt goes. May be left out with the `hash` of the order: then to the address of the order. */
  email?: string | null | undefined;
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

export type BrandHeadingBrandFragment = { id: string, title: string, urlKey: string, option_id: number | null, logo: string | null, image: string | null, short_description: string | null, description: string | null, meta_title: string | null, meta_keywords: string | null, meta_description: string | null, image_focus: { x: number, y: number } | null, category: { name: string | null, url_path: string | null } | null };

export type BrandStripBrandFragment = { id: string, title: string, urlKey: string, logo: string | null };

export type AddSampleMutationVariables = Exact<{
  id: string;
  sku: string;
}>;


export type AddSampleMutation = { addSampleProductToCart: { user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null>, cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } } | null };

export type AddToCartMutationVariables = Exact<{
  id: string;
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddToCartMutation = { addProductsToCart: { user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { quantity: number | null, code: CartUserInputErrorType, message: string }
     | null>, cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } } | null };

export type ApplyCouponMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } } | null };

export type RemoveCouponMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } | null } | null };

type CartLineItem_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
   };

type CartLineItem_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
  , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
   };

type CartLineItem_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
   };

type CartLineItem_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
    | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
   };

export type CartLineItemFragment =
  | CartLineItem_BundleCartItem_Fragment
  | CartLineItem_ConfigurableCartItem_Fragment
  | CartLineItem_SimpleCartItem_Fragment
  | CartLineItem_VirtualCartItem_Fragment
;

type CartLineStock_BundleProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null };

type CartLineStock_ConfigurableProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null };

type CartLineStock_GroupedProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null };

type CartLineStock_SimpleProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null };

type CartLineStock_VirtualProduct_Fragment = { stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null };

export type CartLineStockFragment =
  | CartLineStock_BundleProduct_Fragment
  | CartLineStock_ConfigurableProduct_Fragment
  | CartLineStock_GroupedProduct_Fragment
  | CartLineStock_SimpleProduct_Fragment
  | CartLineStock_VirtualProduct_Fragment
;

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

export type RemoveFromCartMutationVariables = Exact<{
  id: string;
  item: string;
}>;


export type RemoveFromCartMutation = { removeItemFromCart: { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } } | null };

export type UpdateCartMutationVariables = Exact<{
  id: string;
  items: Array<CartItemUpdateInput | null | undefined> | CartItemUpdateInput;
}>;


export type UpdateCartMutation = { updateCartItems: { errors: Array<{ code: CartUserInputErrorType, message: string } | null>, cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
              | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } } | null };

export type HeldOrderQueryVariables = Exact<{
  hash: string;
}>;


export type HeldOrderQuery = { order: { number: string, hash: string, can_pay: boolean, held_until: string | null, payment_is_declined: boolean } | null };

export type CartContentFragment = { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
         }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
        , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
         }
     | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> };

export type CartCountQueryVariables = Exact<{
  id: string;
}>;


export type CartCountQuery = { cart: { summary_count: number } | null };

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { createEmptyCart: string | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
       | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } };

export type LoadCartQueryVariables = Exact<{
  id: string;
}>;


export type LoadCartQuery = { cart: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
       | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } | null };

export type MergeCartMutationVariables = Exact<{
  source: string;
}>;


export type MergeCartMutation = { mergeCarts: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
       | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } };

export type OpenTelephoneOrderMutationVariables = Exact<{
  token: string;
  cart?: string | null | undefined;
}>;


export type OpenTelephoneOrderMutation = { openTelephoneOrder: { id: string, summary_count: number, is_virtual: boolean, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, delivery_time: { color: string | null } | null, free_shipping_amount: { default_amount: number | null } | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
          , notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
            | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, small_image: { url: string | null, label: string | null } | null, DeliveryTime: { color: string | null } | null }
           }
       | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> } };

export type MatchingPiecesQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type MatchingPiecesQuery = { products: { items: Array<
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
     | null> | null } | null };

type MatchingPiece_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type MatchingPiece_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type MatchingPiece_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type MatchingPiece_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type MatchingPiece_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type MatchingPieceFragment =
  | MatchingPiece_BundleProduct_Fragment
  | MatchingPiece_ConfigurableProduct_Fragment
  | MatchingPiece_GroupedProduct_Fragment
  | MatchingPiece_SimpleProduct_Fragment
  | MatchingPiece_VirtualProduct_Fragment
;

export type ProductPricePriceRangeFragment = { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null };

type ProductTileProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
      | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
      | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
      | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
      | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
      | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
     | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductTileProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

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
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null }
      | { __typename: 'GroupedProduct' }
      | { __typename: 'SimpleProduct' }
      | { __typename: 'VirtualProduct' }
     | null> | null } | null };

export type ListingFiltersProductsFragment = { aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null };

export type TryFiltersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type TryFiltersQuery = { products: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null } | null };

export type BestSellersQueryVariables = Exact<{
  categoryId: number;
}>;


export type BestSellersQuery = { bestsellers: { tabs: Array<{ title: string | null, option_id: number | null, items: Array<
        | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
              | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
              | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
              | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
              | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
              | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
             | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
        | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
            | { url: string | null, label: string | null }
            | { url: string | null, label: string | null }
           | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
       | null> | null } | null> | null } | null };

export type CategoryHeadingCategoryFragment = { uid: string, name: string | null, description: string | null, display_mode: string | null, url_path: string | null, image: string | null, image_focus: { x: number, y: number } | null, cms_block: { identifier: string | null, content: string | null } | null, children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null, position: number | null, include_in_menu: number | null } | null> | null };

export type ProductListingProductsFragment = { total_count: number | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, items: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null };

export type RecentlyViewedQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type RecentlyViewedQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type BranchAvailabilityBranchFragment = { name: string, city: string | null, phone: string | null, pickup_location_code: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, times: Array<{ from: string, to: string } | null> | null } | null> | null };

export type BranchAvailabilitySimpleFragment = { store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null };

export type LookSceneGroupedFragment = { look: { scene: { url: string | null, label: string | null } | null, hotspots: Array<{ x: number, y: number, sku: string } | null> | null } | null };

type ProductDetailsProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, part_products: Array<
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
  >, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, fkv_maten: Array<{ from: { option_id: number | null, label: string | null } | null, to: { label: string | null } | null } | null> | null, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, items: Array<{ product:
      | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
     | null } | null> | null, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductDetailsProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

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

type ProductPageProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, items: Array<{ uid: string | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, position: number | null, price: number | null, can_change_quantity: boolean | null, product:
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
       | null } | null> | null } | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, part_products: Array<
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
    | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
  >, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, fkv_maten: Array<{ from: { option_id: number | null, label: string | null } | null, to: { label: string | null } | null } | null> | null, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, items: Array<{ position: number | null, qty: number | null, stock_qty: number | null, product:
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
     | null } | null> | null, look: { scene: { url: string | null, label: string | null } | null, hotspots: Array<{ x: number, y: number, sku: string } | null> | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPageProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, related_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, upsell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, crosssell_products: Array<
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
            | { __typename: 'ColorSwatchData', value: string | null }
            | { __typename: 'ImageSwatchData', value: string | null }
            | { __typename: 'TextSwatchData', value: string | null }
           | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
          | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
         | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null> | null, media_gallery: Array<
    | { url: string | null, label: string | null }
    | { url: string | null, label: string | null }
   | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

export type ProductPageProductFragment =
  | ProductPageProduct_BundleProduct_Fragment
  | ProductPageProduct_ConfigurableProduct_Fragment
  | ProductPageProduct_GroupedProduct_Fragment
  | ProductPageProduct_SimpleProduct_Fragment
  | ProductPageProduct_VirtualProduct_Fragment
;

type ProductPiecesProduct_BundleProduct_Fragment = { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPiecesProduct_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPiecesProduct_GroupedProduct_Fragment = { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPiecesProduct_SimpleProduct_Fragment = { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

type ProductPiecesProduct_VirtualProduct_Fragment = { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null };

export type ProductPiecesProductFragment =
  | ProductPiecesProduct_BundleProduct_Fragment
  | ProductPiecesProduct_ConfigurableProduct_Fragment
  | ProductPiecesProduct_GroupedProduct_Fragment
  | ProductPiecesProduct_SimpleProduct_Fragment
  | ProductPiecesProduct_VirtualProduct_Fragment
;

export type ProductSafetySafetyFragment = { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null };

export type ProductSafetyMakerFragment = { name: string, street: string, postcode: string, city: string, country: string, email: string };

type ProductSummaryProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSummaryProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type ProductSummaryProductFragment =
  | ProductSummaryProduct_BundleProduct_Fragment
  | ProductSummaryProduct_ConfigurableProduct_Fragment
  | ProductSummaryProduct_GroupedProduct_Fragment
  | ProductSummaryProduct_SimpleProduct_Fragment
  | ProductSummaryProduct_VirtualProduct_Fragment
;

export type BundlePartsBundleFragment = { items: Array<{ uid: string | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, position: number | null, price: number | null, can_change_quantity: boolean | null, product:
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
        | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
              | { code: string, selected_options: Array<{ label: string } | null> }
              | { code: string }
             | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
       | null } | null> | null } | null> | null };

export type GroupedItemsGroupedFragment = { items: Array<{ position: number | null, qty: number | null, stock_qty: number | null, product:
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null } | null> | null };

export type ProductOptionsConfigurableFragment = { configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
        | { url: string | null, label: string | null }
        | { url: string | null, label: string | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null };

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

export type CheckoutCartFragment = { id: string, email: string | null, is_virtual: boolean, summary_count: number, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
        , bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, configured_variant:
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
          | { small_image: { url: string | null } | null }
        , materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
        , configurable_options: Array<{ option_label: string, value_label: string } | null> }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
          | { name: string | null, small_image: { url: string | null } | null }
         }
     | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null };

type CheckoutAddress_BillingCartAddress_Fragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } };

type CheckoutAddress_ShippingCartAddress_Fragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } };

export type CheckoutAddressFragment =
  | CheckoutAddress_BillingCartAddress_Fragment
  | CheckoutAddress_ShippingCartAddress_Fragment
;

type CheckoutLine_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
  , bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> };

type CheckoutLine_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, configured_variant:
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
    | { small_image: { url: string | null } | null }
  , materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
  , configurable_options: Array<{ option_label: string, value_label: string } | null> };

type CheckoutLine_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
   };

type CheckoutLine_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
    | { name: string | null, small_image: { url: string | null } | null }
   };

export type CheckoutLineFragment =
  | CheckoutLine_BundleCartItem_Fragment
  | CheckoutLine_ConfigurableCartItem_Fragment
  | CheckoutLine_SimpleCartItem_Fragment
  | CheckoutLine_VirtualCartItem_Fragment
;

export type CheckoutPickupOptionsQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutPickupOptionsQuery = { pickupOptions: Array<{ pickup_location_code: string, name: string, has_everything: boolean, ready_on: string }>, phisicalStores: { items: Array<{ pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, phone: string | null } | null> | null } | null };

export type SetShippingMethodMutationVariables = Exact<{
  id: string;
  carrier: string;
  method: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, summary_count: number, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
            , bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, configured_variant:
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
            , materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
            , configurable_options: Array<{ option_label: string, value_label: string } | null> }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } } | null };

export type CheckoutAddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAddressBookQuery = { customer: { email: string | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, taxvat: string | null, orders: { total_count: number | null } | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type EmailTakenQueryVariables = Exact<{
  email: string;
}>;


export type EmailTakenQuery = { isEmailAvailable: { is_email_available: boolean | null } | null };

export type SetBillingAddressMutationVariables = Exact<{
  id: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, summary_count: number, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
          | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
            , bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> }
          | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, configured_variant:
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
              | { small_image: { url: string | null } | null }
            , materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
            , configurable_options: Array<{ option_label: string, value_label: string } | null> }
          | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
             }
          | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
              | { name: string | null, small_image: { url: string | null } | null }
             }
         | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } } | null };

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

export type LoadCheckoutQueryVariables = Exact<{
  id: string;
}>;


export type LoadCheckoutQuery = { cart: { id: string, email: string | null, is_virtual: boolean, summary_count: number, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
          , bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, configured_variant:
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
          , materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
          , configurable_options: Array<{ option_label: string, value_label: string } | null> }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
           }
       | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null };

export type CheckoutPaymentMethodsQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutPaymentMethodsQuery = { getPaymentMethods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean, needs_wallet: boolean, additional_fields: Array<{ code: string, label: string | null, type: string | null, is_required: boolean, options: Array<{ label: string, value: string }> | null } | null> | null } | null> | null };

export type CheckoutPaymentMethodFragment = { code: string, label: string, description: string | null, is_pay_later: boolean, needs_wallet: boolean, additional_fields: Array<{ code: string, label: string | null, type: string | null, is_required: boolean, options: Array<{ label: string, value: string }> | null } | null> | null };

export type OrderCartMutationVariables = Exact<{
  input: SetPaymentMethodInput;
}>;


export type OrderCartMutation = { setPaymentMethod: { redirect_url: string | null, order: { number: string, hash: string } | null } | null };

export type SetCommentMutationVariables = Exact<{
  id: string;
  comment: string;
}>;


export type SetCommentMutation = { setCommentOnCart: { id: string, email: string | null, is_virtual: boolean, summary_count: number, comment: string | null, coupon_message: string | null, applied_coupons: Array<{ code: string } | null> | null, vat_check: { is_valid: boolean | null, message: string } | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, fax: string | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, description: string | null, available: boolean, error_message: string | null, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null, itemsV2: { items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
          , bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, configured_variant:
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
            | { small_image: { url: string | null } | null }
          , materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
          , configurable_options: Array<{ option_label: string, value_label: string } | null> }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
           }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, is_available: boolean, is_sample: boolean, not_available_message: string | null, animal_parts: string | null, materials: Array<{ part: string, text: string }>, notes: Array<{ code: CartItemNoteType, message: string }>, prices: { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } } | null, product:
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
            | { name: string | null, small_image: { url: string | null } | null }
           }
       | null> } | null, default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } };

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

export type BlogCardPostFragment = { identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, featured_image_focus: { x: number, y: number } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null };

export type BlogPageFrameFragment = { identifier: string | null, title: string | null, post_count: number };

export type BlogPostPostFragment = { post_id: number | null, content: string | null, content_heading: string | null, update_time: string | null, identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, author: { identifier: string | null, name: string | null, title: string | null } | null, featured_image_focus: { x: number, y: number } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null };

export type FaqPageCategoryFragment = { category_id: number, title: string, url_key: string | null, items: Array<{ faq_id: number, question: string, short_answer: string | null, long_answer: string | null } | null> | null };

export type GlobalMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GlobalMessagesQuery = { globalMessages: Array<{ id: number, text: string | null, text_color: string | null, background_color: string | null } | null> | null };

export type CmsPagePageFragment = { identifier: string | null, title: string | null, content_heading: string | null, content: string | null };

export type LandingPagePageFragment = { identifier: string, title: string | null, content_heading: string | null, content: string | null, secondary_content: string | null };

export type SliderSliderFragment = { identifier: string | null, title: string | null, fullwidth: boolean | null, location: string | null, slides: Array<{ title: string | null, description: string | null, link: string | null, buttonText: string | null, media: { url: string | null, type: string | null, previewType: string | null, smallest: string | null, smaller: string | null, medium: string | null, larger: string | null, largest: string | null, alt: string | null, ratio: number | null, small_ratio: number | null, focus: { x: number, y: number } | null, small_focus: { x: number, y: number } | null } | null } | null> | null };

export type AccountCustomerFragment = { prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, email: string | null, gender: number | null, date_of_birth: string | null, taxvat: string | null, company: string | null, coc: string | null, is_approved: boolean, is_subscribed: boolean | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null };

export type LoadCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadCustomerQuery = { customer: { prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, email: string | null, gender: number | null, date_of_birth: string | null, taxvat: string | null, company: string | null, coc: string | null, is_approved: boolean, is_subscribed: boolean | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type CreateAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type ForgotPasswordFormMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordFormMutation = { requestPasswordResetEmail: boolean | null };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { generateCustomerToken: { token: string | null } | null };

export type LogoutButtonMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutButtonMutation = { revokeCustomerToken: { result: boolean } | null };

export type ResetPasswordFormMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordFormMutation = { resetPassword: boolean | null };

export type DataDownloadMutationVariables = Exact<{
  token: string;
}>;


export type DataDownloadMutation = { downloadMyData: { name: string, content: string } | null };

export type EraseFormMutationVariables = Exact<{
  password: string;
}>;


export type EraseFormMutation = { eraseMyAccount: boolean | null };

export type ExportFormMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportFormMutation = { requestMyData: boolean | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { customer: { email: string | null } } | null };

export type EmailFormMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type EmailFormMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type PasswordFormMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type PasswordFormMutation = { changeCustomerPassword: { email: string | null } | null };

export type ProfileFormMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type ProfileFormMutation = { updateCustomerV2: { customer: { prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, email: string | null, gender: number | null, date_of_birth: string | null, taxvat: string | null, company: string | null, coc: string | null, is_approved: boolean, is_subscribed: boolean | null, addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } } | null };

export type EmailAvailableQueryVariables = Exact<{
  email: string;
}>;


export type EmailAvailableQuery = { isEmailAvailable: { is_email_available: boolean | null } | null };

export type RegisterFormMutationVariables = Exact<{
  input: CreateCustomerWithAddressInput;
}>;


export type RegisterFormMutation = { createCustomerWithAddress: { token: string | null } | null };

export type MeasurementsFormMutationVariables = Exact<{
  input: MeasurementsInput;
}>;


export type MeasurementsFormMutation = { saveMyMeasurements: { height: number | null } | null };

export type MyMeasurementsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMeasurementsQuery = { myMeasurements: { height: number | null, bust: number | null, waist: number | null, hips: number | null, neck: number | null, foot: number | null, head: number | null } | null };

export type FinderProductsFragment = { total_count: number | null, aggregations: Array<{ attribute_code: string, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null };

export type DynamicFormFormFragment = { id: string, identifier: string, title: string | null, showFieldsetsAsPages: boolean | null, opened_at: string, fieldsets: Array<{ title: string | null, fields: Array<{ label: string | null, name: string, value: string | null, type: string, inputType: string | null, checkedValue: string | null, uncheckedValue: string | null, options: Array<string | null> | null, placeholder: string | null, validation: Array<{ type: string, additional: string | null } | null> | null } | null> | null } | null> | null };

export type SubmitFormMutationVariables = Exact<{
  input: SubmitFormInput;
}>;


export type SubmitFormMutation = { submitForm: { has_errors: boolean, thank_you_message: string | null, fields: Array<{ name: string, value: string | null, errors: Array<{ message: string } | null> | null } | null> | null } | null };

export type BranchBlockBranchFragment = { name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, phone: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null };

export type BundleBlockBundleFragment = { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, items: Array<{ uid: string | null, title: string | null, position: number | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type CategoryTilesCategoryFragment = { uid: string, name: string | null, url_path: string | null, image: string | null, position: number | null, include_in_menu: number | null, image_focus: { x: number, y: number } | null };

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


export type CancelOrderMutation = { cancelOrder: { errorV2: { message: string } | null, order: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, held_until: string | null, payment_instructions: string | null, payment_is_declined: boolean, available_payment_methods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean }>, payment_facts: Array<{ name: string | null, value: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, refunded: { value: number | null } } | null> | null, order_exchange: { order_number: string, order_hash: string, is_offer: boolean, until: string | null, credit: { value: number | null }, to_pay: { value: number | null } } | null, order_returns: Array<{ number: string, reference: string, state: OrderReturnState, stated_at: string, goods_due_on: string | null, refund_due_on: string | null, reason: string | null, return_address: Array<string>, is_return_paid_by_shop: boolean, refunded: { value: number | null }, exchanges: Array<{ order_number: string, order_hash: string, is_offer: boolean, items: Array<{ product_name: string, options: Array<string>, quantity: number }> }>, items: Array<{ item_id: string, product_name: string, product_sku: string, quantity: number, left: number, received: number, refunded: number }> }>, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
        | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
        | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
        | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
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


export type GuestOrderQuery = { guestOrder: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, held_until: string | null, payment_instructions: string | null, payment_is_declined: boolean, available_payment_methods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean }>, payment_facts: Array<{ name: string | null, value: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, refunded: { value: number | null } } | null> | null, order_exchange: { order_number: string, order_hash: string, is_offer: boolean, until: string | null, credit: { value: number | null }, to_pay: { value: number | null } } | null, order_returns: Array<{ number: string, reference: string, state: OrderReturnState, stated_at: string, goods_due_on: string | null, refund_due_on: string | null, reason: string | null, return_address: Array<string>, is_return_paid_by_shop: boolean, refunded: { value: number | null }, exchanges: Array<{ order_number: string, order_hash: string, is_offer: boolean, items: Array<{ product_name: string, options: Array<string>, quantity: number }> }>, items: Array<{ item_id: string, product_name: string, product_sku: string, quantity: number, left: number, received: number, refunded: number }> }>, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
     | null> | null } };

export type OrderByHashQueryVariables = Exact<{
  hash: string;
}>;


export type OrderByHashQuery = { order: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, held_until: string | null, payment_instructions: string | null, payment_is_declined: boolean, available_payment_methods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean }>, payment_facts: Array<{ name: string | null, value: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, refunded: { value: number | null } } | null> | null, order_exchange: { order_number: string, order_hash: string, is_offer: boolean, until: string | null, credit: { value: number | null }, to_pay: { value: number | null } } | null, order_returns: Array<{ number: string, reference: string, state: OrderReturnState, stated_at: string, goods_due_on: string | null, refund_due_on: string | null, reason: string | null, return_address: Array<string>, is_return_paid_by_shop: boolean, refunded: { value: number | null }, exchanges: Array<{ order_number: string, order_hash: string, is_offer: boolean, items: Array<{ product_name: string, options: Array<string>, quantity: number }> }>, items: Array<{ item_id: string, product_name: string, product_sku: string, quantity: number, left: number, received: number, refunded: number }> }>, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
     | null> | null } | null };

export type OrderByNumberQueryVariables = Exact<{
  number: string;
}>;


export type OrderByNumberQuery = { order: { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, held_until: string | null, payment_instructions: string | null, payment_is_declined: boolean, available_payment_methods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean }>, payment_facts: Array<{ name: string | null, value: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, refunded: { value: number | null } } | null> | null, order_exchange: { order_number: string, order_hash: string, is_offer: boolean, until: string | null, credit: { value: number | null }, to_pay: { value: number | null } } | null, order_returns: Array<{ number: string, reference: string, state: OrderReturnState, stated_at: string, goods_due_on: string | null, refund_due_on: string | null, reason: string | null, return_address: Array<string>, is_return_paid_by_shop: boolean, refunded: { value: number | null }, exchanges: Array<{ order_number: string, order_hash: string, is_offer: boolean, items: Array<{ product_name: string, options: Array<string>, quantity: number }> }>, items: Array<{ item_id: string, product_name: string, product_sku: string, quantity: number, left: number, received: number, refunded: number }> }>, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
     | null> | null } | null };

export type OrderInvoiceQueryVariables = Exact<{
  hash: string;
  number?: string | null | undefined;
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

export type OrderFullFragment = { number: string, hash: string, status: string, status_code: string, order_date: string, can_pay: boolean, available_actions: Array<OrderActionType | null>, customer_email: string | null, email: string | null, carrier: string | null, shipping_method: string | null, pickup_location_code: string | null, held_until: string | null, payment_instructions: string | null, payment_is_declined: boolean, available_payment_methods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean }>, payment_facts: Array<{ name: string | null, value: string | null }>, delivery_dates: { from: string, to: string } | null, applied_coupons: Array<{ code: string } | null>, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, invoices: Array<{ number: string } | null>, shipments: Array<{ number: string, tracking: Array<{ carrier: string, number: string | null, title: string, url: string | null } | null> | null } | null> | null, credit_memos: Array<{ number: string, refunded: { value: number | null } } | null> | null, order_exchange: { order_number: string, order_hash: string, is_offer: boolean, until: string | null, credit: { value: number | null }, to_pay: { value: number | null } } | null, order_returns: Array<{ number: string, reference: string, state: OrderReturnState, stated_at: string, goods_due_on: string | null, refund_due_on: string | null, reason: string | null, return_address: Array<string>, is_return_paid_by_shop: boolean, refunded: { value: number | null }, exchanges: Array<{ order_number: string, order_hash: string, is_offer: boolean, items: Array<{ product_name: string, options: Array<string>, quantity: number }> }>, items: Array<{ item_id: string, product_name: string, product_sku: string, quantity: number, left: number, received: number, refunded: number }> }>, total: { subtotal_incl_tax: { value: number | null }, total_shipping: { value: number | null }, total_tax: { value: number | null }, grand_total: { value: number | null }, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null } | null, items: Array<
    | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
    | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
    | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> }
   | null> | null };

export type OrderFullAddressFragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null };

type OrderFullItem_BundleOrderItem_Fragment = { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, image: { url: string | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> };

type OrderFullItem_ConfigurableOrderItem_Fragment = { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> };

type OrderFullItem_OrderItem_Fragment = { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_canceled: number | null, status: string | null, animal_parts: string | null, image: { url: string | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null, product_sale_price: { value: number | null }, prices: { base_price: { value: number, unit: string } | null, price_including_tax: { value: number | null }, row_total_including_tax: { value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, materials: Array<{ part: string, text: string }> };

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


export type ReorderMutation = { reorderItems: { cart: { id: string }, userInputErrors: Array<{ code: CheckoutUserInputErrorCodes, message: string } | null> } | null };

export type RestoreCartMutationVariables = Exact<{
  hash: string;
  cart?: string | null | undefined;
}>;


export type RestoreCartMutation = { restoreCartFromOrder: { id: string, restore_errors: Array<{ code: CheckoutUserInputErrorCodes, message: string }> | null } };

export type RetryPaymentMutationVariables = Exact<{
  hash: string;
  method: SetPaymentMethodMethodInput;
}>;


export type RetryPaymentMutation = { retryPayment: { redirect_url: string | null, order: { number: string, hash: string } | null } | null };

export type ConfirmOrderRevisionMutationVariables = Exact<{
  token: string;
  method?: SetPaymentMethodMethodInput | null | undefined;
}>;


export type ConfirmOrderRevisionMutation = { confirmOrderRevision: { redirect_url: string | null } };

export type DeclineOrderRevisionMutationVariables = Exact<{
  token: string;
}>;


export type DeclineOrderRevisionMutation = { declineOrderRevision: { revision: { state: OrderRevisionStateEnum } } };

export type OrderRevisionQueryVariables = Exact<{
  token: string;
}>;


export type OrderRevisionQuery = { orderRevision: { state: OrderRevisionStateEnum, message: string | null, order_number: string, order_hash: string, expires_at: string, needs_payment: boolean, payment_url: string | null, amount_due: { value: number | null }, available_payment_methods: Array<{ code: string, label: string, description: string | null, is_pay_later: boolean }>, before: { shipping_title: string | null, pickup_location_code: string | null, items: Array<{ id: string, name: string, sku: string, quantity: number, change: OrderRevisionChangeEnum, animal_parts: string | null, selected_options: Array<{ label: string, value: string }>, materials: Array<{ part: string, text: string }>, image: { url: string | null } | null, price: { value: number | null }, row_total: { value: number | null } }>, subtotal: { value: number | null }, discount: { value: number | null }, shipping: { value: number | null }, taxes: Array<{ title: string, amount: { value: number | null } }>, total_tax: { value: number | null }, grand_total: { value: number | null }, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, delivery_dates: { from: string, to: string } | null }, after: { shipping_title: string | null, pickup_location_code: string | null, items: Array<{ id: string, name: string, sku: string, quantity: number, change: OrderRevisionChangeEnum, animal_parts: string | null, selected_options: Array<{ label: string, value: string }>, materials: Array<{ part: string, text: string }>, image: { url: string | null } | null, price: { value: number | null }, row_total: { value: number | null } }>, subtotal: { value: number | null }, discount: { value: number | null }, shipping: { value: number | null }, taxes: Array<{ title: string, amount: { value: number | null } }>, total_tax: { value: number | null }, grand_total: { value: number | null }, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, delivery_dates: { from: string, to: string } | null } } | null };

export type OrderRevisionContentFragment = { shipping_title: string | null, pickup_location_code: string | null, items: Array<{ id: string, name: string, sku: string, quantity: number, change: OrderRevisionChangeEnum, animal_parts: string | null, selected_options: Array<{ label: string, value: string }>, materials: Array<{ part: string, text: string }>, image: { url: string | null } | null, price: { value: number | null }, row_total: { value: number | null } }>, subtotal: { value: number | null }, discount: { value: number | null }, shipping: { value: number | null }, taxes: Array<{ title: string, amount: { value: number | null } }>, total_tax: { value: number | null }, grand_total: { value: number | null }, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, delivery_dates: { from: string, to: string } | null };

export type ReviewListReviewFragment = { average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> };

type ReviewsSectionProduct_BundleProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_ConfigurableProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_GroupedProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_SimpleProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ReviewsSectionProduct_VirtualProduct_Fragment = { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

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
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
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

export type ReviewNameQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewNameQuery = { customer: { firstname: string | null, reviews: { items: Array<{ nickname: string } | null> } } | null };

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


export type SuggestionsQuery = { products: { total_count: number | null, search_suggestions: Array<{ query_text: string } | null> | null, search_recommendations: Array<{ query_text: string } | null> | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null, categories?: { items: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null } | null> | null } | null> | null } | null, brands?: { items: Array<{ id: string, title: string, urlKey: string } | null> | null } | null };

type SuggestionProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type SuggestionProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

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

export type BranchBranchFragment = { name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, phone: string | null, fax: string | null, email: string | null, description: string | null, latitude: number | null, longitude: number | null, banner_image: { url: string | null, label: string | null } | null, storefront_image: { url: string | null, label: string | null } | null, images: Array<{ url: string | null, label: string | null } | null> | null, opening_hours: Array<{ day: number, label: string, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null };

export type AddToWishlistMutationVariables = Exact<{
  id: string;
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { user_errors: Array<{ message: string } | null>, wishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } } | null };

export type CreateWishlistMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateWishlistMutation = { createEmptyWishlist: string | null };

export type CustomerWishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerWishlistQuery = { customer: { wishlists: Array<{ id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } | null> } | null };

export type GuestWishlistQueryVariables = Exact<{
  id: string;
}>;


export type GuestWishlistQuery = { guestWishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
        | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
           | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
       | null> } | null } | null };

export type MergeWishlistMutationVariables = Exact<{
  source: string;
}>;


export type MergeWishlistMutation = { mergeWishlists: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
        | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
           | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
       | null> } | null } };

export type RemoveFromWishlistMutationVariables = Exact<{
  id: string;
  items: Array<string> | string;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { user_errors: Array<{ message: string } | null>, wishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } } | null };

export type ShareDialogMutationVariables = Exact<{
  input: ShareWishlistInput;
}>;


export type ShareDialogMutation = { shareWishlist: { result: boolean, sharing_code: string | null } | null };

export type SharedWishlistContentFragment = { customer_name: string | null, items_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items_v2: { items: Array<
      | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
         | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
     | null> } | null };

export type UpdateWishlistMutationVariables = Exact<{
  id: string;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type UpdateWishlistMutation = { updateProductsInWishlist: { user_errors: Array<{ message: string } | null>, wishlist: { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
              | { sku: string | null, stock_status: ProductStockStatus | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
              | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
             | null }
         | null> } | null } } | null };

export type WishlistContentFragment = { id: string | null, items_count: number | null, sharing_code: string | null, items_v2: { items: Array<
      | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
          | { sku: string | null, stock_status: ProductStockStatus | null }
         | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
      | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null }
     | null> } | null };

type WishlistEntry_BundleWishlistItem_Fragment = { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null };

type WishlistEntry_ConfigurableWishlistItem_Fragment = { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
    | { sku: string | null, stock_status: ProductStockStatus | null }
    | { sku: string | null, stock_status: ProductStockStatus | null }
    | { sku: string | null, stock_status: ProductStockStatus | null }
    | { sku: string | null, stock_status: ProductStockStatus | null }
    | { sku: string | null, stock_status: ProductStockStatus | null }
   | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
   | null };

type WishlistEntry_SimpleWishlistItem_Fragment = { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
    | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
    | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
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


export type WithdrawalOrderQuery = { order: { number: string, hash: string, customer_email: string | null, billing_address: { firstname: string, middlename: string | null, lastname: string } | null, items: Array<
      | { id: string, product_sku: string, product_name: string | null, quantity_canceled: number | null, quantity_ordered: number | null, quantity_shipped: number | null, image: { url: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { id: string, product_sku: string, product_name: string | null, quantity_canceled: number | null, quantity_ordered: number | null, quantity_shipped: number | null, image: { url: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null }
      | { id: string, product_sku: string, product_name: string | null, quantity_canceled: number | null, quantity_ordered: number | null, quantity_shipped: number | null, image: { url: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null }
     | null> | null } | null };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string | null, full_name_locale: string | null, available_regions: Array<{ code: string | null, name: string | null } | null> | null } | null> | null };

export type CustomerAddressFragment = { id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, coc: string | null, vat_id: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, fax: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null };

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

export type CartAmountsFragment = { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null };

type CartItemChoices_BundleCartItem_Fragment = { __typename: 'BundleCartItem', bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> };

type CartItemChoices_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', configurable_options: Array<{ option_label: string, value_label: string } | null> };

type CartItemChoices_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem' };

type CartItemChoices_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem' };

export type CartItemChoicesFragment =
  | CartItemChoices_BundleCartItem_Fragment
  | CartItemChoices_ConfigurableCartItem_Fragment
  | CartItemChoices_SimpleCartItem_Fragment
  | CartItemChoices_VirtualCartItem_Fragment
;

export type CartLinePricesFragment = { price: { value: number | null }, price_including_tax: { value: number | null }, reference_price: { value: number } | null, base_price: { value: number, unit: string } | null, row_total: { value: number | null }, row_total_including_tax: { value: number | null } };

export type CartDeliveryFragment = { default_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null, shipping_addresses: Array<{ pickup_location_code: string | null, country: { code: string }, selected_shipping_method: { carrier_code: string, method_code: string, price_excl_tax: { value: number | null }, price_incl_tax: { value: number | null } } | null } | null> };

export type DeliveryRatesMutationVariables = Exact<{
  id: string;
  country: CountryCodeEnum;
}>;


export type DeliveryRatesMutation = { estimateShippingMethods: Array<{ carrier_code: string, method_code: string | null, available: boolean, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null }, delivery_dates: { from: string, to: string } | null } | null> | null };

export type EstimateTotalsMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateTotalsMutation = { estimateTotals: { cart: { coupon_message: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, free_shipping_remaining: { value: number | null } | null, prices: { subtotal_including_tax: { value: number | null } | null, subtotal_excluding_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, grand_total: { value: number | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null } | null } | null } };

export type StoreViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreViewsQuery = { availableStores: Array<{ store_code: string | null, store_name: string | null, language: string | null, language_prefix: string | null, is_default_store: boolean | null, is_default_store_group: boolean | null, locale: string | null, default_display_currency_code: string | null, price_format: string | null, theme: string | null, root_category_uid: string | null, products_per_page: number | null, list_vat_percent: number | null, delivery_countries: Array<CountryCodeEnum> | null, delivery_days: Array<{ country_code: CountryCodeEnum, from: number, to: number }> | null } | null> | null };

export type BusinessAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessAccountQuery = { customer: { is_approved: boolean } | null };

export type BlogPostPathQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostPathQuery = { blogPost: { identifier: string | null } | null };

export type LoadBlogPostQueryVariables = Exact<{
  id: string;
}>;


export type LoadBlogPostQuery = { blogPost: { meta_title: string | null, meta_description: string | null, meta_keywords: string | null, post_id: number | null, content: string | null, content_heading: string | null, update_time: string | null, identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, embedded_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, related_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, related_posts: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, featured_image_focus: { x: number, y: number } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null> | null, author: { identifier: string | null, name: string | null, title: string | null } | null, featured_image_focus: { x: number, y: number } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null };

export type LoadBlogQueryVariables = Exact<{
  page: number;
  filter?: BlogPostsFilterInput | null | undefined;
}>;


export type LoadBlogQuery = { blogPosts: { total_count: number | null, total_pages: number | null, items: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, author: { identifier: string | null, name: string | null, title: string | null } | null, featured_image_focus: { x: number, y: number } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null> | null } | null, blogCategories: Array<{ identifier: string | null, title: string | null, post_count: number } | null> | null };

export type LoadFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadFeedQuery = { blogPosts: { items: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, publish_time: string | null } | null> | null } | null };

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


export type LoadBranchesQuery = { phisicalStores: { items: Array<{ name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, phone: string | null, fax: string | null, email: string | null, description: string | null, latitude: number | null, longitude: number | null, banner_image: { url: string | null, label: string | null } | null, storefront_image: { url: string | null, label: string | null } | null, images: Array<{ url: string | null, label: string | null } | null> | null, opening_hours: Array<{ day: number, label: string, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null };

export type LoadAllBrandsQueryVariables = Exact<{
  currentPage: number;
}>;


export type LoadAllBrandsQuery = { brands: { page_info: { total_pages: number | null } | null, items: Array<{ id: string, title: string, urlKey: string, logo: string | null, short_description: string | null } | null> | null } | null };

export type LoadBrandQueryVariables = Exact<{
  urlKey: string;
}>;


export type LoadBrandQuery = { brands: { items: Array<{ id: string, title: string, urlKey: string, option_id: number | null, logo: string | null, image: string | null, short_description: string | null, description: string | null, meta_title: string | null, meta_keywords: string | null, meta_description: string | null, image_focus: { x: number, y: number } | null, category: { name: string | null, url_path: string | null } | null } | null> | null } | null, storeConfig: { brand_attribute: string | null } | null };

export type LoadBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadBrandsQuery = { brands: { items: Array<{ id: string, title: string, urlKey: string, logo: string | null, short_description: string | null } | null> | null } | null };

export type CartCrossSellQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type CartCrossSellQuery = { products: { items: Array<
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null }
     | null> | null } | null };

export type CouponHintQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponHintQuery = { cmsBlocks: { items: Array<{ content: string | null } | null> | null } | null };

export type CategoryContentQueryVariables = Exact<{
  id: number;
}>;


export type CategoryContentQuery = { getTailoredSlider: Array<{ identifier: string | null, title: string | null, fullwidth: boolean | null, location: string | null, slides: Array<{ title: string | null, description: string | null, link: string | null, buttonText: string | null, media: { url: string | null, type: string | null, previewType: string | null, smallest: string | null, smaller: string | null, medium: string | null, larger: string | null, largest: string | null, alt: string | null, ratio: number | null, small_ratio: number | null, focus: { x: number, y: number } | null, small_focus: { x: number, y: number } | null } | null } | null> | null } | null> | null, storeConfig: { form_category_id: number | null } | null };

export type CategoryPathQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryPathQuery = { categories: { items: Array<{ url_path: string | null } | null> | null } | null };

export type LoadCategoryQueryVariables = Exact<{
  uid: string;
}>;


export type LoadCategoryQuery = { categories: { items: Array<{ id: number | null, is_anchor: number | null, default_sort_by: string | null, available_sort_by: Array<string | null> | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null, uid: string, name: string | null, description: string | null, display_mode: string | null, url_path: string | null, image: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, image_focus: { x: number, y: number } | null, cms_block: { identifier: string | null, content: string | null } | null, children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null, position: number | null, include_in_menu: number | null } | null> | null } | null> | null } | null };

export type CompareProductsQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
}>;


export type CompareProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null }
     | null> | null } | null };

export type CmsPagePathQueryVariables = Exact<{
  id: number;
}>;


export type CmsPagePathQuery = { cmsPage: { url_key: string | null } | null };

export type LoadCmsPageQueryVariables = Exact<{
  identifier: string;
  url: string;
}>;


export type LoadCmsPageQuery = { cmsPage: { meta_title: string | null, meta_description: string | null, meta_keywords: string | null, identifier: string | null, title: string | null, content_heading: string | null, content: string | null, embedded_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null, urlResolver: { id: number | null } | null };

export type LoadFaqQueryVariables = Exact<{
  page: number;
}>;


export type LoadFaqQuery = { faq: { items: Array<{ category_id: number, title: string, url_key: string | null, items: Array<{ faq_id: number, question: string, short_answer: string | null, long_answer: string | null } | null> | null } | null> | null } | null };

export type FinderPicturesQueryVariables = Exact<{
  partFilters?: PartfinderFilterInput | null | undefined;
}>;


export type FinderPicturesQuery = { partfinderSearch: { items: Array<
      | { small_image: { url: string | null } | null }
      | { small_image: { url: string | null } | null }
      | { small_image: { url: string | null } | null }
      | { small_image: { url: string | null } | null }
      | { small_image: { url: string | null } | null }
     | null> | null } | null };

export type LoadFinderQueryVariables = Exact<{
  partFilters?: PartfinderFilterInput | null | undefined;
  pageSize: number;
  currentPage: number;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type LoadFinderQuery = { partfinderSearch: { total_count: number | null, aggregations: Array<{ attribute_code: string, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

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

export type LoadFormQueryVariables = Exact<{
  type: FormTypeEnum;
  identifier?: string | null | undefined;
}>;


export type LoadFormQuery = { form: { id: string, identifier: string, title: string | null, showFieldsetsAsPages: boolean | null, opened_at: string, fieldsets: Array<{ title: string | null, fields: Array<{ label: string | null, name: string, value: string | null, type: string, inputType: string | null, checkedValue: string | null, uncheckedValue: string | null, options: Array<string | null> | null, placeholder: string | null, validation: Array<{ type: string, additional: string | null } | null> | null } | null> | null } | null> | null } | null };

export type HomeBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeBrandsQuery = { brands: { items: Array<{ id: string, title: string, urlKey: string, logo: string | null } | null> | null } | null };

export type HomeBundlesQueryVariables = Exact<{
  category: string;
}>;


export type HomeBundlesQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, items: Array<{ uid: string | null, title: string | null, position: number | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct' }
      | { __typename: 'GroupedProduct' }
      | { __typename: 'SimpleProduct' }
      | { __typename: 'VirtualProduct' }
     | null> | null } | null };

export type HomeContentQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeContentQuery = { getTailoredSlider: Array<{ identifier: string | null, title: string | null, fullwidth: boolean | null, location: string | null, slides: Array<{ title: string | null, description: string | null, link: string | null, buttonText: string | null, media: { url: string | null, type: string | null, previewType: string | null, smallest: string | null, smaller: string | null, medium: string | null, larger: string | null, largest: string | null, alt: string | null, ratio: number | null, small_ratio: number | null, focus: { x: number, y: number } | null, small_focus: { x: number, y: number } | null } | null } | null> | null } | null> | null, blogPosts: { items: Array<{ identifier: string | null, title: string | null, short_filtered_content: string | null, featured_image: string | null, featured_image_alt: string | null, publish_time: string | null, reading_minutes: number, featured_image_focus: { x: number, y: number } | null, categories: Array<{ identifier: string | null, title: string | null } | null> | null } | null> | null } | null };

export type HomeFrameQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeFrameQuery = { storeConfig: { new_in_category_id: number | null, in_action_category_id: number | null, bestseller_category_id: number | null, bundle_category_id: number | null } | null, categories: { items: Array<{ children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, position: number | null, include_in_menu: number | null, children: Array<{ include_in_menu: number | null, position: number | null, uid: string, name: string | null, url_path: string | null } | null> | null, image_focus: { x: number, y: number } | null } | null> | null } | null> | null } | null, phisicalStores: { items: Array<{ name: string, url_key: string | null, pickup_location_code: string | null, street: string | null, postcode: string | null, city: string | null, phone: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, reason: string | null, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null, freeShippingAmount: { default_amount: number | null } | null };

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
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type LandingPageProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type LandingPageProductsQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null } | null };

export type LoadLandingPageQueryVariables = Exact<{
  identifier: string;
}>;


export type LoadLandingPageQuery = { landingPage: { meta_title: string | null, meta_description: string | null, meta_keywords: string | null, identifier: string, title: string | null, content_heading: string | null, content: string | null, secondary_content: string | null, embedded_products: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, product_filters: Array<{ attribute_code: string, eq: string | null, in: Array<string | null> | null, match: string | null, from: string | null, to: string | null } | null> | null } | null };

export type CountListingQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type CountListingQuery = { products: { total_count: number | null } | null };

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
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, is_range: boolean | null, min_value: number | null, max_value: number | null, options: Array<{ value: string, label: string | null, count: number | null, swatch_data: { type: string | null, value: string | null } | null } | null> | null } | null> | null } | null };

export type PopularCategoriesQueryVariables = Exact<{
  root: string;
}>;


export type PopularCategoriesQuery = { categories: { items: Array<{ uid: string, children: Array<{ uid: string, include_in_menu: number | null, position: number | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, product_count: number | null } | null> | null } | null> | null } | null> | null } | null };

export type SitemapBrandsQueryVariables = Exact<{
  page: number;
}>;


export type SitemapBrandsQuery = { brands: { page_info: { total_pages: number | null } | null, items: Array<{ urlKey: string, logo: string | null } | null> | null } | null };

export type SitemapCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCatalogueQuery = { storeConfig: { cms_home_page: string | null, cms_no_route: string | null } | null, categories: { items: Array<{ children: Array<{ uid: string, url_path: string | null, image: string | null, children: Array<{ uid: string, url_path: string | null, image: string | null, children: Array<{ uid: string, url_path: string | null, image: string | null } | null> | null } | null> | null } | null> | null } | null> | null } | null, phisicalStores: { items: Array<{ url_key: string | null } | null> | null } | null, contentPaths: Array<{ type: UrlRewriteEntityTypeEnum, id: number, path: string }> };

export type SitemapCategoryFragment = { uid: string, url_path: string | null, image: string | null };

export type SitemapPostsQueryVariables = Exact<{
  page: number;
}>;


export type SitemapPostsQuery = { blogPosts: { page_info: { total_pages: number | null } | null, items: Array<{ post_id: number | null, identifier: string | null, featured_image: string | null, update_time: string | null } | null> | null } | null };

export type SitemapProductsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type SitemapProductsQuery = { productPaths: { page_info: { total_pages: number | null }, items: Array<{ id: number, path: string, picture: string | null }> } };

export type LoadOrderCalendarQueryVariables = Exact<{
  hash: string;
}>;


export type LoadOrderCalendarQuery = { order: { number: string, status_code: string, pickup_location_code: string | null, delivery_dates: { from: string, to: string } | null, shipping_address: { street: Array<string | null>, postcode: string | null, city: string } | null } | null, phisicalStores: { items: Array<{ name: string, pickup_location_code: string | null, phone: string | null } | null> | null } | null };

export type LoadProductQueryVariables = Exact<{
  sku: string;
}>;


export type LoadProductQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, fabric_sample:
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, items: Array<{ uid: string | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ uid: string, label: string | null, quantity: number | null, position: number | null, price: number | null, can_change_quantity: boolean | null, product:
              | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
                    | { code: string, selected_options: Array<{ label: string } | null> }
                    | { code: string }
                   | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
                    | { code: string, selected_options: Array<{ label: string } | null> }
                    | { code: string }
                   | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
                    | { code: string, selected_options: Array<{ label: string } | null> }
                    | { code: string }
                   | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
                    | { code: string, selected_options: Array<{ label: string } | null> }
                    | { code: string }
                   | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
              | { sku: string | null, stock_status: ProductStockStatus | null, custom_attributesV2: { items: Array<
                    | { code: string, selected_options: Array<{ label: string } | null> }
                    | { code: string }
                   | null> } | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } } }
             | null } | null> | null } | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, part_products: Array<
          | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
          | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
          | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
          | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
          | { sku: string | null, name: string | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
        >, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'ConfigurableProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, fabric_sample:
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, fkv_maten: Array<{ from: { option_id: number | null, label: string | null } | null, to: { label: string | null } | null } | null> | null, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'GroupedProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, fabric_sample:
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, items: Array<{ position: number | null, qty: number | null, stock_qty: number | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, DeliveryTime: { color: string | null, icon: string | null } | null, media_gallery: Array<
                    | { url: string | null, label: string | null }
                    | { url: string | null, label: string | null }
                   | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null } | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
           | null } | null> | null, look: { scene: { url: string | null, label: string | null } | null, hotspots: Array<{ x: number, y: number, sku: string } | null> | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'SimpleProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, fabric_sample:
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, store_availability: Array<{ qty_available: number | null, store_name: string } | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
      | { __typename: 'VirtualProduct', meta_title: string | null, meta_description: string | null, meta_keyword: string | null, url_key: string | null, url_suffix: string | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, stock_qty: number | null, manufacturer_price: number | null, rating_summary: number, review_count: number, cashback_promotion: string | null, fabric_sample:
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null, categories: Array<{ level: number | null, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, crosssell_products: Array<
          | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
                  | { __typename: 'ColorSwatchData', value: string | null }
                  | { __typename: 'ImageSwatchData', value: string | null }
                  | { __typename: 'TextSwatchData', value: string | null }
                 | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
                | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
               | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
          | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null }
              | { url: string | null, label: string | null }
             | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, brand: { title: string } | null, labels: Array<{ code: string, text: string } | null> | null, short_description: { html: string } | null, DeliveryTime: { color: string | null, icon: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, description: { html: string } | null, information_attributes: Array<{ attribute_code: string, label: string | null, value: string | null } | null> | null, downloads: Array<{ type: string | null, url: string, name: string | null, size: string | null } | null> | null, materials: Array<{ part: string, text: string } | null> | null, care: Array<{ code: string, text: string } | null> | null, safety: { warnings: string | null, animal_parts: string | null, maker: { name: string, street: string, postcode: string, city: string, country: string, email: string }, eu_responsible: { name: string, street: string, postcode: string, city: string, country: string, email: string } | null } | null }
     | null> | null } | null, phisicalStores: { items: Array<{ name: string, city: string | null, phone: string | null, pickup_location_code: string | null, opening_hours: Array<{ day: number, times: Array<{ from: string, to: string } | null> | null } | null> | null, alternate_opening_hours: Array<{ date: string, times: Array<{ from: string, to: string } | null> | null } | null> | null } | null> | null } | null };

export type LoadReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  size: number;
}>;


export type LoadReviewsQuery = { products: { items: Array<
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, rating_summary: number, review_count: number, fit_summary: { answers: number, small: number, normal: number, large: number } | null, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, is_verified: boolean | null, fit: string | null, language: string | null, reply: string | null, replied_at: string | null, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null };

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

type ProductSampleOffer_BundleProduct_Fragment = { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSampleOffer_ConfigurableProduct_Fragment = { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSampleOffer_GroupedProduct_Fragment = { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSampleOffer_SimpleProduct_Fragment = { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

type ProductSampleOffer_VirtualProduct_Fragment = { sku: string | null, short_description: { html: string } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } };

export type ProductSampleOfferFragment =
  | ProductSampleOffer_BundleProduct_Fragment
  | ProductSampleOffer_ConfigurableProduct_Fragment
  | ProductSampleOffer_GroupedProduct_Fragment
  | ProductSampleOffer_SimpleProduct_Fragment
  | ProductSampleOffer_VirtualProduct_Fragment
;

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

export type LoadSaleQueryVariables = Exact<{
  currentPage: number;
}>;


export type LoadSaleQuery = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<
      | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, variants: Array<{ attributes: Array<{ code: string | null, value_index: number | null } | null> | null, product: { stock_status: ProductStockStatus | null } | null } | null> | null, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, look: { scene: { url: string | null } | null } | null, items: Array<{ qty: number | null, product:
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
            | { price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null } }
           | null } | null> | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
      | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, created_at: string | null, brand: { title: string } | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null }
          | { url: string | null, label: string | null }
         | null> | null, labels: Array<{ code: string, text: string } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null }, sales_data: { qty_ordered: number | null } | null, filter_attributes: Array<{ attribute_code: string, label: string | null, values: Array<{ option_id: number, option_label: string | null } | null> | null } | null> | null }
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
     | null> | null } | null, blogPosts: { items: Array<{ identifier: string | null, title: string | null } | null> | null } | null, faq: { items: Array<{ items: Array<{ faq_id: number, question: string, short_answer: string | null } | null> | null } | null> | null } | null };

export type LoadSharedWishlistQueryVariables = Exact<{
  code: string;
  page: number;
}>;


export type LoadSharedWishlistQuery = { sharedWishlist: { customer_name: string | null, items_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items_v2: { items: Array<
        | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
            | { sku: string | null, stock_status: ProductStockStatus | null }
           | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
        | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
            | { __typename: 'BundleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'ConfigurableProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'GroupedProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'SimpleProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
            | { __typename: 'VirtualProduct', sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null }, reference_price: { value: number, percent_off: number } | null, base_price: { value: number, unit: string } | null }, maximum_price: { final_price: { value: number | null } } | null } }
           | null }
       | null> } | null } | null };

import type { TypedDocumentString } from './typed-document-string.ts';
export type { TypedDocumentString };
export { AskForAlertDocument } from './documents/ask-for-alert.ts';
export { AlertAddressDocument } from './documents/alert-address.ts';
export { ConfirmAlertDocument } from './documents/confirm-alert.ts';
export { LeaveAlertsDocument } from './documents/leave-alerts.ts';
export { AddSampleDocument } from './documents/add-sample.ts';
export { AddToCartDocument } from './documents/add-to-cart.ts';
export { ApplyCouponDocument } from './documents/apply-coupon.ts';
export { RemoveCouponDocument } from './documents/remove-coupon.ts';
export { LineVariantsDocument } from './documents/line-variants.ts';
export { RemoveFromCartDocument } from './documents/remove-from-cart.ts';
export { UpdateCartDocument } from './documents/update-cart.ts';
export { HeldOrderDocument } from './documents/held-order.ts';
export { CartCountDocument } from './documents/cart-count.ts';
export { CreateCartDocument } from './documents/create-cart.ts';
export { CustomerCartDocument } from './documents/customer-cart.ts';
export { LoadCartDocument } from './documents/load-cart.ts';
export { MergeCartDocument } from './documents/merge-cart.ts';
export { OpenTelephoneOrderDocument } from './documents/open-telephone-order.ts';
export { MatchingPiecesDocument } from './documents/matching-pieces.ts';
export { QuickAddDocument } from './documents/quick-add.ts';
export { TryFiltersDocument } from './documents/try-filters.ts';
export { BestSellersDocument } from './documents/best-sellers.ts';
export { RecentlyViewedDocument } from './documents/recently-viewed.ts';
export { TierPricesDocument } from './documents/tier-prices.ts';
export { CheckoutPickupOptionsDocument } from './documents/checkout-pickup-options.ts';
export { SetShippingMethodDocument } from './documents/set-shipping-method.ts';
export { CheckoutAddressBookDocument } from './documents/checkout-address-book.ts';
export { EmailTakenDocument } from './documents/email-taken.ts';
export { SetBillingAddressDocument } from './documents/set-billing-address.ts';
export { SetGuestEmailDocument } from './documents/set-guest-email.ts';
export { SetShippingAddressDocument } from './documents/set-shipping-address.ts';
export { LoadCheckoutDocument } from './documents/load-checkout.ts';
export { CheckoutPaymentMethodsDocument } from './documents/checkout-payment-methods.ts';
export { OrderCartDocument } from './documents/order-cart.ts';
export { SetCommentDocument } from './documents/set-comment.ts';
export { GlobalMessagesDocument } from './documents/global-messages.ts';
export { LoadCustomerDocument } from './documents/load-customer.ts';
export { CreateAddressDocument } from './documents/create-address.ts';
export { DeleteAddressDocument } from './documents/delete-address.ts';
export { UpdateAddressDocument } from './documents/update-address.ts';
export { ForgotPasswordFormDocument } from './documents/forgot-password-form.ts';
export { LogInDocument } from './documents/log-in.ts';
export { LogoutButtonDocument } from './documents/logout-button.ts';
export { ResetPasswordFormDocument } from './documents/reset-password-form.ts';
export { DataDownloadDocument } from './documents/data-download.ts';
export { EraseFormDocument } from './documents/erase-form.ts';
export { ExportFormDocument } from './documents/export-form.ts';
export { ConfirmEmailDocument } from './documents/confirm-email.ts';
export { EmailFormDocument } from './documents/email-form.ts';
export { PasswordFormDocument } from './documents/password-form.ts';
export { ProfileFormDocument } from './documents/profile-form.ts';
export { EmailAvailableDocument } from './documents/email-available.ts';
export { RegisterFormDocument } from './documents/register-form.ts';
export { MeasurementsFormDocument } from './documents/measurements-form.ts';
export { MyMeasurementsDocument } from './documents/my-measurements.ts';
export { SubmitFormDocument } from './documents/submit-form.ts';
export { FooterBranchesDocument } from './documents/footer-branches.ts';
export { MainMenuDocument } from './documents/main-menu.ts';
export { ConfirmNewsletterDocument } from './documents/confirm-newsletter.ts';
export { LeaveNewsletterDocument } from './documents/leave-newsletter.ts';
export { NewsletterFormDocument } from './documents/newsletter-form.ts';
export { NewsletterSettingDocument } from './documents/newsletter-setting.ts';
export { AccountFromOrderDocument } from './documents/account-from-order.ts';
export { CancelOrderDocument } from './documents/cancel-order.ts';
export { DeletePaymentTokenDocument } from './documents/delete-payment-token.ts';
export { GuestOrderDocument } from './documents/guest-order.ts';
export { OrderByHashDocument } from './documents/order-by-hash.ts';
export { OrderByNumberDocument } from './documents/order-by-number.ts';
export { OrderInvoiceDocument } from './documents/order-invoice.ts';
export { OrderListDocument } from './documents/order-list.ts';
export { PaymentTokensDocument } from './documents/payment-tokens.ts';
export { ReorderDocument } from './documents/reorder.ts';
export { RestoreCartDocument } from './documents/restore-cart.ts';
export { RetryPaymentDocument } from './documents/retry-payment.ts';
export { ConfirmOrderRevisionDocument } from './documents/confirm-order-revision.ts';
export { DeclineOrderRevisionDocument } from './documents/decline-order-revision.ts';
export { OrderRevisionDocument } from './documents/order-revision.ts';
export { MoreReviewsDocument } from './documents/more-reviews.ts';
export { OwnReviewsDocument } from './documents/own-reviews.ts';
export { ReviewNameDocument } from './documents/review-name.ts';
export { ReviewRatingsDocument } from './documents/review-ratings.ts';
export { WriteReviewDocument } from './documents/write-review.ts';
export { SuggestionsDocument } from './documents/suggestions.ts';
export { AddToWishlistDocument } from './documents/add-to-wishlist.ts';
export { CreateWishlistDocument } from './documents/create-wishlist.ts';
export { CustomerWishlistDocument } from './documents/customer-wishlist.ts';
export { GuestWishlistDocument } from './documents/guest-wishlist.ts';
export { MergeWishlistDocument } from './documents/merge-wishlist.ts';
export { RemoveFromWishlistDocument } from './documents/remove-from-wishlist.ts';
export { ShareDialogDocument } from './documents/share-dialog.ts';
export { UpdateWishlistDocument } from './documents/update-wishlist.ts';
export { SubmitWithdrawalDocument } from './documents/submit-withdrawal.ts';
export { WithdrawalOrderDocument } from './documents/withdrawal-order.ts';
export { CountriesDocument } from './documents/countries.ts';
export { PostcodeAddressesDocument } from './documents/postcode-addresses.ts';
export { VatNumberDocument } from './documents/vat-number.ts';
export { DeliveryRatesDocument } from './documents/delivery-rates.ts';
export { EstimateTotalsDocument } from './documents/estimate-totals.ts';
export { StoreViewsDocument } from './documents/store-views.ts';
export { BusinessAccountDocument } from './documents/business-account.ts';
export { BlogPostPathDocument } from './documents/blog-post-path.ts';
export { LoadBlogPostDocument } from './documents/load-blog-post.ts';
export { LoadBlogDocument } from './documents/load-blog.ts';
export { LoadFeedDocument } from './documents/load-feed.ts';
export { LoadBranchStockDocument } from './documents/load-branch-stock.ts';
export { LoadBranchesDocument } from './documents/load-branches.ts';
export { LoadAllBrandsDocument } from './documents/load-all-brands.ts';
export { LoadBrandDocument } from './documents/load-brand.ts';
export { LoadBrandsDocument } from './documents/load-brands.ts';
export { CartCrossSellDocument } from './documents/cart-cross-sell.ts';
export { CouponHintDocument } from './documents/coupon-hint.ts';
export { CategoryContentDocument } from './documents/category-content.ts';
export { CategoryPathDocument } from './documents/category-path.ts';
export { LoadCategoryDocument } from './documents/load-category.ts';
export { CompareProductsDocument } from './documents/compare-products.ts';
export { CmsPagePathDocument } from './documents/cms-page-path.ts';
export { LoadCmsPageDocument } from './documents/load-cms-page.ts';
export { LoadFaqDocument } from './documents/load-faq.ts';
export { FinderPicturesDocument } from './documents/finder-pictures.ts';
export { LoadFinderDocument } from './documents/load-finder.ts';
export { FormSubjectDocument } from './documents/form-subject.ts';
export { LoadFormDocument } from './documents/load-form.ts';
export { HomeBrandsDocument } from './documents/home-brands.ts';
export { HomeBundlesDocument } from './documents/home-bundles.ts';
export { HomeContentDocument } from './documents/home-content.ts';
export { HomeFrameDocument } from './documents/home-frame.ts';
export { HomeGarmentDocument } from './documents/home-garment.ts';
export { HomeStripDocument } from './documents/home-strip.ts';
export { LandingPageProductsDocument } from './documents/landing-page-products.ts';
export { LoadLandingPageDocument } from './documents/load-landing-page.ts';
export { CountListingDocument } from './documents/count-listing.ts';
export { LoadListingFiltersDocument } from './documents/load-listing-filters.ts';
export { LoadListingDocument } from './documents/load-listing.ts';
export { PopularCategoriesDocument } from './documents/popular-categories.ts';
export { SitemapBrandsDocument } from './documents/sitemap-brands.ts';
export { SitemapCatalogueDocument } from './documents/sitemap-catalogue.ts';
export { SitemapPostsDocument } from './documents/sitemap-posts.ts';
export { SitemapProductsDocument } from './documents/sitemap-products.ts';
export { LoadOrderCalendarDocument } from './documents/load-order-calendar.ts';
export { LoadProductDocument } from './documents/load-product.ts';
export { LoadReviewsDocument } from './documents/load-reviews.ts';
export { ProductPathDocument } from './documents/product-path.ts';
export { ProductPathByKeyDocument } from './documents/product-path-by-key.ts';
export { ResolveDocument } from './documents/resolve.ts';
export { LoadSaleDocument } from './documents/load-sale.ts';
export { LoadSearchDocument } from './documents/load-search.ts';
export { LoadSharedWishlistDocument } from './documents/load-shared-wishlist.ts';