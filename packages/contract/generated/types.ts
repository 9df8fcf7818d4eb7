export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  cart: Cart;
};

export type AddConfigurableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type AddConfigurableProductsToCartOutput = {
  cart: Cart;
};

export type AddProductsToCartOutput = {
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type AddProductsToCompareListInput = {
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type AddProductsToWishlistOutput = {
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

/** Ours. */
export type AddSampleProductToCartInput = {
  cart_id: Scalars['String']['input'];
  sku: Scalars['String']['input'];
};

/** Ours. */
export type AddSampleProductToCartOutput = {
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type AddSimpleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  cart: Cart;
};

export type AddVirtualProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<VirtualProductCartItemInput>>;
};

export type AddVirtualProductsToCartOutput = {
  cart: Cart;
};

export type AddWishlistItemsToCartOutput = {
  add_wishlist_items_to_cart_user_errors: Array<Maybe<WishlistCartUserInputError>>;
  /** Whether all of it is in the cart. */
  status: Scalars['Boolean']['output'];
  wishlist: Wishlist;
};

/** One filter of a list. */
export type Aggregation = {
  attribute_code: Scalars['String']['output'];
  /** Number of options. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Ours: the range asked for. */
  from?: Maybe<Scalars['Float']['output']>;
  /** Ours: true for a range between `min_value` and `max_value`, which hold without the filter itself. */
  is_range?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** Ours. */
  max_value?: Maybe<Scalars['Float']['output']>;
  /** Ours. */
  min_value?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  /** Ours: the range asked for. */
  to?: Maybe<Scalars['Float']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** Ours. */
  swatch_data?: Maybe<SwatchData>;
  value: Scalars['String']['output'];
};

export type AggregationOptionInterface = {
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AlternateOpeningHours = {
  /** YYYY-MM-DD. */
  date: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** Empty when closed. */
  times?: Maybe<Array<Maybe<OpeningTime>>>;
};

export type AppliedCoupon = {
  code: Scalars['String']['output'];
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  cart: Cart;
};

export type AreaInput = {
  radius: Scalars['Int']['input'];
  search_term: Scalars['String']['input'];
};

export type AssignCompareListToCustomerOutput = {
  compare_list?: Maybe<CompareList>;
  result: Scalars['Boolean']['output'];
};

export type AttributeFilterInput = {
  is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type AttributeMetadataError = {
  message: Scalars['String']['output'];
  type: AttributeMetadataErrorType;
};

export type AttributeMetadataErrorType =
  | 'ATTRIBUTE_NOT_FOUND'
  | 'ENTITY_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptionInterface = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  code: Scalars['ID']['output'];
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

export type AttributeValue = AttributeValueInterface & {
  code: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeValueInterface = {
  code: Scalars['ID']['output'];
};

export type AvailablePaymentMethod = {
  code: Scalars['String']['output'];
  is_deferred: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

/** Ours: `working_days` is how long the parcel is on its way. */
export type AvailableShippingMethod = {
  amount: Money;
  available: Scalars['Boolean']['output'];
  /** @deprecated Use `amount`. */
  base_amount?: Maybe<Money>;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  /** Ours: when a parcel ordered now arrives, which is when its slowest line does; null for a pickup. */
  delivery_dates?: Maybe<DeliveryDates>;
  /** Ours: a sentence on what happens. */
  description?: Maybe<Scalars['String']['output']>;
  error_message?: Maybe<Scalars['String']['output']>;
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
  /** Ours. */
  working_days?: Maybe<WorkingDays>;
};

export type BestsellerSourceInput = {
  priority?: InputMaybe<Scalars['Int']['input']>;
  sourceField?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type BestsellerTab = {
  item_count: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Bestsellers = {
  tab_count: Scalars['Int']['output'];
  tabs?: Maybe<Array<Maybe<BestsellerTab>>>;
};

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  city: Scalars['String']['output'];
  /** Ours: number in the register of companies. */
  coc?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  /** @deprecated Use the shipping address. */
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type BlogAuthor = {
  author_id?: Maybe<Scalars['Int']['output']>;
  author_url?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** What the author does. */
  title?: Maybe<Scalars['String']['output']>;
};

export type BlogCategory = {
  category_id?: Maybe<Scalars['Int']['output']>;
  category_url?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  /** Ours: published posts in it. */
  post_count: Scalars['Int']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

/** Times are UTC, as Magento writes them: `2026-11-15 09:05:00`. */
export type BlogPost = {
  author?: Maybe<BlogAuthor>;
  author_id?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<BlogCategory>>>;
  /** HTML. */
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  creation_time?: Maybe<Scalars['String']['output']>;
  /** Ours: as on CmsPage. */
  embedded_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** 960 pixels wide; other widths stand in the same address. */
  featured_image?: Maybe<Scalars['String']['output']>;
  /** Ours: the text alternative of the picture. */
  featured_image_alt?: Maybe<Scalars['String']['output']>;
  /** Ours: as `image_focus` of CategoryInterface. */
  featured_image_focus?: Maybe<PictureFocus>;
  /** The same as `content`. */
  filtered_content?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  /** 1: posts that are switched off are not served. */
  is_active?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  post_id?: Maybe<Scalars['Int']['output']>;
  post_url?: Maybe<Scalars['String']['output']>;
  publish_time?: Maybe<Scalars['String']['output']>;
  /** Ours: minutes it takes to read, at least one. */
  reading_minutes: Scalars['Int']['output'];
  /** Ours: the newest other posts of the same categories, then of the others. */
  related_posts?: Maybe<Array<Maybe<BlogPost>>>;
  /** Ours: products chosen for the post. */
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** Plain words for lists. */
  short_filtered_content?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  update_time?: Maybe<Scalars['String']['output']>;
};


/** Times are UTC, as Magento writes them: `2026-11-15 09:05:00`. */
export type BlogPostRelated_PostsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** `author_id` and `category_id` take identifiers as well as numbers; `search` looks for words in title and text. There are no tags. */
export type BlogPostsFilterInput = {
  author_id?: InputMaybe<FilterTypeInput>;
  category_id?: InputMaybe<FilterTypeInput>;
  content?: InputMaybe<FilterTypeInput>;
  post_id?: InputMaybe<FilterTypeInput>;
  publish_time?: InputMaybe<FilterTypeInput>;
  search?: InputMaybe<FilterTypeInput>;
  tag_id?: InputMaybe<FilterTypeInput>;
  title?: InputMaybe<FilterTypeInput>;
};

export type Brand = {
  category?: Maybe<CategoryTree>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** Ours: as on CategoryInterface. */
  image_focus?: Maybe<PictureFocus>;
  logo?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  option_id?: Maybe<Scalars['Int']['output']>;
  positionInSlider?: Maybe<Scalars['Int']['output']>;
  short_description?: Maybe<Scalars['String']['output']>;
  showInSlider: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  urlKey: Scalars['String']['output'];
};

export type BrandFilterInput = {
  option_id?: InputMaybe<FilterEqualTypeInput>;
  showInSlider?: InputMaybe<FilterEqualTypeInput>;
  title?: InputMaybe<FilterMatchTypeInput>;
  urlKey?: InputMaybe<FilterEqualTypeInput>;
};

export type BrandSortInput = {
  positionInSlider?: InputMaybe<SortEnum>;
  title?: InputMaybe<SortEnum>;
};

export type Brands = {
  items?: Maybe<Array<Maybe<Brand>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type Breadcrumb = {
  /** @deprecated Kept for existing clients. */
  category_id?: Maybe<Scalars['Int']['output']>;
  category_level?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_uid: Scalars['ID']['output'];
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type BundleCartItem = CartItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Why the line cannot be ordered as it is; null when it can. */
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Ours: a fabric sample. */
  is_sample: Scalars['Boolean']['output'];
  /** Ours: fibres or materials per part, of a bundle under the name of each of its pieces, as the order will keep them (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** Ours: what changed since the line was added, in the shopper's words: another price, a capped quantity. */
  notes: Array<CartItemNote>;
  prices?: Maybe<CartItemPrices>;
  /** Of a configurable line the parent; the chosen child is `configured_variant`. */
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type BundleCreditMemoItem = CreditMemoItemInterface & {
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type BundleItem = {
  /** @deprecated Kept for existing clients. */
  option_id?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  price_range: PriceRange;
  required?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type BundleItemOption = {
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
  /** @deprecated Kept for existing clients. */
  qty?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
};

/** `value` holds the ids of the chosen selections. */
export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

export type BundleOrderItem = OrderItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  gift_message?: Maybe<GiftMessage>;
  id: Scalars['ID']['output'];
  /** Ours. */
  image?: Maybe<ProductImage>;
  /** Ours: fibres or materials per part as they were when it was ordered (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  /** Null when it is no longer offered. */
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type BundleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  /** When it can be with the shopper. The capital is the wire name clients know. */
  DeliveryTime?: Maybe<DeliveryTime>;
  /** @deprecated Kept for existing clients. */
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: price per base unit of goods sold by measure (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  brand?: Maybe<Brand>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** Ours: care instructions, a symbol code with its words. */
  care?: Maybe<Array<Maybe<ProductCareInstruction>>>;
  cashback_promotion?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: a card with its fabrics. It stands in no list and is bought with `addSampleProductToCart`. */
  fabric_sample?: Maybe<ProductInterface>;
  /** Attributes that can be filtered, with this product's options. */
  filter_attributes?: Maybe<Array<Maybe<ProductFilterAttribute>>>;
  /** Ours: how it fits, as buyers say; null below five answers. */
  fit_summary?: Maybe<ProductFitSummary>;
  gift_message_available: Scalars['Boolean']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes shown on the product page; the value is the label text. */
  information_attributes?: Maybe<Array<Maybe<ProductInformationAttribute>>>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
  labels?: Maybe<Array<Maybe<ProductLabel>>>;
  /** @deprecated Kept for existing clients. */
  manufacturer?: Maybe<Scalars['Int']['output']>;
  /** The manufacturer's recommended price; never struck, never the base of a percentage (LAW-03). */
  manufacturer_price?: Maybe<Scalars['Float']['output']>;
  /** Ours: fibres or materials per part (LAW-15). */
  materials?: Maybe<Array<Maybe<ProductMaterialPart>>>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for existing clients. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Inside its new-from and new-to dates. */
  new?: Maybe<Scalars['Boolean']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** Ours: the products its parts are chosen from, each once; of a variant the product it is of, which says what it is made of and by whom (LAW-14, LAW-15). */
  part_products: Array<ProductInterface>;
  /** @deprecated Kept for existing clients. */
  price?: Maybe<ProductPrices>;
  price_details?: Maybe<PriceDetails>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_view?: Maybe<PriceViewEnum>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** Approved reviews, newest first; a variant has those of its product. */
  reviews: ProductReviews;
  /** Ours: who made it and who answers for it in the EU (LAW-14). */
  safety?: Maybe<ProductSafety>;
  /** A reduction that may be announced is running at this moment (LAW-03). */
  sale?: Maybe<Scalars['Boolean']['output']>;
  sales_data?: Maybe<ProductSalesData>;
  ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be delivered from the web stock. */
  stock_qty?: Maybe<Scalars['Float']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  tier_price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Kept for existing clients. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** Base unit of goods sold by measure, e.g. ml. */
  unit?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type BundleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type BundleWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  bundle_options?: Maybe<Array<Maybe<SelectedBundleOption>>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** A remark of the owner. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type CancelOrderError = {
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  /** @deprecated Use `errorV2`. */
  error?: Maybe<Scalars['String']['output']>;
  errorV2?: Maybe<CancelOrderError>;
  order?: Maybe<CustomerOrder>;
};

export type CancellationReason = {
  description: Scalars['String']['output'];
};

export type Cart = {
  /** @deprecated Use `applied_coupons`. */
  applied_coupon?: Maybe<AppliedCoupon>;
  /** Null when there is none; one at a time. */
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  /** Ours: what the shopper wants the shop to know. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Ours: why the code on the cart gives nothing at this moment; null when it does. */
  coupon_message?: Maybe<Scalars['String']['output']>;
  /** Ours: the first method for the cart's destination; null when every line is virtual. */
  default_shipping_method?: Maybe<SelectedShippingMethod>;
  /** Ours: of the line that takes longest; null when the cart is empty. */
  delivery_time?: Maybe<DeliveryTime>;
  email?: Maybe<Scalars['String']['output']>;
  /** Ours: the rule that holds here; null when it is switched off. */
  free_shipping_amount?: Maybe<FreeShippingAmount>;
  /** Ours: what is missing to free delivery to the cart's destination, never below 0; null when there is none to reach. */
  free_shipping_remaining?: Maybe<Money>;
  gift_message?: Maybe<GiftMessage>;
  id: Scalars['ID']['output'];
  is_virtual: Scalars['Boolean']['output'];
  /** @deprecated Use `itemsV2`. */
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  prices?: Maybe<CartPrices>;
  /** Ours: in the answer of `restoreCartFromOrder`, the lines that are not in the cart as they were ordered; null everywhere else. */
  restore_errors?: Maybe<Array<CheckoutUserInputError>>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  /** Ours: what a cart icon shows, lines or pieces as `cart_summary_display_quantity` says. */
  summary_count: Scalars['Int']['output'];
  /** The sum of all quantities. */
  total_quantity: Scalars['Float']['output'];
  /** Ours: what the tax office said of the VAT number on the cart; null without one. */
  vat_check?: Maybe<CartVatCheck>;
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type CartAddressCountry = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartAddressInput = {
  city: Scalars['String']['input'];
  /** Ours: number in the register of companies. */
  coc?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  city: Scalars['String']['output'];
  /** Ours: number in the register of companies. */
  coc?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartDiscount = {
  amount: Money;
  label: Array<Maybe<Scalars['String']['output']>>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartItemError = {
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  /** Quantities of bundle selections: the uid of the selection and the quantity as text. */
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  /** Compound uids of configurable values and bundle selections. */
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type CartItemInterface = {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  /** Why the line cannot be ordered as it is; null when it can. */
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Ours: a fabric sample. */
  is_sample: Scalars['Boolean']['output'];
  /** Ours: fibres or materials per part, of a bundle under the name of each of its pieces, as the order will keep them (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** Ours: what changed since the line was added, in the shopper's words: another price, a capped quantity. */
  notes: Array<CartItemNote>;
  prices?: Maybe<CartItemPrices>;
  /** Of a configurable line the parent; the chosen child is `configured_variant`. */
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

/** Ours. */
export type CartItemNote = {
  code: CartItemNoteType;
  message: Scalars['String']['output'];
};

/** Ours. */
export type CartItemNoteType =
  | 'PRICE_HIGHER'
  | 'PRICE_LOWER'
  | 'QUANTITY_CAPPED';

/** Amounts of a line before the coupon, unless they are named discount. */
export type CartItemPrices = {
  /** Ours: what a litre, kilogram or metre costs at the price of one piece (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  catalog_discount?: Maybe<ProductDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  original_item_price: Money;
  original_row_total: Money;
  /** One piece, excluding VAT. */
  price: Money;
  price_including_tax: Money;
  /** Ours: the only price a reduction of one piece may be compared with (LAW-03); null when none may be announced. */
  reference_price?: Maybe<ReferencePrice>;
  row_catalog_discount?: Maybe<ProductDiscount>;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
};

export type CartItemQuantity = {
  cart_item_id: Scalars['Int']['output'];
  quantity: Scalars['Float']['output'];
};

export type CartItemSelectedOptionValuePrice = {
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemUpdateInput = {
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  gift_message?: InputMaybe<GiftMessageInput>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type CartItems = {
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartPrices = {
  /** VAT per rate, contained in the total; null when there is none. */
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  /** @deprecated Use `discounts`. */
  discount?: Maybe<CartDiscount>;
  /** Null when there is none; amounts are positive. */
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total?: Maybe<Money>;
  grand_total_excluding_tax?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
};

export type CartTaxItem = {
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
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

/** Ours. */
export type CartVatCheck = {
  /** Null: it could not be asked, and VAT is charged. */
  is_valid?: Maybe<Scalars['Boolean']['output']>;
  message: Scalars['String']['output'];
  vat_id: Scalars['String']['output'];
};

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  ids?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryInterface = {
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  children_count?: Maybe<Scalars['String']['output']>;
  /** The block that editors named `category-` and the number of the category. */
  cms_block?: Maybe<CmsBlock>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  /** Ours: the point of the picture that stays in sight however it is cut; null: nobody has chosen one. */
  image_focus?: Maybe<PictureFocus>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  uid: Scalars['ID']['output'];
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryInterfaceProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryProducts = {
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryResult = {
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  children_count?: Maybe<Scalars['String']['output']>;
  /** The block that editors named `category-` and the number of the category. */
  cms_block?: Maybe<CmsBlock>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  /** Ours: the point of the picture that stays in sight however it is cut; null: nobody has chosen one. */
  image_focus?: Maybe<PictureFocus>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryTreeProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CheckoutAgreement = {
  agreement_id: Scalars['Int']['output'];
  checkbox_text: Scalars['String']['output'];
  content: Scalars['String']['output'];
  content_height?: Maybe<Scalars['String']['output']>;
  is_html: Scalars['Boolean']['output'];
  mode: CheckoutAgreementMode;
  name: Scalars['String']['output'];
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutUserInputError = {
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type CmsBlock = {
  content?: Maybe<Scalars['String']['output']>;
  /** Ours: as on CmsPage. */
  embedded_products?: Maybe<Array<Maybe<ProductInterface>>>;
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsPage = RoutableInterface & {
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  /** Ours: the products that `[product SKU]` paragraphs of the content name, once each; what cannot be seen is left out. */
  embedded_products?: Maybe<Array<Maybe<ProductInterface>>>;
  identifier?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  page_layout?: Maybe<Scalars['String']['output']>;
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  value?: Maybe<Scalars['String']['output']>;
};

export type ComparableAttribute = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ComparableItem = {
  /** One for each attribute of the list, in its order; an empty value where the product has none. */
  attributes: Array<Maybe<ProductAttribute>>;
  product: ProductInterface;
  /** The product's number. */
  uid: Scalars['ID']['output'];
};

export type CompareList = {
  /** What at least one of the products has. */
  attributes?: Maybe<Array<Maybe<ComparableAttribute>>>;
  item_count: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<ComparableItem>>>;
  /** 32 characters; who has them may use a guest's list. */
  uid: Scalars['ID']['output'];
};

export type ComplexTextValue = {
  html: Scalars['String']['output'];
};

export type ConfigurableAttributeOption = {
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableCartItem = CartItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  configurable_options: Array<Maybe<SelectedConfigurableOption>>;
  configured_variant: ProductInterface;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Why the line cannot be ordered as it is; null when it can. */
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Ours: a fabric sample. */
  is_sample: Scalars['Boolean']['output'];
  /** Ours: fibres or materials per part, of a bundle under the name of each of its pieces, as the order will keep them (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** Ours: what changed since the line was added, in the shopper's words: another price, a capped quantity. */
  notes: Array<CartItemNote>;
  prices?: Maybe<CartItemPrices>;
  /** Of a configurable line the parent; the chosen child is `configured_variant`. */
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type ConfigurableOptionAvailableForSelection = {
  attribute_code: Scalars['String']['output'];
  option_value_uids: Array<Maybe<Scalars['ID']['output']>>;
};

export type ConfigurableOrderItem = OrderItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  gift_message?: Maybe<GiftMessage>;
  id: Scalars['ID']['output'];
  /** Ours. */
  image?: Maybe<ProductImage>;
  /** Ours: fibres or materials per part as they were when it was ordered (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  /** Null when it is no longer offered. */
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  /** When it can be with the shopper. The capital is the wire name clients know. */
  DeliveryTime?: Maybe<DeliveryTime>;
  /** @deprecated Kept for existing clients. */
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: price per base unit of goods sold by measure (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  brand?: Maybe<Brand>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** Ours: care instructions, a symbol code with its words. */
  care?: Maybe<Array<Maybe<ProductCareInstruction>>>;
  cashback_promotion?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  /** Ours: a card with its fabrics. It stands in no list and is bought with `addSampleProductToCart`. */
  fabric_sample?: Maybe<ProductInterface>;
  /** Attributes that can be filtered, with this product's options. */
  filter_attributes?: Maybe<Array<Maybe<ProductFilterAttribute>>>;
  /** Ours: how it fits, as buyers say; null below five answers. */
  fit_summary?: Maybe<ProductFitSummary>;
  /** The size chart of this garment. The name is the wire name clients know. */
  fkv_maten?: Maybe<Array<Maybe<SizeChartRow>>>;
  gift_message_available: Scalars['Boolean']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes shown on the product page; the value is the label text. */
  information_attributes?: Maybe<Array<Maybe<ProductInformationAttribute>>>;
  labels?: Maybe<Array<Maybe<ProductLabel>>>;
  /** @deprecated Kept for existing clients. */
  manufacturer?: Maybe<Scalars['Int']['output']>;
  /** The manufacturer's recommended price; never struck, never the base of a percentage (LAW-03). */
  manufacturer_price?: Maybe<Scalars['Float']['output']>;
  /** Ours: fibres or materials per part (LAW-15). */
  materials?: Maybe<Array<Maybe<ProductMaterialPart>>>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for existing clients. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Inside its new-from and new-to dates. */
  new?: Maybe<Scalars['Boolean']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** Approved reviews, newest first; a variant has those of its product. */
  reviews: ProductReviews;
  /** Ours: who made it and who answers for it in the EU (LAW-14). */
  safety?: Maybe<ProductSafety>;
  /** A reduction that may be announced is running at this moment (LAW-03). */
  sale?: Maybe<Scalars['Boolean']['output']>;
  sales_data?: Maybe<ProductSalesData>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be delivered from the web stock. */
  stock_qty?: Maybe<Scalars['Float']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  tier_price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Kept for existing clients. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** Base unit of goods sold by measure, e.g. ml. */
  unit?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  variants?: Maybe<Array<Maybe<ConfigurableVariant>>>;
  /** @deprecated Kept for existing clients. */
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ConfigurableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** `data.sku` is the chosen child, `parent_sku` the product. */
export type ConfigurableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  variant_sku?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigurableProductOption = {
  attribute_code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  is_available: Scalars['Boolean']['output'];
  is_use_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  swatch?: Maybe<SwatchDataInterface>;
  uid: Scalars['ID']['output'];
};

export type ConfigurableProductOptions = {
  attribute_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  attribute_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  attribute_id_v2?: Maybe<Scalars['Int']['output']>;
  attribute_uid: Scalars['ID']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for existing clients. */
  product_id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  use_default?: Maybe<Scalars['Boolean']['output']>;
  values?: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsSelection = {
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOption>>>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  options_available_for_selection?: Maybe<Array<Maybe<ConfigurableOptionAvailableForSelection>>>;
  variant?: Maybe<SimpleProduct>;
};

export type ConfigurableProductOptionsValues = {
  default_label?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  store_label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
  use_default_value?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for existing clients. */
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableVariant = {
  attributes?: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  /** @deprecated Use `configured_variant`. */
  child_sku: Scalars['String']['output'];
  configurable_options?: Maybe<Array<Maybe<SelectedConfigurableOption>>>;
  configured_variant?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** A remark of the owner. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type ConfirmEmailInput = {
  confirmation_key: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
  | 'ACCOUNT_CONFIRMED';

export type ContactUsInput = {
  comment: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  status: Scalars['Boolean']['output'];
};

/** A page by its number, which is the same in every view, and its path, which is not. */
export type ContentPath = {
  id: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  type: UrlRewriteEntityTypeEnum;
};

export type Country = {
  available_regions?: Maybe<Array<Maybe<Region>>>;
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
};

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

/** Ours. */
export type CountryDeliveryDays = {
  country_code: CountryCodeEnum;
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type CreateAccountFromOrderInput = {
  email: Scalars['String']['input'];
  order_id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};

export type CreateCompareListInput = {
  /** Numbers or uids of products. */
  products?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type CreateCustomerWithAddressInput = {
  /** Its names are the customer's unless told. */
  address?: InputMaybe<CustomerAddressInput>;
  coc?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGuestCartInput = {
  /** 32 characters of the caller's choice. */
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  cart?: Maybe<Cart>;
};

export type CreateProductReviewInput = {
  /** Ours: `small`, `normal` or `large`; of what is worn in sizes. */
  fit?: InputMaybe<Scalars['String']['input']>;
  nickname: Scalars['String']['input'];
  /** One for each rating of `productReviewRatingsMetadata`. */
  ratings: Array<InputMaybe<ProductReviewRatingInput>>;
  sku: Scalars['String']['input'];
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  review: ProductReview;
};

export type CreditMemo = {
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<CreditMemoItemInterface>>>;
  number: Scalars['String']['output'];
  /** Ours: what goes back to the customer. Less than the total when the rest pays the invoice of the same change. */
  refunded: Money;
  total?: Maybe<CreditMemoTotal>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoTotal = {
  adjustment: Money;
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type Currency = {
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  exchange_rates?: Maybe<Array<Maybe<ExchangeRate>>>;
};

/** ISO 4217 codes the shop knows; prices are in EUR. */
export type CurrencyEnum =
  | 'AUD'
  | 'BGN'
  | 'CAD'
  | 'CHF'
  | 'CZK'
  | 'DKK'
  | 'EUR'
  | 'GBP'
  | 'HUF'
  | 'JPY'
  | 'NOK'
  | 'PLN'
  | 'RON'
  | 'SEK'
  | 'USD';

export type Customer = {
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  addressesV2?: Maybe<CustomerAddresses>;
  allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  /** Ours: number in the register of companies. */
  coc?: Maybe<Scalars['String']['output']>;
  /** Ours. */
  company?: Maybe<Scalars['String']['output']>;
  compare_list?: Maybe<CompareList>;
  confirmation_status: ConfirmationStatusEnum;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `date_of_birth`. */
  dob?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  /** 1 male, 2 female, 3 not specified. */
  gender?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Not for storefronts. */
  group_id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Not for storefronts. */
  id?: Maybe<Scalars['Int']['output']>;
  /** Ours: a business account whose data were checked. */
  is_approved: Scalars['Boolean']['output'];
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<CustomerOrders>;
  prefix?: Maybe<Scalars['String']['output']>;
  /**
   * The customer's own reviews that are shown in the shop, newest first.
   * Ours: with `all` also those that wait or were refused; `status` says which.
   */
  reviews: ProductReviews;
  suffix?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `wishlists` or `wishlist_v2`. */
  wishlist: Wishlist;
  wishlist_v2?: Maybe<Wishlist>;
  /** Everybody has exactly one. */
  wishlists: Array<Maybe<Wishlist>>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type CustomerOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ScopeTypeEnum>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


export type CustomerReviewsArgs = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  city?: Maybe<Scalars['String']['output']>;
  /** Ours: number in the register of companies. */
  coc?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  /** @deprecated Use `country_code`. */
  country_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `custom_attributesV2`. */
  custom_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  /** @deprecated Not for storefronts. */
  customer_id?: Maybe<Scalars['Int']['output']>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  extension_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  region_id?: Maybe<Scalars['Int']['output']>;
  /** Street, number, addition. */
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerAddressAttribute = {
  attribute_code?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressAttributeInput = {
  attribute_code: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type CustomerAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  coc?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<CountryCodeEnum>;
  country_id?: InputMaybe<CountryCodeEnum>;
  custom_attributes?: InputMaybe<Array<InputMaybe<CustomerAddressAttributeInput>>>;
  custom_attributesV2?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressRegion = {
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddresses = {
  items?: Maybe<Array<Maybe<CustomerAddress>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerCreateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  coc?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerInput = {
  coc?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerOrder = {
  applied_coupons: Array<Maybe<AppliedCoupon>>;
  available_actions: Array<Maybe<OrderActionType>>;
  /** Ours: what `retryPayment` takes; empty when the order cannot be paid now. */
  available_payment_methods: Array<PaymentMethod>;
  billing_address?: Maybe<OrderAddress>;
  /** Ours: the shopper may pay it now, with `retryPayment`. */
  can_pay: Scalars['Boolean']['output'];
  carrier?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** @deprecated Use `order_date`. */
  created_at?: Maybe<Scalars['String']['output']>;
  credit_memos?: Maybe<Array<Maybe<CreditMemo>>>;
  /** Ours: null unless the shop shows it and the caller is entitled. */
  customer_email?: Maybe<Scalars['String']['output']>;
  customer_info: OrderCustomerInfo;
  /** Ours: when it should arrive or be ready. */
  delivery_dates?: Maybe<DeliveryDates>;
  email?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  /** @deprecated Use `total.grand_total`. */
  grand_total?: Maybe<Scalars['Float']['output']>;
  /** Ours: the secret that opens the order. */
  hash: Scalars['String']['output'];
  /** Ours: until when its pieces are held for who has not paid, in the shop's time zone; null when nothing is held. */
  held_until?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** @deprecated Use `id`. */
  increment_id?: Maybe<Scalars['String']['output']>;
  invoices: Array<Maybe<Invoice>>;
  is_virtual: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  number: Scalars['String']['output'];
  /** In the shop's time zone. */
  order_date: Scalars['String']['output'];
  /** Ours: what it is given in exchange for; null: it was bought. */
  order_exchange?: Maybe<OrderExchange>;
  /** @deprecated Use `number`. */
  order_number: Scalars['String']['output'];
  /** Ours: what came or comes back of it, the newest first. */
  order_returns: Array<OrderReturn>;
  order_status_change_date: Scalars['String']['output'];
  /** Ours: what belongs to the instructions, as in its mails and in the language of the order: reference, amount, last day. */
  payment_facts: Array<KeyValue>;
  /** Ours: HTML for methods the shopper finishes alone, such as a bank transfer; null when nothing is to be done. */
  payment_instructions?: Maybe<Scalars['String']['output']>;
  /** Ours: the bank or the provider refused the last try to pay it. */
  payment_is_declined: Scalars['Boolean']['output'];
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  /** Ours: the branch it is collected in. */
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  /** In the language of the store view. */
  status: Scalars['String']['output'];
  /** Ours. */
  status_code: Scalars['String']['output'];
  token: Scalars['String']['output'];
  total?: Maybe<OrderTotal>;
};

export type CustomerOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrders = {
  date_of_first_order?: Maybe<Scalars['String']['output']>;
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerOrdersFilterInput = {
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOutput = {
  customer: Customer;
};

export type CustomerPaymentTokens = {
  items: Array<Maybe<PaymentToken>>;
};

export type CustomerToken = {
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerTokenOutput = {
  customer: Customer;
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  coc?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomizableOptionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type CustomizableOptionInterface = {
  /** @deprecated Kept for existing clients. */
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

export type DeleteCompareListOutput = {
  result: Scalars['Boolean']['output'];
};

export type DeletePaymentTokenOutput = {
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  result: Scalars['Boolean']['output'];
};

/** Ours: days as YYYY-MM-DD. */
export type DeliveryDates = {
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type DeliveryTime = {
  /** green: web stock, amber: from a branch, blue: made to order, grey: not in stock. */
  color?: Maybe<Scalars['String']['output']>;
  /** truck, clock, scissors or bell, in the order of the colours. */
  icon?: Maybe<Scalars['String']['output']>;
  long?: Maybe<Scalars['String']['output']>;
  short?: Maybe<Scalars['String']['output']>;
};

export type Discount = {
  amount: Money;
  applied_to: CartDiscountType;
  coupon?: Maybe<AppliedCoupon>;
  label: Scalars['String']['output'];
};

export type DynamicForm = {
  fieldsets?: Maybe<Array<Maybe<DynamicFormFieldset>>>;
  id: Scalars['ID']['output'];
  /** Ours. */
  identifier: Scalars['String']['output'];
  /** Ours: the moment the form was handed out, to send back with it; ISO 8601. */
  opened_at: Scalars['String']['output'];
  /** Each fieldset is a step of its own. */
  showFieldsetsAsPages?: Maybe<Scalars['Boolean']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type DynamicFormField = {
  /** What a ticked box sends. */
  checkedValue?: Maybe<Scalars['String']['output']>;
  /** The type of the HTML input, where the field is one. */
  inputType?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The choices; each is its own value. */
  options?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  placeholder?: Maybe<Scalars['String']['output']>;
  /** text, textarea, select, radio, checkbox, date, hidden, email or telephone. */
  type: Scalars['String']['output'];
  /** What an empty box sends. */
  uncheckedValue?: Maybe<Scalars['String']['output']>;
  validation?: Maybe<Array<Maybe<DynamicFormValidation>>>;
  /** Filled in from the start. */
  value?: Maybe<Scalars['String']['output']>;
};

export type DynamicFormFieldset = {
  fields?: Maybe<Array<Maybe<DynamicFormField>>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type DynamicFormValidation = {
  /** The number of a length. */
  additional?: Maybe<Scalars['String']['output']>;
  /** required, alphanumeric, alphanumeric_spaces, letters, email, url, numeric, decimal, no_html, min_length or max_length. */
  type: Scalars['String']['output'];
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type EntityUrl = {
  /** @deprecated Kept for existing clients. */
  canonical_url?: Maybe<Scalars['String']['output']>;
  entity_uid?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  redirectCode?: Maybe<Scalars['Int']['output']>;
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type Error = {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: Scalars['String']['input'];
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateTotalsOutput = {
  cart?: Maybe<Cart>;
};

export type ExchangeRate = {
  currency_to?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Float']['output']>;
};

export type Faq = {
  items?: Maybe<Array<Maybe<FaqCategory>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  /** Of categories. */
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type FaqCategory = {
  category_id: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<FaqItem>>>;
  title: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type FaqItem = {
  faq_id: Scalars['Int']['output'];
  /** HTML. */
  long_answer?: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
  /** Plain words. */
  short_answer?: Maybe<Scalars['String']['output']>;
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  finset?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  from?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  gteq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  like?: InputMaybe<Scalars['String']['input']>;
  lt?: InputMaybe<Scalars['String']['input']>;
  lteq?: InputMaybe<Scalars['String']['input']>;
  moreq?: InputMaybe<Scalars['String']['input']>;
  neq?: InputMaybe<Scalars['String']['input']>;
  nin?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notnull?: InputMaybe<Scalars['String']['input']>;
  null?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FixedProductTax = {
  amount?: Maybe<Money>;
  label?: Maybe<Scalars['String']['output']>;
};

export type FixedProductTaxDisplaySettings =
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED'
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS';

export type FormTypeEnum =
  | 'category'
  | 'contact'
  | 'custom'
  | 'product';

export type FreeShippingAmount = {
  default_amount?: Maybe<Scalars['Float']['output']>;
  include_tax?: Maybe<Scalars['Boolean']['output']>;
  messages?: Maybe<Array<Maybe<FreeShippingMessage>>>;
};

export type FreeShippingMessage = {
  amount?: Maybe<Scalars['Float']['output']>;
  include_tax?: Maybe<Scalars['Boolean']['output']>;
  iso2_code: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type GiftMessage = {
  from: Scalars['String']['output'];
  message: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type GiftMessageInput = {
  from: Scalars['String']['input'];
  message: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type GlobalMessage = {
  /** `#1F3B2D`. */
  background_color?: Maybe<Scalars['String']['output']>;
  /** Ours: to remember which ones a visitor closed. */
  id: Scalars['Int']['output'];
  /** Plain words. */
  text?: Maybe<Scalars['String']['output']>;
  text_color?: Maybe<Scalars['String']['output']>;
};

export type GroupedProduct = PhysicalProductInterface & ProductInterface & RoutableInterface & {
  /** When it can be with the shopper. The capital is the wire name clients know. */
  DeliveryTime?: Maybe<DeliveryTime>;
  /** @deprecated Kept for existing clients. */
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: price per base unit of goods sold by measure (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  brand?: Maybe<Brand>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** Ours: care instructions, a symbol code with its words. */
  care?: Maybe<Array<Maybe<ProductCareInstruction>>>;
  cashback_promotion?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  /** Ours: a card with its fabrics. It stands in no list and is bought with `addSampleProductToCart`. */
  fabric_sample?: Maybe<ProductInterface>;
  /** Attributes that can be filtered, with this product's options. */
  filter_attributes?: Maybe<Array<Maybe<ProductFilterAttribute>>>;
  /** Ours: how it fits, as buyers say; null below five answers. */
  fit_summary?: Maybe<ProductFitSummary>;
  gift_message_available: Scalars['Boolean']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes shown on the product page; the value is the label text. */
  information_attributes?: Maybe<Array<Maybe<ProductInformationAttribute>>>;
  items?: Maybe<Array<Maybe<GroupedProductItem>>>;
  labels?: Maybe<Array<Maybe<ProductLabel>>>;
  look?: Maybe<Look>;
  /** @deprecated Kept for existing clients. */
  manufacturer?: Maybe<Scalars['Int']['output']>;
  /** The manufacturer's recommended price; never struck, never the base of a percentage (LAW-03). */
  manufacturer_price?: Maybe<Scalars['Float']['output']>;
  /** Ours: fibres or materials per part (LAW-15). */
  materials?: Maybe<Array<Maybe<ProductMaterialPart>>>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for existing clients. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Inside its new-from and new-to dates. */
  new?: Maybe<Scalars['Boolean']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** Approved reviews, newest first; a variant has those of its product. */
  reviews: ProductReviews;
  /** Ours: who made it and who answers for it in the EU (LAW-14). */
  safety?: Maybe<ProductSafety>;
  /** A reduction that may be announced is running at this moment (LAW-03). */
  sale?: Maybe<Scalars['Boolean']['output']>;
  sales_data?: Maybe<ProductSalesData>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be delivered from the web stock. */
  stock_qty?: Maybe<Scalars['Float']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  tier_price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Kept for existing clients. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** Base unit of goods sold by measure, e.g. ml. */
  unit?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type GroupedProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  position?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
  stock_qty?: Maybe<Scalars['Float']['output']>;
};

export type HttpQueryParameter = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ImageSwatchData = SwatchDataInterface & {
  thumbnail?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type InsufficientStockError = Error & {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  /** How many can still be had. */
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type Invoice = {
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  number: Scalars['String']['output'];
  total?: Maybe<InvoiceTotal>;
};

/** Ours. */
export type InvoiceDocument = {
  number: Scalars['String']['output'];
  /** Works for a short time. */
  url: Scalars['String']['output'];
};

export type InvoiceItem = InvoiceItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type IsEmailAvailableOutput = {
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type ItemSelectedBundleOption = {
  /** @deprecated Use `uid`. */
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  /** @deprecated Use `uid`. */
  id: Scalars['ID']['output'];
  price: Money;
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type KeyValue = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type LandingPage = RoutableInterface & {
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  /** Ours: as on CmsPage, of both contents. */
  embedded_products?: Maybe<Array<Maybe<ProductInterface>>>;
  identifier: Scalars['String']['output'];
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  product_filters?: Maybe<Array<Maybe<LandingPageProductFilter>>>;
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  secondary_content?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type LandingPageProductFilter = {
  attribute_code: Scalars['String']['output'];
  eq?: Maybe<Scalars['String']['output']>;
  from?: Maybe<Scalars['String']['output']>;
  in?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  match?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

export type LayerFilter = {
  filter_items?: Maybe<Array<Maybe<LayerFilterItemInterface>>>;
  filter_items_count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  request_var?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItemInterface = {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
};

/** A look is a grouped product with a drawn scene. */
export type Look = {
  hotspots?: Maybe<Array<Maybe<LookHotspot>>>;
  scene?: Maybe<ProductImage>;
};

/** Position in the scene as a share of its width and height, 0 to 1. */
export type LookHotspot = {
  sku: Scalars['String']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** In centimetres. */
export type Measurements = {
  bust?: Maybe<Scalars['Float']['output']>;
  foot?: Maybe<Scalars['Float']['output']>;
  head?: Maybe<Scalars['Float']['output']>;
  height?: Maybe<Scalars['Float']['output']>;
  hips?: Maybe<Scalars['Float']['output']>;
  neck?: Maybe<Scalars['Float']['output']>;
  waist?: Maybe<Scalars['Float']['output']>;
};

export type MeasurementsInput = {
  bust?: InputMaybe<Scalars['Float']['input']>;
  foot?: InputMaybe<Scalars['Float']['input']>;
  head?: InputMaybe<Scalars['Float']['input']>;
  height?: InputMaybe<Scalars['Float']['input']>;
  hips?: InputMaybe<Scalars['Float']['input']>;
  neck?: InputMaybe<Scalars['Float']['input']>;
  waist?: InputMaybe<Scalars['Float']['input']>;
};

export type MediaGalleryEntry = {
  content?: Maybe<ProductMediaGalleryEntriesContent>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  media_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  uid: Scalars['ID']['output'];
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type MediaGalleryInterface = {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

/** An amount with its currency; rounded to two digits, never a string. */
export type Money = {
  currency?: Maybe<CurrencyEnum>;
  value?: Maybe<Scalars['Float']['output']>;
};

/** The root of changing; every domain extends it. */
export type Mutation = {
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  /** Any kind of product. What cannot be added stands in `user_errors`; the rest is added. */
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  addProductsToCompareList?: Maybe<CompareList>;
  /** `wishlistId` 0 or empty is the customer's list. What cannot be added stands in `user_errors`; the rest is added. */
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  /** Ours: the fabric sample of a product, by its own SKU or that of the product; once each and at most five a cart. */
  addSampleProductToCart?: Maybe<AddSampleProductToCartOutput>;
  addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  addVirtualProductsToCart?: Maybe<AddVirtualProductsToCartOutput>;
  /** Puts all items, or the named ones, into the customer's cart; what is in the cart leaves the list. */
  addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  /** Puts a guest's list into the customer's. */
  assignCompareListToCustomer?: Maybe<AssignCompareListToCustomerOutput>;
  /** Makes a guest's cart the customer's; an own cart that exists is merged into it. */
  assignCustomerToGuestCart: Cart;
  /** `order_id` is the number, or the hash for guests. */
  cancelOrder?: Maybe<CancelOrderOutput>;
  changeCustomerPassword?: Maybe<Customer>;
  /** Makes the address that `updateCustomerEmail` asked for the customer's, with the key that was mailed there. */
  confirmEmail?: Maybe<CustomerOutput>;
  /** Ours: false when the link is unknown, was used or is too old. */
  confirmNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: the customer orders what the change adds, with the obligation to pay. Where something is to be paid first, `redirect_url` leads to it; sent again it pays again. */
  confirmOrderRevision: OrderRevisionOutput;
  /** Ours: false when the link is unknown, was used or is too old. */
  confirmProductAlert?: Maybe<Scalars['Boolean']['output']>;
  contactUs?: Maybe<ContactUsOutput>;
  /** Ours: an account from a placed order; `order_id` is its hash. */
  createAccountFromOrder?: Maybe<CustomerTokenOutput>;
  /** A customer has one list, and gets that. */
  createCompareList?: Maybe<CompareList>;
  /** @deprecated Use `createCustomerV2`. */
  createCustomer?: Maybe<CustomerOutput>;
  createCustomerAddress?: Maybe<CustomerAddress>;
  createCustomerV2?: Maybe<CustomerOutput>;
  /** Ours: account and first address, both or neither; the token logs the customer in. */
  createCustomerWithAddress?: Maybe<CustomerTokenOutput>;
  /** @deprecated Use `createGuestCart` or `customerCart`. */
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  /** Ours: a guest gets the opaque id of a new list, a customer the id of the own one. */
  createEmptyWishlist?: Maybe<Scalars['ID']['output']>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  /** Anybody may write. A review is shown when somebody of the shop has looked at it; the same one sent again is kept once. */
  createProductReview: CreateProductReviewOutput;
  /** Ours: the order stays as it was. */
  declineOrderRevision: OrderRevisionOutput;
  deleteCompareList?: Maybe<DeleteCompareListOutput>;
  /** The password is ours: an account is deleted with it alone. */
  deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  deletePaymentToken?: Maybe<DeletePaymentTokenOutput>;
  /** Ours: what that link leads to; it needs the log-in of the same customer. */
  downloadMyData?: Maybe<MyDataFile>;
  /** Ours: removes the account and what belongs to it (LAW-20). */
  eraseMyAccount?: Maybe<Scalars['Boolean']['output']>;
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** The cart as it would be with this destination and method; nothing is saved. */
  estimateTotals: EstimateTotalsOutput;
  /** Ours: everything the shop knows of the customer, as JSON (LAW-20). */
  exportMyData?: Maybe<Scalars['String']['output']>;
  generateCustomerToken?: Maybe<CustomerToken>;
  /** Adds a guest's lines to the customer's cart. Sent again it changes nothing. Lines the stock capped say so in their `errors`. */
  mergeCarts: Cart;
  /** Ours: moves what the customer's list does not have yet; the source is empty afterwards. Sent again it changes nothing. */
  mergeWishlists: Wishlist;
  /** Ours: puts what was put together on the telephone into the caller's cart, or into a new one. Sent again it changes nothing. */
  openTelephoneOrder: Cart;
  /** Sent again for the same cart within a day it answers with the same order. */
  placeOrder?: Maybe<PlaceOrderOutput>;
  /** A mail when a product is in stock again. Asking twice changes nothing. Who is not logged in with the address confirms it by mail. */
  productAlertSubscription?: Maybe<ProductAlertSubscriptionOutput>;
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  removeProductsFromCompareList?: Maybe<CompareList>;
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  /** Puts the lines of an own order into the cart. */
  reorderItems?: Maybe<ReorderItemsOutput>;
  /** Ours: mails a link to all of it, to read and for programs, to who has just logged in (LAW-20). */
  requestMyData?: Maybe<Scalars['Boolean']['output']>;
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: the lines of an unpaid order, which ends with it, in the caller's cart or in a new one. Sent again it answers with the same cart. */
  restoreCartFromOrder: Cart;
  /** Ours: pays an order that waits for money, with this or another method. */
  retryPayment?: Maybe<SetPaymentMethodOutput>;
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Ours. */
  saveMyMeasurements?: Maybe<Measurements>;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  /** Ours: what the shop should know about the order; empty takes it away. */
  setCommentOnCart: Cart;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  /** Ours: chooses how to pay and orders, all or nothing. Sent again for the same cart within a day it answers with the same order. */
  setPaymentMethod?: Maybe<SetPaymentMethodOutput>;
  /** @deprecated Use `setPaymentMethodOnCart` and `placeOrder`. */
  setPaymentMethodAndPlaceOrder?: Maybe<PlaceOrderOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /** Ours: mails the link to the list; at most 10 addresses a call and 20 a day. */
  shareWishlist?: Maybe<ShareWishlistOutput>;
  /** What is wrong with a field is data, not an error. The same message sent again within ten minutes counts once. */
  submitForm?: Maybe<SubmitFormOutput>;
  /**
   * Ours (LAW-08): declares the withdrawal from a contract. It is always taken and receipted by mail; the answer does not tell
   * whether the order exists.
   */
  submitWithdrawal: Withdrawal;
  subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Ours: the link that was shared ends; false when there was none. */
  unshareWishlist?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: false when the link is unknown. */
  unsubscribeNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: ends all alerts to the address the link was sent to; false when the link is unknown. */
  unsubscribeProductAlert?: Maybe<Scalars['Boolean']['output']>;
  /** Quantity 0 removes a line. What cannot be done stands in `errors`. */
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  /** @deprecated Use `updateCustomerV2`. */
  updateCustomer?: Maybe<CustomerOutput>;
  updateCustomerAddress?: Maybe<CustomerAddress>;
  updateCustomerEmail?: Maybe<CustomerOutput>;
  updateCustomerV2?: Maybe<CustomerOutput>;
  updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddSampleProductToCartArgs = {
  input: AddSampleProductToCartInput;
};


/** The root of changing; every domain extends it. */
export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** The root of changing; every domain extends it. */
export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationAssignCompareListToCustomerArgs = {
  uid: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** The root of changing; every domain extends it. */
export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** The root of changing; every domain extends it. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationConfirmOrderRevisionArgs = {
  payment_method?: InputMaybe<SetPaymentMethodMethodInput>;
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationConfirmProductAlertArgs = {
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationContactUsArgs = {
  input: ContactUsInput;
};


/** The root of changing; every domain extends it. */
export type MutationCreateAccountFromOrderArgs = {
  input: CreateAccountFromOrderInput;
};


/** The root of changing; every domain extends it. */
export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


/** The root of changing; every domain extends it. */
export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


/** The root of changing; every domain extends it. */
export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


/** The root of changing; every domain extends it. */
export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


/** The root of changing; every domain extends it. */
export type MutationCreateCustomerWithAddressArgs = {
  input: CreateCustomerWithAddressInput;
};


/** The root of changing; every domain extends it. */
export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


/** The root of changing; every domain extends it. */
export type MutationDeclineOrderRevisionArgs = {
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationDeleteCompareListArgs = {
  uid: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationDeleteCustomerArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** The root of changing; every domain extends it. */
export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationDownloadMyDataArgs = {
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationEraseMyAccountArgs = {
  password: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


/** The root of changing; every domain extends it. */
export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


/** The root of changing; every domain extends it. */
export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationMergeCartsArgs = {
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
  source_cart_id: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationMergeWishlistsArgs = {
  destination_wishlist_id?: InputMaybe<Scalars['ID']['input']>;
  source_wishlist_id: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationOpenTelephoneOrderArgs = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


/** The root of changing; every domain extends it. */
export type MutationProductAlertSubscriptionArgs = {
  input: ProductAlertSubscriptionInput;
};


/** The root of changing; every domain extends it. */
export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


/** The root of changing; every domain extends it. */
export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


/** The root of changing; every domain extends it. */
export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationRestoreCartFromOrderArgs = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
  hash: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationRetryPaymentArgs = {
  hash: Scalars['String']['input'];
  payment_method: SetPaymentMethodMethodInput;
};


/** The root of changing; every domain extends it. */
export type MutationSaveMyMeasurementsArgs = {
  input: MeasurementsInput;
};


/** The root of changing; every domain extends it. */
export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationSetCommentOnCartArgs = {
  cart_id: Scalars['String']['input'];
  comment: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationSetPaymentMethodArgs = {
  input: SetPaymentMethodInput;
};


/** The root of changing; every domain extends it. */
export type MutationSetPaymentMethodAndPlaceOrderArgs = {
  input?: InputMaybe<SetPaymentMethodAndPlaceOrderInput>;
};


/** The root of changing; every domain extends it. */
export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


/** The root of changing; every domain extends it. */
export type MutationShareWishlistArgs = {
  input: ShareWishlistInput;
};


/** The root of changing; every domain extends it. */
export type MutationSubmitFormArgs = {
  input: SubmitFormInput;
};


/** The root of changing; every domain extends it. */
export type MutationSubmitWithdrawalArgs = {
  input: WithdrawalInput;
};


/** The root of changing; every domain extends it. */
export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationUnshareWishlistArgs = {
  wishlist_id: Scalars['ID']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationUnsubscribeProductAlertArgs = {
  token: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


/** The root of changing; every domain extends it. */
export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


/** The root of changing; every domain extends it. */
export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


/** The root of changing; every domain extends it. */
export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** The root of changing; every domain extends it. */
export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


/** The root of changing; every domain extends it. */
export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};

/** A file; `content` in base64. */
export type MyDataFile = {
  content: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OpeningHours = {
  /** 1 is Monday, 7 is Sunday. */
  day: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  /** Empty when closed. */
  times?: Maybe<Array<Maybe<OpeningTime>>>;
};

export type OpeningTime = {
  /** HH:MM in Europe/Amsterdam. */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type Order = {
  /** @deprecated Use `order_number`. */
  order_id?: Maybe<Scalars['String']['output']>;
  order_number: Scalars['String']['output'];
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type OrderCustomerInfo = {
  firstname: Scalars['String']['output'];
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
};

/** Ours: pieces of an earlier order that pay for this one, as far as they are worth it. */
export type OrderExchange = {
  credit: Money;
  /** It is ordered once its customer orders and pays it (LAW-07). */
  is_offer: Scalars['Boolean']['output'];
  order_hash: Scalars['String']['output'];
  /** The earlier order, and the secret that opens it. */
  order_number: Scalars['String']['output'];
  return_number: Scalars['String']['output'];
  /** What is, or was, to be paid in money. */
  to_pay: Money;
  /** The last day of an offer, YYYY-MM-DD. */
  until?: Maybe<Scalars['String']['output']>;
};

export type OrderInformationInput = {
  email: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type OrderItem = OrderItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  gift_message?: Maybe<GiftMessage>;
  id: Scalars['ID']['output'];
  /** Ours. */
  image?: Maybe<ProductImage>;
  /** Ours: fibres or materials per part as they were when it was ordered (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  prices?: Maybe<OrderItemPrices>;
  /** Null when it is no longer offered. */
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemInterface = {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  gift_message?: Maybe<GiftMessage>;
  id: Scalars['ID']['output'];
  /** Ours. */
  image?: Maybe<ProductImage>;
  /** Ours: fibres or materials per part as they were when it was ordered (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  prices?: Maybe<OrderItemPrices>;
  /** Null when it is no longer offered. */
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemOption = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderItemPrices = {
  /** Ours: what a litre, kilogram or metre cost, including VAT (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  fixed_product_taxes: Array<Maybe<FixedProductTax>>;
  original_price?: Maybe<Money>;
  original_price_including_tax?: Maybe<Money>;
  original_row_total: Money;
  original_row_total_including_tax: Money;
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount: Money;
};

export type OrderPaymentMethod = {
  additional_data?: Maybe<Array<Maybe<KeyValue>>>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

/** Ours: a return, with its steps. */
export type OrderReturn = {
  /** What is given instead of money. */
  exchanges: Array<OrderReturnExchange>;
  /** The day by which the goods are sent, YYYY-MM-DD; null until it is accepted, and when nothing of it was ever sent. */
  goods_due_on?: Maybe<Scalars['String']['output']>;
  is_return_paid_by_shop: Scalars['Boolean']['output'];
  items: Array<OrderReturnItem>;
  /** `R-2026-000123`. */
  number: Scalars['String']['output'];
  /** Why it was rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What its customer knows it by: `H-2026-000123` of a statement of withdrawal, else the number. */
  reference: Scalars['String']['output'];
  /** The day by which the money is back, YYYY-MM-DD; null when none is due. */
  refund_due_on?: Maybe<Scalars['String']['output']>;
  refunded: Money;
  /** Where the goods go; empty while it is not accepted, once they are here, and when they never left. */
  return_address: Array<Scalars['String']['output']>;
  state: OrderReturnState;
  /** In the shop's time zone. */
  stated_at: Scalars['String']['output'];
  steps: Array<OrderReturnStep>;
};

/** Ours: what is given for pieces of a return. */
export type OrderReturnExchange = {
  is_offer: Scalars['Boolean']['output'];
  items: Array<OrderReturnExchangeItem>;
  order_hash: Scalars['String']['output'];
  order_number: Scalars['String']['output'];
};

export type OrderReturnExchangeItem = {
  /** Size and colour. */
  options: Array<Scalars['String']['output']>;
  product_name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type OrderReturnItem = {
  /** Of the item of the order. */
  item_id: Scalars['ID']['output'];
  /** How many of these left the shop; the others were never sent, and need not come back. */
  left: Scalars['Int']['output'];
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  received: Scalars['Int']['output'];
  /** In money, or exchanged. */
  refunded: Scalars['Int']['output'];
};

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

export type OrderReturnStep = {
  /** In the shop's time zone. */
  at: Scalars['String']['output'];
  state: OrderReturnState;
};

/** Ours: a change of an order, with what it was and what it would be. */
export type OrderRevision = {
  after: OrderRevisionContent;
  /** What the customer pays for it. */
  amount_due: Money;
  /** What the difference can be paid with; empty when nothing is to be paid now. */
  available_payment_methods: Array<PaymentMethod>;
  before: OrderRevisionContent;
  /** Until when its pieces are kept, in the shop's time zone. */
  expires_at: Scalars['String']['output'];
  /** Why nothing can be done with it any more; null while it waits. */
  message?: Maybe<Scalars['String']['output']>;
  /** False: what is added comes with the next invoice. */
  needs_payment: Scalars['Boolean']['output'];
  /** The secret that opens the order. */
  order_hash: Scalars['String']['output'];
  order_number: Scalars['String']['output'];
  /** Where a payment was begun that is still open. */
  payment_url?: Maybe<Scalars['String']['output']>;
  state: OrderRevisionStateEnum;
};

/** Ours: what became of a line. Of the order before, lines are removed or changed; of the order after, added or changed. */
export type OrderRevisionChangeEnum =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED'
  | 'UNCHANGED';

/** Ours. */
export type OrderRevisionContent = {
  delivery_dates?: Maybe<DeliveryDates>;
  discount: Money;
  grand_total: Money;
  items: Array<OrderRevisionItem>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  shipping: Money;
  shipping_address?: Maybe<OrderAddress>;
  shipping_title?: Maybe<Scalars['String']['output']>;
  subtotal: Money;
  taxes: Array<TaxItem>;
  total_tax: Money;
};

/** Ours. */
export type OrderRevisionItem = {
  /** The phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  change: OrderRevisionChangeEnum;
  id: Scalars['ID']['output'];
  image?: Maybe<ProductImage>;
  materials: Array<ProductMaterialPart>;
  name: Scalars['String']['output'];
  /** Of one piece, including VAT. */
  price: Money;
  quantity: Scalars['Float']['output'];
  /** Including VAT; what is taken off the goods is in `discount`. */
  row_total: Money;
  selected_options: Array<OrderItemOption>;
  sku: Scalars['String']['output'];
};

/** Ours. */
export type OrderRevisionOutput = {
  /** Where the difference is paid; null when nothing is to be paid now. */
  redirect_url?: Maybe<Scalars['String']['output']>;
  revision: OrderRevision;
};

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

export type OrderShipment = {
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  /** @deprecated Use `subtotal_incl_tax`. */
  subtotal: Money;
  subtotal_excl_tax: Money;
  subtotal_incl_tax: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

/** The five choices of the finder; values are option ids. */
export type PartfinderFilterInput = {
  brand_id?: InputMaybe<FilterEqualTypeInput>;
  cilinder_id?: InputMaybe<FilterEqualTypeInput>;
  model_id?: InputMaybe<FilterEqualTypeInput>;
  type_id?: InputMaybe<FilterEqualTypeInput>;
  year_id?: InputMaybe<FilterEqualTypeInput>;
};

/** Ours. */
export type PaymentAdditionalDataInput = {
  code: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Ours. */
export type PaymentMethod = {
  additional_fields?: Maybe<Array<Maybe<PaymentMethodField>>>;
  code: Scalars['String']['output'];
  /** One line on what happens next. */
  description?: Maybe<Scalars['String']['output']>;
  /** HTML, for methods the shopper finishes alone. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** Credit of a third party: never preselected. */
  is_pay_later: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** Only where the browser says it can pay so. */
  needs_wallet: Scalars['Boolean']['output'];
};

/** Ours. */
export type PaymentMethodField = {
  code: Scalars['String']['output'];
  is_required: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<PaymentMethodFieldOption>>;
  /** text or select. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Ours. */
export type PaymentMethodFieldOption = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentToken = {
  /** JSON: brand, last four digits, month of expiry. */
  details?: Maybe<Scalars['String']['output']>;
  payment_method_code: Scalars['String']['output'];
  public_hash: Scalars['String']['output'];
  type: PaymentTokenTypeEnum;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type PhisicalStore = {
  alternate_opening_hours?: Maybe<Array<Maybe<AlternateOpeningHours>>>;
  banner_image?: Maybe<StoreImage>;
  base_image?: Maybe<StoreImage>;
  city?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  images?: Maybe<Array<Maybe<StoreImage>>>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  map_image?: Maybe<StoreImage>;
  name: Scalars['String']['output'];
  opening_hours?: Maybe<Array<Maybe<OpeningHours>>>;
  phone?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  storefront_image?: Maybe<StoreImage>;
  street?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type PhisicalStores = {
  items?: Maybe<Array<Maybe<PhisicalStore>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type PhysicalProductInterface = {
  weight?: Maybe<Scalars['Float']['output']>;
};

export type PickupLocation = {
  city?: Maybe<Scalars['String']['output']>;
  contact_name?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Scalars['String']['output']>;
};

export type PickupLocationFilterInput = {
  city?: InputMaybe<FilterTypeInput>;
  country_id?: InputMaybe<FilterTypeInput>;
  name?: InputMaybe<FilterTypeInput>;
  pickup_location_code?: InputMaybe<FilterTypeInput>;
  postcode?: InputMaybe<FilterTypeInput>;
  region?: InputMaybe<FilterTypeInput>;
  region_id?: InputMaybe<FilterTypeInput>;
  street?: InputMaybe<FilterTypeInput>;
};

export type PickupLocationSortInput = {
  city?: InputMaybe<SortEnum>;
  contact_name?: InputMaybe<SortEnum>;
  country_id?: InputMaybe<SortEnum>;
  description?: InputMaybe<SortEnum>;
  distance?: InputMaybe<SortEnum>;
  email?: InputMaybe<SortEnum>;
  fax?: InputMaybe<SortEnum>;
  latitude?: InputMaybe<SortEnum>;
  longitude?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  phone?: InputMaybe<SortEnum>;
  pickup_location_code?: InputMaybe<SortEnum>;
  postcode?: InputMaybe<SortEnum>;
  region?: InputMaybe<SortEnum>;
  region_id?: InputMaybe<SortEnum>;
  street?: InputMaybe<SortEnum>;
};

export type PickupLocations = {
  items?: Maybe<Array<Maybe<PickupLocation>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** Ours. */
export type PickupOption = {
  /** Everything lies in this branch; otherwise it is brought there. */
  has_everything: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pickup_location_code: Scalars['String']['output'];
  /** YYYY-MM-DD. */
  ready_on: Scalars['String']['output'];
};

/** Ours: shares of the width and height of a picture, 0 to 1. */
export type PictureFocus = {
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type PlaceOrderError = {
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  cart_id: Scalars['String']['input'];
};

export type PlaceOrderOutput = {
  /** What cannot be ordered raises; the list is empty. */
  errors: Array<Maybe<PlaceOrderError>>;
  /** @deprecated Use `orderV2`. */
  order?: Maybe<Order>;
  orderV2?: Maybe<CustomerOrder>;
};

export type PostcodeAddress = {
  addition: Scalars['String']['output'];
  city: Scalars['String']['output'];
  letter: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  postcode: Scalars['String']['output'];
  street: Scalars['String']['output'];
};

export type Price = {
  adjustments?: Maybe<Array<Maybe<PriceAdjustment>>>;
  amount?: Maybe<Money>;
};

export type PriceAdjustment = {
  amount?: Maybe<Money>;
  code?: Maybe<PriceAdjustmentCodesEnum>;
  description?: Maybe<PriceAdjustmentDescriptionEnum>;
};

export type PriceAdjustmentCodesEnum =
  | 'TAX'
  | 'WEEE'
  | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum =
  | 'EXCLUDED'
  | 'INCLUDED';

export type PriceDetails = {
  discount_percentage?: Maybe<Scalars['Float']['output']>;
  main_final_price?: Maybe<Scalars['Float']['output']>;
  main_price?: Maybe<Scalars['Float']['output']>;
};

export type PriceRange = {
  maximum_price?: Maybe<ProductPrice>;
  minimum_price: ProductPrice;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type PriceViewEnum =
  | 'AS_LOW_AS'
  | 'PRICE_RANGE';

export type ProductAlertSubscriptionInput = {
  email: Scalars['String']['input'];
  sku: Scalars['String']['input'];
  /** Only `stock` is offered. */
  type: ProductAlertTypeEnum;
};

export type ProductAlertSubscriptionOutput = {
  email: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  type: ProductAlertTypeEnum;
};

export type ProductAlertTypeEnum =
  | 'price'
  | 'stock';

export type ProductAttribute = {
  code: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductAttributeFilterInput = {
  blouse_maat?: InputMaybe<FilterEqualTypeInput>;
  borduurkleur?: InputMaybe<FilterEqualTypeInput>;
  borduurmotief?: InputMaybe<FilterEqualTypeInput>;
  category_id?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  collectie?: InputMaybe<FilterEqualTypeInput>;
  description?: InputMaybe<FilterMatchTypeInput>;
  dessin?: InputMaybe<FilterEqualTypeInput>;
  draagwijze?: InputMaybe<FilterEqualTypeInput>;
  /** Ours: codes of branches that have a piece, in the chosen size and colour where some are chosen. */
  filiaal?: InputMaybe<FilterEqualTypeInput>;
  gelegenheid?: InputMaybe<FilterEqualTypeInput>;
  gender?: InputMaybe<FilterEqualTypeInput>;
  halslijn?: InputMaybe<FilterEqualTypeInput>;
  kleur?: InputMaybe<FilterEqualTypeInput>;
  kleur_schort?: InputMaybe<FilterEqualTypeInput>;
  kraag?: InputMaybe<FilterEqualTypeInput>;
  leersoort?: InputMaybe<FilterEqualTypeInput>;
  lengte?: InputMaybe<FilterEqualTypeInput>;
  maat_dirndl?: InputMaybe<FilterEqualTypeInput>;
  maat_hemd?: InputMaybe<FilterEqualTypeInput>;
  maat_hoed?: InputMaybe<FilterEqualTypeInput>;
  maat_kind?: InputMaybe<FilterEqualTypeInput>;
  maat_lederhose?: InputMaybe<FilterEqualTypeInput>;
  maat_riem?: InputMaybe<FilterEqualTypeInput>;
  maat_schoen?: InputMaybe<FilterEqualTypeInput>;
  maat_sok?: InputMaybe<FilterEqualTypeInput>;
  /** The filterable attributes of the shop; values are option ids. */
  merk?: InputMaybe<FilterEqualTypeInput>;
  model_lederhose?: InputMaybe<FilterEqualTypeInput>;
  mouw?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  /** Ours: `1` keeps what is new now. */
  new?: InputMaybe<FilterEqualTypeInput>;
  /** Ours: restricts by the choices of the finder. */
  partfinder?: InputMaybe<PartfinderFilterInput>;
  pasvorm?: InputMaybe<FilterEqualTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  /** Ours: the average of the reviews in per cent, exactly. */
  rating_summary?: InputMaybe<FilterEqualTypeInput>;
  /** Ours: `1` keeps what is reduced now. */
  sale?: InputMaybe<FilterEqualTypeInput>;
  short_description?: InputMaybe<FilterMatchTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  sluiting?: InputMaybe<FilterEqualTypeInput>;
  stof?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  /** Ours. */
  created_at?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  /** Ours: pieces sold. */
  num_sales?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  /** Ours: average of the reviews. */
  rating_summary?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

export type ProductBasePrice = {
  /** e.g. l, kg, m. */
  unit: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type ProductCareInstruction = {
  code: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductCustomAttributes = {
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<AttributeValueInterface>>;
};

export type ProductDiscount = {
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type ProductDownload = {
  name?: Maybe<Scalars['String']['output']>;
  size?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** A page of text in the language of the store view. */
  url: Scalars['String']['output'];
};

export type ProductFilterAttribute = {
  attribute_code: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  values?: Maybe<Array<Maybe<ProductFilterAttributeValue>>>;
};

export type ProductFilterAttributeValue = {
  option_id: Scalars['Int']['output'];
  option_label?: Maybe<Scalars['String']['output']>;
};

/** Answers to the question how it fits. */
export type ProductFitSummary = {
  answers: Scalars['Int']['output'];
  large: Scalars['Int']['output'];
  normal: Scalars['Int']['output'];
  small: Scalars['Int']['output'];
};

export type ProductImage = MediaGalleryInterface & {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductImageThumbnail =
  | 'ITSELF'
  | 'PARENT';

export type ProductInfoInput = {
  sku: Scalars['String']['input'];
};

export type ProductInformationAttribute = {
  attribute_code: Scalars['String']['output'];
  attribute_id: Scalars['Int']['output'];
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ProductInterface = {
  /** When it can be with the shopper. The capital is the wire name clients know. */
  DeliveryTime?: Maybe<DeliveryTime>;
  /** @deprecated Kept for existing clients. */
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: price per base unit of goods sold by measure (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  brand?: Maybe<Brand>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** Ours: care instructions, a symbol code with its words. */
  care?: Maybe<Array<Maybe<ProductCareInstruction>>>;
  cashback_promotion?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  /** Ours: a card with its fabrics. It stands in no list and is bought with `addSampleProductToCart`. */
  fabric_sample?: Maybe<ProductInterface>;
  /** Attributes that can be filtered, with this product's options. */
  filter_attributes?: Maybe<Array<Maybe<ProductFilterAttribute>>>;
  /** Ours: how it fits, as buyers say; null below five answers. */
  fit_summary?: Maybe<ProductFitSummary>;
  gift_message_available: Scalars['Boolean']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes shown on the product page; the value is the label text. */
  information_attributes?: Maybe<Array<Maybe<ProductInformationAttribute>>>;
  labels?: Maybe<Array<Maybe<ProductLabel>>>;
  /** @deprecated Kept for existing clients. */
  manufacturer?: Maybe<Scalars['Int']['output']>;
  /** The manufacturer's recommended price; never struck, never the base of a percentage (LAW-03). */
  manufacturer_price?: Maybe<Scalars['Float']['output']>;
  /** Ours: fibres or materials per part (LAW-15). */
  materials?: Maybe<Array<Maybe<ProductMaterialPart>>>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for existing clients. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Inside its new-from and new-to dates. */
  new?: Maybe<Scalars['Boolean']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  review_count: Scalars['Int']['output'];
  /** Approved reviews, newest first; a variant has those of its product. */
  reviews: ProductReviews;
  /** Ours: who made it and who answers for it in the EU (LAW-14). */
  safety?: Maybe<ProductSafety>;
  /** A reduction that may be announced is running at this moment (LAW-03). */
  sale?: Maybe<Scalars['Boolean']['output']>;
  sales_data?: Maybe<ProductSalesData>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be delivered from the web stock. */
  stock_qty?: Maybe<Scalars['Float']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  tier_price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** @deprecated Kept for existing clients. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** Base unit of goods sold by measure, e.g. ml. */
  unit?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  websites?: Maybe<Array<Maybe<Website>>>;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ProductInterfaceReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductLabel = {
  background_color?: Maybe<Scalars['String']['output']>;
  /** new, sale, bestseller or last_sizes. */
  code: Scalars['String']['output'];
  image?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  text_color?: Maybe<Scalars['String']['output']>;
};

export type ProductLinks = ProductLinksInterface & {
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductLinksInterface = {
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductMaker = {
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  postcode: Scalars['String']['output'];
  street: Scalars['String']['output'];
};

export type ProductMaterialPart = {
  part: Scalars['String']['output'];
  /** Fibres in descending share, or the material of a leather or shoe part. */
  text: Scalars['String']['output'];
};

export type ProductMediaGalleryEntriesContent = {
  base64_encoded_data?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  media_type?: Maybe<Scalars['String']['output']>;
  video_description?: Maybe<Scalars['String']['output']>;
  video_metadata?: Maybe<Scalars['String']['output']>;
  video_provider?: Maybe<Scalars['String']['output']>;
  video_title?: Maybe<Scalars['String']['output']>;
  video_url?: Maybe<Scalars['String']['output']>;
};

/** A product by its number, which is the same in every view, and its path, which is not. */
export type ProductPath = {
  id: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
};

export type ProductPaths = {
  items: Array<ProductPath>;
  page_info: SearchResultPageInfo;
};

export type ProductPrice = {
  /** Ours: what a litre, kilogram or metre costs at the final price (LAW-04); null where not everything is sold by measure. */
  base_price?: Maybe<ProductBasePrice>;
  discount?: Maybe<ProductDiscount>;
  final_price: Money;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  /** Null when no reduction may be announced. */
  reference_price?: Maybe<ReferencePrice>;
  regular_price: Money;
};

export type ProductPrices = {
  maximalPrice?: Maybe<Price>;
  minimalPrice?: Maybe<Price>;
  regularPrice?: Maybe<Price>;
};

/** Plain text, shown as it was written: never HTML. */
export type ProductReview = {
  /** Per cent: five stars are 100. */
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  /** Ours: `small`, `normal` or `large`. */
  fit?: Maybe<Scalars['String']['output']>;
  /** Ours: the account that wrote it had ordered the product here (LAW-16). */
  is_verified?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: the language it was written in. */
  language?: Maybe<Scalars['String']['output']>;
  nickname: Scalars['String']['output'];
  product: ProductInterface;
  ratings_breakdown: Array<Maybe<ProductReviewRating>>;
  /** Ours: when it was answered. */
  replied_at?: Maybe<Scalars['String']['output']>;
  /** Ours: what the shop answers, as plain text in the language of the review; null when it does not. */
  reply?: Maybe<Scalars['String']['output']>;
  /** Ours: `pending`, `approved` or `rejected`; anything but `approved` is seen by its author alone. */
  status?: Maybe<Scalars['String']['output']>;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductReviewRating = {
  name: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  value: Scalars['String']['output'];
};

export type ProductReviewRatingInput = {
  id: Scalars['String']['input'];
  value_id: Scalars['String']['input'];
};

export type ProductReviewRatingMetadata = {
  /** base64 */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  /** Stars, 1 to 5. */
  value: Scalars['String']['output'];
  /** base64 */
  value_id: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  items: Array<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviews = {
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
};

export type ProductSafety = {
  /** The phrase of Regulation (EU) 1007/2011 for non-textile parts of animal origin; null when there are none. */
  animal_parts?: Maybe<Scalars['String']['output']>;
  eu_responsible?: Maybe<ProductMaker>;
  maker: ProductMaker;
  warnings?: Maybe<Scalars['String']['output']>;
};

export type ProductSalesData = {
  last_order_date?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<Scalars['Int']['output']>;
  qty_ordered?: Maybe<Scalars['Float']['output']>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ProductTierPrices = {
  customer_group_id?: Maybe<Scalars['String']['output']>;
  percentage_value?: Maybe<Scalars['Float']['output']>;
  qty?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
  website_id?: Maybe<Scalars['Float']['output']>;
};

export type ProductVideo = MediaGalleryInterface & {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type Products = {
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  /** @deprecated Use `aggregations`. */
  filters?: Maybe<Array<Maybe<LayerFilter>>>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  /** Ours: popular words beside the one searched. */
  search_recommendations?: Maybe<Array<Maybe<SearchTerm>>>;
  /** Ours: what the shopper may have meant, or is about to type. */
  search_suggestions?: Maybe<Array<Maybe<SearchTerm>>>;
  sort_fields?: Maybe<SortFields>;
  /** Only when nothing was found. */
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

/** The root of reading; every domain extends it. */
export type Query = {
  /** Active views of the website, or of the store group only. */
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  /** Ours: what sells best in a category, in tabs. Null when the category does not exist. */
  bestsellers?: Maybe<Bestsellers>;
  /** Ours: the categories of the blog that have posts, in order. */
  blogCategories?: Maybe<Array<Maybe<BlogCategory>>>;
  /** `id` is the number or the identifier of a post. */
  blogPost?: Maybe<BlogPost>;
  /** Published posts. The odd name `sortFiled` is that of a public blog module; `sort` takes `ASC` or `DESC`. */
  blogPosts?: Maybe<BlogPostsOutput>;
  /** Ours; `limit` and `page` are other names of `pageSize` and `currentPage`. */
  brands?: Maybe<Brands>;
  /** A cart by its masked id: the only credential of a guest's cart. */
  cart?: Maybe<Cart>;
  categories?: Maybe<CategoryResult>;
  /**
   * The store root without an id.
   * @deprecated Kept for existing clients.
   */
  category?: Maybe<CategoryTree>;
  /** @deprecated Kept for existing clients. */
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  /** Nothing has to be ticked to order (LAW-06); the list is empty. */
  checkoutAgreements?: Maybe<Array<Maybe<CheckoutAgreement>>>;
  /** Unknown blocks are null in the list, each with an error of its own. */
  cmsBlocks?: Maybe<CmsBlocks>;
  cmsPage?: Maybe<CmsPage>;
  /** A guest's list by its id, or the customer's own; null for any other. */
  compareList?: Maybe<CompareList>;
  /** Ours: the content and landing pages of this view, for the site map. */
  contentPaths: Array<ContentPath>;
  /** Countries the shop knows, with their regions. */
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  currency?: Maybe<Currency>;
  /** The customer whose token came with the request. */
  customer?: Maybe<Customer>;
  /** The customer's active cart; made when there is none. */
  customerCart: Cart;
  /** @deprecated Use `customer.orders`. */
  customerOrders?: Maybe<CustomerOrders>;
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  /** Questions by category; a page is a page of categories. */
  faq?: Maybe<Faq>;
  /** The form of a type, or the one of that type with this identifier; an unknown one is an error. */
  form?: Maybe<DynamicForm>;
  /** The free-shipping rule; null when it is switched off, and clients then show nothing. */
  freeShippingAmount?: Maybe<FreeShippingAmount>;
  /** Ours: what the cart can be paid with; empty until a shipping method is set, unless nothing is delivered. */
  getPaymentMethods?: Maybe<Array<Maybe<PaymentMethod>>>;
  /**
   * Sliders by their identifiers, in the order asked; or those of a place: pageType `categories` with the id of a category,
   * or pageType `home`. Empty when there are none.
   */
  getTailoredSlider?: Maybe<Array<Maybe<TailoredSlider>>>;
  /** Lines above every page that hold at this moment. */
  globalMessages?: Maybe<Array<Maybe<GlobalMessage>>>;
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  /** Ours: a guest's list by its opaque id; null when there is none. */
  guestWishlist?: Maybe<Wishlist>;
  /** Ours: an invoice of an order as a file, the newest unless `number` names another; null while there is none. The address works for a short time. */
  invoice?: Maybe<InvoiceDocument>;
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  /** A product selection with its own text; null when unknown. */
  landingPage?: Maybe<LandingPage>;
  /** Ours: the customer's own body measurements; null when none were saved. */
  myMeasurements?: Maybe<Measurements>;
  /** Ours: by hash for whoever has it, by number for its owner; exactly one of the two. */
  order?: Maybe<CustomerOrder>;
  /** Ours: a change of an order that its customer was asked about, by the secret of the link in the mail; null when the link leads nowhere. */
  orderRevision?: Maybe<OrderRevision>;
  /** Ours: products for a chain of five choices; its aggregations are the options of the choices. */
  partfinderSearch?: Maybe<Products>;
  /** Branches with opening hours. The spelling is the wire name clients know. */
  phisicalStores?: Maybe<PhisicalStores>;
  /** Branches as Magento's in-store pickup sees them. */
  pickupLocations?: Maybe<PickupLocations>;
  /** Ours: the branches the cart can be collected in, and from when. */
  pickupOptions: Array<PickupOption>;
  /**
   * Ours: addresses of a Dutch postcode and house number by letter, then addition; empty when there are none or the look-up is away.
   * With `addition` only those whose letter and addition it is, in capitals or not.
   */
  postcodeAddresses: Array<PostcodeAddress>;
  /** Ours: the products of this view for the site map, up to 2,000 a page; a page has the same products in every view that shows them. */
  productPaths: ProductPaths;
  /** What a review rates, with the values to send back unchanged. */
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  /** By search text, filter, or both. */
  products?: Maybe<Products>;
  /** What a path leads to in the current store view; null when nothing does. */
  route?: Maybe<RoutableInterface>;
  /** Ours: a list its owner has shared, with the name the owner gave and the items. */
  sharedWishlist?: Maybe<SharedWishlist>;
  /** The store view of the `Store` header. */
  storeConfig?: Maybe<StoreConfig>;
  /** @deprecated Kept for existing clients. */
  urlResolver?: Maybe<EntityUrl>;
  /** Ours: what the tax office knows of a VAT number. */
  vatNumber: VatNumber;
};


/** The root of reading; every domain extends it. */
export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryBestsellersArgs = {
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sources?: InputMaybe<Array<InputMaybe<BestsellerSourceInput>>>;
};


/** The root of reading; every domain extends it. */
export type QueryBlogPostArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryBlogPostsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogPostsFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  sortFiled?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryBrandsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BrandFilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BrandSortInput>;
};


/** The root of reading; every domain extends it. */
export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCategoriesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryCategoryListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


/** The root of reading; every domain extends it. */
export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryFaqArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryFormArgs = {
  identifier?: InputMaybe<Scalars['String']['input']>;
  type: FormTypeEnum;
};


/** The root of reading; every domain extends it. */
export type QueryGetPaymentMethodsArgs = {
  cart_id: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryGetTailoredSliderArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  pageId?: InputMaybe<Scalars['Int']['input']>;
  pageType?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


/** The root of reading; every domain extends it. */
export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


/** The root of reading; every domain extends it. */
export type QueryGuestWishlistArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryInvoiceArgs = {
  hash?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryLandingPageArgs = {
  identifier: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryOrderArgs = {
  hash?: InputMaybe<Scalars['String']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryOrderRevisionArgs = {
  token: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryPartfinderSearchArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  partFilters?: InputMaybe<PartfinderFilterInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


/** The root of reading; every domain extends it. */
export type QueryPhisicalStoresArgs = {
  url_key?: InputMaybe<Scalars['String']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryPickupLocationsArgs = {
  area?: InputMaybe<AreaInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<PickupLocationFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  productsInfo?: InputMaybe<Array<InputMaybe<ProductInfoInput>>>;
  sort?: InputMaybe<PickupLocationSortInput>;
};


/** The root of reading; every domain extends it. */
export type QueryPickupOptionsArgs = {
  cart_id: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryPostcodeAddressesArgs = {
  addition?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryProductPathsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


/** The root of reading; every domain extends it. */
export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QuerySharedWishlistArgs = {
  code: Scalars['String']['input'];
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of reading; every domain extends it. */
export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


/** The root of reading; every domain extends it. */
export type QueryVatNumberArgs = {
  country_code: Scalars['String']['input'];
  vat_id: Scalars['String']['input'];
};

export type QuoteItemsSortInput = {
  field: SortQuoteItemsEnum;
  order: SortEnum;
};

/** Lowest price of the last 30 days before the reduction (LAW-03). Only this may be shown as a struck price. */
export type ReferencePrice = {
  label: Scalars['String']['output'];
  /** Rounded down: a reduction is never overstated. */
  percent_off: Scalars['Int']['output'];
  value: Scalars['Float']['output'];
};

export type Region = {
  code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  cart?: Maybe<Cart>;
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  cart: Cart;
};

export type RemoveProductsFromCompareListInput = {
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type RemoveProductsFromWishlistOutput = {
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type ReorderItemsOutput = {
  cart: Cart;
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type RevokeCustomerTokenOutput = {
  result: Scalars['Boolean']['output'];
};

export type RoutableInterface = {
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type RoutableUrl = RoutableInterface & {
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type SalesCommentItem = {
  message: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
};

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'STORE'
  | 'WEBSITE';

export type SearchResultPageInfo = {
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SearchSuggestion = {
  search: Scalars['String']['output'];
};

export type SearchTerm = {
  query_text: Scalars['String']['output'];
  results_count?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type SelectedBundleOption = {
  /** @deprecated Use `uid`. */
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  original_price: Money;
  /** @deprecated Use `priceV2`. */
  price: Scalars['Float']['output'];
  priceV2: Money;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SelectedConfigurableOption = {
  configurable_product_option_uid: Scalars['ID']['output'];
  configurable_product_option_value_uid: Scalars['ID']['output'];
  /** @deprecated Use `configurable_product_option_uid`. */
  id: Scalars['Int']['output'];
  option_label: Scalars['String']['output'];
  /** @deprecated Use `configurable_product_option_value_uid`. */
  value_id: Scalars['Int']['output'];
  value_label: Scalars['String']['output'];
};

/** Products have no options to write on; the lists are empty. */
export type SelectedCustomizableOption = {
  customizable_option_uid: Scalars['ID']['output'];
  /** @deprecated Use `customizable_option_uid`. */
  id: Scalars['Int']['output'];
  is_required: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  sort_order: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  customizable_option_value_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
  value: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  code: Scalars['String']['output'];
  purchase_order_number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SelectedShippingMethod = {
  amount: Money;
  /** @deprecated Use `amount`. */
  base_amount?: Maybe<Money>;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type SendFriendConfiguration = {
  enabled_for_customers: Scalars['Boolean']['output'];
  enabled_for_guests: Scalars['Boolean']['output'];
};

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: Scalars['String']['input'];
};

export type SetBillingAddressOnCartOutput = {
  cart: Cart;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  cart: Cart;
};

export type SetPaymentMethodAndPlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

/** Ours. */
export type SetPaymentMethodInput = {
  cart_id: Scalars['String']['input'];
  /** Makes an account of a guest's data; needs a password. */
  create_account?: InputMaybe<Scalars['Boolean']['input']>;
  customer_note?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  payment_method: SetPaymentMethodMethodInput;
};

/** Ours. */
export type SetPaymentMethodMethodInput = {
  /** Values of `additional_fields`; `keep` with the value 1 lets the provider remember a customer's card. */
  additional_data?: InputMaybe<Array<InputMaybe<PaymentAdditionalDataInput>>>;
  code: Scalars['String']['input'];
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  cart: Cart;
};

/** Ours. */
export type SetPaymentMethodOutput = {
  order?: Maybe<CustomerOrder>;
  /** Where the shopper pays; null when there is nothing to do online. */
  redirect_url?: Maybe<Scalars['String']['output']>;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  /** Exactly one. */
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type SetShippingAddressesOnCartOutput = {
  cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  /** Exactly one. */
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

export type SetShippingMethodsOnCartOutput = {
  cart: Cart;
};

export type ShareWishlistInput = {
  /** Shown to those who get the link; the first name unless told. */
  customer_name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters, no links. */
  message?: InputMaybe<Scalars['String']['input']>;
  recipients: Array<InputMaybe<Scalars['String']['input']>>;
  wishlist_id: Scalars['ID']['input'];
};

export type ShareWishlistOutput = {
  result: Scalars['Boolean']['output'];
  sharing_code?: Maybe<Scalars['String']['output']>;
};

export type SharedWishlist = {
  customer_name?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  items_v2?: Maybe<WishlistItems>;
  page_info?: Maybe<SearchResultPageInfo>;
  sharing_code?: Maybe<Scalars['String']['output']>;
};


export type SharedWishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ShipBundleItemsEnum =
  | 'SEPARATELY'
  | 'TOGETHER';

export type ShipmentItem = ShipmentItemInterface & {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Ours: where the parcel can be followed. */
  url?: Maybe<Scalars['String']['output']>;
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** @deprecated Use `cart_items_v2`. */
  cart_items?: Maybe<Array<Maybe<CartItemQuantity>>>;
  cart_items_v2?: Maybe<Array<Maybe<CartItemInterface>>>;
  city: Scalars['String']['output'];
  /** Ours: number in the register of companies. */
  coc?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Not for storefronts. */
  items_weight?: Maybe<Scalars['Float']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  same_as_billing: Scalars['Boolean']['output'];
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingDiscount = {
  amount: Money;
};

export type ShippingHandling = {
  amount_excluding_tax?: Maybe<Money>;
  amount_including_tax?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<ShippingDiscount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_amount: Money;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SimpleCartItem = CartItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Why the line cannot be ordered as it is; null when it can. */
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Ours: a fabric sample. */
  is_sample: Scalars['Boolean']['output'];
  /** Ours: fibres or materials per part, of a bundle under the name of each of its pieces, as the order will keep them (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** Ours: what changed since the line was added, in the shopper's words: another price, a capped quantity. */
  notes: Array<CartItemNote>;
  prices?: Maybe<CartItemPrices>;
  /** Of a configurable line the parent; the chosen child is `configured_variant`. */
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SimpleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  /** When it can be with the shopper. The capital is the wire name clients know. */
  DeliveryTime?: Maybe<DeliveryTime>;
  /** @deprecated Kept for existing clients. */
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: price per base unit of goods sold by measure (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  brand?: Maybe<Brand>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** Ours: care instructions, a symbol code with its words. */
  care?: Maybe<Array<Maybe<ProductCareInstruction>>>;
  cashback_promotion?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  /** Ours: a card with its fabrics. It stands in no list and is bought with `addSampleProductToCart`. */
  fabric_sample?: Maybe<ProductInterface>;
  /** Attributes that can be filtered, with this product's options. */
  filter_attributes?: Maybe<Array<Maybe<ProductFilterAttribute>>>;
  /** Ours: how it fits, as buyers say; null below five answers. */
  fit_summary?: Maybe<ProductFitSummary>;
  gift_message_available: Scalars['Boolean']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes shown on the product page; the value is the label text. */
  information_attributes?: Maybe<Array<Maybe<ProductInformationAttribute>>>;
  labels?: Maybe<Array<Maybe<ProductLabel>>>;
  /** @deprecated Kept for existing clients. */
  manufacturer?: Maybe<Scalars['Int']['output']>;
  /** The manufacturer's recommended price; never struck, never the base of a percentage (LAW-03). */
  manufacturer_price?: Maybe<Scalars['Float']['output']>;
  /** Ours: fibres or materials per part (LAW-15). */
  materials?: Maybe<Array<Maybe<ProductMaterialPart>>>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for existing clients. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Inside its new-from and new-to dates. */
  new?: Maybe<Scalars['Boolean']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** Approved reviews, newest first; a variant has those of its product. */
  reviews: ProductReviews;
  /** Ours: who made it and who answers for it in the EU (LAW-14). */
  safety?: Maybe<ProductSafety>;
  /** A reduction that may be announced is running at this moment (LAW-03). */
  sale?: Maybe<Scalars['Boolean']['output']>;
  sales_data?: Maybe<ProductSalesData>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be delivered from the web stock. */
  stock_qty?: Maybe<Scalars['Float']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  /** Pieces per branch. */
  store_availability?: Maybe<Array<Maybe<StoreAvailability>>>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  tier_price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Kept for existing clients. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** Base unit of goods sold by measure, e.g. ml. */
  unit?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type SimpleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type SimpleProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** A remark of the owner. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type SizeChartOption = {
  label?: Maybe<Scalars['String']['output']>;
  option_id?: Maybe<Scalars['Int']['output']>;
};

/** A row of the size chart: the shop's size, and what it means for a body. */
export type SizeChartRow = {
  from?: Maybe<SizeChartOption>;
  to?: Maybe<SizeChartOption>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortField = {
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SortFields = {
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortQuoteItemsEnum =
  | 'BASE_DISCOUNT_AMOUNT'
  | 'BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'BASE_PRICE'
  | 'BASE_PRICE_INC_TAX'
  | 'BASE_ROW_TOTAL'
  | 'BASE_ROW_TOTAL_INC_TAX'
  | 'BASE_TAX_AMOUNT'
  | 'BASE_TAX_BEFORE_DISCOUNT'
  | 'CREATED_AT'
  | 'CUSTOM_PRICE'
  | 'DESCRIPTION'
  | 'DISCOUNT_AMOUNT'
  | 'DISCOUNT_PERCENT'
  | 'DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'FREE_SHIPPING'
  | 'ITEM_ID'
  | 'NAME'
  | 'ORIGINAL_CUSTOM_PRICE'
  | 'PRICE'
  | 'PRICE_INC_TAX'
  | 'PRODUCT_ID'
  | 'PRODUCT_TYPE'
  | 'QTY'
  | 'ROW_TOTAL'
  | 'ROW_TOTAL_INC_TAX'
  | 'ROW_TOTAL_WITH_DISCOUNT'
  | 'ROW_WEIGHT'
  | 'SKU'
  | 'TAX_AMOUNT'
  | 'TAX_BEFORE_DISCOUNT'
  | 'TAX_PERCENT'
  | 'UPDATED_AT'
  | 'WEIGHT';

export type StoreAvailability = {
  has_stock: Scalars['Boolean']['output'];
  qty_available?: Maybe<Scalars['Float']['output']>;
  store?: Maybe<PhisicalStore>;
  store_name: Scalars['String']['output'];
};

export type StoreConfig = {
  absolute_footer?: Maybe<Scalars['String']['output']>;
  allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  allow_items?: Maybe<Scalars['String']['output']>;
  allow_order?: Maybe<Scalars['String']['output']>;
  autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  /** Ours: category of the best sellers. */
  bestseller_category_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: code of the product attribute that holds the brand. */
  brand_attribute?: Maybe<Scalars['String']['output']>;
  /** Ours: category whose bundles the home page shows. */
  bundle_category_id?: Maybe<Scalars['Int']['output']>;
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  /** 1 counts pieces, 0 counts lines. */
  cart_summary_display_quantity?: Maybe<Scalars['Int']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  check_money_order_enable_for_specific_countries?: Maybe<Scalars['Boolean']['output']>;
  check_money_order_enabled?: Maybe<Scalars['Boolean']['output']>;
  check_money_order_make_check_payable_to?: Maybe<Scalars['String']['output']>;
  check_money_order_max_order_total?: Maybe<Scalars['String']['output']>;
  check_money_order_min_order_total?: Maybe<Scalars['String']['output']>;
  check_money_order_new_order_status?: Maybe<Scalars['String']['output']>;
  check_money_order_payment_from_specific_countries?: Maybe<Scalars['String']['output']>;
  check_money_order_send_check_to?: Maybe<Scalars['String']['output']>;
  check_money_order_sort_order?: Maybe<Scalars['Int']['output']>;
  check_money_order_title?: Maybe<Scalars['String']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  cms_no_cookies?: Maybe<Scalars['String']['output']>;
  cms_no_route?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  code?: Maybe<Scalars['String']['output']>;
  configurable_product_image: ProductImageThumbnail;
  configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  /** Ours: the bearer token for reviews and stock alerts of guests. Public by nature. */
  consumer_key?: Maybe<Scalars['String']['output']>;
  contact_enabled: Scalars['Boolean']['output'];
  copyright?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  /** Ours: the countries a parcel can go to, those it reaches soonest first; a bill may go anywhere (LAW-05, LAW-24). */
  delivery_countries?: Maybe<Array<CountryCodeEnum>>;
  /** Ours: how many working days the usual way to each of them takes, so that a page promises what the checkout will. */
  delivery_days?: Maybe<Array<CountryDeliveryDays>>;
  demonotice?: Maybe<Scalars['Int']['output']>;
  display_product_prices_in_catalog: Scalars['Int']['output'];
  display_shipping_prices: Scalars['Int']['output'];
  display_state_if_optional?: Maybe<Scalars['Boolean']['output']>;
  fixed_product_taxes_apply_tax_to_fpt: Scalars['Boolean']['output'];
  fixed_product_taxes_display_prices_in_emails: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_in_product_lists: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_in_sales_modules: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_on_product_view_page: Scalars['Int']['output'];
  fixed_product_taxes_enable: Scalars['Boolean']['output'];
  fixed_product_taxes_include_fpt_in_subtotal: Scalars['Boolean']['output'];
  /** Ours: category whose page carries the form of type `category`. */
  form_category_id?: Maybe<Scalars['Int']['output']>;
  front?: Maybe<Scalars['String']['output']>;
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  grouped_product_image: ProductImageThumbnail;
  head_includes?: Maybe<Scalars['String']['output']>;
  head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  header_logo_src?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  /** Ours: category of reduced products, when no reduction is running. */
  in_action_category_id?: Maybe<Scalars['Int']['output']>;
  is_checkout_agreements_enabled: Scalars['Boolean']['output'];
  /** Whether it is the default view of its store group; the shop's default view also is in the default group. */
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Ours: nl, de or en. */
  language?: Maybe<Scalars['String']['output']>;
  /** Ours: first path segment of this view's pages: empty for the default view, the language for the first view of a language, otherwise the code. */
  language_prefix?: Maybe<Scalars['String']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  /** Ours: the VAT that every price of the catalogue contains, in per cent; a business account computes net prices with it (LAW-02). */
  list_vat_percent?: Maybe<Scalars['Float']['output']>;
  /** With an underscore: nl_NL. */
  locale?: Maybe<Scalars['String']['output']>;
  logo_alt?: Maybe<Scalars['String']['output']>;
  logo_height?: Maybe<Scalars['Int']['output']>;
  logo_width?: Maybe<Scalars['Int']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  max_items_in_order_summary?: Maybe<Scalars['Int']['output']>;
  minicart_display?: Maybe<Scalars['Boolean']['output']>;
  minicart_max_items?: Maybe<Scalars['Int']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  /** Ours: category of new products, when the dates of the products name none. */
  new_in_category_id?: Maybe<Scalars['Int']['output']>;
  newsletter_enabled: Scalars['Boolean']['output'];
  no_route?: Maybe<Scalars['String']['output']>;
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  order_cancellation_enabled: Scalars['Boolean']['output'];
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  /** Ours: whether orders show the address of who placed them. */
  order_shows_customer_email?: Maybe<Scalars['Boolean']['output']>;
  orders_invoices_credit_memos_display_full_summary: Scalars['Boolean']['output'];
  orders_invoices_credit_memos_display_grandtotal: Scalars['Boolean']['output'];
  orders_invoices_credit_memos_display_price: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_shipping_amount: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_subtotal: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_zero_tax: Scalars['Boolean']['output'];
  payment_payflowpro_cc_vault_active?: Maybe<Scalars['String']['output']>;
  /** Ours: how whole amounts are written. `comma-dash` is € 89,-, `drop-zeros` is € 89, `plain` is € 89,00. */
  price_format?: Maybe<Scalars['String']['output']>;
  product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  /** Ours: products on a listing page until the visitor chooses another number. */
  products_per_page?: Maybe<Scalars['Int']['output']>;
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  root_category_id?: Maybe<Scalars['Int']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  send_friend?: Maybe<SendFriendConfiguration>;
  /** Ours: the bearer token of guests. Public by nature: it marks the storefront, it opens nothing. */
  shop_access_token?: Maybe<Scalars['String']['output']>;
  shopping_cart_display_full_summary?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_grand_total?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_price?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_shipping?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_subtotal?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_tax_gift_wrapping?: Maybe<TaxWrappingEnum>;
  shopping_cart_display_zero_tax?: Maybe<Scalars['Boolean']['output']>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  store_sort_order?: Maybe<Scalars['Int']['output']>;
  /** Ours: the storefront theme of this view, by name. */
  theme?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title_prefix?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  title_suffix?: Maybe<Scalars['String']['output']>;
  use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Kept for existing clients. */
  website_id?: Maybe<Scalars['Int']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
  welcome?: Maybe<Scalars['String']['output']>;
  zero_subtotal_enable_for_specific_countries?: Maybe<Scalars['Boolean']['output']>;
  zero_subtotal_enabled?: Maybe<Scalars['Boolean']['output']>;
  zero_subtotal_new_order_status?: Maybe<Scalars['String']['output']>;
  zero_subtotal_payment_action?: Maybe<Scalars['String']['output']>;
  zero_subtotal_payment_from_specific_countries?: Maybe<Scalars['String']['output']>;
  zero_subtotal_sort_order?: Maybe<Scalars['Int']['output']>;
  zero_subtotal_title?: Maybe<Scalars['String']['output']>;
};

export type StoreImage = {
  label?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type SubmitFormField = {
  /** Empty when nothing is wrong; sentences in the language of the view. */
  errors?: Maybe<Array<Maybe<SubmitFormFieldError>>>;
  name: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type SubmitFormFieldError = {
  message: Scalars['String']['output'];
};

export type SubmitFormFieldInput = {
  name: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

export type SubmitFormInput = {
  /** The category the message is about. */
  category_id?: InputMaybe<Scalars['Int']['input']>;
  fields: Array<InputMaybe<SubmitFormFieldInput>>;
  identifier?: InputMaybe<Scalars['String']['input']>;
  /** Ours: `opened_at` of the form. What comes back faster than a person can write is kept, but not mailed. */
  opened_at?: InputMaybe<Scalars['String']['input']>;
  /** The product the message is about. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Ours: the content of a field that people do not see. Whatever stands in it was filled in by a program: kept, but not mailed. */
  trap?: InputMaybe<Scalars['String']['input']>;
  type: FormTypeEnum;
};

export type SubmitFormOutput = {
  /** Every field of the form, as it was understood. */
  fields?: Maybe<Array<Maybe<SubmitFormField>>>;
  has_errors: Scalars['Boolean']['output'];
  /** Null when there are errors. */
  thank_you_message?: Maybe<Scalars['String']['output']>;
};

export type SubscribeEmailToNewsletterOutput = {
  status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

/** Type 0 is a text, 1 a colour as hex, 2 the URL of a picture. */
export type SwatchData = {
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchDataInterface = {
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchLayerFilterItem = LayerFilterItemInterface & SwatchLayerFilterItemInterface & {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchData>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type SwatchLayerFilterItemInterface = {
  swatch_data?: Maybe<SwatchData>;
};

export type TailoredSlide = {
  buttonText?: Maybe<Scalars['String']['output']>;
  /** Plain words. */
  description?: Maybe<Scalars['String']['output']>;
  /** A path of the shop with its language prefix, or a secure address. */
  link?: Maybe<Scalars['String']['output']>;
  media?: Maybe<TailoredSlideMedia>;
  title?: Maybe<Scalars['String']['output']>;
};

/** The sizes are addresses of one picture; `smallest` and `smaller` are of the upright one for phones where the slide has one. */
export type TailoredSlideMedia = {
  /** Ours: the text alternative. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Ours: as `image_focus` of CategoryInterface, for the picture from `medium` on. */
  focus?: Maybe<PictureFocus>;
  /** 1280 pixels wide. */
  larger?: Maybe<Scalars['String']['output']>;
  /** 1600 pixels wide. */
  largest?: Maybe<Scalars['String']['output']>;
  /** 960 pixels wide. */
  medium?: Maybe<Scalars['String']['output']>;
  previewType?: Maybe<Scalars['String']['output']>;
  /** Ours: width divided by height of the picture from `medium` on. */
  ratio?: Maybe<Scalars['Float']['output']>;
  /** Ours: the same for the picture of `smallest` and `smaller`. */
  small_focus?: Maybe<PictureFocus>;
  /** Ours: width divided by height of the picture of `smallest` and `smaller`. */
  small_ratio?: Maybe<Scalars['Float']['output']>;
  /** 640 pixels wide. */
  smaller?: Maybe<Scalars['String']['output']>;
  /** 320 pixels wide. */
  smallest?: Maybe<Scalars['String']['output']>;
  /** `image` or `video`. */
  type?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type TailoredSlider = {
  fullwidth?: Maybe<Scalars['Boolean']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  /** `home-top` or `category-top`. */
  location?: Maybe<Scalars['String']['output']>;
  slides?: Maybe<Array<Maybe<TailoredSlide>>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type TaxItem = {
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type TaxWrappingEnum =
  | 'DISPLAY_EXCLUDING_TAX'
  | 'DISPLAY_INCLUDING_TAX'
  | 'DISPLAY_TYPE_BOTH';

export type TextSwatchData = SwatchDataInterface & {
  value?: Maybe<Scalars['String']['output']>;
};

export type TierPrice = {
  discount?: Maybe<ProductDiscount>;
  final_price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

export type UpdateCartItemsOutput = {
  cart: Cart;
  errors: Array<Maybe<CartUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type UrlRewrite = {
  parameters?: Maybe<Array<Maybe<HttpQueryParameter>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  /** Ours. */
  | 'LANDING_PAGE'
  | 'PRODUCT';

export type VatNumber = {
  address?: Maybe<Scalars['String']['output']>;
  country_code: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  request_date: Scalars['String']['output'];
  request_identifier?: Maybe<Scalars['String']['output']>;
  /** Null when the tax office could not be asked. */
  valid?: Maybe<Scalars['Boolean']['output']>;
  vat_id: Scalars['String']['output'];
};

export type VirtualCartItem = CartItemInterface & {
  /** Ours: the phrase on non-textile parts of animal origin, where there are any (LAW-15). */
  animal_parts?: Maybe<Scalars['String']['output']>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Why the line cannot be ordered as it is; null when it can. */
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Ours: a fabric sample. */
  is_sample: Scalars['Boolean']['output'];
  /** Ours: fibres or materials per part, of a bundle under the name of each of its pieces, as the order will keep them (LAW-06, LAW-15). */
  materials: Array<ProductMaterialPart>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** Ours: what changed since the line was added, in the shopper's words: another price, a capped quantity. */
  notes: Array<CartItemNote>;
  prices?: Maybe<CartItemPrices>;
  /** Of a configurable line the parent; the chosen child is `configured_variant`. */
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type VirtualProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  /** When it can be with the shopper. The capital is the wire name clients know. */
  DeliveryTime?: Maybe<DeliveryTime>;
  /** @deprecated Kept for existing clients. */
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  /** Ours: price per base unit of goods sold by measure (LAW-04). */
  base_price?: Maybe<ProductBasePrice>;
  brand?: Maybe<Brand>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  /** Ours: care instructions, a symbol code with its words. */
  care?: Maybe<Array<Maybe<ProductCareInstruction>>>;
  cashback_promotion?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  /** Ours: a card with its fabrics. It stands in no list and is bought with `addSampleProductToCart`. */
  fabric_sample?: Maybe<ProductInterface>;
  /** Attributes that can be filtered, with this product's options. */
  filter_attributes?: Maybe<Array<Maybe<ProductFilterAttribute>>>;
  /** Ours: how it fits, as buyers say; null below five answers. */
  fit_summary?: Maybe<ProductFitSummary>;
  gift_message_available: Scalars['Boolean']['output'];
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Attributes shown on the product page; the value is the label text. */
  information_attributes?: Maybe<Array<Maybe<ProductInformationAttribute>>>;
  labels?: Maybe<Array<Maybe<ProductLabel>>>;
  /** @deprecated Kept for existing clients. */
  manufacturer?: Maybe<Scalars['Int']['output']>;
  /** The manufacturer's recommended price; never struck, never the base of a percentage (LAW-03). */
  manufacturer_price?: Maybe<Scalars['Float']['output']>;
  /** Ours: fibres or materials per part (LAW-15). */
  materials?: Maybe<Array<Maybe<ProductMaterialPart>>>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for existing clients. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Inside its new-from and new-to dates. */
  new?: Maybe<Scalars['Boolean']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  /** 0, 301 or 302. */
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  /** For a redirect the target path, without a leading slash. */
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  /** Approved reviews, newest first; a variant has those of its product. */
  reviews: ProductReviews;
  /** Ours: who made it and who answers for it in the EU (LAW-14). */
  safety?: Maybe<ProductSafety>;
  /** A reduction that may be announced is running at this moment (LAW-03). */
  sale?: Maybe<Scalars['Boolean']['output']>;
  sales_data?: Maybe<ProductSalesData>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be delivered from the web stock. */
  stock_qty?: Maybe<Scalars['Float']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Kept for existing clients. */
  tier_price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for existing clients. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Kept for existing clients. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** Base unit of goods sold by measure, e.g. ml. */
  unit?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  websites?: Maybe<Array<Maybe<Website>>>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type VirtualProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type VirtualProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type Website = {
  /** @deprecated Kept for existing clients. */
  code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  default_group_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for existing clients. */
  is_default?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for existing clients. */
  name?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for existing clients. */
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type WishListUserInputError = {
  code: WishListUserInputErrorType;
  message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

/** Items whose product is not sold any more are neither shown nor counted. */
export type Wishlist = {
  /** A number, or the 32 characters of a guest's list. */
  id?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Use `items_v2`. */
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  items_v2?: Maybe<WishlistItems>;
  /** Null until it is shared. */
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};


/** Items whose product is not sold any more are neither shown nor counted. */
export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistCartUserInputError = {
  code: WishlistCartUserInputErrorType;
  message: Scalars['String']['output'];
  wishlistId: Scalars['ID']['output'];
  wishlistItemId: Scalars['ID']['output'];
};

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItem = {
  added_at?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

/** A variant by `parent_sku` and its own `sku`, or by the `sku` of its product and `selected_options`. */
export type WishlistItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type WishlistItemInterface = {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** A remark of the owner. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type WishlistItemUpdateInput = {
  /** A remark; only in a customer's list. */
  description?: InputMaybe<Scalars['String']['input']>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItems = {
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type Withdrawal = {
  /** ISO 8601 with the offset of the shop's time zone: `2026-11-14T23:41:07+01:00`. */
  received_at: Scalars['String']['output'];
  /** `H-2026-000123`. */
  reference: Scalars['String']['output'];
};

export type WithdrawalInput = {
  /** Where the receipt goes. May be left out with the `hash` of the order: then to the address of the order. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Of the order, from a link in its mails: proves that the sender knows the order. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** Left out or empty: the whole order. */
  items?: InputMaybe<Array<InputMaybe<WithdrawalItemInput>>>;
  /** Optional, as is any reason. */
  message?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  order_number: Scalars['String']['input'];
};

export type WithdrawalItemInput = {
  quantity: Scalars['Float']['input'];
  sku: Scalars['String']['input'];
};

/** Ours. */
export type WorkingDays = {
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

/** The name begins with a small letter in the public blog module. */
export type BlogPostsOutput = {
  items?: Maybe<Array<Maybe<BlogPost>>>;
  /** Ours. */
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type CreateEmptyCartInput = {
  /** 32 characters of the caller's choice. */
  cart_id?: InputMaybe<Scalars['String']['input']>;
};
